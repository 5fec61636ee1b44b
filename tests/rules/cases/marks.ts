import { LIMITS } from '@cellaret/domain/core/limits';
import { NOT_ANA, OUTSIDERS } from '../support/actors.ts';
import {
  idsFrom,
  longAgo,
  makeLogEntry,
  makeMark,
  makeMarks,
  makeNote,
  MAX_ID,
  otherTime,
  stored,
  textOf,
  without,
} from '../support/builders.ts';
import { accepts, refuses, required, textField, unknownKey, type Subject } from '../support/field-cases.ts';
import { allowed, allowedRows, denied, deniedRows, type RuleCase } from '../support/rule-case.ts';
import { double, now, type Data } from '../support/values.ts';

const path = 'users/ana/marks/recipes';
/** The document with its one entry changed. */
const mark: Subject = {
  what: 'a mark',
  as: 'ana',
  path,
  make: (changes) => makeMarks({ items: { '20001': makeMark(changes) } }),
};
const marks: Subject = { what: 'the document of marks', as: 'ana', path, make: makeMarks };
const given = (data: Data = stored(makeMarks())) => ({ [path]: data });

/** Valid and invalid ratings in a mark, a log entry or on a recipe. */
const ratingRows = (subject: Subject): RuleCase[] => [
  accepts(subject, 'rating', 1, 'of half a star'),
  accepts(subject, 'rating', 10, 'of five stars'),
  refuses(subject, 'rating', 0, 'of 0'),
  refuses(subject, 'rating', 11, 'of 11'),
  refuses(subject, 'rating', 8.5, 'with a fraction'),
  refuses(subject, 'rating', double(8), 'as a floating point number'),
  refuses(subject, 'rating', '8', 'as text'),
];

/** Tags of letters of one byte, and of three: with a short one more, 250 bytes together. */
const NARROW = idsFrom(1, 6).map((at) => textOf(39) + String(at));
const WIDE = ['夏'.repeat(40), '秋'.repeat(40), 'Gast'];

const BAD_TAGS: [value: unknown, words: string][] = [
  [['a,b'], 'with a comma'],
  [['a', 'b,c', ','], 'with commas that would make up for each other'],
  [['a', 'a,a'], 'with a comma between what is a tag already'],
  [[textOf(41)], 'of 41 characters'],
  [[''], 'of nothing'],
  [[7], 'as a number'],
  [['7', 7], 'as a number beside its text'],
  [[null], 'as null'],
  [[true], 'as a boolean'],
  [['a', 'a'], 'twice'],
  [['a\u202eb'], 'that turns the direction'],
  [['a\nb'], 'with a line break'],
  [idsFrom(1, 11).map(String), 'with ten before it'],
  [[...NARROW, 'yyyyy'], 'of 251 bytes together'],
  [[...WIDE, 'yyyy'], 'of 251 bytes together, in a script that takes three for each character'],
];

/** Names the second of two entries. */
const two = (first: Data = {}) => ({
  set: path,
  data: makeMarks({ items: { '20001': makeMark(first), '20002': makeMark() }, last_item_id: '20002' }),
});

