import type { IngredientGroup } from '../shapes.ts';

export const coffee: IngredientGroup = {
  type: 'Coffee',
  ingredients: [
    {
      id: 10171,
      name: 'Coffee',
      abv: 0,
      attributes: ['Coffee', 'Bitter', 'Non-alcoholic', 'Fresh'],
      scores: [0, 6, 2, 4, 8, 8, 2, 9, 1, 2, 1],
      description: 'Strong filter coffee, brewed for the drink. Also the bean, as garnish.',
    },
    {
      id: 10172,
      name: 'Espresso',
      parent: 'Coffee',
      abv: 0,
      attributes: ['Coffee', 'Bitter', 'Non-alcoholic', 'Fresh'],
      scores: [1, 7, 3, 5, 9, 9, 3, 9, 1, 1, 2],
      description: 'A fresh shot, used while its crema lasts. Shaken hard it foams an Espresso Martini.',
    },
  ],
};
