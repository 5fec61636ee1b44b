import { LIMITS } from '@cellaret/domain/core/limits';
import { SORTS, type SearchSort } from '@cellaret/domain/search/engine/search-item';
import { ownFilterCount, type OwnFilters, type SearchInput } from '@cellaret/domain/search/requests';
import { STRENGTHS, TASTES, type StrengthBand, type Taste } from '@cellaret/domain/search/words/tastes';
import { readOwn, writeOwn } from '#lib/own-address.ts';

/** How many of a kind are shown at first, and how many more are asked for. */
export const STEP = LIMITS.search.results;

/** State of the search screen; the address holds it, so that Back and shared links restore it. */
export interface SearchState {
  query: string;
  /** Ingredients, or kinds of them, that have to be there and that must not, in people's words. */
  with: string[];
  without: string[];
  typeIds: number[];
  brandIds: number[];
  attributeIds: number[];
  glassIds: number[];
  methodIds: number[];
  tastes: Taste[];
  strength: StrengthBand | null;
  abvMin: number | null;
  abvMax: number | null;
  /** Recipes: at most this many missing from the active cabinet; 0 is makeable, null any. */
  missingAtMost: number | null;
  /** Recipes: what one keeps about them oneself. */
  own: OwnFilters;
  sort: SearchSort;
  /** How many are shown. */
  ingredients: number;
  recipes: number;
}

export const EMPTY_SEARCH: SearchState = {
  query: '',
  with: [],
  without: [],
  typeIds: [],
  brandIds: [],
  attributeIds: [],
  glassIds: [],
  methodIds: [],
  tastes: [],
  strength: null,
  abvMin: null,
  abvMax: null,
  missingAtMost: null,
  own: {},
  sort: 'best',
  ingredients: STEP,
  recipes: STEP,
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

const oneOf = <T extends string>(text: string | null, known: readonly T[]): T | null =>
  known.find((one) => one === text) ?? null;

const shown = (text: string | null): number =>
  Math.floor(numberBetween(text, STEP, LIMITS.search.most) ?? STEP);

/** Words of a list, as many as the API takes. */
const words = (text: string | null): string[] =>
  (text ?? '')
    .split(',')
    .map((word) => word.trim().slice(0, LIMITS.name.max))
    .filter(Boolean)
    .slice(0, LIMITS.search.phrases);

/** Reads the state from the address; anything unreadable counts as not asked. */
export function readSearch(params: URLSearchParams): SearchState {
  const missing = numberBetween(params.get('missing'), 0, 10);
  return {
    query: (params.get('q') ?? '').slice(0, LIMITS.search.maxLength),
    with: words(params.get('with')),
    without: words(params.get('without')),
    typeIds: ids(params.get('type')),
    brandIds: ids(params.get('brand')),
    attributeIds: ids(params.get('attribute')),
    glassIds: ids(params.get('glass')),
    methodIds: ids(params.get('method')),
    tastes: TASTES.filter((taste) => words(params.get('taste')).includes(taste)),
    strength: oneOf(params.get('strength'), STRENGTHS),
    abvMin: numberBetween(params.get('abv-min'), LIMITS.abv.min, LIMITS.abv.max),
    abvMax: numberBetween(params.get('abv-max'), LIMITS.abv.min, LIMITS.abv.max),
    missingAtMost: missing === null ? null : Math.floor(missing),
    own: readOwn(params),
    sort: oneOf(params.get('sort'), SORTS) ?? 'best',
    ingredients: shown(params.get('ingredients')),
    recipes: shown(params.get('recipes')),
  };
}

/** The address of a state; what is not asked leaves no trace. */
export function writeSearch(state: SearchState): URLSearchParams {
  const params = new URLSearchParams();
  const put = (name: string, value: string | number | null) => {
    if (value !== null && value !== '') params.set(name, String(value));
  };
  put('q', state.query);
  put('with', state.with.join(','));
  put('without', state.without.join(','));
  put('type', state.typeIds.join(','));
  put('brand', state.brandIds.join(','));
  put('attribute', state.attributeIds.join(','));
  put('glass', state.glassIds.join(','));
  put('method', state.methodIds.join(','));
  put('taste', state.tastes.join(','));
  put('strength', state.strength);
  put('abv-min', state.abvMin);
  put('abv-max', state.abvMax);
  put('missing', state.missingAtMost);
  writeOwn(params, state.own);
  put('sort', state.sort === 'best' ? null : state.sort);
  put('ingredients', state.ingredients === STEP ? null : state.ingredients);
  put('recipes', state.recipes === STEP ? null : state.recipes);
  return params;
}

/** How many filters are set, for the filter button's label. */
export const filterCount = (state: SearchState): number =>
  [
    state.with,
    state.without,
    state.typeIds,
    state.brandIds,
    state.attributeIds,
    state.glassIds,
    state.methodIds,
    state.tastes,
  ].filter((chosen) => chosen.length > 0).length +
  [state.strength, state.abvMin, state.abvMax, state.missingAtMost].filter((value) => value !== null).length +
  ownFilterCount(state.own);

/** The body of the search for both kinds; the cabinet makes each recipe say what is missing. */
export const searchBody = (state: SearchState, cabinetId: number | null): SearchInput => ({
  query: state.query.trim(),
  ...(state.with.length > 0 && { with: state.with }),
  ...(state.without.length > 0 && { without: state.without }),
  ...(state.typeIds.length > 0 && { ingredient_type_ids: state.typeIds }),
  ...(state.brandIds.length > 0 && { ingredient_brand_ids: state.brandIds }),
  ...(state.attributeIds.length > 0 && { ingredient_attribute_ids: state.attributeIds }),
  ...(state.glassIds.length > 0 && { glassware_ids: state.glassIds }),
  ...(state.methodIds.length > 0 && { serving_method_ids: state.methodIds }),
  ...(state.tastes.length > 0 && { tastes: state.tastes }),
  ...(state.strength !== null && { strength: state.strength }),
  ...(state.abvMin !== null && { abv_min: state.abvMin }),
  ...(state.abvMax !== null && { abv_max: state.abvMax }),
  ...(cabinetId !== null && { bar_cabinet_id: cabinetId }),
  ...(cabinetId !== null &&
    state.missingAtMost !== null && { missing_at_most: state.missingAtMost, with_substitutes: true }),
  ...state.own,
  ...(state.sort !== 'best' && { sort: state.sort }),
  ...(state.ingredients !== STEP && { ingredient_limit: state.ingredients }),
  ...(state.recipes !== STEP && { recipe_limit: state.recipes }),
});
