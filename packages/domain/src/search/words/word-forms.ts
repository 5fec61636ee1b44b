import type { TermList } from '../engine/term-list.ts';
import { editsBetween, forgivenEdits, type NearWord } from '../engine/term-match.ts';

export function singular(word: string): string {
  if (word === 'bitters') return word;
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:sh|ch|x|o)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && /[^suio']s$/.test(word) ? word.slice(0, -1) : word;
}

/** Typed suffixes and their base forms; English, then German. */
const ENDINGS: readonly (readonly [typed: string, meant: string])[] = [
  ['ies', 'y'],
  ['es', ''],
  ['s', ''],
  ['ier', 'y'],
  ['iest', 'y'],
  ['ish', ''],
  ['ed', ''],
  ['ed', 'e'],
  ['ing', ''],
  ['ing', 'e'],
  ['er', ''],
  ['er', 'e'],
  ['est', ''],
  ['y', ''],
  ['eres', ''],
  ['erer', ''],
  ['eren', ''],
  ['ere', ''],
  ['en', 'e'],
  ['en', ''],
  ['em', ''],
  ['e', ''],
  ['n', ''],
  ['lich', ''],
  ['ige', 'ig'],
];

const withoutUmlauts = (word: string): string => word.replace(/ae|oe|ue/g, (pair) => pair.charAt(0));

/** Possible base forms, most likely first: the word itself, then without suffix or umlaut. */
export function formsOf(word: string): string[] {
  const spelled = [...new Set([word, withoutUmlauts(word)])];
  return [
    ...spelled,
    ...spelled.flatMap((one) =>
      ENDINGS.flatMap(([typed, meant]) => {
        const stem = one.slice(0, one.length - typed.length);
        if (stem.length < (typed.startsWith('ie') ? 2 : 3) || !one.endsWith(typed)) return [];
        // 'bigger' and 'cremiger': a doubled consonant is removed with the suffix.
        const doubled = /([b-df-hj-np-tv-z])\1$/.test(stem) ? [stem.slice(0, -1)] : [];
        return [stem + meant, ...doubled];
      }),
    ),
  ];
}

/** Last parts of German compounds with the catalogue's words. */
const COMPOUNDS: readonly (readonly [ending: string, called: string])[] = [
  ['saft', 'juice'],
  ['sirup', 'syrup'],
  ['likor', 'liqueur'],
  ['bitter', 'bitters'],
  ['puree', 'puree'],
  ['wasser', 'water'],
  ['limonade', 'soda'],
  ['wodka', 'vodka'],
  ['rum', 'rum'],
  ['brand', 'brandy'],
  ['eis', 'ice cream'],
  ['essig', 'vinegar'],
  ['blatter', 'leaves'],
  ['scheiben', 'slices'],
];

/** Splits a German compound: 'orangensaft' is 'orange' and juice; null for other words. */
export function partsOf(word: string): { first: string; called: string } | null {
  for (const [ending, called] of COMPOUNDS) {
    if (word.length < ending.length + 3 || !word.endsWith(ending)) continue;
    return { first: word.slice(0, -ending.length), called };
  }
  return null;
}

/** Shorter words have too many similar ones. */
const SHORTEST = 5;

export function nearest(word: string, known: TermList): NearWord | null {
  const most = forgivenEdits(word);
  if (most === 0 || word.length < SHORTEST) return null;
  const found = known
    .near(word, most, false)
    .map((at) => known.terms[at] ?? '')
    // Typos in the first letter are rare.
    .filter((near) => near[0] === word[0])
    .map((near) => ({ word: near, edits: editsBetween(word, near) }));
  return found.sort((a, b) => a.edits - b.edits)[0] ?? null;
}
