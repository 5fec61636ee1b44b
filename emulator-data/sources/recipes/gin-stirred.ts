import type { RecipeSource } from '../shapes.ts';

/** Gin drinks stirred or built. */
export const ginStirredRecipes: RecipeSource[] = [
  {
    id: 20001,
    name: 'Negroni',
    glass: 'Lowball',
    methods: ['Build'],
    items: [
      [30, 'ml', 'Gin'],
      [30, 'ml', 'Campari'],
      [30, 'ml', 'Sweet vermouth'],
    ],
    garnish: [[1, 'slice', 'Orange']],
    description:
      "Three equal parts: strong, bitter, sweet. The measure by which a bar's ice and vermouth are judged.",
    instructions:
      'Pour everything over a large piece of ice in the glass and stir for twenty seconds. Tuck in the orange slice.',
  },
  {
    id: 20002,
    name: 'Martini',
    glass: 'Cocktail',
    methods: ['Stir'],
    items: [
      [60, 'ml', 'Gin'],
      [30, 'ml', 'Dry vermouth'],
    ],
    optional: [[2, 'dash', 'Orange bitters']],
    garnish: [[1, 'twist', 'Lemon']],
    description:
      'Gin, made cold and soft by vermouth. Two to one, with the orange bitters of older books; leave them out if you like it plain.',
    instructions:
      'Chill the glass. Stir with plenty of ice for half a minute, strain, and express the lemon peel over the top.',
  },
  {
    id: 20003,
    name: 'Gibson',
    glass: 'Cocktail',
    methods: ['Stir'],
    items: [
      [75, 'ml', 'London dry gin'],
      [15, 'ml', 'Dry vermouth'],
    ],
    garnish: [[2, 'piece', 'Cocktail onion']],
    description: 'A drier Martini with an onion, savoury from the first sip to the last.',
    instructions:
      'Stir over ice until very cold, strain into the chilled glass and drop in the onions on a pick.',
  },
  {
    id: 20004,
    name: 'Gin & Tonic',
    glass: 'Wine',
    methods: ['Build'],
    items: [
      [60, 'ml', 'Gin'],
      [120, 'ml', 'Tonic'],
    ],
    garnish: [[1, 'wheel', 'Lime']],
    description:
      'Two bottles and a lot of ice. Everything depends on cold tonic that has not lost its bubbles.',
    instructions:
      'Fill the glass with ice, pour in the gin, then the tonic down a spoon. Lift once with the spoon and add the lime.',
  },
  {
    id: 20005,
    name: 'Hanky Panky',
    glass: 'Nick and Nora',
    methods: ['Stir'],
    items: [
      [45, 'ml', 'Gin'],
      [45, 'ml', 'Sweet vermouth'],
      [7.5, 'ml', 'Fernet-Branca'],
    ],
    garnish: [[1, 'twist', 'Orange']],
    description: "Ada Coleman's Savoy drink: a sweet Martini with a shock of Fernet.",
    instructions: 'Stir with ice, strain into the chilled glass and express an orange peel over it.',
  },
  {
    id: 20006,
    name: 'Martinez',
    glass: 'Cocktail',
    methods: ['Stir'],
    items: [
      [45, 'ml', 'Gin'],
      [45, 'ml', 'Sweet vermouth'],
      [1, 'teaspoon', 'Maraschino'],
      [2, 'dash', 'Orange bitters'],
    ],
    garnish: [[1, 'twist', 'Lemon']],
    description:
      'Halfway between Manhattan and Martini, and older than either is dry. Old Tom gin suits it well.',
    instructions: 'Stir with ice for twenty-five seconds, strain and finish with lemon peel.',
  },
  {
    id: 20007,
    name: 'Bijou',
    glass: 'Nick and Nora',
    methods: ['Stir'],
    items: [
      [30, 'ml', 'Gin'],
      [30, 'ml', 'Sweet vermouth'],
      [30, 'ml', 'Green Chartreuse'],
      [2, 'dash', 'Orange bitters'],
    ],
    garnish: [[1, 'piece', 'Cocktail cherry']],
    description:
      'Gin, vermouth and Chartreuse for diamond, ruby and emerald. Rich, so serve it small and cold.',
    instructions: 'Stir with ice until well diluted, strain and sink the cherry.',
  },
  {
    id: 20008,
    name: 'White Negroni',
    glass: 'Lowball',
    methods: ['Stir'],
    items: [
      [30, 'ml', 'Gin'],
      [30, 'ml', 'Suze'],
      [30, 'ml', 'Lillet Blanc'],
    ],
    garnish: [[1, 'peel', 'Lemon']],
    description: 'Gentian in place of Campari: earthy, golden, and more bitter than it looks.',
    instructions: 'Stir over ice, strain onto a large cube and express lemon peel over the glass.',
  },
];
