import type { IngredientGroup } from '../shapes.ts';

export const ice: IngredientGroup = {
  type: 'Other',
  ingredients: [
    {
      id: 10390,
      name: 'Ice',
      abv: 0,
      attributes: ['Non-alcoholic'],
      scores: [0, 0, 0, 0, 0, 0, 0, 0, 0, 9, 0],
      description:
        'The ingredient in nearly everything. Large, clear and dry from the freezer, and never used twice.',
    },
  ],
};
