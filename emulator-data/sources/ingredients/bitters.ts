import type { IngredientGroup } from '../shapes.ts';

export const bitters: IngredientGroup = {
  type: 'Bitters',
  ingredients: [
    {
      id: 10128,
      name: 'Aromatic bitters',
      abv: 44,
      attributes: ['Bitter', 'Spiced'],
      scores: [2, 9, 0, 5, 8, 8, 2, 8, 6, 9, 3],
      description: 'Gentian, clove, cinnamon and bark. The salt and pepper of the bar.',
    },
    {
      id: 10129,
      name: 'Angostura aromatic bitters',
      brand: 'Angostura',
      parent: 'Aromatic bitters',
      abv: 44.7,
      attributes: ['Bitter', 'Spiced'],
      scores: [2, 9, 0, 5, 9, 8, 2, 8, 6, 9, 3],
      description:
        'The bitters with the oversized label. Clove and gentian, two dashes in nearly every classic.',
    },
    {
      id: 10130,
      name: "Peychaud's bitters",
      brand: "Peychaud's",
      abv: 35,
      attributes: ['Bitter', 'Anise', 'Floral'],
      scores: [3, 8, 0, 4, 8, 8, 2, 8, 4, 9, 3],
      description: 'Anise, cherry and flowers in bright red. The Sazerac is built on them.',
    },
    {
      id: 10131,
      name: 'Orange bitters',
      abv: 28,
      attributes: ['Bitter', 'Citrus'],
      scores: [2, 8, 1, 4, 8, 7, 1, 5, 4, 9, 3],
      description: 'Bitter orange peel with cardamom and coriander. Once half of every Martini.',
    },
    {
      id: 10132,
      name: 'Angostura cocoa bitters',
      brand: 'Angostura',
      abv: 38,
      attributes: ['Bitter', 'Chocolate'],
      scores: [2, 8, 0, 5, 8, 8, 2, 9, 4, 9, 4],
      description: 'Roasted cocoa nib with warm spice. At home with rum and old brandy.',
    },
    {
      id: 10133,
      name: 'Mole bitters',
      abv: 53,
      attributes: ['Bitter', 'Chocolate', 'Hot'],
      scores: [2, 8, 0, 5, 8, 8, 2, 8, 6, 9, 4],
      description: 'Cacao, cinnamon and chilli after the Mexican sauce. Made for agave.',
    },
    {
      id: 10134,
      name: 'Grapefruit bitters',
      abv: 44,
      attributes: ['Bitter', 'Citrus'],
      scores: [2, 8, 2, 4, 8, 7, 1, 3, 4, 9, 3],
      description: 'Grapefruit zest in concentrated form. A dash brightens gin and tequila.',
    },
  ],
};