const marking: RuleCase[] = [
  ...allowedRows('ana', given(), [
    ['marks begin with one entry', { set: path, data: makeMarks() }, {}],
    ['ingredients are marked too', { set: 'users/ana/marks/ingredients', data: makeMarks() }, {}],
    ['an entry is added to others', two()],
    [
      'an entry is changed by itself',
      {
        update: path,
        data: { 'items.20001': makeMark({ favourite: false }), last_item_id: '20001', updated_at: now },
      },
    ],
    [
      `${LIMITS.marks.items} entries are enough`,
      { update: path, data: { 'items.1': makeMark(), last_item_id: '1', updated_at: now } },
      given(
        stored(
          makeMarks({ items: Object.fromEntries(idsFrom(2, LIMITS.marks.items - 1).map((id) => [id, {}])) }),
        ),
      ),
    ],
    ['marks are read by their owner', { get: path }],
  ]),
  denied('nothing else is marked', 'ana', { set: 'users/ana/marks/menus', data: makeMarks() }),
  denied('marks do not begin with two entries', 'ana', {
    set: path,
    data: makeMarks({ items: { '20001': makeMark(), '20002': makeMark() } }),
  }),
  denied('only the named entry changes', 'ana', two({ favourite: false }), given()),
  denied(
    'an entry is not taken out',
    'ana',
    { set: path, data: makeMarks({ items: { '20002': makeMark() }, last_item_id: '20002' }) },
    given(stored(makeMarks({ items: { '20001': makeMark(), '20002': makeMark() } }))),
  ),
  denied('the named entry is there', 'ana', { set: path, data: makeMarks({ last_item_id: '20002' }) }),
  denied(
    `more than ${LIMITS.marks.items} entries are too many`,
    'ana',
    { update: path, data: { 'items.1': makeMark(), last_item_id: '1', updated_at: now } },
    given(
      stored(makeMarks({ items: Object.fromEntries(idsFrom(2, LIMITS.marks.items).map((id) => [id, {}])) })),
    ),
  ),
  ...['0', '-1', '1.5', 'gin', '', '01', '9007199254740992', '12345678901234567'].map((key) =>
    denied(`an entry must not have the key ${JSON.stringify(key)}`, 'ana', {
      set: path,
      data: makeMarks({ items: { [key || 'none']: makeMark() }, last_item_id: key }),
    }),
  ),
  unknownKey(marks),
  unknownKey(mark),
  required(marks, 'updated_at'),
  refuses(marks, 'updated_at', longAgo, 'that is not the server’s time'),
  ...Object.keys(makeMark()).map((field) =>
    allowed(`a mark may say nothing of ${field}`, 'ana', {
      set: path,
      data: makeMarks({ items: { '20001': without(makeMark(), field) } }),
    }),
  ),
  ...Object.entries(makeMark()).map(([field, value]) =>
    allowed(
      `${field} is written by itself`,
      'ana',
      { update: path, data: { [`items.20002.${field}`]: value, last_item_id: '20002', updated_at: now } },
      given(),
    ),
  ),
  ...(['favourite', 'noted'] as const).flatMap((field) => [
    accepts(mark, field, true, 'as true'),
    accepts(mark, field, false, 'as false'),
    refuses(mark, field, 'true', 'as text'),
    refuses(mark, field, null, 'as null'),
  ]),
  accepts(mark, 'rating', null, 'as null'),
  ...ratingRows(mark),
  accepts(mark, 'made_count', 12, 'of 12'),
  refuses(mark, 'made_count', -1, 'of −1'),
  refuses(mark, 'made_count', 1.5, 'with a fraction'),
  refuses(mark, 'made_count', '1', 'as text'),
  accepts(mark, 'last_made_at', longAgo, 'as a time'),
  refuses(mark, 'last_made_at', 1, 'as a number'),
  refuses(mark, 'last_made_at', '2025-06-01', 'as text'),
  accepts(mark, 'tags', [textOf(1), textOf(40)], 'of 1 and 40 characters'),
  accepts(mark, 'tags', ['Sommer, nein'.replace(',', ''), '夏'], 'in any script'),
  accepts(mark, 'tags', idsFrom(1, 10).map(String), 'of ten'),
  accepts(mark, 'tags', [...NARROW, 'yyyy'], 'of 250 bytes together'),
  accepts(mark, 'tags', [...WIDE, 'yyy'], 'of 250 bytes together, three for most characters'),
  ...BAD_TAGS.map(([value, words]) => refuses(mark, 'tags', value, words)),
  refuses(mark, 'tags', 'a', 'as a text'),
  refuses(mark, 'tags', null, 'as null'),
  refuses(mark, 'tags', {}, 'as a map'),
  ...NOT_ANA.flatMap((as) => [
    denied(`marks of Ana are not begun by ${as}`, as, { set: path, data: makeMarks() }),
    denied(`marks of Ana are not changed by ${as}`, as, { set: path, data: makeMarks() }, given()),
    denied(`marks of Ana are not read by ${as}`, as, { get: path }, given()),
  ]),
  denied('nobody suspended marks', 'suspended', { set: path, data: makeMarks() }),
  denied('nobody suspended changes a mark', 'suspended', { set: path, data: makeMarks() }, given()),
  ...(['ana', 'admin'] as const).flatMap((as) => [
    denied(`marks are not removed by ${as}`, as, { delete: path }, given()),
    denied(`marks are not listed by ${as}`, as, { list: 'users/ana/marks', limit: 1 }),
  ]),
];

const note: Subject = { what: 'a note', as: 'ana', path: 'users/ana/notes/recipes_20001', make: makeNote };

const noted = { [note.path]: stored(makeNote()) };

