import type { IngredientGroup } from '../shapes.ts';

export const aperitivo: IngredientGroup = {
  type: 'Aperitivo',
  ingredients: [
    {
      id: 10095,
      name: 'Campari',
      brand: 'Campari',
      abv: 25,
      attributes: ['Bitter', 'Citrus', 'Herbal'],
      scores: [6, 8, 0, 6, 7, 8, 2, 9, 3, 9, 4],
      description: 'Bitter orange, rhubarb and roots in bright red. A third of every Negroni.',
    },
    {
      id: 10096,
      name: 'Aperol',
      brand: 'Aperol',
      abv: 11,
      attributes: ['Bitter', 'Citrus', 'Sweet'],
      scores: [7, 5, 0, 5, 6, 6, 2, 7, 2, 8, 3],
      description: 'Lighter and sweeter than Campari, tasting of orange and gentian. Made for spritzes.',
    },
    {
      id: 10097,
      name: 'Suze',
      brand: 'Suze',
      abv: 20,
      attributes: ['Bitter', 'Herbal', 'Floral'],
      scores: [5, 8, 0, 5, 7, 7, 1, 6, 3, 9, 4],
      description: 'Gentian root from the Auvergne, earthy and yellow. The bitter in a White Negroni.',
    },
    {
      id: 10098,
      name: "Pimm's No. 1",
      brand: "Pimm's",
      abv: 25,
      attributes: ['Fruity', 'Spiced', 'Herbal'],
      scores: [5, 4, 1, 5, 6, 6, 3, 6, 2, 8, 3],
      description: 'Gin-based fruit cup with citrus and spice. Lengthen with lemonade and half a garden.',
    },
  ],
};
