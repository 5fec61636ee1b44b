import { describe, expect, it } from 'vitest';
import {
  EMPTY_SEARCH,
  filterCount,
  ingredientSearch,
  readSearch,
  recipeSearch,
  writeSearch,
} from './search-state.ts';

const asked = {
  ...EMPTY_SEARCH,
  query: 'gin & tonic',
  typeIds: [2, 7],
  attributeIds: [3],
  abvMin: 0,
  abvMax: 40.5,
  missingAtMost: 1,
};

describe('search state in the address', () => {
  it('comes back as it was written', () => {
    expect(readSearch(new URLSearchParams(writeSearch(asked).toString()))).toEqual(asked);
  });

  it('leaves no trace of what is not asked', () => {
    expect(writeSearch(EMPTY_SEARCH).toString()).toBe('');
  });

  it('ignores what it cannot read', () => {
    const state = readSearch(new URLSearchParams('type=x,0,-1,4,4&abv-min=200&abv-max=ten&missing=99'));
    expect(state).toEqual({ ...EMPTY_SEARCH, typeIds: [4] });
  });

  it('counts the filters that are set', () => {
    expect(filterCount(asked)).toBe(5);
    expect(filterCount(EMPTY_SEARCH)).toBe(0);
  });
});

describe('search bodies', () => {
  it('ask the cabinet only where there is one', () => {
    expect(recipeSearch(asked, null)).toEqual({ query: 'gin & tonic', abv_min: 0, abv_max: 40.5 });
    expect(recipeSearch(asked, 9)).toMatchObject({ bar_cabinet_id: 9, missing_at_most: 1 });
  });

  it('carry only the filters that are set', () => {
    expect(ingredientSearch({ ...EMPTY_SEARCH, query: ' rum ' })).toEqual({ query: 'rum' });
  });
});
