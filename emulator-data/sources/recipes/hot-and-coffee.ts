import type { RecipeSource } from '../shapes.ts';

/** Hot drinks and coffee. */
export const hotAndCoffeeRecipes: RecipeSource[] = [
  {
    id: 20395,
    name: 'Carajillo',
    glass: 'Lowball',
    methods: ['Shake'],
    items: [
      [50, 'ml', 'Licor 43'],
      [60, 'ml', 'Espresso'],
    ],
    garnish: [[3, 'bean', 'Coffee']],
    description: 'Spain invented it, Mexico put it on ice and never looked back.',
    instructions:
      'Pull two short espressos, shake with the liqueur and ice until it foams and strain over a cube.',
  },
  {
    id: 20396,
    name: 'Keoke Coffee',
    glass: 'Glass mug',
    methods: ['Build', 'Heat'],
    items: [
      [22.5, 'ml', 'Brandy'],
      [22.5, 'ml', 'Coffee liqueur'],
      [15, 'ml', 'Crème de cacao (dark)'],
      [120, 'ml', 'Coffee'],
      [30, 'ml', 'Whipped cream'],
    ],
    garnish: [[1, 'grating', 'Dark chocolate']],
    description: "San Diego's idea of an Irish Coffee, with chocolate.",
    instructions: 'Warm the mug, pour spirits and hot coffee, and spoon cream on top.',
  },
  {
    id: 20397,
    name: 'Spanish Coffee',
    glass: 'Glass mug',
    methods: ['Build', 'Heat'],
    items: [
      [15, 'ml', 'Overproof rum'],
      [15, 'ml', 'Triple sec'],
      [45, 'ml', 'Coffee liqueur'],
      [90, 'ml', 'Coffee'],
      [30, 'ml', 'Whipped cream'],
    ],
    garnish: [
      [1, 'rim', 'Sugar'],
      [1, 'grating', 'Nutmeg'],
    ],
    description:
      'Portland, Oregon sets fire to it at the table. At home the taste comes without the fire engine.',
    instructions:
      'Sugar the rim of a warm mug, add rum, triple sec, liqueur and coffee, and cap with cream and nutmeg.',
  },
  {
    id: 20398,
    name: 'Mexican Coffee',
    glass: 'Glass mug',
    methods: ['Build', 'Heat'],
    items: [
      [30, 'ml', 'Tequila Reposado'],
      [22.5, 'ml', 'Coffee liqueur'],
      [120, 'ml', 'Coffee'],
      [30, 'ml', 'Whipped cream'],
    ],
    garnish: [[1, 'stick', 'Cinnamon']],
    description: 'Reposado keeps the coffee awake.',
    instructions:
      'Stir tequila and liqueur into hot coffee, float the cream and put a cinnamon stick through it.',
  },
  {
    id: 20399,
    name: 'Verte Chaud',
    glass: 'Glass mug',
    methods: ['Build', 'Heat'],
    items: [
      [45, 'ml', 'Green Chartreuse'],
      [150, 'ml', 'Hot chocolate'],
      [30, 'ml', 'Whipped cream'],
    ],
    garnish: [[1, 'grating', 'Dark chocolate']],
    description: 'Ski lodges have known for decades: Chartreuse and hot chocolate belong together.',
    instructions: 'Pour hot chocolate onto the Chartreuse, stir and hide it under whipped cream.',
  },
  {
    id: 20400,
    name: 'Eggnog',
    glass: 'Lowball',
    methods: ['Shake'],
    items: [
      [45, 'ml', 'Bourbon whiskey'],
      [15, 'ml', 'Cognac'],
      [60, 'ml', 'Milk'],
      [30, 'ml', 'Cream'],
      [20, 'ml', 'Simple syrup'],
      [1, 'piece', 'Egg'],
    ],
    optional: [[10, 'ml', 'Dark rum']],
    garnish: [[1, 'grating', 'Nutmeg']],
    description:
      'Milk, egg and two brown spirits, cold. Made a week ahead it grows milder, and so do the guests.',
    instructions:
      'Shake the egg with the syrup, then with everything and ice. Strain and grate nutmeg over the foam.',
  },
  {
    id: 20401,
    name: 'Tom and Jerry',
    glass: 'Glass mug',
    methods: ['Build', 'Heat'],
    items: [
      [30, 'ml', 'Dark rum'],
      [30, 'ml', 'Cognac'],
      [1, 'piece', 'Egg'],
      [1, 'tablespoon', 'Caster sugar'],
      [120, 'ml', 'Milk'],
      [1, 'pinch', 'Allspice'],
    ],
    garnish: [[1, 'grating', 'Nutmeg']],
    description: 'Older than the cat and the mouse: hot milk, egg and two spirits.',
    instructions:
      'Beat yolk with sugar and spice, fold in the whisked white, add spirits and stream in hot milk.',
  },
  {
    id: 20402,
    name: 'Coquito',
    glass: 'Lowball',
    methods: ['Blend'],
    items: [
      [45, 'ml', 'Gold rum'],
      [45, 'ml', 'Coconut milk'],
      [30, 'ml', 'Condensed milk'],
      [30, 'ml', 'Coconut cream'],
      [1, 'pinch', 'Cinnamon'],
    ],
    garnish: [
      [1, 'stick', 'Cinnamon'],
      [1, 'grating', 'Nutmeg'],
    ],
    description: "Puerto Rico's Christmas, poured cold from a bottle somebody's aunt brought.",
    instructions: 'Blend until smooth, chill overnight and shake the bottle before pouring over ice.',
  },
  {
    id: 20403,
    name: 'Blue Blazer',
    glass: 'Glass mug',
    methods: ['Throw', 'Heat'],
    items: [
      [60, 'ml', 'Single malt Scotch'],
      [60, 'ml', 'Hot water'],
      [2, 'teaspoon', 'Demerara sugar'],
    ],
    garnish: [[1, 'twist', 'Lemon']],
    description: 'Jerry Thomas threw burning whisky between two mugs. We suggest watching a film of it.',
    instructions:
      'Warm the mug, dissolve sugar in hot water with the whisky and pour from mug to mug to air it. No flame is needed.',
  },
  {
    id: 20404,
    name: 'Hot Gin Punch',
    glass: 'Glass mug',
    methods: ['Build', 'Heat'],
    items: [
      [45, 'ml', 'Gin'],
      [15, 'ml', 'Lemon juice'],
      [15, 'ml', 'Honey'],
      [120, 'ml', 'Hot water'],
    ],
    optional: [[2, 'piece', 'Clove']],
    garnish: [
      [1, 'wheel', 'Lemon'],
      [1, 'grating', 'Nutmeg'],
    ],
    description: "Mr Micawber's consolation, from a jug that steams.",
    instructions:
      'Stir honey with lemon and hot water until it is gone, add gin and drink by a fire, real or painted.',
  },
];
