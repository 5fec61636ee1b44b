import { describe, expect, it } from 'vitest';
import { SCORES } from '../taste/scores.ts';
import type { Findable } from './drinks.ts';
import { makeIngredient, makeRecipe } from './engine/items.testing.ts';
import { SearchIndex } from './engine/search-index.ts';
import { findBoth } from './find.ts';
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

const askIn = (asked: Findable, query: string, given: Partial<SearchInput> = {}) => {
  const { understood, recipes, ingredients } = findBoth(
    asked,
    { match: null, of: () => ({ missing: null }) },
    { query, ...given },
  );
  return {
    ...understood,
    names: recipes.map(({ recipe_name }) => recipe_name),
    bottles: ingredients.map(({ ingredient_name }) => ingredient_name),
  };
};
const ask = (query: string, given?: Partial<SearchInput>) => askIn(source, query, given);
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
    ['how many there are at most', 'gin, at most two ingredients', ['Alpha', 'Beta', 'Gamma']],
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

describe('spirits and what they are made of', () => {
  const AGAVE = { ingredient_type_id: 5, parent_ingredient_id: 30 };
  const bar = {
    ...source,
    search: SearchIndex.of([
      makeIngredient(30, 'Agave spirit', { ingredient_type_id: 5 }),
      makeIngredient(31, 'Mezcal', AGAVE),
      makeIngredient(32, 'Tequila', AGAVE),
      makeIngredient(33, 'Agave syrup', { ingredient_type_id: 15 }),
      makeIngredient(34, 'Rum', { ingredient_type_id: 3 }),
      makeIngredient(35, 'White rum', { ingredient_type_id: 3, parent_ingredient_id: 34 }),
      makeIngredient(36, 'Spiced rum', { ingredient_type_id: 3 }),
      makeIngredient(37, 'Harbour Gold', { ingredient_type_id: 3, parent_ingredient_id: 36 }),
      makeIngredient(38, 'Cola', { ingredient_type_id: 17 }),
      makeIngredient(39, 'Lime', { ingredient_type_id: 18 }),
      makeIngredient(40, 'Mint', { ingredient_type_id: 19 }),
      recipe(50, 'Eta', [31, 33]),
      recipe(51, 'Theta', [31, 39]),
      recipe(52, 'Iota', [32, 39]),
      recipe(53, 'Kappa', [35, 38], { alcohol_abv: 10 }),
      recipe(54, 'Lambda', [36, 40]),
      recipe(55, 'Mu', [35, 39]),
      recipe(56, 'Rum Runner', [34, 35, 39, 38, 40]),
    ]),
  };

  it('keep a spirit whose plant is left out, but not its sisters', () => {
    expect(askIn(bar, 'mezcal kein Agave')).toMatchObject({
      names: ['Theta'],
      bottles: ['Mezcal'],
      contradiction: false,
    });
    expect(askIn(bar, 'without agave').names.toSorted()).toEqual(['Kappa', 'Lambda', 'Mu', 'Rum Runner']);
    expect(askIn(bar, 'mezcal no agave spirit').contradiction).toBe(true);
  });

  it('take a spirit of the same type for a bottle that no recipe names', () => {
    expect(askIn(bar, 'harbour gold mint')).toMatchObject({ names: ['Lambda'], left_aside: [] });
    expect(askIn(bar, 'harbour gold cola')).toMatchObject({ names: ['Kappa', 'Rum Runner'], left_aside: [] });
    expect(askIn(bar, 'spiced rum cola')).toMatchObject({
      names: ['Kappa', 'Rum Runner'],
      left_aside: ['spiced rum'],
    });
  });

  it('read a light drink with rum apart from light rum', () => {
    expect(askIn(bar, 'light rum').names.toSorted()).toEqual(['Kappa', 'Mu', 'Rum Runner']);
    expect(askIn(bar, 'light rum drink').names).toEqual(['Kappa']);
  });

  it('put a drink of many ingredients named after one of several words where it would else be', () => {
    expect(askIn(bar, 'rum').names[0]).toBe('Rum Runner');
    expect(askIn(bar, 'rum limes').names).toEqual(['Mu', 'Rum Runner']);
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
