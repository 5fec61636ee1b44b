import { LIMITS } from '@cellaret/domain/core/limits';
import { STRENGTHS } from '@cellaret/domain/search/words/tastes';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useMarks } from '#data/people/marks.ts';
import { useWordedList } from '#data/reference/option-lists.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { ownTags } from '#lib/own-tags.ts';
import { MultiSelect } from '#ui/form/option-select.tsx';
import { Folded } from '#ui/kit/folded.ts';
import { OwnFilter } from '#ui/marks/own-filter.tsx';
import { useMeaningText } from './meaning-text.ts';
import { ChoiceFilter, PhraseFilter, TasteFilter } from './search-filter-fields.tsx';
import { EMPTY_SEARCH, filterCount, type SearchState } from './search-state.ts';

interface SearchFiltersProps {
  state: SearchState;
  onChange: (change: Partial<SearchState>) => void;
  /** True if there is a cabinet to compare recipes with. */
  hasCabinet: boolean;
}

const ANY = 'any';

const { query: _query, sort: _sort, ...NO_FILTERS } = EMPTY_SEARCH;

const noop = () => undefined;

/** The options of a list; none while it loads. */
const offeredBy = <R,>(list: { state: string; value?: readonly R[] }): readonly R[] => list.value ?? [];

/**
 * The filters of the search. Recipes: what has to be there and what must not, taste, strength, what one keeps
 * about them, glass, method, what the active cabinet may lack. Ingredients: type, brand, attribute. Both:
 * percent by volume. What is seldom used is folded.
 */
export function SearchFilters({ state, onChange, hasCabinet }: SearchFiltersProps) {
  const t = useText();
  const meaningText = useMeaningText();
  const marked = useMarks('recipes');
  const types = useWordedList('ingredient_types');
  const brands = useWordedList('ingredient_brands');
  const attributes = useWordedList('ingredient_attributes');
  const glassware = useWordedList('glassware');
  const methods = useWordedList('serving_methods');

  const several = [
    {
      key: 'glassIds',
      label: t('search.filter.glass'),
      options: offeredBy(glassware),
    },
    {
      key: 'methodIds',
      label: t('search.filter.method'),
      options: offeredBy(methods),
    },
    {
      key: 'typeIds',
      label: t('search.filter.type'),
      options: offeredBy(types),
    },
    {
      key: 'brandIds',
      label: t('search.filter.brand'),
      options: offeredBy(brands),
    },
    {
      key: 'attributeIds',
      label: t('search.filter.attribute'),
      options: offeredBy(attributes),
    },
  ] as const;

  const abv = (text: string): number | null => {
    const value = Number(text);
    return text.trim() === '' || !Number.isFinite(value)
      ? null
      : Math.min(LIMITS.abv.max, Math.max(LIMITS.abv.min, value));
  };

  // Open from the start where one of these is set; then it stays as the reader leaves it.
  const [isOpen] = useState(
    () => several.some(({ key }) => state[key].length > 0) || state.abvMin !== null || state.abvMax !== null,
  );

  return (
    <Box
      role="group"
      aria-label={t('search.filters')}
      sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}
    >
      <PhraseFilter
        label={t('search.filter.with')}
        value={state.with}
        onChange={(phrases) => onChange({ with: phrases })}
      />
      <PhraseFilter
        label={t('search.filter.without')}
        value={state.without}
        onChange={(phrases) => onChange({ without: phrases })}
      />
      <TasteFilter value={state.tastes} onChange={(tastes) => onChange({ tastes })} />
      <ChoiceFilter
        id="strength"
        label={t('search.filter.strength')}
        value={state.strength ?? ANY}
        options={[
          { value: ANY, label: t('search.filter.strength.any') },
          ...STRENGTHS.map((strength) => ({ value: strength, label: meaningText({ strength }) })),
        ]}
        onChange={(chosen) => onChange({ strength: chosen === ANY ? null : chosen })}
      />
      <ChoiceFilter
        id="missing"
        label={t('search.filter.missing')}
        disabled={!hasCabinet}
        value={state.missingAtMost === null ? ANY : String(state.missingAtMost)}
        options={[
          { value: ANY, label: t('search.filter.missing.any') },
          { value: '0', label: t('search.filter.missing.none') },
          ...[1, 2, 3].map((count) => ({
            value: String(count),
            label: t('search.filter.missing.most', { count }),
          })),
        ]}
        onChange={(chosen) => onChange({ missingAtMost: chosen === ANY ? null : Number(chosen) })}
      />
      <OwnFilter
        value={state.own}
        used={marked.state === 'ready' ? ownTags(marked.value) : []}
        onChange={(own) => onChange({ own })}
      />
      <Folded open={isOpen}>
        <summary>{t('search.filter.seldom')}</summary>
        <Box sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          {several.map(({ key, label, options }) => (
            <MultiSelect
              key={key}
              label={label}
              value={state[key]}
              options={options}
              onChange={(ids) => onChange({ [key]: ids })}
              error={undefined}
              onBlur={noop}
              inputRef={null}
            />
          ))}
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
        </Box>
      </Folded>
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
