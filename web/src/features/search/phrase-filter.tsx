import { LIMITS } from '@cellaret/domain/core/limits';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useAllIngredients } from '#data/catalogue/all-ingredients.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { bestFirst } from '#ui/form/best-first.ts';
import { usePickerTexts } from '#ui/form/picker-texts.ts';
import { CloseIcon } from '#ui/icons/actions.tsx';

interface PhraseFilterProps {
  label: string;
  value: readonly string[];
  onChange: (phrases: string[]) => void;
}

/** Without commas, which part them in the address. */
const plain = (phrase: string): string => phrase.replaceAll(',', ' ').trim().slice(0, LIMITS.name.max);

/** Ingredients, or kinds of them in one's own words: 'citrus', 'egg'. Enter takes what is typed. */
export function PhraseFilter({ label, value, onChange }: PhraseFilterProps) {
  const t = useText();
  const { noOptionsText: _noOptions, ...texts } = usePickerTexts();
  const ingredients = useAllIngredients();
  return (
    <Autocomplete
      multiple
      freeSolo
      filterSelectedOptions
      value={[...value]}
      options={ingredients.map(({ name }) => name)}
      filterOptions={(_, { inputValue }) =>
        inputValue.trim() === '' ? [] : bestFirst(ingredients, inputValue).map(({ name }) => name)
      }
      {...texts}
      onChange={(_event, chosen) =>
        onChange([...new Set(chosen.map(plain).filter(Boolean))].slice(0, LIMITS.search.phrases))
      }
      renderValue={(chosen, itemProps) =>
        chosen.map((phrase, index) => {
          const { key, onDelete, ...props } = itemProps({ index });
          return (
            <Chip
              key={key}
              {...props}
              label={phrase}
              aria-label={t('form.take-out', { name: phrase })}
              onClick={onDelete}
              onDelete={onDelete}
              deleteIcon={<CloseIcon size={16} />}
            />
          );
        })
      }
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  );
}
