import { cataloguePart } from '@cellaret/domain/catalogue-part';
import { tasteCode } from '@cellaret/domain/flavour';
import { Match } from '@cellaret/domain/matching/match';
import { expect, it } from 'vitest';
import { joinedCatalogue } from './compact-catalogue.ts';
import { ingredientNamesIn, substituteFactsIn } from './in-catalogue.ts';

const scores = [1, 8, 0, 5, 5, 5, 5, 3, 2, 9, 4];

const parts = [
  {
    recipes: { 21: { name: 'Bitter Gin', ingredient_ids: [1, 3], taste: tasteCode(scores) } },
    ingredients: {
      1: { name: 'Gin', parent_ingredient_id: null, ingredient_type_id: 4, alcohol_abv: 40 },
      2: { name: 'London Dry Gin', parent_ingredient_id: 1 },
    },
  },
  {
    recipes: { 22: { name: 'Neat', ingredient_ids: [2] } },
    ingredients: { 3: { name: 'Campari', parent_ingredient_id: null } },
  },
  {},
].map((part) => cataloguePart.parse(part));

it('joins its parts into one catalogue, whichever way the items are spread', () => {
  const { matching, recipes, ingredients } = joinedCatalogue(parts);
  expect([recipes.size, ingredients.size]).toEqual([2, 3]);
  const match = new Match(matching, [2]);
  expect(match.recipesMissing(0)).toEqual([22]);
  expect(match.missingOf(21)).toEqual([3]);
});

it('knows the taste of recipes that have one', () => {
  const { flavour } = joinedCatalogue(parts);
  expect(flavour.scoresOf(21)).toEqual(scores);
  expect(flavour.scoresOf(22)).toBeNull();
});

it('names ingredients, and never hides one it has no name for', () => {
  expect(ingredientNamesIn(joinedCatalogue(parts), [3, 99, 1])).toEqual(['Campari', '…', 'Gin']);
});

it('measures substitutes only by what the entry says', () => {
  expect(substituteFactsIn(joinedCatalogue(parts), [1, 2, 99])).toEqual([
    { id: 1, parent_ingredient_id: null, ingredient_type_id: 4, alcohol_abv: 40, scores: [] },
  ]);
});
