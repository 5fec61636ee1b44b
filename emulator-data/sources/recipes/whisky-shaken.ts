import type { RecipeSource } from '../shapes.ts';

/** Whisky drinks shaken. */
export const whiskyShakenRecipes: RecipeSource[] = [
  {
    id: 20075,
    name: 'Whiskey Sour',
    glass: 'Lowball',
    methods: ['Dry shake', 'Shake'],
    items: [
      [45, 'ml', 'Bourbon whiskey'],
      [25, 'ml', 'Lemon juice'],
      [20, 'ml', 'Simple syrup'],
    ],
    optional: [[15, 'ml', 'Egg white']],
    garnish: [
      [1, 'slice', 'Orange'],
      [1, 'piece', 'Cocktail cherry'],
    ],
    description:
      'Bourbon, lemon, sugar, and egg white for the velvet. Leave the egg out and it is still right.',
    instructions: 'Shake without ice, then with ice, and strain over fresh ice.',
  },
  {
    id: 20076,
    name: 'New York Sour',
    glass: 'Lowball',
    methods: ['Dry shake', 'Shake'],
    items: [
      [60, 'ml', 'Whiskey'],
      [22.5, 'ml', 'Simple syrup'],
      [30, 'ml', 'Lemon juice'],
      [15, 'ml', 'Red wine'],
    ],
    optional: [[15, 'ml', 'Egg white']],
    garnish: [[1, 'twist', 'Lemon']],
    description: 'A Whiskey Sour wearing a collar of red wine.',
    instructions:
      'Shake all but the wine, first dry and then with ice. Strain over ice and pour the wine over a spoon so that it floats.',
  },
  {
    id: 20077,
    name: 'Penicillin',
    glass: 'Lowball',
    methods: ['Shake'],
    items: [
      [60, 'ml', 'Scotch whiskey'],
      [7.5, 'ml', 'Islay Scotch whiskey'],
      [22.5, 'ml', 'Lemon juice'],
      [22.5, 'ml', 'Honey syrup'],
      [2, 'slice', 'Ginger'],
    ],
    garnish: [[1, 'piece', 'Candied ginger']],
    description: "Sam Ross's remedy: lemon, honey and ginger with smoke on top.",
    instructions:
      'Muddle the ginger, add everything but the Islay whisky, shake with ice and strain twice. Float the Islay.',
  },
  {
    id: 20078,
    name: 'Paper Plane',
    glass: 'Coupe',
    methods: ['Shake'],
    items: [
      [30, 'ml', 'Bourbon whiskey'],
      [30, 'ml', 'Amaro Nonino'],
      [30, 'ml', 'Aperol'],
      [30, 'ml', 'Lemon juice'],
    ],
    description:
      'Four equal parts, bourbon to lemon, bitter and bright. A modern classic that is easy to remember.',
    instructions:
      'Shake the four with ice and strain finely into a coupe; no garnish, it would only get in the way.',
  },
  {
    id: 20079,
    name: 'Gold Rush',
    glass: 'Lowball',
    methods: ['Shake'],
    items: [
      [60, 'ml', 'Bourbon whiskey'],
      [22.5, 'ml', 'Lemon juice'],
      [22.5, 'ml', 'Honey syrup'],
    ],
    garnish: [[1, 'twist', 'Lemon']],
    description: 'A bourbon sour sweetened with honey. Simple and hard to improve.',
    instructions: 'Shake with ice and strain over a large cube.',
  },
  {
    id: 20080,
    name: 'Blood and Sand',
    glass: 'Coupe',
    methods: ['Shake'],
    items: [
      [22.5, 'ml', 'Scotch whiskey'],
      [22.5, 'ml', 'Cherry liqueur'],
      [22.5, 'ml', 'Sweet vermouth'],
      [22.5, 'ml', 'Orange juice'],
    ],
    garnish: [[1, 'peel', 'Orange']],
    description: 'Scotch, cherry, vermouth, orange: odd on paper, a film star in the glass.',
    instructions: 'Shake with ice, strain finely and express orange peel.',
  },
  {
    id: 20081,
    name: 'Brown Derby',
    glass: 'Coupe',
    methods: ['Shake'],
    items: [
      [45, 'ml', 'Bourbon whiskey'],
      [30, 'ml', 'Grapefruit juice'],
      [15, 'ml', 'Honey syrup'],
      [7.5, 'ml', 'Lemon juice'],
    ],
    garnish: [[1, 'twist', 'Grapefruit']],
    description: "Bourbon with grapefruit and honey, from Hollywood's hat-shaped restaurant.",
    instructions: 'Shake with ice, strain and express grapefruit peel.',
  },
];
