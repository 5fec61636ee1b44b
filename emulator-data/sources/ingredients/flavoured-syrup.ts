import type { IngredientGroup } from '../shapes.ts';

export const flavouredSyrup: IngredientGroup = {
  type: 'Syrup & sweetener',
  ingredients: [
    {
      id: 10320,
      name: 'Rosemary syrup',
      abv: 0,
      attributes: ['Sweet', 'Herbal', 'Non-alcoholic', 'Keep cold'],
      scores: [8, 1, 0, 3, 7, 4, 1, 6, 0, 4, 1],
      description: 'Syrup with a walk in the hills: pine, camphor, green.',
    },
    {
      id: 10321,
      name: 'Chamomile cordial',
      abv: 0,
      attributes: ['Sweet', 'Floral', 'Non-alcoholic', 'Keep cold'],
      scores: [7, 1, 2, 3, 6, 5, 3, 5, 0, 4, 2],
      description: 'Strong chamomile tea with sugar and a little lemon. Apple and hay.',
    },
    {
      id: 10322,
      name: 'Chocolate syrup',
      abv: 0,
      attributes: ['Sweet', 'Chocolate', 'Non-alcoholic'],
      scores: [8, 2, 0, 5, 6, 4, 9, 9, 0, 7, 1],
      description: 'Cocoa and sugar, for drawing stripes inside a glass.',
    },
    {
      id: 10323,
      name: 'Raspberry shrub',
      abv: 0,
      attributes: ['Sweet', 'Sour', 'Fruity', 'Non-alcoholic', 'Keep cold'],
      scores: [6, 0, 6, 3, 7, 6, 7, 4, 0, 6, 2],
      description: 'Raspberries, sugar and vinegar. Sharp, old, and it keeps for months.',
    },
    {
      id: 10324,
      name: "Donn's mix",
      abv: 0,
      attributes: ['Sweet', 'Citrus', 'Spiced', 'Non-alcoholic', 'Keep cold'],
      scores: [6, 2, 5, 3, 7, 6, 3, 4, 3, 2, 2],
      description:
        "Two parts grapefruit juice, one part cinnamon syrup: Donn Beach's secret, out since 2005.",
    },
    {
      id: 10325,
      name: 'Marmalade',
      abv: 0,
      attributes: ['Sweet', 'Bitter', 'Citrus', 'Non-alcoholic'],
      scores: [8, 4, 3, 6, 6, 6, 5, 9, 0, 8, 1],
      description: 'Bitter oranges in their own jelly. Thick cut, if there is a choice.',
    },
  ],
};
