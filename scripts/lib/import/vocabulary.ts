import type { ScoreRow } from '../../../emulator-data/sources/shapes.ts';

/** How a unit of the facts is written here; `adapted` where the two do not mean quite the same. */
export interface UnitAlias {
  unit: string;
  adapted?: boolean;
}

const same = (unit: string, ...spellings: string[]): [string, UnitAlias][] =>
  [unit, ...spellings].map((spelling) => [spelling, { unit }]);

const adapted = (unit: string, ...spellings: string[]): [string, UnitAlias][] =>
  spellings.map((spelling) => [spelling, { unit, adapted: true }]);

/** Units of the facts, in lower case, and the seeded unit each one is. */
export const UNIT_ALIASES: ReadonlyMap<string, UnitAlias> = new Map([
  ...same('ml'),
  ...same('cl'),
  ...same('ounce', 'oz', 'ounces'),
  ...same('dash', 'dashes'),
  ...same('drop', 'drops'),
  ...same('barspoon', 'barspoons', 'bar spoon', 'bar spoons'),
  ...same('teaspoon', 'teaspoons', 'tsp'),
  ...same('tablespoon', 'tablespoons', 'tbsp'),
  ...same('splash', 'splashes'),
  ...same('top up', 'topup', 'top', 'top-up'),
  ...same('float', 'floats'),
  ...same('scoop', 'scoops'),
  ...same('bottle', 'bottles'),
  ...same('shot', 'shots'),
  ...same('part', 'parts'),
  ...same('piece', 'pieces', 'whole'),
  ...same('slice', 'slices'),
  ...same('wheel', 'wheels'),
  ...same('wedge', 'wedges'),
  ...same('peel', 'peels'),
  ...same('twist', 'twists'),
  ...same('leaf', 'leaves'),
  ...same('sprig', 'sprigs'),
  ...same('stick', 'sticks'),
  ...same('bean', 'beans'),
  ...same('yolk', 'yolks'),
  ...same('cube', 'cubes'),
  ...same('capsule', 'capsules'),
  ...same('inch', 'inches'),
  ...same('gram', 'grams', 'g'),
  ...same('pinch', 'pinches'),
  // "1 strong espresso" is a shot; "1 hand-whipped cream" is a float; "1 1 egg white" is one piece.
  ...adapted('shot', 'strong'),
  ...adapted('float', 'hand-whipped'),
  ...adapted('piece', '1', ''),
]);

/** The seeded unit an unknown unit is written in. */
export const UNKNOWN_UNIT = 'part';

/** Glasses whose name differs from the seeded one, folded. */
export const GLASS_ALIASES: ReadonlyMap<string, string> = new Map([
  ['rocks', 'Lowball'],
  ['old fashioned', 'Lowball'],
  ['nick nora', 'Nick and Nora'],
  ['champagne flute', 'Champagne'],
  ['wine glass', 'Wine'],
  ['irish coffee', 'Glass mug'],
]);

/** Methods whose name differs from the seeded one, folded. */
export const METHOD_ALIASES: ReadonlyMap<string, string> = new Map([
  ['shaken', 'Shake'],
  ['stirred', 'Stir'],
  ['built', 'Build'],
  ['blended', 'Blend'],
]);

export const ASSUMED_GLASS = 'Lowball';
export const ASSUMED_METHOD = 'Build';

/** Sentence of each seeded method: `{}` is the glass. */
export const METHOD_SENTENCES: Readonly<Record<string, string>> = {
  Shake: 'Shake with ice and strain into a {} glass.',
  Stir: 'Stir with ice and strain into a {} glass.',
  Build: 'Build in a {} glass.',
  Blend: 'Blend and pour into a {} glass.',
  Muddle: 'Muddle, then build in a {} glass.',
  Layer: 'Layer in a {} glass.',
};

/** Ingredients of the facts whose name differs from the seeded one, folded. */
export const INGREDIENT_ALIASES: ReadonlyMap<string, string> = new Map([
  ['cocchi aperitivo americano', 'Cocchi Americano'],
  ['cocchi di torino', 'Cocchi Vermouth di Torino'],
  ['grenadine syrup', 'Grenadine'],
  ['orgeat syrup', 'Orgeat'],
]);

/** Recipes of the facts whose name differs from the seeded one, folded. */
export const RECIPE_ALIASES: ReadonlyMap<string, string> = new Map([
  ['long island ice tea', 'Long Island Iced Tea'],
]);

interface Category {
  type: string;
  scores: ScoreRow;
}

/** Default type and scores of the ingredients of a category, used where the facts give none. */
export const CATEGORIES: Readonly<Record<string, Category>> = {
  Amaro: { type: 'Amaro', scores: [5, 7, 0, 6, 7, 8, 6, 3, 3, 9, 4] },
  Spirits: { type: 'Other spirit', scores: [1, 2, 0, 4, 6, 6, 2, 2, 3, 9, 4] },
  Liqueurs: { type: 'Liqueur', scores: [8, 1, 1, 6, 6, 5, 4, 5, 2, 8, 3] },
  Juices: { type: 'Juice', scores: [5, 1, 4, 3, 5, 4, 5, 2, 0, 1, 2] },
  'Fruits and vegetables': { type: 'Fruit & vegetable', scores: [4, 1, 3, 2, 5, 4, 4, 1, 0, 1, 2] },
  Syrups: { type: 'Syrup & sweetener', scores: [8, 0, 1, 4, 5, 4, 3, 6, 0, 4, 2] },
  Wines: { type: 'Wine & sparkling', scores: [3, 2, 5, 4, 5, 6, 3, 2, 0, 2, 3] },
  Bitters: { type: 'Bitters', scores: [2, 8, 0, 5, 8, 8, 6, 3, 4, 9, 4] },
  Beverages: { type: 'Soda & mixer', scores: [4, 1, 2, 2, 3, 3, 3, 1, 0, 6, 1] },
  'Crème de': { type: 'Liqueur', scores: [9, 0, 1, 7, 7, 5, 5, 6, 0, 7, 3] },
  'Fortified wine': { type: 'Vermouth & aromatised wine', scores: [5, 3, 2, 5, 6, 7, 4, 3, 1, 3, 3] },
  Spices: { type: 'Herb & spice', scores: [2, 2, 0, 1, 8, 6, 3, 0, 5, 8, 3] },
  Uncategorized: { type: 'Other', scores: [3, 1, 1, 3, 4, 3, 2, 3, 1, 4, 2] },
};