const noting: RuleCase[] = [
  allowed('a note is begun', 'ana', { set: note.path, data: makeNote() }),
  allowed('a note is about an ingredient', 'ana', {
    set: `users/ana/notes/ingredients_${MAX_ID}`,
    data: makeNote(),
  }),
  allowed('a note is changed', 'ana', { set: note.path, data: makeNote() }, noted),
  allowed('a note is removed', 'ana', { delete: note.path }, noted),
  denied(
    'a note of before is not free to begin with',
    'ana',
    { set: note.path, data: makeNote({ text: '' }) },
    noted,
  ),
  ...[
    'menus_1',
    'recipes_0',
    'recipes_',
    'recipes_x',
    'recipes_9007199254740992',
    'recipes_12345678901234567',
    'recipes_1_2',
  ].map((id) =>
    denied(`a note is not called ${id}`, 'ana', { set: `users/ana/notes/${id}`, data: makeNote() }),
  ),
  unknownKey(note),
  ...textField(note, 'text', 1, 4000),
  required(note, 'updated_at'),
  refuses(note, 'updated_at', otherTime, 'that is not the server’s time'),
];

const entry: Subject = { what: 'an entry of a log', as: 'ana', path: 'users/ana/log/5', make: makeLogEntry };
const before = { [entry.path]: stored(makeLogEntry()) };

const logging: RuleCase[] = [
  allowed('a drink that was made is written down', 'ana', { set: entry.path, data: makeLogEntry() }),
  denied('an entry lies under its own id', 'ana', { set: 'users/ana/log/6', data: makeLogEntry() }),
  ...(['made_at', 'servings', 'rating', 'note'] as const).map((field) =>
    allowed(
      `an entry changes its ${field}`,
      'ana',
      {
        update: entry.path,
        data: { [field]: { made_at: otherTime, servings: 3, rating: null, note: 'Good.' }[field] },
      },
      before,
    ),
  ),
  ...(
    [
      ['recipe_id', 20002],
      ['recipe_name', 'Negroni'],
      ['created_at', now],
    ] as const
  ).map(([field, value]) =>
    denied(`an entry keeps its ${field}`, 'ana', { update: entry.path, data: { [field]: value } }, before),
  ),
  denied('an entry that changes is one still', 'ana', { update: entry.path, data: { servings: 0 } }, before),
  allowed('an entry is removed', 'ana', { delete: entry.path }, before),
  unknownKey(entry),
  refuses(entry, 'id', '5', 'as text'),
  accepts(entry, 'recipe_id', MAX_ID, 'of 2^53 − 1'),
  refuses(entry, 'recipe_id', 0, 'of 0'),
  refuses(entry, 'recipe_id', '20001', 'as text'),
  required(entry, 'recipe_id'),
  refuses(entry, 'recipe_name', '', 'empty'),
  refuses(entry, 'recipe_name', ' ', 'of nothing that can be seen'),
  accepts(entry, 'recipe_name', textOf(255), 'of 255 characters'),
  refuses(entry, 'recipe_name', textOf(256), 'of 256 characters'),
  required(entry, 'recipe_name'),
  refuses(entry, 'made_at', 1, 'as a number'),
  required(entry, 'made_at'),
  accepts(entry, 'servings', 1, 'of 1'),
  accepts(entry, 'servings', 500, 'of 500'),
  refuses(entry, 'servings', 0, 'of 0'),
  refuses(entry, 'servings', 501, 'of 501'),
  refuses(entry, 'servings', 1.5, 'with a fraction'),
  refuses(entry, 'servings', '2', 'as text'),
  required(entry, 'servings'),
  accepts(entry, 'rating', null, 'as null'),
  required(entry, 'rating'),
  ...ratingRows(entry),
  ...textField(entry, 'note', 0, 1000),
  required(entry, 'created_at'),
  refuses(entry, 'created_at', otherTime, 'that is not the server’s time'),
];

/** Notes and log entries belong to one person alike. */
const belonging: RuleCase[] = [note, entry].flatMap(({ what, path: at, make }) => [
  ...deniedRows([...NOT_ANA, 'suspended'], { [at]: stored(make()) }, [
    [`${what} of Ana is not begun`, { set: at, data: make() }, {}],
    [
      `${what} of Ana is not changed`,
      { set: at, data: { ...stored(make()), ...('updated_at' in make() && { updated_at: now }) } },
    ],
    [`${what} of Ana is not removed`, { delete: at }],
  ]),
]);

