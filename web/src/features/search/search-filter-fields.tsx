import { LIMITS } from '@cellaret/domain/core/limits';
import { type Taste, TASTES } from '@cellaret/domain/search/words/tastes';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useAllIngredients } from '#data/catalogue/ingredient-names.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { bestFirst } from '#ui/form/best-first.ts';
import { usePickerDefaults } from '#ui/form/picker-defaults.ts';
import { CloseIcon } from '#ui/icons/actions.tsx';
import { CheckIcon } from '#ui/icons/door.tsx';
import { useMeaningText } from './meaning-text.ts';

interface ChoiceFilterProps<V extends string> {
  id: string;
  label: string;
  value: V;
  options: readonly { value: V; label: string }[];
  onChange: (value: V) => void;
  disabled?: boolean;
}

/** One of a few. */
export function ChoiceFilter<V extends string>({
  id,
  label,
  value,
  options,
  onChange,
  disabled = false,
}: ChoiceFilterProps<V>) {
  return (
    <FormControl disabled={disabled}>
      <InputLabel id={`${id}-label`}>{label}</InputLabel>
      <Select
        labelId={`${id}-label`}
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.label}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}

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
  const { noOptionsText: _noOptions, ...defaults } = usePickerDefaults();
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
      {...defaults}
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

/** Tastes of drinks to tick: one tap each, all of them have to be there. */
export function TasteFilter({
  value,
  onChange,
}: {
  value: readonly Taste[];
  onChange: (tastes: Taste[]) => void;
}) {
  const t = useText();
  const meaningText = useMeaningText();
  return (
    <Box role="group" aria-labelledby="taste-label" sx={{ gridColumn: '1 / -1' }}>
      <Typography id="taste-label" sx={{ fontWeight: 500, mb: 0.5 }}>
        {t('search.filter.taste')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {TASTES.map((taste) => {
          const isChosen = value.includes(taste);
          return (
            <Chip
              key={taste}
              component="button"
              type="button"
              clickable
              aria-pressed={isChosen}
              color={isChosen ? 'primary' : 'default'}
              {...(isChosen && { icon: <CheckIcon size={16} /> })}
              variant={isChosen ? 'filled' : 'outlined'}
              label={meaningText({ taste })}
              onClick={() => onChange(isChosen ? value.filter((one) => one !== taste) : [...value, taste])}
              sx={{ minHeight: 40, borderRadius: 20 }}
            />
          );
        })}
      </Box>
    </Box>
  );
}
