import type { RecipeHit } from '@cellaret/domain/search/search-answer';
import { describe, expect, it } from 'vitest';
import type { Loaded } from '#lib/hooks/use-loaded.ts';
import { viewOf, type Hits } from './search-view.ts';

const negroni: RecipeHit = {
  id: 20001,
  recipe_name: 'Negroni',
  recipe_description: '',
  matches: [],
  ingredient_names: ['Gin'],
  alcohol_abv: 24,
  missing: null,
  look: {},
  cover: null,
};
const none: Hits = {
  understood: { words: [], left_aside: [], contradiction: false, like: null },
  ingredients: [],
  recipes: [],
  more_ingredients: false,
  more_recipes: false,
  here: false,
};
const some: Hits = { ...none, recipes: [negroni] };
const retry = () => undefined;
const loading: Loaded<Hits> = { state: 'loading', before: some };
const popular: Loaded<Hits> = { state: 'ready', value: some, retry };

describe('what stands below the search box', () => {
  it('is the suggestions while there is nothing to search for, and nothing of those for other filters', () => {
    expect(viewOf({ kind: 'suggesting' }, popular)).toMatchObject({
      suggesting: true,
      kind: 'hits',
      hits: some,
    });
    expect(viewOf({ kind: 'suggesting' }, loading)).toEqual({ suggesting: true, kind: 'waiting' });
    expect(viewOf({ kind: 'suggesting' }, { state: 'error', error: 'no', retry })).toEqual({
      suggesting: true,
      kind: 'failed',
      error: 'no',
    });
  });

  it('is what was found before while a search runs', () => {
    expect(viewOf({ kind: 'searching', shown: some }, popular)).toMatchObject({
      hits: some,
      searching: true,
    });
    expect(viewOf({ kind: 'searching', shown: null }, popular)).toEqual({
      suggesting: false,
      kind: 'waiting',
    });
  });

  it('says that nothing was found, or that the search failed, whatever the suggestions are', () => {
    expect(viewOf({ kind: 'found', results: none }, popular)).toEqual({
      suggesting: false,
      kind: 'nothing',
      hits: none,
      searching: false,
    });
    expect(viewOf({ kind: 'failed', error: 'no' }, popular)).toMatchObject({
      suggesting: false,
      error: 'no',
    });
  });
});
