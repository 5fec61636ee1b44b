import type { IngredientGroup } from '../shapes.ts';

export const creamCoffeeLiqueurs: IngredientGroup = {
  type: 'Liqueur',
  ingredients: [
    {
      id: 10090,
      name: 'Coffee liqueur',
      abv: 20,
      attributes: ['Coffee', 'Sweet'],
      scores: [8, 5, 0, 7, 7, 7, 2, 9, 3, 8, 3],
      description: 'Coffee, sugar and spirit. The better ones taste of the bean first.',
    },
    {
      id: 10091,
      name: 'Kahlúa',
      brand: 'Kahlúa',
      parent: 'Coffee liqueur',
      abv: 20,
      attributes: ['Coffee', 'Sweet'],
      scores: [8, 5, 0, 7, 6, 6, 2, 9, 3, 8, 3],
      description: 'Mexican coffee liqueur with rum and vanilla. The usual bottle behind a White Russian.',
    },
    {
      id: 10092,
      name: 'Baileys Irish cream',
      brand: 'Baileys',
      abv: 17,
      attributes: ['Creamy', 'Dairy', 'Chocolate', 'Sweet'],
      scores: [8, 0, 0, 8, 6, 6, 2, 5, 8, 4, 3],
      description: 'Irish whiskey and cream with cocoa. Do not meet it with citrus, it curdles.',
    },
    {
      id: 10093,
      name: 'Crème de cacao (white)',
      abv: 24,
      attributes: ['Chocolate', 'Sweet'],
      scores: [8, 2, 0, 7, 6, 6, 0, 1, 3, 9, 3],
      description: 'Clear chocolate liqueur with vanilla. Chocolate without the colour.',
    },
    {
      id: 10094,
      name: 'Crème de cacao (dark)',
      abv: 24,
      attributes: ['Chocolate', 'Sweet'],
      scores: [8, 3, 0, 7, 7, 6, 2, 9, 3, 9, 3],
      description: 'Brown chocolate liqueur, a touch more roasted than the white.',
    },
  ],
};
