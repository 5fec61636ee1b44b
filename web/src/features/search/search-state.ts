import { LIMITS } from '@cellaret/domain/limits';
import type { IngredientSearchInput, RecipeSearchInput } from '@cellaret/domain/search';

/** What a person asked for on the search screen; the address holds it, so Back and shared links restore it. */
export interface SearchState {
  query: string;
  typeIds: number[];
  brandIds: number[];
  attributeIds: number[];
  abvMin: number | null;
  abvMax: number | null;
  /** Recipes: at most this many missing from the active cabinet; 0 is makeable, null any. */
  missingAtMost: number | null;
}

export const EMPTY_SEARCH: SearchState = {
  query: '',
  typeIds: [],
  brandIds: [],
  attributeIds: [],
  abvMin: null,
  abvMax: null,
  missingAtMost: null,
};

const ids = (text: string | null): number[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .filter((part) => /^[1-9][0-9]{0,15}$/.test(part))
      .map(Number),
  ),
];

function numberBetween(text: string | null, min: number, max: number): number | null {
  if (text === null || text.trim() === '') return null;
  const value = Number(text);
  return Number.isFinite(value) && value >= min && value <= max ? value : null;
}

/** Reads the state from the address; anything unreadable counts as not asked. */
export function readSearch(params: URLSearchParams): SearchState {
  const missing = numberBetween(params.get('missing'), 0, 10);
  return {
    query: (params.get('q') ?? '').slice(0, LIMITS.search.maxLength),
    typeIds: ids(params.get('type')),
    brandIds: ids(params.get('brand')),
    attributeIds: ids(params.get('attribute')),
    abvMin: numberBetween(params.get('abv-min'), LIMITS.abv.min, LIMITS.abv.max),
    abvMax: numberBetween(params.get('abv-max'), LIMITS.abv.min, LIMITS.abv.max),
    missingAtMost: missing === null ? null : Math.floor(missing),
  };
}

/** The address of a state; what is not asked leaves no trace. */
export function writeSearch(state: SearchState): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') params.set(name, String(value));
  };
  put('q', state.query);
  put('type', state.typeIds.join(','));
  put('brand', state.brandIds.join(','));
  put('attribute', state.attributeIds.join(','));
  put('abv-min', state.abvMin);
  put('abv-max', state.abvMax);
  put('missing', state.missingAtMost);
  return params;
}

/** How many filters are set, for the filter button's label. */
export const filterCount = (state: SearchState): number =>
  [state.typeIds.length > 0, state.brandIds.length > 0, state.attributeIds.length > 0].filter(Boolean)
    .length + [state.abvMin, state.abvMax, state.missingAtMost].filter((value) => value !== null).length;

const abvRange = ({ abvMin, abvMax }: SearchState) => ({
  ...(abvMin === null ? {} : { abv_min: abvMin }),
  ...(abvMax === null ? {} : { abv_max: abvMax }),
});

/** The body of the ingredient search. */
export const ingredientSearch = (state: SearchState): IngredientSearchInput => ({
  query: state.query.trim(),
  ...(state.typeIds.length > 0 ? { ingredient_type_ids: state.typeIds } : {}),
  ...(state.brandIds.length > 0 ? { ingredient_brand_ids: state.brandIds } : {}),
  ...(state.attributeIds.length > 0 ? { ingredient_attribute_ids: state.attributeIds } : {}),
  ...abvRange(state),
});

/** The body of the recipe search; the cabinet makes each hit say what is missing. */
export const recipeSearch = (state: SearchState, cabinetId: number | null): RecipeSearchInput => ({
  query: state.query.trim(),
  ...abvRange(state),
  ...(cabinetId === null ? {} : { bar_cabinet_id: cabinetId }),
  ...(cabinetId === null || state.missingAtMost === null ? {} : { missing_at_most: state.missingAtMost }),
});
