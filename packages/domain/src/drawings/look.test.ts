import { describe, expect, it } from 'vitest';
import { ingredientLook } from './look-ingredient.ts';
import { drinkLook, drinkLookSchema, glassShape, type LookItem } from './look.ts';

const line = (name: string, volumeMl: number | null, more: Partial<LookItem> = {}): LookItem => ({
  names: [name],
  typeName: '',
  colourIntensity: 5,
  volumeMl,
  garnishOnly: false,
  ...more,
});
const garnish = (name: string) => line(name, null, { garnishOnly: true });
const look = (items: LookItem[], glassware = ['Coupe'], methods = ['Shake']) =>
  drinkLook({ glassware, methods, items });
const rgb = (hex: string) =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [number, number, number];

describe('the glass', () => {
  it.each([
    ['Nick and Nora', 'nick-and-nora'],
    ['Cocktail', 'martini'],
    ['Old Fashioned glass', 'rocks'],
    ['Lowball', 'rocks'],
    ['Champagne', 'flute'],
    ['Copper mug', 'copper-mug'],
    ['Glass mug', 'mug'],
    ['Collins', 'highball'],
    ['Margarita', 'margarita'],
    ['A vessel nobody knows', 'rocks'],
  ])('%s is drawn as %s', (name, shape) => {
    expect(glassShape([name])).toBe(shape);
  });

  it('is the first known one', () => {
    expect(glassShape(['Vessel', 'Julep cup', 'Coupe'])).toBe('julep');
  });
});

describe('the liquid', () => {
  const negroni = look(
    [line('Gin', 30), line('Campari', 30), line('Sweet vermouth', 30)],
    ['Rocks'],
    ['Stir'],
  );

  it('is red with Campari and clear without haze', () => {
    const [red, green, blue] = rgb(negroni.liquid.colour);
    expect(red).toBeGreaterThan(3 * green);
    expect(red).toBeGreaterThan(3 * blue);
    expect(negroni.haze).toBe(0);
  });

  it('is almost colourless for clear spirits', () => {
    const { liquid } = look([line('Gin', 60), line('Blanco tequila', 10)]);
    expect(Math.min(...rgb(liquid.colour))).toBeGreaterThan(240);
    expect(liquid.depth).toBeLessThan(0.1);
  });

  it('is deeper with more colour intensity', () => {
    const pale = look([line('Bourbon', 60, { colourIntensity: 1 })]).liquid.depth;
    const dark = look([line('Bourbon', 60, { colourIntensity: 9 })]).liquid.depth;
    expect(dark).toBeGreaterThan(pale);
  });

  it('uses the colour of an ancestor for unknown brand names', () => {
    const brand = look([line('Old Grandmother 7', 60, { names: ['Old Grandmother 7', 'Bourbon'] })]);
    expect(brand.liquid.colour).toBe(look([line('Bourbon', 60)]).liquid.colour);
  });

  it('uses the colour of fruit counted in pieces, but not of chillies', () => {
    const tinted = (name: string) => {
      const fruit = line(name, null, { typeName: 'Fruit & vegetable' });
      return look([line('White rum', 50), fruit]).liquid.depth;
    };
    expect(tinted('Strawberry')).toBeGreaterThan(0.4);
    expect(tinted('Chilli pepper')).toBeLessThan(0.2);
  });

  it('is cloudier with juice, and more so with cream', () => {
    const sour = look([line('Gin', 50), line('Lemon juice', 25)]).haze;
    const creamy = look([line('Vodka', 50), line('Cream', 25)]).haze;
    expect(sour).toBeGreaterThan(0.2);
    expect(creamy).toBeGreaterThan(sour);
  });

  it('does not depend on the order of lines or the size of the drink', () => {
    const items = [line('Dark rum', 45), line('Lime juice', 20), line('Orgeat', 15)];
    const doubled = items.map((item) => ({ ...item, volumeMl: (item.volumeMl ?? 0) * 2 }));
    expect(look(items.toReversed())).toEqual(look(items));
    expect(look(doubled)).toEqual(look(items));
  });
});

