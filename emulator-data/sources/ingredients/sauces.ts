import type { IngredientGroup } from '../shapes.ts';

export const sauces: IngredientGroup = {
  type: 'Sauce & essence',
  ingredients: [
    {
      id: 10205,
      name: 'Orange flower water',
      abv: 0,
      attributes: ['Floral', 'Non-alcoholic'],
      scores: [0, 1, 0, 0, 8, 6, 0, 1, 0, 6, 2],
      description: 'Distilled orange blossom. Three drops perfume a Ramos Fizz.',
    },
    {
      id: 10206,
      name: 'Vanilla extract',
      abv: 35,
      attributes: ['Sweet'],
      scores: [1, 1, 1, 1, 7, 6, 2, 4, 3, 9, 5],
      description: 'Vanilla pods steeped in strong spirit. Two drops are plenty.',
    },
    {
      id: 10207,
      name: 'Saline solution',
      abv: 0,
      attributes: ['Savoury', 'Non-alcoholic'],
      scores: [0, 0, 0, 0, 0, 1, 0, 0, 1, 8, 1],
      description: 'One part salt in four of water by weight. Drops of it sharpen every other taste.',
    },
    {
      id: 10208,
      name: 'Worcestershire sauce',
      abv: 0,
      attributes: ['Savoury', 'Spiced', 'Non-alcoholic'],
      scores: [3, 2, 4, 3, 7, 7, 2, 9, 2, 8, 1],
      description: 'Fermented savoury sauce with tamarind and anchovy, so not for vegetarians.',
    },
    {
      id: 10209,
      name: 'Tabasco',
      brand: 'Tabasco',
      abv: 0,
      attributes: ['Hot', 'Savoury', 'Non-alcoholic'],
      scores: [0, 1, 4, 2, 6, 4, 1, 8, 9, 8, 1],
      description: 'Aged red pepper sauce. Count the dashes and ask how hot.',
    },
  ],
};
