import type { IngredientGroup } from '../shapes.ts';

export const dairyEgg: IngredientGroup = {
  type: 'Dairy & egg',
  ingredients: [
    {
      id: 10199,
      name: 'Cream',
      abv: 0,
      attributes: ['Creamy', 'Dairy', 'Non-alcoholic', 'Keep cold'],
      scores: [2, 0, 0, 8, 1, 3, 0, 1, 8, 0, 1],
      description: 'Heavy cream, at least 30% fat. Whip lightly to float it.',
    },
    {
      id: 10200,
      name: 'Milk',
      abv: 0,
      attributes: ['Creamy', 'Dairy', 'Non-alcoholic', 'Keep cold'],
      scores: [2, 0, 0, 4, 1, 2, 0, 1, 4, 0, 1],
      description: 'Whole milk, for punches and gentle nightcaps.',
    },
    {
      id: 10201,
      name: 'Ice cream',
      abv: 0,
      attributes: ['Creamy', 'Dairy', 'Sweet', 'Non-alcoholic', 'Keep cold'],
      scores: [8, 0, 0, 9, 3, 4, 0, 3, 9, 2, 1],
      description: 'Plain vanilla, for blended desserts.',
    },
    {
      id: 10202,
      name: 'Coconut cream',
      abv: 0,
      attributes: ['Creamy', 'Tropical', 'Non-alcoholic'],
      scores: [6, 0, 0, 8, 4, 5, 0, 3, 9, 4, 2],
      description: 'Thick and sweetened for the Piña Colada. Warm the tin if it has set.',
    },
    {
      id: 10203,
      name: 'Egg white',
      abv: 0,
      attributes: ['Egg', 'Creamy', 'Non-alcoholic', 'Fresh'],
      scores: [0, 0, 0, 6, 1, 1, 0, 1, 5, 1, 1],
      description: 'Foam and silk, no flavour. Shake dry first; pasteurised white works too.',
    },
    {
      id: 10204,
      name: 'Egg',
      abv: 0,
      attributes: ['Egg', 'Creamy', 'Non-alcoholic', 'Fresh'],
      scores: [1, 0, 0, 8, 2, 3, 0, 5, 7, 2, 1],
      description: 'Whole egg makes a flip. Use fresh eggs and tell your guests.',
    },
  ],
};