describe('the surface', () => {
  it('foams with egg white', () => {
    expect(look([line('Gin', 50), line('Egg white', 20)]).foam).toBe(true);
    expect(look([line('Gin', 50)]).foam).toBe(false);
  });

  it('foams with shaken espresso only', () => {
    expect(look([line('Vodka', 50), line('Espresso', 30)], ['Martini'], ['Shake']).foam).toBe(true);
    expect(look([line('Vodka', 50), line('Espresso', 30)], ['Mug'], ['Build']).foam).toBe(false);
  });

  it('is cream on a hot coffee, which stays dark', () => {
    const coffee = [line('Irish whiskey', 40), line('Coffee', 90)];
    const topped = look([...coffee, line('Cream', 30)], ['Irish coffee mug'], ['Build']);
    expect(topped.foam).toBe(true);
    expect(topped.liquid).toEqual(look(coffee, ['Irish coffee mug'], ['Build']).liquid);
  });

  it.each(['Soda water', 'Tonic', 'Prosecco', 'Champagne', 'Ginger beer', 'Cola'])(
    'bubbles with %s',
    (name) => {
      expect(look([line('Gin', 50), line(name, 90)]).bubbles).toBe(true);
    },
  );

  it.each([
    ['Water', 'Soda & mixer'],
    ['Coconut water', 'Soda & mixer'],
    ['White wine', 'Wine & sparkling'],
  ])('does not bubble with %s, although its type is %s', (name, typeName) => {
    expect(look([line('Gin', 50), line(name, 90, { typeName })]).bubbles).toBe(false);
  });

  it('does not bubble because of a garnish', () => {
    expect(look([line('Gin', 50), line('Soda', null, { garnishOnly: true })]).bubbles).toBe(false);
  });

  it('does not bubble because of a splash', () => {
    expect(look([line('Gin', 60), line('Lime juice', 30), line('Club soda', 5)]).bubbles).toBe(false);
  });

  it('has foam and no ice for drinks that are mostly beer', () => {
    const shandy = look([line('Lager', 150), line('Lemonade', 150)], ['Highball'], ['Build']);
    expect(shandy).toMatchObject({ bubbles: true, foam: true, ice: 'none' });
    const buck = look([line('Gin', 50), line('Ginger beer', 120)], ['Highball'], ['Build']);
    expect(buck).toMatchObject({ bubbles: true, foam: false, ice: 'cubes' });
  });
});

describe('the ice', () => {
  it('is one large cube in a clear stirred drink, cubes in a sour, crushed in a julep, none in a coupe', () => {
    expect(look([line('Bourbon', 60)], ['Rocks'], ['Stir']).ice).toBe('large');
    expect(look([line('Bourbon', 60), line('Lemon juice', 30)], ['Rocks']).ice).toBe('cubes');
    expect(look([line('Bourbon', 60)], ['Julep']).ice).toBe('crushed');
    expect(look([line('Bourbon', 60)], ['Coupe']).ice).toBe('none');
  });

  it('is not in a blended drink', () => {
    expect(look([line('White rum', 60)], ['Hurricane'], ['Blend']).ice).toBe('none');
  });

  it('is not in a heated drink', () => {
    expect(look([line('Red wine', 120)], ['Lowball'], ['Heat']).ice).toBe('none');
  });
});

