import type { IngredientGroup } from '../shapes.ts';

export const herbalLiqueurs: IngredientGroup = {
  type: 'Liqueur',
  ingredients: [
    {
      id: 10079,
      name: 'Green Chartreuse',
      brand: 'Chartreuse',
      abv: 55,
      attributes: ['Herbal', 'Overproof', 'Sweet'],
      scores: [6, 5, 0, 7, 9, 9, 2, 7, 6, 9, 9],
      description:
        'Made by monks from a long list of herbs: mint, pine, pepper, honey. Intense and expensive, so pour exactly.',
    },
    {
      id: 10080,
      name: 'Yellow Chartreuse',
      brand: 'Chartreuse',
      abv: 43,
      attributes: ['Herbal', 'Sweet', 'Floral'],
      scores: [7, 4, 0, 7, 8, 9, 2, 6, 3, 9, 9],
      description:
        'The milder sister of the green: saffron, honey, flowers. Blends where green would take over.',
    },
    {
      id: 10081,
      name: 'Bénédictine',
      brand: 'Bénédictine',
      abv: 40,
      attributes: ['Herbal', 'Spiced', 'Sweet'],
      scores: [7, 4, 0, 7, 8, 8, 3, 6, 3, 9, 6],
      description:
        'Honey, saffron and baking spice from Normandy. Small measures give a stirred drink length.',
    },
    {
      id: 10082,
      name: 'Drambuie',
      brand: 'Drambuie',
      abv: 40,
      attributes: ['Herbal', 'Sweet', 'Aged'],
      scores: [7, 3, 0, 7, 7, 7, 3, 5, 3, 9, 5],
      description: 'Scotch with heather honey and herbs. Half of a Rusty Nail.',
    },
    {
      id: 10083,
      name: 'Galliano',
      brand: 'Galliano',
      abv: 42.3,
      attributes: ['Herbal', 'Anise', 'Sweet'],
      scores: [8, 4, 0, 6, 8, 8, 2, 8, 3, 9, 4],
      description:
        'Vanilla and star anise in a tall yellow bottle. Floated over orange juice it made the seventies.',
    },
    {
      id: 10084,
      name: 'St-Germain',
      brand: 'St-Germain',
      abv: 20,
      attributes: ['Floral', 'Sweet'],
      scores: [7, 1, 1, 6, 6, 7, 1, 3, 3, 7, 4],
      description:
        'Elderflower liqueur: pear, lychee, blossom. Friendly with almost everything, so keep the measure small.',
    },
    {
      id: 10085,
      name: 'Italicus Rosolio di Bergamotto',
      brand: 'Italicus',
      abv: 20,
      attributes: ['Citrus', 'Floral', 'Sweet'],
      scores: [7, 2, 1, 6, 6, 7, 1, 2, 3, 7, 5],
      description: 'Bergamot, lemon and chamomile in a light liqueur. Good with prosecco and tonic.',
    },
    {
      id: 10086,
      name: 'Crème de violette',
      abv: 20,
      attributes: ['Floral', 'Sweet'],
      scores: [8, 1, 0, 6, 7, 5, 1, 8, 3, 8, 3],
      description: 'Violet liqueur. A barspoon colours an Aviation; more makes it taste of soap.',
    },
    {
      id: 10087,
      name: 'Crème de menthe',
      abv: 24,
      attributes: ['Herbal', 'Sweet'],
      scores: [9, 1, 0, 7, 7, 6, 1, 7, 3, 9, 3],
      description: 'Peppermint liqueur, green or clear. Use the clear one where colour matters.',
    },
    {
      id: 10088,
      name: 'Allspice dram',
      abv: 22.5,
      attributes: ['Spiced', 'Sweet'],
      scores: [7, 4, 0, 6, 8, 8, 3, 8, 5, 9, 4],
      description: 'Jamaican liqueur of allspice berries: clove, cinnamon, pepper. Measure in barspoons.',
    },
    {
      id: 10089,
      name: 'Amaretto',
      brand: 'Disaronno',
      abv: 28,
      attributes: ['Nutty', 'Sweet'],
      scores: [8, 2, 0, 6, 6, 6, 3, 5, 3, 9, 3],
      description: 'Almond and apricot kernel, sweet and round. Balance it with plenty of lemon.',
    },
  ],
};
