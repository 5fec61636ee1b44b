import { Match } from '@cellaret/domain/availability/matching/match';
import { catalogueFile } from '@cellaret/domain/catalogue/browser-catalogue';
import { expect, it } from 'vitest';
import { compactCatalogue } from './compact-catalogue.ts';
import { availabilityIn } from './in-catalogue.ts';

const [GIN, DRY_GIN, VERMOUTH, LIME, SYRUP, SUGAR] = [1, 2, 4, 5, 6, 7] as const;
const [NEGRONI, GIMLET] = [21, 22] as const;

const catalogue = compactCatalogue(
  catalogueFile.parse({
    ingredients: {
      [GIN]: { name: 'Gin', parent_ingredient_id: null },
      [DRY_GIN]: { name: 'London Dry Gin', parent_ingredient_id: GIN },
      [VERMOUTH]: { name: 'Sweet Vermouth', parent_ingredient_id: null },
      [LIME]: { name: 'Lime juice', parent_ingredient_id: null },
      [SUGAR]: { name: 'Sugar', parent_ingredient_id: null },
      [SYRUP]: { name: 'Sugar syrup', parent_ingredient_id: null },
    },
    recipes: {
      [NEGRONI]: { name: 'Negroni', ingredient_ids: [GIN, VERMOUTH] },
      [GIMLET]: { name: 'gimlet', ingredient_ids: [GIN, LIME, SYRUP] },
    },
  }),
);

const availability = (owned: readonly number[], recipeId: number) => {
  const substitutes = [{ ingredient_id: SYRUP, substitute_ingredient_id: SUGAR }];
  return availabilityIn(catalogue, new Match(catalogue.matching, owned, substitutes), recipeId);
};

it('names what a recipe misses', () => {
  expect(availability([DRY_GIN, LIME], NEGRONI).missing).toEqual(['Sweet Vermouth']);
  expect(availability([DRY_GIN, LIME], GIMLET).missing).toEqual(['Sugar syrup']);
});

it('names what is taken instead of what', () => {
  expect(availability([DRY_GIN, LIME, SUGAR], GIMLET)).toEqual({
    missing: [],
    substitutes: [{ wanted: 'Sugar syrup', taken: 'Sugar' }],
  });
});
