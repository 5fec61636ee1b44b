import { foldName, ingredientColour } from './look-colours.ts';
import { garnishOf } from './look-garnish.ts';

export const BOTTLE_KINDS = [
  'spirit',
  'whisky',
  'liqueur',
  'vermouth',
  'wine',
  'sparkling',
  'bitters',
  'syrup',
  'juice',
  'soda',
  'beer',
  'dairy',
  'egg',
  'citrus',
  'fruit',
  'berry',
  'herb',
  'spice',
  'jar',
] as const;

export type BottleKind = (typeof BOTTLE_KINDS)[number];

/** `colour` of the content and `label` of the paper are hex; `monogram` is the letter on the label. */
export type IngredientLook = { kind: BottleKind; colour: string; label: string; monogram: string };

export type IngredientFacts = {
  name: string;
  typeName: string;
  /** The profile score, 0 … 9. */
  colourIntensity: number;
  /** Alcohol in percent. */
  abv: number;
};

/** Kinds by words of name or type; specific entries precede general ones. */
const KINDS: readonly [pattern: RegExp, kind: BottleKind][] = [
  [/bitters/, 'bitters'],
  [/syrup|cordial|grenadine|orgeat|nectar|honey|agave(?! spirit)|\bmix\b/, 'syrup'],
  [/juice|puree|lemonade/, 'juice'],
  [/ginger (beer|ale)|soda|tonic|cola\b|seltzer|\bwater\b|root beer|sanbitter|energy drink/, 'soda'],
  [/lager|\bbeers?\b|stout|\bale\b|cider/, 'beer'],
  [/champagne|prosecco|\bcava\b|cremant|sparkling|lambrusco/, 'sparkling'],
  [
    /vermouth|lillet|cocchi|dubonnet|quinquina|fortified|\bport\b|sherry|madeira|marsala|aperitif/,
    'vermouth',
  ],
  [
    /irish cream|baileys|liqueur|curacao|triple sec|amaro|amaretto|creme de|chartreuse|aperol|campari|aperitivo/,
    'liqueur',
  ],
  [/\bwines?\b|\bsake\b/, 'wine'],
  [/cream|milk|yogh?urt|butter|dairy/, 'dairy'],
  [/\beggs?\b|aquafaba/, 'egg'],
  [/whisk|bourbon|\brye\b|scotch|cognac|armagnac|brandy|calvados/, 'whisky'],
  [/gin\b|vodka|rum\b|tequila|mezcal|pisco|cachaca|grappa|absinthe|aquavit|arrack|spirit/, 'spirit'],
  [/lemon|lime|orange|grapefruit|yuzu|citrus|tangerine|mandarin/, 'citrus'],
  [/berr|cherr|grape|currant|olive/, 'berry'],
  [/mint|basil|rosemary|thyme|sage|cilantro|dill|herb|leaf|lavender|flower|\btea\b/, 'herb'],
  [/spice|pepper|cinnamon|clove|nutmeg|anise|vanilla|salt|cardamom|allspice|coffee|cocoa|chocolate/, 'spice'],
  [/fruit|vegetable|apple|pear|peach|mango|cucumber|ginger|kiwi|melon|pineapple|banana|plum/, 'fruit'],
];

const LABELS = ['#F4E8CF', '#EFE3E0', '#E4E9D8', '#F2DCC0', '#E3E4E8', '#F6EFDF'] as const;

/** Raw kinds, whose words also occur in names of products ('Cherry liqueur', 'Lime cordial'). */
const RAW: ReadonlySet<BottleKind> = new Set(['citrus', 'berry', 'fruit', 'herb', 'spice']);

const kindOf = (words: string) => KINDS.find(([pattern]) => pattern.test(words))?.[1];

/** The kind of an ingredient by name, then by type, then by strength. */
function bottleKind({ name, typeName, abv }: IngredientFacts): BottleKind {
  const byName = kindOf(foldName(name));
  if (byName && !RAW.has(byName)) return byName;
  const byType = kindOf(foldName(typeName));
  if (byType && !RAW.has(byType)) return byType;
  if (abv < 10) return byName ?? byType ?? 'jar';
  return abv >= 30 ? 'spirit' : 'liqueur';
}

export function ingredientLook(facts: IngredientFacts): IngredientLook {
  const folded = foldName(facts.name);
  const hash = [...folded].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7);
  const kind = bottleKind(facts);
  const skin =
    kind === 'citrus' || kind === 'berry' ? garnishOf(facts.name, { stemmed: false })?.colour : undefined;
  return {
    kind,
    colour: skin ?? ingredientColour([facts.name], facts.typeName),
    label: LABELS[hash % LABELS.length] ?? LABELS[0],
    monogram: [...facts.name.trim()][0]?.toLocaleUpperCase('en') ?? '',
  };
}
