/** Mistakes that change no verdict, so that no test can notice them, with the reason. */
const SURVIVORS: readonly [mistake: RegExp, reason: string][] = [
  [
    /^verified: without request\.auth != null$/,
    'reading the token of nobody is an error, which denies as well; the condition says what is meant',
  ],
  [
    /^isNumber: without value is number$/,
    'comparing anything else with a number is an error, which denies as well',
  ],
  [/^quantityColumn: pattern \[1-9\] as \[0-9\]$/, 'an integer is never written with a leading zero'],
  [
    /: list as read$/,
    'a get has no limit: the condition of the list is an error for it, and get has its own allow',
  ],
  [
    /: (create|update) as write$/,
    'a delete brings no document: the condition is an error for it; create and update are told apart by the version or allowed alike',
  ],
  [/: 0 as -1$/, 'no text is shorter than empty'],
  [
    /^ingredients: without verified\(\)$/,
    'an update and its history come in one batch or not at all: each asks for a verified address, so the other could go without',
  ],
  [
    /^ingredients: without request\.resource\.data\.version == resource\.data\.version \+ 1$/,
    'the history in the same batch asks for the same step',
  ],
  [/^users: get as read$/, 'a list of people has no one uid, so that nobody is its owner'],
  [
    /^users: without key in request\.resource\.data\.items$/,
    'reading an entry that is not there is an error, which denies as well; the condition says what is meant',
  ],
  [
    /^recipes: without isColumn\(data\.item_quantity_unit_ids, count, idColumn\(\)\)$/,
    'what is contained in the list of units is an id; in production the column also keeps 1.0 from passing for 1, which the local engine cannot show',
  ],
];

/** Why nobody can notice a mistake; null where somebody should. */
export const whyUnnoticed = (mistake: string): string | null =>
  SURVIVORS.find(([pattern]) => pattern.test(mistake))?.[1] ?? null;
