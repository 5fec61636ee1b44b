import type { IngredientGroup } from '../shapes.ts';

export const beerCider: IngredientGroup = {
  type: 'Beer & cider',
  ingredients: [
    {
      id: 10341,
      name: 'Beer',
      abv: 5,
      attributes: ['Bitter', 'Sparkling', 'Keep cold'],
      scores: [2, 4, 1, 4, 5, 5, 4, 2, 0, 2, 1],
      description: 'Malt, hops, water, yeast. Name a style when it matters.',
    },
    {
      id: 10342,
      name: 'Lager',
      parent: 'Beer',
      abv: 5,
      attributes: ['Bitter', 'Sparkling', 'Keep cold'],
      scores: [2, 3, 1, 3, 4, 4, 3, 2, 0, 2, 1],
      description: 'Pale, cold and clean; the beer that mixes.',
    },
    {
      id: 10343,
      name: 'Stout',
      parent: 'Beer',
      abv: 4.5,
      attributes: ['Bitter', 'Coffee', 'Sparkling', 'Keep cold'],
      scores: [2, 6, 1, 6, 6, 6, 9, 4, 0, 2, 2],
      description: 'Roasted barley, black with a tan head.',
    },
    {
      id: 10344,
      name: 'Guinness',
      brand: 'Guinness',
      parent: 'Stout',
      abv: 4.2,
      attributes: ['Bitter', 'Coffee', 'Sparkling', 'Keep cold'],
      scores: [2, 6, 1, 6, 6, 6, 9, 4, 0, 2, 2],
      description: "Dublin's stout, dry and creamy from the can with the ball in it.",
    },
    {
      id: 10345,
      name: 'Apple cider',
      abv: 5,
      attributes: ['Fruity', 'Sparkling', 'Keep cold'],
      scores: [3, 1, 4, 3, 5, 5, 3, 1, 0, 2, 1],
      description: 'Fermented apple juice, dry for choice.',
    },
  ],
};
