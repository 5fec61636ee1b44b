import type { IngredientGroup } from '../shapes.ts';

export const wine: IngredientGroup = {
  type: 'Wine & sparkling',
  ingredients: [
    {
      id: 10118,
      name: 'Sparkling wine',
      abv: 12,
      attributes: ['Sparkling', 'Dry', 'Keep cold'],
      scores: [2, 2, 5, 4, 5, 5, 1, 2, 3, 1, 3],
      description: 'Any dry wine with bubbles. Open it last and pour it gently.',
    },
    {
      id: 10119,
      name: 'Champagne',
      parent: 'Sparkling wine',
      abv: 12,
      attributes: ['Sparkling', 'Dry', 'Keep cold'],
      scores: [2, 1, 6, 4, 6, 7, 1, 2, 3, 1, 7],
      description:
        'Sparkling wine of Champagne, bottle fermented: brioche and green apple. Brut is the mixing grade.',
    },
    {
      id: 10120,
      name: 'Prosecco',
      parent: 'Sparkling wine',
      abv: 11,
      attributes: ['Sparkling', 'Fruity', 'Keep cold'],
      scores: [3, 2, 5, 4, 5, 4, 1, 1, 3, 1, 3],
      description: 'Light, pear-scented sparkling wine of Veneto. The body of every spritz.',
    },
    {
      id: 10121,
      name: 'White wine',
      abv: 12,
      attributes: ['Dry', 'Fruity', 'Keep cold'],
      scores: [2, 1, 6, 4, 5, 6, 1, 3, 2, 2, 2],
      description: 'Dry, crisp white. Nothing oaky for mixing.',
    },
    {
      id: 10122,
      name: 'Red wine',
      abv: 13,
      attributes: ['Fruity', 'Keep cold'],
      scores: [1, 3, 5, 5, 7, 6, 2, 8, 2, 2, 3],
      description: 'Dry, fruity red with soft tannin. Floats on a New York Sour and fills a Sangria.',
    },
    {
      id: 10123,
      name: 'Rosé wine',
      abv: 12,
      attributes: ['Fruity', 'Dry', 'Keep cold'],
      scores: [2, 2, 5, 4, 5, 5, 1, 4, 2, 2, 2],
      description: 'Dry pink wine, for summer punches and spritzes.',
    },
  ],
};
