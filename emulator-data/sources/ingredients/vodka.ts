import type { IngredientGroup } from '../shapes.ts';

export const vodka: IngredientGroup = {
  type: 'Vodka',
  ingredients: [
    {
      id: 10009,
      name: 'Vodka',
      abv: 40,
      attributes: ['Dry', 'Unaged'],
      scores: [0, 0, 0, 2, 1, 1, 0, 1, 2, 9, 2],
      description:
        'Clean spirit that lends strength and texture and leaves the talking to the rest of the glass.',
    },
    {
      id: 10010,
      name: 'Vodka citron',
      abv: 40,
      attributes: ['Citrus', 'Dry'],
      scores: [1, 1, 0, 2, 5, 3, 0, 2, 2, 9, 3],
      description: 'Vodka flavoured with lemon peel. The original call for a Cosmopolitan.',
    },
    {
      id: 10011,
      name: 'Vanilla vodka',
      abv: 40,
      attributes: ['Sweet'],
      scores: [3, 1, 0, 3, 6, 4, 0, 2, 2, 9, 3],
      description: 'Vodka flavoured with vanilla. Rounds off passionfruit and coffee drinks.',
    },
  ],
};
