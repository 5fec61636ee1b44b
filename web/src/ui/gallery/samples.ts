import { drinkLook, GLASS_SHAPES, type DrinkLook, type LookItem } from '@cellaret/domain/look';
import { ingredientLook } from '@cellaret/domain/look-ingredient';

type Line = [name: string, volumeMl: number | null, colourIntensity?: number];

const item = ([name, volumeMl, colourIntensity = 4]: Line, garnishOnly: boolean): LookItem => ({
  names: [name],
  typeName: '',
  colourIntensity,
  volumeMl,
  garnishOnly,
});

const drink = (name: string, glass: string, method: string, lines: Line[], ...garnish: string[]) => ({
  name,
  look: drinkLook({
    glassware: [glass],
    methods: [method],
    items: [...lines.map((line) => item(line, false)), ...garnish.map((each) => item([each, null], true))],
  }),
});

/** Well-known drinks, one for every glass and nearly every garnish. */
export const SAMPLE_DRINKS: { name: string; look: DrinkLook }[] = [
  drink(
    'Negroni',
    'Rocks',
    'Stir',
    [
      ['Gin', 30, 0],
      ['Campari', 30, 7],
      ['Sweet vermouth', 30, 6],
    ],
    'Orange twist',
  ),
  drink(
    'Daiquiri',
    'Coupe',
    'Shake',
    [
      ['White rum', 60, 0],
      ['Lime juice', 30],
      ['Sugar syrup', 20],
    ],
    'Lime wheel',
  ),
  drink(
    'Mojito',
    'Highball',
    'Build',
    [
      ['White rum', 60, 0],
      ['Lime juice', 30],
      ['Mint', null],
      ['Soda water', 60],
    ],
    'Lime wheel',
  ),
  drink(
    'Whiskey Sour',
    'Sour',
    'Shake',
    [
      ['Bourbon', 50],
      ['Lemon juice', 25],
      ['Egg white', 20],
    ],
    'Cocktail cherry',
  ),
  drink(
    'Espresso Martini',
    'Martini',
    'Shake',
    [
      ['Vodka', 50, 0],
      ['Espresso', 30, 9],
      ['Coffee liqueur', 20, 9],
    ],
    'Coffee beans',
  ),
  drink(
    'Dry Martini',
    'Martini',
    'Stir',
    [
      ['Gin', 60, 0],
      ['Dry vermouth', 10, 1],
    ],
    'Olive',
  ),
  drink(
    'Aviation',
    'Nick and Nora',
    'Shake',
    [
      ['Gin', 50, 0],
      ['Violette', 12, 7],
      ['Lemon juice', 15, 1],
    ],
    'Cherry',
  ),
  drink(
    'Aperol Spritz',
    'Wine',
    'Build',
    [
      ['Aperol', 60, 5],
      ['Prosecco', 90, 2],
      ['Soda', 30, 0],
    ],
    'Orange slice',
  ),
  drink(
    'French 75',
    'Champagne',
    'Shake',
    [
      ['Gin', 30, 0],
      ['Lemon juice', 15],
      ['Champagne', 90, 3],
    ],
    'Lemon twist',
  ),
  drink(
    'Margarita',
    'Margarita',
    'Shake',
    [
      ['Blanco tequila', 50, 0],
      ['Triple sec', 25, 0],
      ['Lime juice', 25],
    ],
    'Salt',
    'Lime wedge',
  ),
  drink(
    'Moscow Mule',
    'Copper mug',
    'Build',
    [
      ['Vodka', 50, 0],
      ['Ginger beer', 120, 2],
      ['Lime juice', 15],
    ],
    'Lime wedge',
    'Mint',
  ),
  drink(
    'Mint Julep',
    'Julep',
    'Crushed ice',
    [
      ['Bourbon', 60, 5],
      ['Sugar syrup', 10],
    ],
    'Mint',
  ),
  drink(
    'Zombie',
    'Tiki',
    'Crushed ice',
    [
      ['Dark rum', 60, 6],
      ['Lime juice', 20],
      ['Grenadine', 10, 8],
    ],
    'Pineapple',
    'Cherry',
  ),
  drink(
    'Piña Colada',
    'Hurricane',
    'Blend',
    [
      ['White rum', 60, 0],
      ['Pineapple juice', 90, 5],
      ['Cream of coconut', 30, 1],
    ],
    'Pineapple',
    'Cherry',
  ),
  drink(
    'Brandy Crusta',
    'Snifter',
    'Stir',
    [
      ['Cognac', 60, 6],
      ['Orange curaçao', 10, 5],
    ],
    'Sugar rim',
    'Orange twist',
  ),
  drink(
    'Sazerac Frappé',
    'Absinthe',
    'Stir',
    [
      ['Absinthe', 40, 4],
      ['Water', 60, 0],
    ],
    'Star anise',
  ),
  drink(
    'Grasshopper',
    'Fizzio',
    'Shake',
    [
      ['Crème de menthe', 30, 6],
      ['Cream', 30, 0],
      ['White crème de cacao', 30, 0],
    ],
    'Chocolate',
    'Mint',
  ),
  drink(
    'Irish Coffee',
    'Glass mug',
    'Build',
    [
      ['Irish whiskey', 40, 5],
      ['Coffee', 90, 9],
      ['Cream', 30, 0],
    ],
    'Nutmeg',
  ),
  drink('B-52', 'Shot', 'Layer', [
    ['Coffee liqueur', 20, 9],
    ['Baileys', 20, 4],
  ]),
  drink(
    'Bloody Mary',
    'Highball',
    'Roll',
    [
      ['Vodka', 50, 0],
      ['Tomato juice', 100, 7],
    ],
    'Celery',
    'Lemon wedge',
  ),
  drink(
    'Blue Lagoon',
    'Hurricane',
    'Build',
    [
      ['Vodka', 50, 0],
      ['Blue curaçao', 20, 7],
      ['Lemonade', 100, 1],
    ],
    'Lemon wheel',
    'Cherry',
  ),
  drink(
    'Cosmopolitan',
    'Martini',
    'Shake',
    [
      ['Vodka citron', 40, 0],
      ['Cranberry juice', 30, 6],
      ['Lime juice', 15],
    ],
    'Orange twist',
  ),
  drink(
    'Gin Basil Smash',
    'Rocks',
    'Shake',
    [
      ['Gin', 60, 0],
      ['Lemon juice', 25, 1],
      ['Basil', 10, 8],
    ],
    'Basil',
  ),
  drink(
    'Clover Club',
    'Coupe',
    'Shake',
    [
      ['Gin', 50, 0],
      ['Raspberry syrup', 15, 7],
      ['Egg white', 20, 0],
    ],
    'Raspberry',
  ),
  drink(
    'Gin and Tonic',
    'Copa',
    'Build',
    [
      ['Gin', 50, 0],
      ['Tonic', 120, 0],
    ],
    'Rosemary',
    'Grapefruit wheel',
  ),
  drink('Last Word', 'Coupe', 'Shake', [
    ['Gin', 22, 0],
    ['Green Chartreuse', 22, 6],
    ['Maraschino', 22, 0],
    ['Lime juice', 22, 1],
  ]),
];

