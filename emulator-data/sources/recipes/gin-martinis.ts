import type { RecipeSource } from '../shapes.ts';

/** Martinis, Negronis and other gin drinks, stirred. */
export const ginMartinisRecipes: RecipeSource[] = [
  {
    id: 20122,
    name: 'Dirty Martini',
    glass: 'Cocktail',
    methods: ['Stir'],
    items: [
      [60, 'ml', 'Gin'],
      [10, 'ml', 'Dry vermouth'],
      [10, 'ml', 'Olive brine'],
    ],
    garnish: [[2, 'piece', 'Green olive']],
    description:
      'Salt where the lemon used to be. Taste the jar before you pour from it, because the brine does the talking.',
    instructions:
      'Stir gin, vermouth and brine over hard ice for half a minute. Strain into a frozen glass and spear the olives.',
  },
  {
    id: 20123,
    name: 'Fifty-Fifty Martini',
    glass: 'Nick and Nora',
    methods: ['Stir'],
    items: [
      [45, 'ml', 'London dry gin'],
      [45, 'ml', 'Dry vermouth'],
      [1, 'dash', 'Orange bitters'],
    ],
    garnish: [[1, 'twist', 'Lemon']],
    description:
      'As much vermouth as gin and no apology for it. The only Martini of which two are a good idea.',
    instructions:
      'Stir until the mixing glass hurts to hold, strain, and snap the lemon peel over the surface.',
  },
  {
    id: 20124,
    name: 'Alaska',
    glass: 'Nick and Nora',
    methods: ['Stir'],
    items: [
      [45, 'ml', 'Gin'],
      [15, 'ml', 'Yellow Chartreuse'],
      [1, 'dash', 'Orange bitters'],
    ],
    garnish: [[1, 'twist', 'Lemon']],
    description: 'Gin gone golden with yellow Chartreuse. Nobody has found the link to Alaska.',
    instructions:
      'Stir longer than you think, Chartreuse wants the water, then strain and twist a lemon peel.',
  },
  {
    id: 20125,
    name: 'Tuxedo',
    glass: 'Cocktail',
    methods: ['Stir'],
    items: [
      [30, 'ml', 'Old Tom gin'],
      [30, 'ml', 'Dry vermouth'],
      [0.5, 'barspoon', 'Maraschino'],
      [1, 'dash', 'Absinthe'],
      [3, 'dash', 'Orange bitters'],
    ],
    garnish: [
      [1, 'piece', 'Cocktail cherry'],
      [1, 'twist', 'Lemon'],
    ],
    description:
      'A Martini dressed for the club: a little cherry, a breath of anise, plenty of orange bitters.',
    instructions: 'Stir all five with ice, strain up, then add cherry and lemon twist.',
  },
  {
    id: 20126,
    name: 'Cardinale',
    glass: 'Cocktail',
    methods: ['Stir'],
    items: [
      [40, 'ml', 'Gin'],
      [20, 'ml', 'Dry vermouth'],
      [10, 'ml', 'Campari'],
    ],
    garnish: [[1, 'twist', 'Lemon']],
    description: 'A Negroni from Rome with the sugar taken out and the collar buttoned.',
    instructions:
      'Stir over plenty of ice, strain into the chilled glass and finish with the oil of a lemon.',
  },
  {
    id: 20127,
    name: 'Lucien Gaudin',
    glass: 'Coupe',
    methods: ['Stir'],
    items: [
      [30, 'ml', 'Gin'],
      [15, 'ml', 'Campari'],
      [15, 'ml', 'Cointreau'],
      [15, 'ml', 'Dry vermouth'],
    ],
    garnish: [[1, 'twist', 'Orange']],
    description: 'Named for a fencer and quick on its feet: bitter, orange, dry, in that order.',
    instructions: 'Stir gin, Campari, Cointreau and vermouth until cold, strain and spray with orange peel.',
  },
  {
    id: 20128,
    name: 'Obituary',
    glass: 'Nick and Nora',
    methods: ['Stir'],
    items: [
      [60, 'ml', 'London dry gin'],
      [7.5, 'ml', 'Dry vermouth'],
      [0.5, 'barspoon', 'Absinthe'],
    ],
    garnish: [[1, 'twist', 'Lemon']],
    description: 'A Martini with half a spoon of absinthe, which is how New Orleans likes its bad news.',
    instructions:
      'Stir for thirty seconds, strain into a cold glass and twist lemon over it, peel kept or thrown.',
  },
  {
    id: 20129,
    name: 'Gin & It',
    glass: 'Coupe',
    methods: ['Stir'],
    items: [
      [45, 'ml', 'Gin'],
      [45, 'ml', 'Sweet vermouth'],
    ],
    garnish: [[1, 'piece', 'Cocktail cherry']],
    description: 'Gin and Italian vermouth in equal parts; the bar shortened the name.',
    instructions: 'Stir with ice and strain up, or leave it unchilled as it was once drunk. Cherry last.',
  },
  {
    id: 20130,
    name: 'Pink Gin',
    glass: 'Nick and Nora',
    methods: ['Stir'],
    items: [
      [60, 'ml', 'Plymouth gin'],
      [4, 'dash', 'Angostura aromatic bitters'],
    ],
    garnish: [[1, 'twist', 'Lemon']],
    description: 'The navy took bitters for its stomach and gin so that the bitters went down.',
    instructions:
      "Stir gin and bitters over ice just until cold, then strain. The lemon is a landlubber's addition, and a good one.",
  },
  {
    id: 20131,
    name: 'Contessa',
    glass: 'Lowball',
    methods: ['Stir'],
    items: [
      [30, 'ml', 'London dry gin'],
      [30, 'ml', 'Aperol'],
      [30, 'ml', 'Dry vermouth'],
    ],
    garnish: [[1, 'twist', 'Orange']],
    description: 'The Negroni for a first evening together: Aperol for Campari, dry vermouth for sweet.',
    instructions: 'Stir over ice, strain onto one large cube and lay the orange twist on it.',
  },
  {
    id: 20132,
    name: 'Coffee Negroni',
    glass: 'Lowball',
    methods: ['Stir'],
    items: [
      [30, 'ml', 'Gin'],
      [30, 'ml', 'Campari'],
      [30, 'ml', 'Coffee liqueur'],
    ],
    garnish: [[1, 'twist', 'Orange']],
    description: "Coffee liqueur takes vermouth's chair, and Campari is pleased with the company.",
    instructions:
      'Stir the three with ice, strain over a fresh cube and flame the orange peel if the curtains are far enough away.',
  },
  {
    id: 20133,
    name: 'Comte de Sureau',
    glass: 'Lowball',
    methods: ['Stir'],
    items: [
      [45, 'ml', 'Gin'],
      [22.5, 'ml', 'Elderflower liqueur'],
      [7.5, 'ml', 'Campari'],
    ],
    garnish: [
      [1, 'twist', 'Orange'],
      [1, 'twist', 'Lemon'],
    ],
    description: 'Elderflower with a thin red line of bitterness. Gentle, until the third sip.',
    instructions: 'Stir with ice until the glass clouds, strain over a big cube, and use both peels.',
  },
  {
    id: 20134,
    name: 'Improved Genever Cocktail',
    glass: 'Lowball',
    methods: ['Stir'],
    items: [
      [60, 'ml', 'Genever'],
      [7.5, 'ml', 'Maraschino'],
      [1, 'barspoon', 'Rich simple syrup'],
      [1, 'dash', 'Absinthe'],
      [2, 'dash', 'Angostura aromatic bitters'],
    ],
    garnish: [[1, 'twist', 'Lemon']],
    description:
      'What the 1870s called improved: Dutch malt with cherry stone, anise and bitters. Hard to argue.',
    instructions: 'Stir everything over ice, strain onto a cube, express the lemon and drop it in.',
  },
];
