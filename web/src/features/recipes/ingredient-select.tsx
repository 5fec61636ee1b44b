import { useEffect, useState, type Ref } from 'react';
import { foldName } from '@cellaret/domain/folding';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { searchIngredientOptions, type IngredientOption } from '#data/ingredient-names.ts';
import { useText } from '#lib/i18n/i18n.ts';

/** Short enough to feel immediate, long enough not to ask at every key. */
const PAUSE_MS = 250;
/** The search takes no less than this. */
const LEAST = 3;

interface IngredientSelectProps {
  value: IngredientOption | null;
  onChange: (option: IngredientOption | null) => void;
  onBlur: () => void;
  /** What is offered before anything is typed. */
  first: readonly IngredientOption[];
  label: string;
  error: string | undefined;
  inputRef: Ref<HTMLInputElement>;
}

/** A searchable select over the whole ingredient catalogue, of which it never loads more than a page. */
export function IngredientSelect(props: IngredientSelectProps) {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [found, setFound] = useState<{ text: string; options: IngredientOption[] } | null>(null);
  const text = typed.trim();
  const searching = text.length >= LEAST && text !== props.value?.name;

  useEffect(() => {
    if (!searching) return undefined;
    const controller = new AbortController();
    const timer = setTimeout(() => {
      searchIngredientOptions(text, controller.signal).then(
        (options) => setFound({ text, options }),
        // Without the search the first page remains to choose from.
        () => !controller.signal.aborted && setFound({ text, options: [] }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [searching, text]);

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
      noOptionsText={t('recipes.form.no-ingredient')}
      autoHighlight
      onInputChange={(_event, next) => setTyped(next)}
      onChange={(_event, option) => props.onChange(option)}
      onBlur={props.onBlur}
      renderInput={(params) => (
        <TextField
          {...params}
          inputRef={props.inputRef}
          label={props.label}
          placeholder={t('recipes.form.select-ingredient')}
          error={props.error !== undefined}
          helperText={props.error}
        />
      )}
    />
  );
}
