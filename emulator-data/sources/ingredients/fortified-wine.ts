import type { IngredientGroup } from '../shapes.ts';

export const fortifiedWine: IngredientGroup = {
  type: 'Fortified wine',
  ingredients: [
    {
      id: 10124,
      name: 'Sherry',
      abv: 17,
      attributes: ['Nutty', 'Aged', 'Keep cold'],
      scores: [3, 3, 4, 4, 7, 8, 2, 4, 2, 3, 3],
      description: 'Fortified wine of Jerez. Old recipes that say no more mean a dry style.',
    },
    {
      id: 10125,
      name: 'Fino sherry',
      parent: 'Sherry',
      abv: 15,
      attributes: ['Dry', 'Nutty', 'Savoury', 'Keep cold'],
      scores: [1, 2, 4, 3, 6, 7, 1, 2, 1, 1, 3],
      description: 'Bone dry, salty and pale from a veil of yeast. Drink it cold within days of opening.',
    },
    {
      id: 10126,
      name: 'Amontillado sherry',
      parent: 'Sherry',
      abv: 18,
      attributes: ['Dry', 'Nutty', 'Aged', 'Keep cold'],
      scores: [2, 2, 3, 4, 7, 9, 2, 6, 2, 4, 4],
      description: 'Fino that went on to age in air: hazelnut, caramel, salt. Splendid in a Cobbler.',
    },
    {
      id: 10127,
      name: 'Ruby port',
      abv: 20,
      attributes: ['Fruity', 'Sweet', 'Keep cold'],
      scores: [7, 3, 3, 7, 7, 7, 2, 9, 2, 5, 3],
      description: 'Young, fruity port. Gives flips and punches a berry heart.',
    },
  ],
};
