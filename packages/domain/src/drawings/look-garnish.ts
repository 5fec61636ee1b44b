import { z } from 'zod';
import { foldName } from './look-colours.ts';

/** `pick`: fruit on a pick; `stick`: upright; `rim`: salt or sugar; `dust`: grated; `beans`: coffee beans. */
export const GARNISH_KINDS = [
  'twist',
  'wheel',
  'wedge',
  'pick',
  'mint',
  'sprig',
  'pineapple',
  'stick',
  'rim',
  'dust',
  'beans',
  'flower',
] as const;

export const garnishSchema = z.strictObject({
  kind: z.enum(GARNISH_KINDS),
  colour: z.string().regex(/^#[0-9A-F]{6}$/),
});

export type GarnishKind = (typeof GARNISH_KINDS)[number];
export type Garnish = z.infer<typeof garnishSchema>;

const CITRUS: readonly [pattern: RegExp, colour: string][] = [
  [/blood orange/, '#D6421E'],
  [/grapefruit|pomelo/, '#F07F5A'],
  [/orange|mandarin|tangerine|clementine/, '#F28C1C'],
  [/lemon|yuzu|citrus/, '#F2CE2E'],
  [/lime/, '#8FB935'],
];

const OTHERS: readonly [pattern: RegExp, kind: GarnishKind, colour: string][] = [
  [/chill?i salt|tajin/, 'rim', '#C9502E'],
  [/salt/, 'rim', '#FFFFFF'],
  [/sugar/, 'rim', '#FFF8E8'],
  [/cherr/, 'pick', '#8E1322'],
  [/olive/, 'pick', '#7F9130'],
  [/onion/, 'pick', '#F4EFE2'],
  [/raspberr|strawberr|red ?currant/, 'pick', '#C9253A'],
  [/green grape/, 'pick', '#A9BF5B'],
  [/blackberr|blueberr|grape/, 'pick', '#3D2350'],
  [/mint/, 'mint', '#4F8F3A'],
  [/rosemary|thyme|dill|sage|lavender/, 'sprig', '#5E7F4A'],
  [/basil|cilantro|coriander|shiso|leaf|bay/, 'mint', '#3F8A35'],
  [/pineapple/, 'pineapple', '#F0C23A'],
  [/cinnamon|vanilla|lemongrass/, 'stick', '#8A4F24'],
  [/celery|asparagus/, 'stick', '#9BBF5A'],
  [/cucumber|kiwi/, 'wheel', '#8DBB5C'],
  [/passion ?fruit/, 'wheel', '#E3A72E'],
  [/banana/, 'wheel', '#EBD68A'],
  [/apple|pear|peach/, 'wedge', '#E9D9A0'],
  [/watermelon/, 'wedge', '#E2475A'],
  [/chill?i|jalapeno/, 'twist', '#C8341F'],
  [/nutmeg|cocoa|chocolate|pepper|allspice|matcha|clove/, 'dust', '#7A4724'],
  [/coffee/, 'beans', '#3A1D10'],
  [/flower|blossom|orchid|rose|viola|petal/, 'flower', '#D4638B'],
  [/star anise/, 'flower', '#7A3F1E'],
  [/ginger/, 'wheel', '#E3C67B'],
];

/** The garnish of a name, or null. Unit or name define the cut of citrus ('wedge', 'Lime wedge'). */
export function garnishOf(
  name: string,
  { stemmed, cut = '' }: { stemmed: boolean; cut?: string },
): Garnish | null {
  const folded = foldName(name);
  const shape = `${folded} ${foldName(cut)}`;
  const citrus = CITRUS.find(([pattern]) => pattern.test(folded));
  if (citrus && !/bitters|liqueur|syrup/.test(folded)) {
    const colour = citrus[1];
    if (/twist|peel|zest|rind|spiral|swath/.test(shape)) return { kind: 'twist', colour };
    if (/wheel|slice|round|dehydrated|dried/.test(shape)) return { kind: 'wheel', colour };
    if (/wedge|half/.test(shape)) return { kind: 'wedge', colour };
    if (stemmed) return { kind: 'twist', colour };
    return { kind: /lime/.test(folded) ? 'wedge' : 'wheel', colour };
  }
  const other = OTHERS.find(([pattern]) => pattern.test(folded));
  return other ? { kind: other[1], colour: other[2] } : null;
}
