import type { RecipeSource } from '../shapes.ts';

/** Drinks without alcohol. */
export const withoutAlcoholRecipes: RecipeSource[] = [
  {
    id: 20118,
    name: 'Shirley Temple',
    glass: 'Highball',
    methods: ['Build'],
    items: [
      [150, 'ml', 'Ginger ale'],
      [10, 'ml', 'Lime juice'],
      [5, 'ml', 'Grenadine'],
    ],
    garnish: [[2, 'piece', 'Cocktail cherry']],
    description: 'Ginger, lime and grenadine: the first cocktail of many a childhood.',
    instructions: 'Build over ice, stir once and add the cherries.',
  },
  {
    id: 20119,
    name: 'Virgin Mojito',
    glass: 'Highball',
    methods: ['Build', 'Muddle'],
    items: [
      [6, 'sprig', 'Mint'],
      [30, 'ml', 'Lime juice'],
      [22.5, 'ml', 'Simple syrup'],
      [1, 'top up', 'Club soda'],
    ],
    garnish: [
      [1, 'sprig', 'Mint'],
      [1, 'wedge', 'Lime'],
    ],
    description: 'Mint, lime and sugar lengthened with soda. Nobody misses the rum at noon.',
    instructions: 'Press the mint with lime and syrup, add crushed ice and soda, and lift from below.',
  },
  {
    id: 20120,
    name: 'Virgin Mary',
    glass: 'Highball',
    methods: ['Roll', 'Build'],
    items: [
      [120, 'ml', 'Tomato juice'],
      [15, 'ml', 'Lemon juice'],
      [2, 'dash', 'Worcestershire sauce'],
      [1, 'dash', 'Tabasco'],
      [1, 'pinch', 'Pepper'],
      [1, 'pinch', 'Salt'],
    ],
    garnish: [[1, 'wedge', 'Lemon']],
    description: "The Bloody Mary's sober twin, seasoned just as hard.",
    instructions: 'Roll with ice between two glasses, strain over fresh ice and season to taste.',
  },
  {
    id: 20121,
    name: 'Garden Cooler',
    glass: 'Collins',
    methods: ['Muddle', 'Build'],
    items: [
      [5, 'slice', 'Cucumber'],
      [30, 'ml', 'Elderflower cordial'],
      [22.5, 'ml', 'Lime juice'],
      [1, 'top up', 'Club soda'],
    ],
    garnish: [
      [1, 'slice', 'Cucumber'],
      [1, 'sprig', 'Mint'],
    ],
    description: 'Cucumber and elderflower, tall and green.',
    instructions: 'Press the cucumber with lime, add cordial and ice, top with soda and stir.',
  },
];
