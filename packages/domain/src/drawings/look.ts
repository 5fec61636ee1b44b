import { z } from 'zod';
import { foldName, ingredientColour } from './look-colours.ts';
import { garnishOf, garnishSchema, type Garnish } from './look-garnish.ts';

export const GLASS_SHAPES = [
  'coupe',
  'martini',
  'nick-and-nora',
  'margarita',
  'flute',
  'wine',
  'sour',
  'snifter',
  'absinthe',
  'fizzio',
  'hurricane',
  'rocks',
  'highball',
  'shot',
  'mug',
  'copper-mug',
  'julep',
  'tiki',
] as const;

export type GlassShape = (typeof GLASS_SHAPES)[number];

/** `depth`: how dark the liquid is, from 0 clear to 1; `haze`: from 0 clear to 1 like cream. */
export const drinkLookSchema = z.strictObject({
  glass: z.enum(GLASS_SHAPES),
  liquid: z.strictObject({ colour: z.string().regex(/^#[0-9A-F]{6}$/), depth: z.number().min(0).max(1) }),
  haze: z.number().min(0).max(1),
  foam: z.boolean(),
  bubbles: z.boolean(),
  ice: z.enum(['none', 'cubes', 'large', 'crushed']),
  garnish: z.array(garnishSchema).max(2),
});

export type DrinkLook = z.infer<typeof drinkLookSchema>;

export type LookItem = {
  /** The ingredient's own name, then its ancestors'. */
  names: readonly string[];
  typeName: string;
  /** The profile score, 0 … 9. */
  colourIntensity: number;
  /** Null if the unit has no volume (a leaf, a slice). */
  volumeMl: number | null;
  garnishOnly: boolean;
  /** The unit's name, which defines how fruit is cut ('wedge', 'twist'). */
  cut?: string;
};

export type LookFacts = {
  /** Names of glasses and methods; the first known glass is drawn. */
  glassware: readonly string[];
  methods: readonly string[];
  items: readonly LookItem[];
};

const GLASS_WORDS: readonly [pattern: RegExp, shape: GlassShape][] = [
  [/copper|moscow mule/, 'copper-mug'],
  [/julep/, 'julep'],
  [/mug|irish coffee|toddy|cup$|tea ?cup/, 'mug'],
  [/tiki|coconut shell/, 'tiki'],
  [/hurricane|pina colada|poco/, 'hurricane'],
  [/margarita/, 'margarita'],
  [/martini|cocktail/, 'martini'],
  [/nick/, 'nick-and-nora'],
  [/coupe|saucer/, 'coupe'],
  [/flute|champagne|tulip/, 'flute'],
  [/snifter|brandy|balloon|copa|cognac/, 'snifter'],
  [/wine|goblet|spritz/, 'wine'],
  [/sour|delmonico/, 'sour'],
  [/absinthe|pontarlier/, 'absinthe'],
  [/fizz|sling|pilsner/, 'fizzio'],
  [/shot|cordial|pony/, 'shot'],
  [/rocks|low ?ball|old.?fashioned|tumbler|whisk/, 'rocks'],
  [/high ?ball|collins|pint|beer|zombie|tall/, 'highball'],
];

const STEMMED: ReadonlySet<GlassShape> = new Set([
  'coupe',
  'martini',
  'nick-and-nora',
  'flute',
  'sour',
  'margarita',
]);

const SPARKLING =
  /soda|tonic|seltzer|sparkling|champagne|prosecco|cava\b|cremant|lambrusco|ginger (beer|ale)|cola\b|beer|lager|stout|cider|lemonade|root beer|sanbitter/;
/** Still drinks among mixers; tested only for names that do not match SPARKLING. */
const STILL = /\bwater$|^ice$/;
const SPARKLING_SHARE = 0.08;
/** Beers, which have foam and no ice if they are most of the drink. */
const BEER = /(?<!ginger |root )beer|lager|stout|porter|pilsner/;
const EGG_FOAM = /egg white|^eggs?$|whole egg|aquafaba|foamer/;
/** Cloudy ingredients with their strength: with 1 a drink is opaque if it consists only of it. */
const CLOUDS: readonly [pattern: RegExp, strength: number][] = [
  [/cream of coconut|coconut cream|\bcream\b|baileys|milk|yogh?urt|ice cream|horchata/, 3],
  [/puree|coconut water|advocaat|\beggs?\b|tomato|orgeat|smoothie/, 1.6],
  [/juice|nectar|lemonade/, 1],
];
const WHITE_CLOUD = /cream|milk|yogh?urt|coconut|egg white|orgeat|horchata/;

/** Path length of light in units of an ingredient's usual depth; chosen so that a Negroni is red. */
const PATH = 1.3;
/** Assumed volume of a line without one (a leaf, a dash): a barspoon. */
const TRACE_ML = 2.5;
/** Assumed volume of fruit counted in pieces or weighed: the juice of a small one. */
const PRESSED_ML = 20;
/** Fruit types that yield no juice. */
const DRY_FRUIT = /chill?i|jalapeno|ginger|celery|olive|onion/;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
const toHex = (values: readonly number[]) =>
  `#${values
    .map((value) =>
      Math.round(Math.min(1, Math.max(0, value)) * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase();
const round2 = (value: number) => Math.round(value * 100) / 100;
const matches = (item: LookItem, pattern: RegExp) => item.names.some((name) => pattern.test(foldName(name)));

function pouredMl(item: LookItem): number {
  const pressed = /fruit/.test(foldName(item.typeName)) && !matches(item, DRY_FRUIT);
  return item.volumeMl ?? (pressed ? PRESSED_ML : TRACE_ML);
}

/** The shape of the first known glass; rocks by default. */
export function glassShape(glassware: readonly string[]): GlassShape {
  for (const name of glassware.map(foldName)) {
    const found = GLASS_WORDS.find(([pattern]) => pattern.test(name));
    if (found) return found[1];
  }
  return 'rocks';
}

/**
 * The colour of the mixture by the Beer–Lambert law: colours are transmittances, absorbances add up by share
 * of volume, weighted by `colour_intensity` (0.5 … 1.5). White clouds (cream, coconut) then lighten it.
 */
function mixture(
  liquids: readonly { item: LookItem; share: number }[],
): DrinkLook['liquid'] & { haze: number } {
  const absorbance = [0, 0, 0];
  let cloud = 0;
  let white = 0;
  for (const { item, share } of liquids) {
    const strength = 0.5 + Math.min(9, Math.max(0, item.colourIntensity)) / 9;
    channels(ingredientColour(item.names, item.typeName)).forEach((channel, index) => {
      absorbance[index] =
        (absorbance[index] ?? 0) - Math.log(Math.max(channel, 0.04)) * share * strength * PATH;
    });
    const clouding = CLOUDS.find(
      ([pattern]) => matches(item, pattern) || pattern.test(foldName(item.typeName)),
    );
    cloud += share * (clouding?.[1] ?? 0);
    if (matches(item, WHITE_CLOUD)) white += share * (clouding?.[1] ?? 1);
  }
  const whiteness = 1 - Math.exp(-1.1 * white);
  const through = absorbance.map((value) => Math.exp(-value));
  const colour = through.map((value, index) => {
    const cream = channels('#F7E3C6')[index] ?? 1;
    return value + (cream - value) * whiteness * 0.72;
  });
  const depth = 1 - Math.exp(-Math.max(...absorbance));
  return { colour: toHex(colour), depth: round2(depth), haze: round2(1 - Math.exp(-1.8 * cloud)) };
}

/** Muddled fruit that is drawn if there is no other garnish, as in a Caipirinha. */
const PRESSED_CITRUS = /^(lime|lemon|orange|grapefruit)s?$/;

/** The drawn garnishes: garnish-only lines, leaves, and muddled citrus. */
function garnishesOf(items: readonly LookItem[], glass: GlassShape): Garnish[] {
  const whole = items.filter((item) => !item.garnishOnly && item.volumeMl === null);
  const decoration = items.filter((item) => item.garnishOnly);
  const leaves = whole.filter((item) => /mint|basil/.test(foldName(item.names[0] ?? '')));
  const pressed = whole.filter((item) => PRESSED_CITRUS.test(foldName(item.names[0] ?? '')));
  const garnish: Garnish[] = [];
  for (const { names, cut } of [...decoration, ...leaves, ...(decoration.length === 0 ? pressed : [])]) {
    const found = garnishOf(names[0] ?? '', {
      stemmed: STEMMED.has(glass),
      ...(cut !== undefined && { cut }),
    });
    if (found && garnish.length < 2 && !garnish.some(({ kind }) => kind === found.kind)) garnish.push(found);
  }
  return garnish;
}

function iceFor(glass: GlassShape, methods: string, bubbles: boolean, clear: boolean): DrinkLook['ice'] {
  if (/blend|frozen|hot|heat|neat|\bup\b|no ice/.test(methods)) return 'none';
  if (/crushed|swizzle/.test(methods) || glass === 'julep' || glass === 'tiki') return 'crushed';
  if (glass === 'rocks') return clear && !bubbles ? 'large' : 'cubes';
  if (glass === 'highball' || glass === 'hurricane' || glass === 'copper-mug') return 'cubes';
  return glass === 'wine' && bubbles ? 'cubes' : 'none';
}

export function drinkLook({ glassware, methods, items }: LookFacts): DrinkLook {
  const glass = glassShape(glassware);
  const method = methods.map(foldName).join(' ');
  const poured = items.filter((item) => !item.garnishOnly);
  const floatsCream = (item: LookItem) =>
    glass === 'mug' && matches(item, /^((lightly )?(whipped|heavy|double) )?cream$/);
  const mixed = poured.filter((item) => !floatsCream(item));
  const volume = mixed.reduce((sum, item) => sum + pouredMl(item), 0);
  const liquids = mixed.map((item) => ({ item, share: volume > 0 ? pouredMl(item) / volume : 0 }));
  const { colour, depth, haze } = mixture(liquids);

  const shareOf = (is: (item: LookItem) => boolean) =>
    liquids.reduce((sum, { item, share }) => sum + (is(item) ? share : 0), 0);
  const sparkles = (item: LookItem) =>
    matches(item, SPARKLING) || (/^sparkling|soda/.test(foldName(item.typeName)) && !matches(item, STILL));
  const bubbles = shareOf(sparkles) >= SPARKLING_SHARE;
  const isBeer = shareOf((item) => matches(item, BEER)) >= 0.5;
  const eggs = poured.some((item) => matches(item, EGG_FOAM));
  const shakenCoffee =
    /shake/.test(method) && poured.some((item) => matches(item, /espresso|coffee$|cold brew/));

  return {
    glass,
    liquid: { colour, depth },
    haze,
    foam: eggs || shakenCoffee || isBeer || poured.some(floatsCream),
    bubbles,
    ice: isBeer ? 'none' : iceFor(glass, method, bubbles, haze < 0.15),
    garnish: garnishesOf(items, glass),
  };
}
