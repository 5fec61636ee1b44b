import { Match } from '@cellaret/domain/availability/matching/match';
import { catalogueFile, withChanges, type CatalogueFile } from '@cellaret/domain/catalogue/browser-catalogue';
import { tasteCode } from '@cellaret/domain/taste/flavour';
import { expect, it } from 'vitest';
import { compactCatalogue } from './compact-catalogue.ts';
import { ingredientNamesIn, alikeFactsIn } from './in-catalogue.ts';

const scores = [1, 8, 0, 5, 5, 5, 5, 3, 2, 9, 4];

const file: CatalogueFile = catalogueFile.parse({
  recipes: {
    21: { name: 'Bitter Gin', ingredient_ids: [1, 3], taste: tasteCode(scores) },
    22: { name: 'Neat', ingredient_ids: [2] },
  },
  ingredients: {
    1: { name: 'Gin', parent_ingredient_id: null, ingredient_type_id: 4, alcohol_abv: 40 },
    2: { name: 'London Dry Gin', parent_ingredient_id: 1 },
    3: { name: 'Campari', parent_ingredient_id: null },
  },
});

it('matches, with kinds of ingredients', () => {
  const { matching, recipes, ingredients } = compactCatalogue(file);
  expect([recipes.size, ingredients.size]).toEqual([2, 3]);
  const match = new Match(matching, [2]);
  expect(match.recipesMissing(0)).toEqual([22]);
  expect(match.missingOf(21)).toEqual([3]);
});

it('shows what changed since the file was made: new, renamed and removed items', () => {
  const fresh = {
    name: 'Fresh',
    ingredient_ids: [1],
    taste: null,
    look: null,
    cover: null,
    alcohol_abv: 0,
    glassware_ids: [],
    serving_method_ids: [],
  };
  const { recipes, ingredients } = compactCatalogue(
    withChanges(file, [
      { kind: 'recipe', id: 23, at: 1, entry: fresh },
      { kind: 'recipe', id: 22, at: 2, entry: { ...fresh, name: 'Renamed' } },
      { kind: 'recipe', id: 21, at: 3, entry: null },
      { kind: 'ingredient', id: 3, at: 4, entry: null },
    ]),
  );
  expect([...recipes].map(([id, { name }]) => [id, name])).toEqual([
    [22, 'Renamed'],
    [23, 'Fresh'],
  ]);
  expect([...ingredients.keys()]).toEqual([1, 2]);
  expect(Object.keys(file.recipes)).toEqual(['21', '22']);
});

it('knows the taste of recipes that have one', () => {
  const { flavour } = compactCatalogue(file);
  expect(flavour.scoresOf(21)).toEqual(scores);
  expect(flavour.scoresOf(22)).toBeNull();
});

it('names ingredients, and never hides one it has no name for', () => {
  expect(ingredientNamesIn(compactCatalogue(file), [3, 99, 1])).toEqual(['Campari', '…', 'Gin']);
});

it('measures substitutes only by what the entry says', () => {
  expect(alikeFactsIn(compactCatalogue(file), [1, 2, 99])).toEqual([
    { id: 1, parent_ingredient_id: null, ingredient_type_id: 4, alcohol_abv: 40, scores: [] },
  ]);
});