/** One drink in every glass that can be drawn. */
export const SAMPLE_GLASSES = GLASS_SHAPES.map((glass) => ({
  name: glass,
  look: { ...SAMPLE_DRINKS[0]!.look, glass, garnish: [], ice: 'none' } satisfies DrinkLook,
}));

const ingredient = (name: string, typeName: string, abv = 0, colourIntensity = 4) => ({
  name,
  look: ingredientLook({ name, typeName, abv, colourIntensity }),
});

/** An ingredient of every kind that can be drawn. */
export const SAMPLE_INGREDIENTS = [
  ingredient('London dry gin', 'Spirits', 40),
  ingredient('Reposado tequila', 'Spirits', 40),
  ingredient('Bourbon', 'Spirits', 45),
  ingredient('Campari', 'Liqueurs', 25),
  ingredient('Green Chartreuse', 'Liqueurs', 55),
  ingredient('Blue curaçao', 'Liqueurs', 20),
  ingredient('Sweet vermouth', 'Fortified wine', 16),
  ingredient('Red wine', 'Wines', 12),
  ingredient('Champagne', 'Wines', 12),
  ingredient('Angostura bitters', 'Bitters', 44),
  ingredient('Grenadine', 'Syrups'),
  ingredient('Simple syrup', 'Syrups'),
  ingredient('Orange juice', 'Juices'),
  ingredient('Cranberry juice', 'Juices'),
  ingredient('Tonic', 'Beverages'),
  ingredient('Cola', 'Beverages'),
  ingredient('Lager', 'Beer', 5),
  ingredient('Cream', 'Dairy'),
  ingredient('Egg white', 'Uncategorized'),
  ingredient('Lime', 'Fruits and vegetables'),
  ingredient('Orange', 'Fruits and vegetables'),
  ingredient('Peach', 'Fruits and vegetables'),
  ingredient('Cocktail cherry', 'Fruits and vegetables'),
  ingredient('Mint', 'Fruits and vegetables'),
  ingredient('Cinnamon', 'Spices'),
  ingredient('Sugar', 'Uncategorized'),
];
