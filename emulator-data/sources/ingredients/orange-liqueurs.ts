import type { IngredientGroup } from '../shapes.ts';

export const orangeLiqueurs: IngredientGroup = {
  type: 'Liqueur',
  ingredients: [
    {
      id: 10059,
      name: 'Orange liqueur',
      abv: 38,
      attributes: ['Citrus', 'Sweet'],
      scores: [7, 2, 0, 7, 7, 6, 3, 5, 1, 9, 3],
      description:
        'Anything sweet made on orange peel. Recipes name triple sec or curaçao when the difference counts.',
    },
    {
      id: 10060,
      name: 'Triple sec',
      parent: 'Orange liqueur',
      abv: 38,
      attributes: ['Citrus', 'Sweet'],
      scores: [7, 1, 0, 7, 6, 5, 0, 5, 1, 9, 2],
      description: 'Clear orange liqueur, sweet and bright. Quality varies widely, so taste before you buy.',
    },
    {
      id: 10061,
      name: 'Cointreau',
      brand: 'Cointreau',
      parent: 'Triple sec',
      abv: 40,
      attributes: ['Citrus', 'Sweet'],
      scores: [7, 2, 0, 7, 7, 6, 0, 5, 1, 9, 5],
      description:
        'Triple sec of Angers from sweet and bitter peel, clean and strong. The safe choice in a Sidecar.',
    },
    {
      id: 10062,
      name: 'Orange curaçao',
      parent: 'Orange liqueur',
      abv: 35,
      attributes: ['Citrus', 'Sweet', 'Spiced'],
      scores: [7, 2, 0, 7, 7, 6, 5, 5, 1, 9, 3],
      description: 'Orange liqueur on a darker base, rounder and spicier than triple sec.',
    },
    {
      id: 10063,
      name: 'Dry curaçao',
      parent: 'Orange curaçao',
      abv: 40,
      attributes: ['Citrus', 'Spiced'],
      scores: [6, 3, 0, 6, 7, 7, 5, 4, 2, 9, 5],
      description: 'Curaçao in a nineteenth-century style, less sweet and more peel. Right for a Mai Tai.',
    },
    {
      id: 10064,
      name: 'Blue curaçao',
      abv: 20,
      attributes: ['Citrus', 'Sweet'],
      scores: [8, 1, 0, 6, 6, 4, 9, 5, 0, 9, 2],
      description: 'Curaçao dyed blue. It tastes of orange and is bought for its colour.',
    },
    {
      id: 10065,
      name: 'Grand Marnier',
      brand: 'Grand Marnier',
      parent: 'Orange curaçao',
      abv: 40,
      attributes: ['Citrus', 'Sweet', 'Aged'],
      scores: [6, 2, 0, 7, 7, 7, 5, 5, 2, 9, 6],
      description: 'Bitter orange on cognac, warm and oaky. Deepens a Margarita or closes a B-52.',
    },
    {
      id: 10257,
      name: 'Ferrand Dry Curaçao',
      brand: 'Ferrand',
      parent: 'Dry curaçao',
      abv: 40,
      attributes: ['Citrus', 'Spiced'],
      scores: [5, 3, 0, 6, 7, 8, 4, 4, 2, 9, 5],
      description:
        'Bitter orange on cognac, rebuilt from a nineteenth-century recipe. Tiki bars buy it by the case.',
    },
  ],
};
