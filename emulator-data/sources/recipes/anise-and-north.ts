import type { RecipeSource } from '../shapes.ts';

/** Absinthe, aquavit and sake. */
export const aniseAndNorthRecipes: RecipeSource[] = [
  {
    id: 20335,
    name: 'Absinthe Drip',
    glass: 'Absinthe',
    methods: ['Build'],
    items: [
      [30, 'ml', 'Absinthe'],
      [1, 'cube', 'Sugar'],
      [100, 'ml', 'Water'],
    ],
    description: 'Cold water, drop by drop, over sugar. The cloud is half of the pleasure.',
    instructions:
      'Lay the sugar on a slotted spoon over the absinthe and let iced water drip through it until the glass turns milky.',
  },
  {
    id: 20336,
    name: 'Absinthe Frappé',
    glass: 'Julep',
    methods: ['Shake'],
    items: [
      [45, 'ml', 'Absinthe'],
      [15, 'ml', 'Simple syrup'],
      [45, 'ml', 'Club soda'],
    ],
    garnish: [[1, 'sprig', 'Mint']],
    description: 'Breakfast in old New Orleans: anise, sugar and shaved ice.',
    instructions: 'Shake absinthe and syrup briefly, strain over crushed ice, add soda and mint.',
  },
  {
    id: 20337,
    name: 'Death in the Afternoon',
    glass: 'Flute',
    methods: ['Build'],
    items: [
      [20, 'ml', 'Absinthe'],
      [120, 'ml', 'Champagne'],
    ],
    description:
      "Hemingway's directions: absinthe and champagne until it turns opal, and three to five of these slowly. One will do.",
    instructions: 'Pour the absinthe, then champagne until it clouds.',
  },
  {
    id: 20338,
    name: 'Trident',
    glass: 'Nick and Nora',
    methods: ['Stir'],
    items: [
      [30, 'ml', 'Aquavit'],
      [30, 'ml', 'Cynar'],
      [30, 'ml', 'Fino sherry'],
      [2, 'dash', 'Peach bitters'],
    ],
    garnish: [[1, 'twist', 'Lemon']],
    description: 'Robert Hess drew a Negroni from three seas: caraway, artichoke, sherry.',
    instructions: 'Stir aquavit, Cynar and sherry with the bitters, strain and twist lemon.',
  },
  {
    id: 20339,
    name: 'Saketini',
    glass: 'Cocktail',
    methods: ['Stir'],
    items: [
      [60, 'ml', 'Gin'],
      [20, 'ml', 'Sake'],
    ],
    garnish: [[1, 'slice', 'Cucumber']],
    description: 'Rice wine where vermouth stood. Softer, and a little like rain.',
    instructions: 'Stir over ice, strain and float a thin slice of cucumber.',
  },
  {
    id: 20340,
    name: 'Nordic Mule',
    glass: 'Copper mug',
    methods: ['Build'],
    items: [
      [45, 'ml', 'Aquavit'],
      [15, 'ml', 'Lime juice'],
      [120, 'ml', 'Ginger beer'],
    ],
    garnish: [
      [1, 'sprig', 'Dill'],
      [1, 'slice', 'Cucumber'],
    ],
    description: 'Caraway and ginger shake hands over cucumber.',
    instructions: 'Build over ice in a mug and bruise the dill before it goes in.',
  },
];
