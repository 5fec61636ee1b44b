import type { IngredientGroup } from '../shapes.ts';

export const otherSpirits: IngredientGroup = {
  type: 'Other spirit',
  ingredients: [
    {
      id: 10054,
      name: 'Absinthe',
      abv: 60,
      attributes: ['Anise', 'Herbal', 'Overproof'],
      scores: [1, 5, 1, 5, 9, 9, 4, 2, 4, 9, 6],
      description:
        'Wormwood, anise and fennel at high strength. Rinse a glass with it, or season by the dash.',
    },
    {
      id: 10055,
      name: 'Pernod',
      brand: 'Pernod',
      abv: 40,
      attributes: ['Anise', 'Sweet'],
      scores: [5, 4, 0, 5, 8, 7, 5, 3, 2, 9, 4],
      description: 'French anise spirit, sweeter and gentler than absinthe. Turns cloudy with water.',
    },
    {
      id: 10056,
      name: 'Aquavit',
      abv: 42,
      attributes: ['Herbal', 'Spiced'],
      scores: [1, 2, 1, 3, 8, 7, 1, 2, 4, 9, 4],
      description: 'Scandinavian spirit led by caraway or dill. Savoury, and good with cold food.',
    },
    {
      id: 10057,
      name: 'Arrack',
      abv: 50,
      attributes: ['Spiced', 'Overproof'],
      scores: [2, 2, 1, 5, 7, 8, 3, 3, 4, 9, 4],
      description: 'Batavia arrack, from molasses and red rice. Smoky, funky, the old soul of punch.',
    },
    {
      id: 10058,
      name: 'Sake',
      abv: 15,
      attributes: ['Floral', 'Keep cold'],
      scores: [3, 2, 2, 4, 5, 5, 0, 2, 0, 4, 3],
      description: 'Brewed from polished rice, mild and savoury. Softens stronger spirits without sugar.',
    },
    {
      id: 10255,
      name: 'Pastis',
      abv: 45,
      attributes: ['Anise', 'Herbal', 'Sweet'],
      scores: [5, 3, 0, 4, 8, 7, 4, 3, 2, 9, 3],
      description: 'Star anise and liquorice, cloudy with water. Marseille measures afternoons in it.',
    },
    {
      id: 10256,
      name: 'Ouzo',
      abv: 40,
      attributes: ['Anise'],
      scores: [3, 1, 0, 3, 7, 5, 0, 2, 2, 9, 2],
      description: 'Greek anise spirit, drier than sambuca. It wants ice, water and small fish.',
    },
  ],
};