describe('the garnish', () => {
  it.each([
    ['Orange twist', 'twist', '#F28C1C'],
    ['Lemon peel', 'twist', '#F2CE2E'],
    ['Lime wheel', 'wheel', '#8FB935'],
    ['Cocktail cherry', 'pick', '#8E1322'],
    ['Green olive', 'pick', '#7F9130'],
    ['Mint sprig', 'mint', '#4F8F3A'],
    ['Grated nutmeg', 'dust', '#7A4724'],
    ['Salt', 'rim', '#FFFFFF'],
    ['Chilli salt', 'rim', '#C9502E'],
    ['Chilli pepper', 'twist', '#C8341F'],
    ['Green grapes', 'pick', '#A9BF5B'],
  ])('%s is a %s', (name, kind, colour) => {
    expect(look([line('Gin', 50), garnish(name)]).garnish).toEqual([{ kind, colour }]);
  });

  it('has at most two different kinds', () => {
    const { garnish: shown } = look([
      line('Gin', 50),
      garnish('Cherry'),
      garnish('Olive'),
      garnish('Mint'),
      garnish('Salt'),
    ]);
    expect(shown.map(({ kind }) => kind)).toEqual(['pick', 'mint']);
  });

  it.each([
    ['wedge', 'wedge'],
    ['twist', 'twist'],
    ['peel', 'twist'],
    ['slice', 'wheel'],
    ['wheel', 'wheel'],
    ['half piece', 'wedge'],
  ])('of citrus measured as a %s is a %s, whatever the glass', (cut, kind) => {
    const lime = line('Lime', null, { garnishOnly: true, cut });
    for (const glass of ['Coupe', 'Lowball'])
      expect(look([line('Gin', 60), lime], [glass]).garnish.map((one) => one.kind)).toEqual([kind]);
  });

  it('is the muddled fruit if there is no other garnish', () => {
    const lime = line('Lime', null, { cut: 'wedge' });
    const cachaca = line('Cachaça', 60);
    expect(look([cachaca, lime], ['Lowball']).garnish.map(({ kind }) => kind)).toEqual(['wedge']);
    expect(look([cachaca, lime, garnish('Mint')], ['Lowball']).garnish.map(({ kind }) => kind)).toEqual([
      'mint',
    ]);
  });

  it('includes mint without a volume', () => {
    expect(look([line('White rum', 50), line('Mint', null)]).garnish[0]?.kind).toBe('mint');
  });
});

it('returns a valid look for a recipe without liquids', () => {
  expect(drinkLookSchema.parse(look([garnish('Orchid')]))).toMatchObject({
    liquid: { colour: '#FFFFFF', depth: 0 },
  });
});

describe('an ingredient', () => {
  const kind = (name: string, typeName: string, abv = 0) =>
    ingredientLook({ name, typeName, abv, colourIntensity: 3 }).kind;

  it.each([
    ['Gin', 'Spirits', 40, 'spirit'],
    ['Sotol', 'Agave spirit', 42, 'spirit'],
    ['Agave spirit', 'Agave spirit', 40, 'spirit'],
    ['Agave nectar', 'Syrup & sweetener', 0, 'syrup'],
    ['Rye whiskey', 'Spirits', 45, 'whisky'],
    ['Cherry Heering', 'Liqueurs', 24, 'liqueur'],
    ['Champagne', 'Wines', 12, 'sparkling'],
    ['Sweet Vermouth', 'Fortified wine', 16, 'vermouth'],
    ['Orange bitters', 'Bitters', 28, 'bitters'],
    ['Lime', 'Fruits and vegetables', 0, 'citrus'],
    ['Lime juice', 'Juices', 0, 'juice'],
    ['Mint', 'Fruits and vegetables', 0, 'herb'],
    ['Egg white', 'Uncategorized', 0, 'egg'],
    ['Half and half', 'Dairy & egg', 0, 'dairy'],
    ['Watermelon', 'Fruit & vegetable', 0, 'fruit'],
    ['Dark chocolate', 'Herb & spice', 0, 'spice'],
    ['Alcohol-free aperitivo', 'Aperitivo', 0, 'liqueur'],
    ['Something', 'Uncategorized', 42, 'spirit'],
    ['Something', 'Uncategorized', 0, 'jar'],
  ])('%s of type %s at %s %% is drawn as %s', (name, typeName, abv, expected) => {
    expect(kind(name, typeName, abv)).toBe(expected);
  });

  it('has the colour of its skin if it is a fruit', () => {
    const fruit = { typeName: 'Fruits', abv: 0, colourIntensity: 3 };
    expect(ingredientLook({ ...fruit, name: 'Lime' }).colour).toBe('#8FB935');
    expect(ingredientLook({ ...fruit, name: 'Cocktail cherry' }).colour).toBe('#8E1322');
  });

  it('has its first letter and a stable label', () => {
    const look = ingredientLook({ name: 'élixir', typeName: 'Liqueurs', abv: 30, colourIntensity: 3 });
    expect(look.monogram).toBe('É');
    expect(look).toEqual(
      ingredientLook({ name: 'élixir', typeName: 'Liqueurs', abv: 30, colourIntensity: 3 }),
    );
  });
});
