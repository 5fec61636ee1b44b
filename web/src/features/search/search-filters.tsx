import { LIMITS } from '@cellaret/domain/limits';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import TextField from '@mui/material/TextField';
import { useOptionList, useWordedList } from '#data/collections/option-lists.ts';
import { useLocale, useText } from '#lib/i18n/i18n.ts';
import { useReferenceNames } from '#lib/i18n/reference-words.ts';
import { byName } from '#lib/text-order.ts';
import { MultiSelect } from '#ui/form/option-select.tsx';
import { EMPTY_SEARCH, filterCount, type SearchState } from './search-state.ts';

interface SearchFiltersProps {
  state: SearchState;
  onChange: (change: Partial<SearchState>) => void;
  /** Whether there is a cabinet to compare recipes with. */
  hasCabinet: boolean;
}

const ANY = 'any';

const { query: _query, ...NO_FILTERS } = EMPTY_SEARCH;

const noop = () => undefined;

/** The filters of the search: type, brand, attribute, strength; for recipes what the active cabinet may lack. */
export function SearchFilters({ state, onChange, hasCabinet }: SearchFiltersProps) {
  const t = useText();
  const order = byName(useLocale());
  const { nameOf } = useReferenceNames();
  const types = useWordedList('ingredient_types');
  const brands = useOptionList('ingredient_brands');
  const attributes = useWordedList('ingredient_attributes');

  const abv = (text: string): number | null => {
    const value = Number(text);
    return text.trim() === '' || !Number.isFinite(value)
      ? null
      : Math.min(LIMITS.abv.max, Math.max(LIMITS.abv.min, value));
  };

  return (
    <Box
      role="group"
      aria-label={t('search.filters')}
      sx={{
        display: 'grid',
        gap: 2,
        p: 2,
        borderRadius: '12px',
        bgcolor: 'background.paper',
        boxShadow: 1,
        gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr' },
      }}
    >
      <MultiSelect
        label={t('search.filter.type')}
        value={state.typeIds}
        options={
          types.state === 'ready'
            ? types.value
                .map(({ id, ingredient_type_name }) => ({
                  id,
                  name: nameOf('ingredient_types', id, ingredient_type_name),
                }))
                .sort(order)
            : []
        }
        onChange={(typeIds) => onChange({ typeIds })}
        error={undefined}
        onBlur={noop}
        inputRef={null}
      />
      <MultiSelect
        label={t('search.filter.brand')}
        value={state.brandIds}
        options={
          brands.state === 'ready'
            ? brands.value.map((one) => ({ id: one.id, name: one.ingredient_brand_name }))
            : []
        }
        onChange={(brandIds) => onChange({ brandIds })}
        error={undefined}
        onBlur={noop}
        inputRef={null}
      />
      <MultiSelect
        label={t('search.filter.attribute')}
        value={state.attributeIds}
        options={
          attributes.state === 'ready'
            ? attributes.value
                .map(({ id, ingredient_attribute_name }) => ({
                  id,
                  name: nameOf('ingredient_attributes', id, ingredient_attribute_name),
                }))
                .sort(order)
            : []
        }
        onChange={(attributeIds) => onChange({ attributeIds })}
        error={undefined}
        onBlur={noop}
        inputRef={null}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
        {(['abvMin', 'abvMax'] as const).map((bound) => (
          <TextField
            key={bound}
            id={bound}
            type="number"
            label={t(bound === 'abvMin' ? 'search.filter.abv-min' : 'search.filter.abv-max')}
            value={state[bound] ?? ''}
            onChange={(event) => onChange({ [bound]: abv(event.target.value) })}
            slotProps={{
              htmlInput: { min: LIMITS.abv.min, max: LIMITS.abv.max, step: 1, inputMode: 'decimal' },
            }}
          />
        ))}
      </Box>
      <FormControl disabled={!hasCabinet}>
        <InputLabel id="missing-label">{t('search.filter.missing')}</InputLabel>
        <Select
          labelId="missing-label"
          id="missing"
          value={state.missingAtMost === null ? ANY : String(state.missingAtMost)}
          onChange={(event) =>
            onChange({ missingAtMost: event.target.value === ANY ? null : Number(event.target.value) })
          }
        >
          <MenuItem value={ANY}>{t('search.filter.missing.any')}</MenuItem>
          <MenuItem value="0">{t('search.filter.missing.none')}</MenuItem>
          {[1, 2, 3].map((count) => (
            <MenuItem key={count} value={String(count)}>
              {t('search.filter.missing.most', { count })}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <Button
        disabled={filterCount(state) === 0}
        onClick={() => onChange(NO_FILTERS)}
        sx={{ alignSelf: 'end', justifySelf: 'start' }}
      >
        {t('search.filter.clear')}
      </Button>
    </Box>
  );
}
