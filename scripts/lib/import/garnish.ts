import { foldName } from '@cellaret/domain/core/folding';
import type { ItemSource } from '../../../emulator-data/sources/shapes.ts';

/** Words that name a garnish ingredient, and the unit it comes in where the text names none. */
const INGREDIENTS: readonly (readonly [word: RegExp, ingredient: string, unit: string])[] = [
  [/blood orange/, 'Orange', 'wedge'],
  [/\borange/, 'Orange', 'slice'],
  [/\blemon/, 'Lemon', 'slice'],
  [/\blime/, 'Lime', 'wedge'],
  [/\bgrapefruit/, 'Grapefruit', 'twist'],
  [/\bcitrus wedge/, 'Lime', 'wedge'],
  [/\bcherr(?:y|ies)\b/, 'Cocktail cherry', 'piece'],
  [/\bmint\b/, 'Mint', 'sprig'],
  [/\bnutmeg\b/, 'Nutmeg', 'grating'],
  [/\bcinnamon\b/, 'Cinnamon', 'stick'],
  [/\bpineapple/, 'Pineapple', 'wedge'],
  [/\bbasil\b/, 'Basil', 'leaf'],
  [/\bcucumber/, 'Cucumber', 'slice'],
  [/\bblackberr/, 'Blackberries', 'piece'],
  [/\braspberr/, 'Raspberries', 'piece'],
  [/\bstrawberr/, 'Strawberry', 'piece'],
  [/\brosemary\b/, 'Rosemary', 'sprig'],
  [/\bthyme\b/, 'Thyme', 'sprig'],
  [/\bapple\b/, 'Apple', 'slice'],
  [/\bpeach/, 'Peach', 'slice'],
  [/\bkiwi\b/, 'Kiwi', 'slice'],
  [/\bolives?\b(?! oil)/, 'Green olive', 'piece'],
  [/\bstar anise\b/, 'Star anise', 'piece'],
  [/\bcandied ginger\b/, 'Candied Ginger', 'piece'],
  [/\bpassion ?fruit/, 'Passionfruit', 'half piece'],
  [/\bchilli/, 'Chilli Pepper', 'piece'],
  [/\bgrapes\b/, 'Green grapes', 'piece'],
  [/\bangostura/, 'Angostura aromatic bitters', 'dash'],
  [/\bsalt\b.*\brim\b|\bsalt rim/, 'Salt', 'rim'],
  [/\bsugar\b.*\brim\b|\bsugar rim/, 'Sugar', 'rim'],
];

const UNITS: readonly (readonly [word: RegExp, unit: string])[] = [
  [/\btwists?\b|\bzests?\b|\bcurl\b/, 'twist'],
  [/\bpeels?\b|\brind\b/, 'peel'],
  [/\bwheels?\b/, 'wheel'],
  [/\bslices?\b|\bhalf\b(?=.*\bslice\b)/, 'slice'],
  [/\bwedges?\b|\bchunks?\b|\bspear\b/, 'wedge'],
  [/\bsprigs?\b|\bsprings?\b|\bbouquet\b/, 'sprig'],
  [/\bleaf\b|\bleaves\b|\bleave\b/, 'leaf'],
  [/\bstick\b/, 'stick'],
];

/**
 * Units each ingredient can come in beside its usual one; a "pineapple leaf" or "mint wheel" is not an item.
 */
const CUTS: Readonly<Record<string, readonly string[]>> = {
  Orange: ['twist', 'peel', 'wheel', 'slice', 'wedge'],
  Lemon: ['twist', 'peel', 'wheel', 'slice', 'wedge'],
  Lime: ['twist', 'peel', 'wheel', 'slice', 'wedge'],
  Grapefruit: ['twist', 'peel', 'wheel', 'slice', 'wedge'],
  Pineapple: ['slice', 'wedge'],
  Mint: ['sprig', 'leaf'],
  Basil: ['sprig', 'leaf'],
};

const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4 };

/** A parsed garnish text. */
export interface ParsedGarnish {
  items: ItemSource[];
  /** Parts of the text no ingredient was recognised in. */
  unmatched: string[];
  /** True if the text offers a choice; the first option was taken. */
  choice: boolean;
}

/** A text that says that there is none. */
export const isNoGarnish = (text: string | null): boolean =>
  text === null || ['', 'none', 'n a'].includes(foldName(text));

const unitIn = (text: string): string | undefined => UNITS.find(([word]) => word.test(text))?.[1];

function itemOf(clause: string, wholeText: string): ItemSource | null {
  const found = INGREDIENTS.find(([word]) => word.test(clause));
  if (!found) return null;
  const [, ingredient, usual] = found;
  const allowed = CUTS[ingredient] ?? [usual];
  const unit = [unitIn(clause), unitIn(wholeText)].find(
    (name) => name !== undefined && allowed.includes(name),
  );
  if (
    /\b(?:leaf|leaves|fronds?|flower|blossom|water)\b/.test(clause) &&
    !['Mint', 'Basil'].includes(ingredient)
  )
    return null;
  const number = /\b(\d+|two|three|four)\b/.exec(clause)?.[1] ?? '1';
  return [NUMBERS[number] ?? Number(number), unit ?? usual, ingredient];
}

/**
 * Reads garnish items out of free text ("Orange twist and two cherries"). The caller keeps the text itself.
 */
export function parseGarnish(text: string): ParsedGarnish {
  const plain = text.toLowerCase().replaceAll('’', "'");
  const clauses = plain
    .split(/[,;.\n&+()]|\band\b|\bwith\b|\bfor garnish\b|\bgarnish\b/)
    .map((clause) => clause.trim())
    .filter((clause) => /[a-z]/.test(clause) && !/^(?:a|optional(?:ly)?|to|the|on|fresh|use)$/.test(clause));
  const result: ParsedGarnish = {
    items: [],
    unmatched: [],
    choice: /\bor\b|\bany of\b|\boptional/.test(plain),
  };
  for (const clause of clauses) {
    const alternatives = clause.split(/\bor\b/);
    const item = itemOf(alternatives[0] ?? clause, clause);
    if (!item) result.unmatched.push(clause);
    else if (!result.items.some(([, , ingredient]) => ingredient === item[2])) result.items.push(item);
  }
  return result;
}
