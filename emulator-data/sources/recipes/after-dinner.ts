import type { RecipeSource } from '../shapes.ts';

/** Bitter, creamy and after-dinner drinks. */
export const afterDinnerRecipes: RecipeSource[] = [
  {
    id: 20113,
    name: 'Amaretto Sour',
    glass: 'Lowball',
    methods: ['Dry shake', 'Shake'],
    items: [
      [60, 'ml', 'Amaretto'],
      [30, 'ml', 'Lemon juice'],
    ],
    optional: [
      [15, 'ml', 'Egg white'],
      [1, 'dash', 'Angostura aromatic bitters'],
    ],
    garnish: [
      [1, 'slice', 'Lemon'],
      [1, 'piece', 'Cocktail cherry'],
    ],
    description: 'Almond against lemon under a soft foam. Enough lemon makes it grown up.',
    instructions: 'Shake without ice, then with ice, strain over fresh ice and garnish.',
  },
  {
    id: 20114,
    name: 'Trinidad Sour',
    glass: 'Coupe',
    methods: ['Shake'],
    items: [
      [45, 'ml', 'Angostura aromatic bitters'],
      [30, 'ml', 'Orgeat'],
      [22.5, 'ml', 'Lemon juice'],
      [15, 'ml', 'Rye whiskey'],
    ],
    description: 'A full measure and a half of Angostura, and it works: spice, almond, lemon.',
    instructions: 'Shake hard, orgeat is thick, and strain finely into a cold coupe.',
  },
  {
    id: 20115,
    name: 'Cynar Flip',
    glass: 'Wine',
    methods: ['Dry shake', 'Shake'],
    items: [
      [60, 'ml', 'Cynar'],
      [1, 'piece', 'Egg'],
      [2, 'barspoon', 'Simple syrup'],
    ],
    garnish: [[2, 'drop', 'Angostura aromatic bitters']],
    description: 'Artichoke amaro and a whole egg, richer than it sounds.',
    instructions: 'Shake without ice, then hard with ice, strain and dot with bitters.',
  },
  {
    id: 20116,
    name: 'Grasshopper',
    glass: 'Coupe',
    methods: ['Shake'],
    items: [
      [20, 'ml', 'Crème de cacao (white)'],
      [20, 'ml', 'Crème de menthe'],
      [20, 'ml', 'Cream'],
    ],
    garnish: [[1, 'leaf', 'Mint']],
    description: 'Mint and chocolate in pale green. Dessert, plainly.',
    instructions: 'Shake with ice until it is as thick as paint, strain and lay a mint leaf on top.',
  },
  {
    id: 20117,
    name: 'B-52',
    glass: 'Shot',
    methods: ['Layer'],
    items: [
      [15, 'ml', 'Coffee liqueur'],
      [15, 'ml', 'Irish cream'],
      [15, 'ml', 'Grand Marnier'],
    ],
    description: 'Three layers, coffee to orange, heaviest first.',
    instructions: 'Layer the liqueurs over the back of a spoon in the order given.',
  },
];