const makeRating = (changes: Data = {}): Data => ({ user_id: 'ana', rating: 8, updated_at: now, ...changes });
const ratingPath = 'recipes/20002/ratings/ana';
const rating: Subject = { what: 'a rating', as: 'ana', path: ratingPath, make: makeRating };
/** Ana's mark of the recipe says so. */
const says = (value: unknown): Record<string, Data> => ({
  [path]: stored(makeMarks({ items: { '20002': makeMark({ rating: value }) }, last_item_id: '20002' })),
});
/** The same of a recipe that Ana has rated. */
const rated = (value: unknown) => ({ ...says(value), [ratingPath]: stored(makeRating()) });
const rates = (data: Data, marked: unknown, verdict = allowed, words = '') =>
  verdict(`a rating ${words}`, 'ana', { set: ratingPath, data }, says(marked));

const ratings: RuleCase[] = [
  rates(makeRating(), 8, allowed, 'says what the mark says'),
  rates(makeRating({ rating: 9 }), 8, denied, 'does not say something else'),
  rates(makeRating(), null, denied, 'is not given with the mark that withdraws it'),
  denied('nobody rates who marked nothing', 'ana', { set: ratingPath, data: makeRating() }),
  allowed('mark and rating go in one commit', 'ana', {
    batch: [
      { set: path, data: makeMarks({ items: { '20002': makeMark() }, last_item_id: '20002' }) },
      { set: ratingPath, data: makeRating() },
    ],
  }),
  denied(
    'a recipe that is not there is not rated',
    'ana',
    { set: 'recipes/29999/ratings/ana', data: makeRating() },
    { [path]: stored(makeMarks({ items: { '29999': makeMark() }, last_item_id: '29999' })) },
  ),
  ...[0, 11, 8.5, '8'].map((value) =>
    rates(makeRating({ rating: value }), value, denied, `is not ${JSON.stringify(value)}`),
  ),
  { ...unknownKey(rating), given: says(8) },
  { ...refuses(rating, 'user_id', 'ben', 'of somebody else'), given: says(8) },
  { ...refuses(rating, 'updated_at', longAgo, 'that is not the server’s time'), given: says(8) },
  ...['user_id', 'rating', 'updated_at'].map((field) => ({ ...required(rating, field), given: says(8) })),
  allowed(
    'a rating changes with the mark',
    'ana',
    { set: ratingPath, data: makeRating({ rating: 4 }) },
    rated(4),
  ),
  allowed('a rating is withdrawn with the mark', 'ana', { delete: ratingPath }, rated(null)),
  denied('a rating stays as long as the mark says it', 'ana', { delete: ratingPath }, rated(8)),
  allowed('a rating is read by its author', 'ana', { get: ratingPath }),
  ...deniedRows(NOT_ANA, says(8), [
    ['a rating of Ana is not written', { set: ratingPath, data: makeRating() }],
    ['a rating of Ana is not withdrawn', { delete: ratingPath }, rated(null)],
    ['a rating of Ana is not read', { get: ratingPath }, {}],
  ]),
  denied('nobody suspended rates', 'suspended', { set: ratingPath, data: makeRating() }, says(8)),
  denied('nobody suspended withdraws a rating', 'suspended', { delete: ratingPath }, rated(null)),
  ...(['nobody', 'ana', 'admin'] as const).map((as) =>
    denied(`ratings are not listed by ${as}`, as, { list: 'recipes/20002/ratings', limit: 1 }),
  ),
  allowed('a mean is read by everybody verified', 'ben', { get: 'rating_stats/20002' }),
  ...OUTSIDERS.map((as) => denied(`a mean is not read by ${as}`, as, { get: 'rating_stats/20002' })),
  ...(['nobody', 'ana', 'admin'] as const).flatMap((as) => [
    denied(`means are not listed by ${as}`, as, { list: 'rating_stats', limit: 1 }),
    denied(`a mean is not written by ${as}`, as, {
      set: 'rating_stats/20002',
      data: { recipe_id: 20002, count: 5, mean: 10, updated_at: now },
    }),
  ]),
];

/** Personal notes about recipes and ingredients: marks, notes, log, and ratings that make the means. */
export const markCases: RuleCase[] = [...marking, ...noting, ...logging, ...belonging, ...ratings];
