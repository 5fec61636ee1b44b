import type { RecipeSource } from '../shapes.ts';

/** Gin drinks shaken. */
export const ginShakenRecipes: RecipeSource[] = [
  {
    id: 20009,
    name: 'Gin Gimlet',
    glass: 'Coupe',
    methods: ['Shake'],
    items: [
      [60, 'ml', 'Gin'],
      [15, 'ml', 'Lime juice'],
      [15, 'ml', 'Simple syrup'],
    ],
    optional: [[1, 'splash', 'Club soda']],
    garnish: [[1, 'wheel', 'Lime']],
    description: 'Gin, lime and sugar, sharp and short. The splash of soda opens it up.',
    instructions: 'Shake with ice, strain finely, add the soda if you wish and float the lime wheel.',
  },
  {
    id: 20010,
    name: 'Aviation',
    glass: 'Cocktail',
    methods: ['Shake'],
    items: [
      [45, 'ml', 'Gin'],
      [15, 'ml', 'Maraschino'],
      [15, 'ml', 'Lemon juice'],
      [1, 'barspoon', 'Crème de violette'],
    ],
    garnish: [[1, 'piece', 'Cocktail cherry']],
    description: 'A pale violet sour from before the First World War. Keep the violette to a barspoon.',
    instructions: 'Shake hard with ice, strain finely into the chilled glass and drop in the cherry.',
  },
  {
    id: 20011,
    name: "Bee's Knees",
    glass: 'Coupe',
    methods: ['Shake'],
    items: [
      [60, 'ml', 'Gin'],
      [15, 'ml', 'Honey syrup'],
      [22.5, 'ml', 'Lemon juice'],
    ],
    optional: [[22.5, 'ml', 'Orange juice']],
    garnish: [[1, 'twist', 'Lemon']],
    description: 'Honey, lemon and gin; the orange juice is an optional softener.',
    instructions: 'Shake with ice until the tin frosts, strain finely and express lemon peel over the top.',
  },
  {
    id: 20012,
    name: 'Bramble',
    glass: 'Lowball',
    methods: ['Shake'],
    items: [
      [50, 'ml', 'Gin'],
      [25, 'ml', 'Lemon juice'],
      [12.5, 'ml', 'Simple syrup'],
      [15, 'ml', 'Crème de mûre'],
    ],
    garnish: [
      [2, 'piece', 'Blackberries'],
      [1, 'slice', 'Lemon'],
    ],
    description:
      "Dick Bradsell's walk along an English hedge. The blackberry liqueur bleeds through crushed ice.",
    instructions:
      'Shake gin, lemon and syrup with ice, strain over crushed ice and drizzle the crème de mûre on top. Add lemon and blackberries.',
  },
  {
    id: 20013,
    name: 'Clover Club',
    glass: 'Coupe',
    methods: ['Dry shake', 'Shake'],
    items: [
      [45, 'ml', 'Gin'],
      [15, 'ml', 'Raspberry syrup'],
      [15, 'ml', 'Lemon juice'],
      [15, 'ml', 'Dry vermouth'],
      [15, 'ml', 'Egg white'],
    ],
    garnish: [[3, 'piece', 'Raspberries']],
    description: 'Pink, dry and silky; named for a Philadelphia club of men with good manners.',
    instructions:
      'Shake without ice first, then hard with ice. Strain finely and lay the raspberries on the foam.',
  },
  {
    id: 20014,
    name: 'Corpse Reviver No. 2',
    glass: 'Coupe',
    methods: ['Shake', 'Rinse'],
    items: [
      [30, 'ml', 'Gin'],
      [30, 'ml', 'Cointreau'],
      [30, 'ml', 'Lillet Blanc'],
      [30, 'ml', 'Lemon juice'],
      [1, 'dash', 'Absinthe'],
    ],
    garnish: [[1, 'twist', 'Orange']],
    description: 'Equal parts with a breath of absinthe. One wakes you, four put you back to bed.',
    instructions:
      'Rinse the glass with the absinthe, or shake it in. Shake the rest with ice and strain finely.',
  },
  {
    id: 20015,
    name: 'Last Word',
    glass: 'Nick and Nora',
    methods: ['Shake'],
    items: [
      [22.5, 'ml', 'Gin'],
      [22.5, 'ml', 'Green Chartreuse'],
      [22.5, 'ml', 'Maraschino'],
      [22.5, 'ml', 'Lime juice'],
    ],
    garnish: [[1, 'piece', 'Cocktail cherry']],
    description:
      'Four equal parts from Detroit that should quarrel and do not. Sharp, herbal, endlessly copied.',
    instructions: 'Shake hard with ice, strain finely and sink a cherry.',
  },
  {
    id: 20016,
    name: 'Southside',
    glass: 'Nick and Nora',
    methods: ['Shake'],
    items: [
      [60, 'ml', 'Gin'],
      [30, 'ml', 'Lemon juice'],
      [15, 'ml', 'Simple syrup'],
      [5, 'sprig', 'Mint'],
    ],
    optional: [[10, 'ml', 'Egg white']],
    garnish: [[1, 'leaf', 'Mint']],
    description: 'A Gimlet that went through the herb garden. Fresh lemon and mint, nothing muddy.',
    instructions:
      'Shake everything with ice, briefly and hard so the mint does not turn bitter. Strain twice.',
  },
  {
    id: 20017,
    name: 'White Lady',
    glass: 'Coupe',
    methods: ['Shake'],
    items: [
      [45, 'ml', 'Gin'],
      [30, 'ml', 'Triple sec'],
      [22.5, 'ml', 'Lemon juice'],
    ],
    optional: [
      [7.5, 'ml', 'Simple syrup'],
      [15, 'ml', 'Egg white'],
    ],
    garnish: [[1, 'twist', 'Lemon']],
    description:
      'Gin Sidecar, bone dry without the syrup. Egg white makes it silk, without it she stays clear.',
    instructions:
      'Shake with ice for fifteen seconds and strain finely into a cold glass. Egg white wants a dry shake first.',
  },
  {
    id: 20018,
    name: 'Gin Basil Smash',
    glass: 'Lowball',
    methods: ['Muddle', 'Shake'],
    items: [
      [60, 'ml', 'Gin'],
      [10, 'leaf', 'Basil'],
      [30, 'ml', 'Lemon juice'],
      [22.5, 'ml', 'Simple syrup'],
    ],
    garnish: [[1, 'leaf', 'Basil']],
    description: "Hamburg's green modern classic. The basil must be plentiful and fresh.",
    instructions:
      'Press basil and lemon together, add the rest, shake hard with ice and strain twice over fresh ice.',
  },
  {
    id: 20019,
    name: 'Pegu Club',
    glass: 'Cocktail',
    methods: ['Shake'],
    items: [
      [60, 'ml', 'Gin'],
      [22.5, 'ml', 'Cointreau'],
      [22.5, 'ml', 'Lime juice'],
      [2, 'dash', 'Angostura aromatic bitters'],
    ],
    garnish: [[1, 'twist', 'Lime']],
    description: 'The house drink of a Rangoon club, dry and orange with a bitter edge.',
    instructions: 'Shake with ice, strain finely and express lime peel over the glass.',
  },
  {
    id: 20020,
    name: '20th Century',
    glass: 'Nick and Nora',
    methods: ['Shake'],
    items: [
      [45, 'ml', 'Gin'],
      [22.5, 'ml', 'Crème de cacao (white)'],
      [22.5, 'ml', 'Lillet Blanc'],
      [15, 'ml', 'Lemon juice'],
    ],
    garnish: [[1, 'twist', 'Lemon']],
    description: 'Named for a train: lemon and Lillet first, cocoa on the way out.',
    instructions: 'Shake with ice, strain finely and finish with lemon peel.',
  },
  {
    id: 20021,
    name: 'Vesper',
    glass: 'Cocktail',
    methods: ['Shake'],
    items: [
      [45, 'ml', 'Gin'],
      [15, 'ml', 'Vodka'],
      [7.5, 'ml', 'Lillet Blanc'],
    ],
    garnish: [[1, 'twist', 'Lemon']],
    description:
      "A spy's order, all strength and a little wine. Cocchi Americano is closer to the lost original than Lillet.",
    instructions:
      'Shake with ice as the book demands, or stir if you would rather have it clear. Strain and add a long lemon peel.',
  },
];
