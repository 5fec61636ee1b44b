import { drinkLook, GLASS_SHAPES, type DrinkLook, type LookItem } from '@cellaret/domain/drawings/look';
import { ingredientLook } from '@cellaret/domain/drawings/look-ingredient';

/** What goes into a drink: 'Campari 30 7' are 30 ml of a colour of 7; colour and amount may be left out. */
function items(lines: string, garnishOnly: boolean): LookItem[] {
  return lines
    .split(', ')
    .filter(Boolean)
    .map((line) => {
      const [, name = '', volume, colour = '4'] = /^(.*?)(?: (\d+))?(?: (\d+))?$/.exec(line) ?? [];
      return {
        names: [name],
        typeName: '',
        colourIntensity: Number(colour),
        volumeMl: volume === undefined ? null : Number(volume),
        garnishOnly,
      };
    });
}

const DRINKS: readonly (readonly [
  name: string,
  glass: string,
  method: string,
  lines: string,
  garnish?: string,
])[] = [
  ['Negroni', 'Rocks', 'Stir', 'Gin 30 0, Campari 30 7, Sweet vermouth 30 6', 'Orange twist'],
  ['Daiquiri', 'Coupe', 'Shake', 'White rum 60 0, Lime juice 30, Sugar syrup 20', 'Lime wheel'],
  ['Mojito', 'Highball', 'Build', 'White rum 60 0, Lime juice 30, Mint, Soda water 60', 'Lime wheel'],
  ['Whiskey Sour', 'Sour', 'Shake', 'Bourbon 50, Lemon juice 25, Egg white 20', 'Cocktail cherry'],
  ['Espresso Martini', 'Martini', 'Shake', 'Vodka 50 0, Espresso 30 9, Coffee liqueur 20 9', 'Coffee beans'],
  ['Dry Martini', 'Martini', 'Stir', 'Gin 60 0, Dry vermouth 10 1', 'Olive'],
  ['Aviation', 'Nick and Nora', 'Shake', 'Gin 50 0, Violette 12 7, Lemon juice 15 1', 'Cherry'],
  ['Aperol Spritz', 'Wine', 'Build', 'Aperol 60 5, Prosecco 90 2, Soda 30 0', 'Orange slice'],
  ['French 75', 'Champagne', 'Shake', 'Gin 30 0, Lemon juice 15, Champagne 90 3', 'Lemon twist'],
  [
    'Margarita',
    'Margarita',
    'Shake',
    'Blanco tequila 50 0, Triple sec 25 0, Lime juice 25',
    'Salt, Lime wedge',
  ],
  ['Moscow Mule', 'Copper mug', 'Build', 'Vodka 50 0, Ginger beer 120 2, Lime juice 15', 'Lime wedge, Mint'],
  ['Mint Julep', 'Julep', 'Crushed ice', 'Bourbon 60 5, Sugar syrup 10', 'Mint'],
  ['Zombie', 'Tiki', 'Crushed ice', 'Dark rum 60 6, Lime juice 20, Grenadine 10 8', 'Pineapple, Cherry'],
  [
    'Piña Colada',
    'Hurricane',
    'Blend',
    'White rum 60 0, Pineapple juice 90 5, Cream of coconut 30 1',
    'Pineapple, Cherry',
  ],
  ['Brandy Crusta', 'Snifter', 'Stir', 'Cognac 60 6, Orange curaçao 10 5', 'Sugar rim, Orange twist'],
  ['Sazerac Frappé', 'Absinthe', 'Stir', 'Absinthe 40 4, Water 60 0', 'Star anise'],
  [
    'Grasshopper',
    'Fizzio',
    'Shake',
    'Crème de menthe 30 6, Cream 30 0, White crème de cacao 30 0',
    'Chocolate, Mint',
  ],
  ['Irish Coffee', 'Glass mug', 'Build', 'Irish whiskey 40 5, Coffee 90 9, Cream 30 0', 'Nutmeg'],
  ['B-52', 'Shot', 'Layer', 'Coffee liqueur 20 9, Baileys 20 4'],
  ['Bloody Mary', 'Highball', 'Roll', 'Vodka 50 0, Tomato juice 100 7', 'Celery, Lemon wedge'],
  [
    'Blue Lagoon',
    'Hurricane',
    'Build',
    'Vodka 50 0, Blue curaçao 20 7, Lemonade 100 1',
    'Lemon wheel, Cherry',
  ],
  [
    'Cosmopolitan',
    'Martini',
    'Shake',
    'Vodka citron 40 0, Cranberry juice 30 6, Lime juice 15',
    'Orange twist',
  ],
  ['Gin Basil Smash', 'Rocks', 'Shake', 'Gin 60 0, Lemon juice 25 1, Basil 10 8', 'Basil'],
  ['Clover Club', 'Coupe', 'Shake', 'Gin 50 0, Raspberry syrup 15 7, Egg white 20 0', 'Raspberry'],
  ['Gin and Tonic', 'Copa', 'Build', 'Gin 50 0, Tonic 120 0', 'Rosemary, Grapefruit wheel'],
  ['Last Word', 'Coupe', 'Shake', 'Gin 22 0, Green Chartreuse 22 6, Maraschino 22 0, Lime juice 22 1'],
];

/** Well-known drinks, one for every glass and nearly every garnish. */
export const SAMPLE_DRINKS = DRINKS.map(([name, glass, method, lines, garnish = '']) => ({
  name,
  look: drinkLook({
    glassware: [glass],
    methods: [method],
    items: [...items(lines, false), ...items(garnish, true)],
  }),
}));

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
