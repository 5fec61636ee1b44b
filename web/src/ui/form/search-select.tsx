import { foldName } from '@cellaret/domain/folding';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useEffect, useState, type Ref } from 'react';
import { useText } from '#lib/i18n/i18n.ts';
import type { NamedOption } from './option-select.tsx';

/** Short enough to feel immediate, long enough not to ask at every key. */
const PAUSE_MS = 250;
/** The search takes no less than this. */
const LEAST = 3;

interface SearchSelectProps {
  value: NamedOption | null;
  onChange: (option: NamedOption | null) => void;
  onBlur: () => void;
  /** What is offered before anything is typed. */
  first: readonly NamedOption[];
  /** Finds more than the first ones; may fail. */
  search: (text: string, signal: AbortSignal) => Promise<NamedOption[]>;
  label: string;
  placeholder?: string;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

/** A select over more options than one would load: it offers the first ones, and asks a search for the rest. */
export function SearchSelect({ search, ...props }: SearchSelectProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<{ text: string; options: NamedOption[] } | null>(null);
  const text = typed.trim();
  const searching = text.length >= LEAST && text !== props.value?.name;

  useEffect(() => {
    if (!searching) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      search(text, controller.signal).then(
        (options) => setFound({ text, options }),
        // Without the search the first options remain to choose from.
        () => !controller.signal.aborted && setFound({ text, options: [] }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [search, searching, text]);

  const answered = found?.text === text ? found.options : [];
  const local = props.first.filter((option) => foldName(option.name).includes(foldName(text)));
  const options = searching
    ? [...answered, ...local.filter((option) => !answered.some((hit) => hit.id === option.id))]
    : [...props.first];

  return (
    <Autocomplete
      value={props.value}
      options={options}
      getOptionLabel={(option) => option.name}
      getOptionKey={(option) => option.id}
      isOptionEqualToValue={(option, value) => option.id === value.id}
      filterOptions={(all) => all}
      loading={searching && found?.text !== text}
      loadingText={t('common.loading')}
      noOptionsText={t('form.no-option')}
      autoHighlight
      onInputChange={(_event, next) => setTyped(next)}
      onChange={(_event, option) => props.onChange(option)}
      onBlur={props.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={props.inputRef}
          label={props.label}
          placeholder={props.placeholder ?? ''}
          error={props.error !== undefined}
          helperText={props.error}
        />
      )}
    />
  );
}
