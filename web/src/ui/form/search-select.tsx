import { foldName } from '@cellaret/domain/core/folding';
import Autocomplete from '@mui/material/Autocomplete';
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import { bestFirst, type NamedOption } from './best-first.ts';
import { usePickerDefaults } from './picker-defaults.ts';
import { PickerInput, type PickerFieldProps } from './picker-input.tsx';

/** Short enough to feel immediate, long enough not to ask at every key. */
const PAUSE_MS = 250;
/** The search takes no less than this. */
const LEAST = 3;

/** Id of the option that creates a missing entry: real ids start at one. */
const TO_CREATE = 0;

interface SearchSelectProps extends PickerFieldProps {
  value: NamedOption | null;
  onChange: (option: NamedOption | null) => void;
  /** Options before anything is typed. */
  first: readonly NamedOption[];
  /** Finds more than the first ones; may fail. */
  search: (text: string, signal: AbortSignal) => Promise<NamedOption[]>;
  /** Creates what is not found; null where somebody thought better of it. */
  create?: (name: string) => Promise<NamedOption | null>;
}

/**
 * A select over more options than one would load: it offers the first ones, and asks a search for the rest.
 * While the search runs nothing is offered, because Material keeps what is highlighted when a better option
 * arrives; Enter waits for the answer and takes its first.
 */
export function SearchSelect({ search, value, onChange, first, create, ...field }: SearchSelectProps) {
  const t = useText();
  const defaults = usePickerDefaults();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<{ text: string; options: NamedOption[] } | null>(null);
  /** The typed text if Enter came before the answer. */
  const hurried = useRef<string | null>(null);
  const text = typed.trim();
  const typing = text !== '' && text !== value?.name;
  const searching = typing && text.length >= LEAST;
  const answered = found?.text === text;
  const options = bestFirst(first, typing ? text : '', searching ? found?.options : []);

  const isCalled = options.some(({ name }) => foldName(name) === foldName(text));
  const offered =
    create && searching && answered && !isCalled ? [...options, { id: TO_CREATE, name: text }] : options;

  const choose = (option: NamedOption | null): void => {
    hurried.current = null;
    setOpen(false);
    if (option?.id !== TO_CREATE) onChange(option);
    else
      void create?.(option.name).then((made) => {
        if (made) onChange(made);
      });
  };

  const latest = useRef({ first, choose });
  // A touch that comes the moment after this is drawn finds it too.
  useLayoutEffect(() => {
    latest.current = { first, choose };
  });
  useEffect(() => {
    if (!searching) return undefined;
    const controller = new AbortController();
    const answer = (hits: NamedOption[]): void => {
      if (controller.signal.aborted) return;
      setFound({ text, options: hits });
      const [best] = bestFirst(latest.current.first, text, hits);
      if (hurried.current === text && best) latest.current.choose(best);
    };
    const timer = setTimeout(() => {
      // Without the search the first options remain to choose from.
      search(text, controller.signal).then(answer, () => answer([]));
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search, searching, text]);

  const keepEnter = (event: KeyboardEvent & { defaultMuiPrevented?: boolean }): void => {
    if (event.key !== 'Enter' || !searching || answered) return;
    event.preventDefault();
    event.defaultMuiPrevented = true;
    hurried.current = text;
  };

  return (
    <Autocomplete
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      value={value}
      options={searching && !answered ? [] : offered}
      getOptionLabel={(option) =>
        option.id === TO_CREATE ? t('form.create', { name: option.name }) : option.name
      }
      getOptionKey={(option) => option.id}
      // The chosen option must not be highlighted before the typed one.
      isOptionEqualToValue={(option, chosen) => !typing && option.id === chosen.id}
      filterOptions={(all) => all}
      loading={searching && !answered}
      {...defaults}
      loadingText={t('common.loading')}
      {...(typing && !searching && { noOptionsText: t('form.type-more') })}
      autoHighlight
      onKeyDown={keepEnter}
      onInputChange={(_event, next) => setTyped(next)}
      onChange={(_event, option) => choose(option)}
      onBlur={() => {
        hurried.current = null;
        field.onBlur();
      }}
      renderInput={(params) => <PickerInput {...params} field={field} />}
    />
  );
}
