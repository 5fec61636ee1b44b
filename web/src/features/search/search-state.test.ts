import { describe, expect, it } from 'vitest';
import {
  EMPTY_SEARCH,
  filterCount,
  readSearch,
  searchBody,
  writeSearch,
  type SearchState,
} from './search-state.ts';

const asked: SearchState = {
  ...EMPTY_SEARCH,
  query: 'gin & tonic',
  typeIds: [2, 7],
  attributeIds: [3],
  with: ['gin'],
  without: ['citrus', 'egg white'],
  glassIds: [4],
  tastes: ['sour', 'smoky'],
  strength: 'light',
  sort: 'name',
  recipes: 40,
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
    const state = readSearch(
      new URLSearchParams(
        'type=x,0,-1,4,4&abv-min=200&abv-max=ten&missing=99&taste=loud&strength=&sort=random&recipes=9999',
      ),
    );
    expect(state).toEqual({ ...EMPTY_SEARCH, typeIds: [4] });
  });

  it('counts the filters that are set', () => {
    expect(filterCount(asked)).toBe(10);
    expect(filterCount(EMPTY_SEARCH)).toBe(0);
  });
});

describe('the body of a search', () => {
  it('asks the cabinet only where there is one', () => {
    expect(searchBody(asked, null)).not.toHaveProperty('missing_at_most');
    expect(searchBody(asked, 9)).toMatchObject({ bar_cabinet_id: 9, missing_at_most: 1 });
  });

  it('carries all that is set, and nothing else', () => {
    expect(searchBody({ ...EMPTY_SEARCH, query: ' rum ' }, null)).toEqual({ query: 'rum' });
    expect(searchBody(asked, null)).toEqual({
      query: 'gin & tonic',
      with: ['gin'],
      without: ['citrus', 'egg white'],
      ingredient_type_ids: [2, 7],
      ingredient_attribute_ids: [3],
      glassware_ids: [4],
      tastes: ['sour', 'smoky'],
      strength: 'light',
      abv_min: 0,
      abv_max: 40.5,
      sort: 'name',
      recipe_limit: 40,
    });
  });
});
