import type { IngredientGroup } from '../shapes.ts';

export const gin: IngredientGroup = {
  type: 'Gin',
  ingredients: [
    {
      id: 10001,
      name: 'Gin',
      abv: 40,
      attributes: ['Herbal', 'Dry', 'Unaged'],
      scores: [0, 2, 0, 3, 7, 6, 0, 2, 2, 9, 3],
      description:
        'Juniper first, then citrus peel, coriander and roots. The plain call in a recipe: any dry gin will do, and each house shifts the drink a little.',
    },
    {
      id: 10002,
      name: 'London dry gin',
      parent: 'Gin',
      abv: 43,
      attributes: ['Herbal', 'Dry', 'Unaged'],
      scores: [0, 2, 0, 3, 7, 6, 0, 2, 2, 9, 3],
      description:
        'The crisp, juniper-heavy style with nothing added after distilling. Reach for it when the drink needs a backbone.',
    },
    {
      id: 10003,
      name: 'Beefeater',
      brand: 'Beefeater',
      parent: 'London dry gin',
      abv: 40,
      attributes: ['Herbal', 'Citrus', 'Dry', 'Unaged'],
      scores: [0, 2, 0, 3, 7, 6, 0, 2, 2, 9, 3],
      description:
        'Orange peel and juniper, dry and dependable. A sound house pour for Negronis and Martinis alike.',
    },
    {
      id: 10004,
      name: 'Tanqueray',
      brand: 'Tanqueray',
      parent: 'London dry gin',
      abv: 43.1,
      attributes: ['Herbal', 'Dry', 'Unaged'],
      scores: [0, 2, 0, 3, 7, 6, 0, 2, 2, 9, 3],
      description: 'Four botanicals and a lot of juniper. Stands up to tonic and vermouth.',
    },
    {
      id: 10005,
      name: 'Plymouth gin',
      brand: 'Plymouth',
      parent: 'Gin',
      abv: 41.2,
      attributes: ['Herbal', 'Dry', 'Unaged'],
      scores: [1, 2, 0, 3, 7, 6, 0, 2, 2, 9, 4],
      description:
        'Softer and earthier than London dry, with a little sweetness from its roots. Lovely in a Gimlet.',
    },
    {
      id: 10006,
      name: 'Navy strength gin',
      parent: 'Gin',
      abv: 57,
      attributes: ['Herbal', 'Dry', 'Overproof', 'Unaged'],
      scores: [0, 2, 0, 4, 8, 7, 0, 2, 3, 9, 4],
      description:
        'Gin at 57%: the same botanicals, louder. Use it where citrus and sugar would drown an ordinary gin.',
    },
    {
      id: 10007,
      name: 'Old Tom gin',
      parent: 'Gin',
      abv: 40,
      attributes: ['Herbal', 'Sweet'],
      scores: [3, 2, 0, 4, 7, 6, 1, 2, 3, 9, 3],
      description:
        'Gently sweetened gin in the older style, between dry gin and genever. Right for a Martinez or a Tom Collins.',
    },
    {
      id: 10008,
      name: 'Genever',
      abv: 38,
      attributes: ['Herbal', 'Aged'],
      scores: [1, 2, 1, 5, 7, 7, 3, 3, 3, 8, 4],
      description: 'Dutch ancestor of gin, malty and soft with juniper behind. Treat it like a light whisky.',
    },
  ],
};
