import { describe, expect, it } from 'vitest';
import { SCORES } from '../taste/scores.ts';
import { makeIngredient, makeRecipe } from './engine/items.testing.ts';
import { SearchIndex } from './engine/search-index.ts';
import { findBoth, matchRanges } from './find.ts';
import type { SearchInput } from './requests.ts';

const GIN = 1;
const DRY = 2;
const LEMON = 3;
const TWIST = 4;
const RUM = 5;
const BOTTLE = 6;
const recipe = (id: number, name: string, needs: number[], given = {}) =>
  makeRecipe(id, name, { ingredient_ids: needs, alcohol_abv: 30, ...given });

const index = SearchIndex.of([
  makeIngredient(GIN, 'Gin', { ingredient_type_id: 1 }),
  makeIngredient(DRY, 'London dry gin', { ingredient_type_id: 1, parent_ingredient_id: GIN }),
  makeIngredient(LEMON, 'Lemon juice', { ingredient_type_id: 16 }),
  makeIngredient(TWIST, 'Lemon', { ingredient_type_id: 18 }),
  makeIngredient(RUM, 'Rum', { ingredient_type_id: 3 }),
  makeIngredient(BOTTLE, 'Castle Special', { ingredient_type_id: 1, parent_ingredient_id: DRY }),
  recipe(20, 'Alpha', [GIN, LEMON]),
  recipe(21, 'Beta', [DRY], { garnish_ingredient_ids: [TWIST] }),
  recipe(22, 'Gamma', [GIN], { optional_ingredient_ids: [LEMON], alcohol_abv: 12 }),
  recipe(23, 'Delta', [RUM, LEMON], { equal_parts: true, alcohol_abv: 20 }),
  recipe(24, 'Perfect', [RUM], { alcohol_abv: 40 }),
]);
const source = { search: index, flavour: { scoresOf: () => SCORES.map(() => 2) } };

const ask = (query: string, given: Partial<SearchInput> = {}) => {
  const { understood, recipes } = findBoth(
    source,
    { match: null, of: () => ({ missing: null }) },
    { query, ...given },
  );
  return { ...understood, names: recipes.map(({ recipe_name }) => recipe_name) };
};
const names = (query: string, given?: Partial<SearchInput>) => ask(query, given).names.toSorted();

describe('recipes by ingredients', () => {
  it.each([
    ['a kind of it counts', 'gin', ['Alpha', 'Beta', 'Gamma']],
    ['a garnish and an optional line count where it is wanted', 'gin lemon', ['Alpha', 'Beta', 'Gamma']],
    ['a garnish counts where it is left out, an optional line does not', 'gin without lemon', ['Gamma']],
    ['a kind of it is left out too', 'no gin', ['Delta', 'Perfect']],
    [
      'a bottle that no recipe names does for the kind above it',
      'castle special',
      ['Alpha', 'Beta', 'Gamma'],
    ],
    ['what they are made of', 'equal parts', ['Delta']],
  ])('%s', (_, query, expected) => {
    expect(names(query)).toEqual(expected);
  });

  it('are filtered by included and excluded ingredients in natural language', () => {
    expect(names('', { with: ['gin'], without: ['Zitrone'] })).toEqual(['Gamma']);
  });
});

describe('partial matches', () => {
  it('ignore and report a word without matches, but keep exclusions', () => {
    expect(ask('gin xyzzy without lemon')).toMatchObject({ names: ['Gamma'], left_aside: ['xyzzy'] });
  });

  it('exclude and report an ingredient that is both included and excluded', () => {
    expect(ask('gin without gin')).toMatchObject({ names: ['Perfect', 'Delta'], contradiction: true });
    expect(ask('strong not strong')).toMatchObject({ names: ask('not strong').names, contradiction: true });
  });

  it('compare with the drink that others should be like', () => {
    const { names: found, like } = ask('like alpha but lighter');
    expect([found.toSorted(), like?.recipe_name]).toEqual([['Delta', 'Gamma'], 'Alpha']);
  });
});

it('finds an item whose name consists of a stop word', () => {
  expect(ask('perfect').names[0]).toBe('Perfect');
});

it('returns queries that remove or negate a term, in the language of the query', () => {
  const { words } = ask('gin without lemon, strong');
  expect(words.map(({ off, turned }) => [off, turned])).toEqual([
    ['without lemon, strong', 'without gin without lemon, strong'],
    ['gin, strong', 'gin with lemon, strong'],
    ['gin without lemon', 'gin without lemon, not strong'],
  ]);
  expect(ask('no gin or rum').words[0]).toMatchObject({ off: 'no rum', turned: 'with gin without rum' });
  expect(ask('gin and lemon').words[0]?.turned).toBe('without gin with lemon');
  expect(ask('Drinks mit Gin').words[0]?.turned).toBe('Drinks ohne Gin');
});

const marked = (text: string, terms: { term: string; query: string }[]): string[] =>
  matchRanges(text, terms).map(({ start, end }) => text.slice(start, end));

describe('matchRanges', () => {
  it('marks the typed part of a word', () => {
    expect(marked('Old Fashioned', [{ term: 'fashioned', query: 'fash' }])).toEqual(['Fash']);
  });

  it('marks the whole word if it was found despite a typo', () => {
    expect(marked('Old Fashioned', [{ term: 'fashioned', query: 'fahsioned' }])).toEqual(['Fashioned']);
  });

  it('marks accented letters, and letters that fold to two', () => {
    expect(
      marked('Crème Straße', [
        { term: 'creme', query: 'crem' },
        { term: 'strasse', query: 'stras' },
      ]),
    ).toEqual(['Crèm', 'Straß']);
  });

  it('marks a possessive that was found without its apostrophe', () => {
    expect(marked("Bee's Knees", [{ term: 'bees', query: 'bees' }])).toEqual(["Bee's"]);
  });

  it('marks nothing in a text without the term', () => {
    expect(marked('Negroni', [{ term: 'gin', query: 'gin' }])).toEqual([]);
  });
});
