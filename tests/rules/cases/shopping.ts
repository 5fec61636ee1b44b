import { LIMITS } from '@cellaret/domain/core/limits';
import { NOT_ANA } from '../support/actors.ts';
import {
  idsFrom,
  longAgo,
  makeShoppingEntry,
  makeShoppingList,
  MAX_ID,
  stored,
  textOf,
  without,
} from '../support/builders.ts';
import {
  accepts,
  refuses,
  required,
  textField,
  unknownKey,
  unreadableNameRows,
  wholeNumberRows,
  type Subject,
} from '../support/field-cases.ts';
import { allowed, allowedRows, denied, deniedRows, type RuleCase } from '../support/rule-case.ts';
import { int64, now, type Data } from '../support/values.ts';

const path = 'users/ana/shopping_lists/current';
const { items: most, sources } = LIMITS.shoppingList;

const list: Subject = { what: 'a shopping list', as: 'ana', path, make: makeShoppingList };
/** The list with its one entry changed. */
const entry: Subject = {
  what: 'an entry of a shopping list',
  as: 'ana',
  path,
  make: (changes) => makeShoppingList({ items: { i5: makeShoppingEntry(changes) } }),
};
const given = (items: Data = { i5: makeShoppingEntry() }) => ({
  [path]: stored(makeShoppingList({ items })),
});
/** So many entries, beginning with `i1000`. */
const many = (count: number): Data => Object.fromEntries(idsFrom(1000, count).map((id) => [`i${id}`, {}]));
const gone = (items: Data, last: unknown = null) => ({
  set: path,
  data: makeShoppingList({ items, last_item_id: last }),
});
const ticks = (key: string, more: Data = {}) => ({
  update: path,
  data: { [`items.${key}.is_checked`]: true, last_item_id: key, updated_at: now, ...more },
});
const under = (key: string, changes: Data) => ({
  set: path,
  data: makeShoppingList({ items: { [key]: makeShoppingEntry(changes) }, last_item_id: key }),
});

const writing: RuleCase[] = [
  ...allowedRows('ana', given(), [
    ['a list begins with one entry', { set: path, data: makeShoppingList() }, {}],
    [
      'an entry is added to others',
      {
        update: path,
        data: { 'items.i6': makeShoppingEntry({ ingredient_id: 6 }), last_item_id: 'i6', updated_at: now },
      },
    ],
    ['an entry is ticked by itself', ticks('i5')],
    [
      `${most} entries are enough`,
      { update: path, data: { 'items.i5': makeShoppingEntry(), last_item_id: 'i5', updated_at: now } },
      given(many(most - 1)),
    ],
  ]),
  denied('a list does not begin empty', 'ana', gone({})),
  denied('a list does not begin with two entries', 'ana', {
    set: path,
    data: makeShoppingList({
      items: { i5: makeShoppingEntry(), f1: makeShoppingEntry({ ingredient_id: null }) },
    }),
  }),
  denied('there is one list', 'ana', { set: 'users/ana/shopping_lists/2', data: makeShoppingList() }),
  denied('what is no more is not ticked', 'ana', ticks('i6'), given()),
  denied(
    'only the named entry changes',
    'ana',
    ticks('i5', { last_item_id: 'i6' }),
    given({ i5: makeShoppingEntry(), i6: makeShoppingEntry({ ingredient_id: 6 }) }),
  ),
  denied(
    'no other entry goes with a change',
    'ana',
    { set: path, data: makeShoppingList({ items: { i5: makeShoppingEntry({ is_checked: true }) } }) },
    given({ i5: makeShoppingEntry(), i6: makeShoppingEntry({ ingredient_id: 6 }) }),
  ),
  denied(
    `more than ${most} entries are too many`,
    'ana',
    { update: path, data: { 'items.i5': makeShoppingEntry(), last_item_id: 'i5', updated_at: now } },
    given(many(most)),
  ),
];

const removing: RuleCase[] = [
  allowed('entries are taken out, many at once', 'ana', gone({ i1002: {} }), given(many(3))),
  allowed('all entries are taken out', 'ana', gone({}), given(many(3))),
  ...deniedRows('ana', given(many(3)), [
    ['whoever takes out names none', gone({ i1002: {} }, 'i1002')],
    ['nothing is added where something is taken out', gone({ i1002: {}, i5: makeShoppingEntry() })],
    ['nothing changes where something is taken out', gone({ i1000: {}, i1001: {}, i1002: { name: 'Gin' } })],
    ['a list that is there gets no field nobody knows', ticks('i5', { hint: 'x' }), given()],
    ['a list is not deleted', { delete: path }, given()],
  ]),
];

const keys: RuleCase[] = [
  ...['f7', 'f1234567890123456'].map((key) =>
    allowed(`what is no ingredient lies under ${key}`, 'ana', under(key, { ingredient_id: null })),
  ),
  allowed(`an ingredient lies under its id`, 'ana', under(`i${MAX_ID}`, { ingredient_id: MAX_ID })),
  ...(
    [
      ['i6', 5],
      ['f5', 5],
      ['5', 5],
      ['i5', null],
      ['f', null],
      ['fx', null],
      ['f12345678901234567', null],
      ['napkins', null],
      ['i0', 0],
      ['i9007199254740992', int64('9007199254740992')],
      ['i5', '5'],
    ] as const
  ).map(([key, ingredient_id]) =>
    denied(
      `an entry of ${JSON.stringify(ingredient_id)} does not lie under ${key}`,
      'ana',
      under(key, { ingredient_id }),
    ),
  ),
];

const fields: RuleCase[] = [
  unknownKey(list),
  unknownKey(entry),
  refuses(list, 'updated_at', longAgo, 'that is not the server’s time'),
  required(list, 'updated_at'),
  ...Object.keys(makeShoppingEntry()).map((field) =>
    denied(`an entry of a shopping list needs ${field}`, 'ana', {
      set: path,
      data: makeShoppingList({ items: { i5: without(makeShoppingEntry(), field) } }),
    }),
  ),
  accepts(entry, 'ingredient_type_id', null, 'as null'),
  accepts(entry, 'ingredient_type_id', MAX_ID, 'of 2^53 − 1'),
  refuses(entry, 'ingredient_type_id', 0, 'of 0'),
  refuses(entry, 'ingredient_type_id', '7', 'as text'),
  accepts(entry, 'name', textOf(255), 'of 255 characters'),
  refuses(entry, 'name', textOf(256), 'of 256 characters'),
  refuses(entry, 'name', '', 'empty'),
  refuses(entry, 'name', 7, 'as a number'),
  ...unreadableNameRows(entry, 'name'),
  ...['', 'hand:0,', `recipe_20001:600,menu_${MAX_ID}:1,plan_77:9999999,hand:0,`].map((value) =>
    accepts(entry, 'sources', value, `of ${JSON.stringify(value)}`),
  ),
  accepts(entry, 'sources', `${'hand:0,'.repeat(84)}recipe_1:10,`, `of ${sources.max} characters`),
  refuses(entry, 'sources', `${'hand:0,'.repeat(84)}recipe_12:10,`, `of ${sources.max + 1} characters`),
  ...[
    'hand:0',
    'hand,',
    'hand:,',
    'hand:12345678,',
    'hand:-1,',
    'hand_5:1,',
    'recipe:1,',
    'recipe_0:1,',
    'recipe_12345678901234567:1,',
    'shop_5:1,',
    ' hand:1,',
    'hand:1,\n',
    'x',
  ].map((value) => refuses(entry, 'sources', value, `of ${JSON.stringify(value)}`)),
  refuses(entry, 'sources', null, 'as null'),
  refuses(entry, 'sources', [], 'as a list'),
  ...wholeNumberRows(entry, 'bottles', LIMITS.shoppingList.bottles),
  accepts(entry, 'bottles', null, 'as null'),
  ...wholeNumberRows(entry, 'bottle_ml', LIMITS.shoppingList.bottleMl),
  accepts(entry, 'bottle_ml', null, 'as null'),
  // The required fields of an entry are tested above; these rows are about the entry, not the list.
  ...textField(entry, 'note', 0, LIMITS.shoppingList.note.max).filter(({ rule }) => !rule.includes('needs')),
  refuses(entry, 'is_checked', 'true', 'as text'),
  refuses(entry, 'is_checked', null, 'as null'),
  refuses(entry, 'by', 'ben', 'of somebody else'),
  refuses(entry, 'by', null, 'as null'),
];

const belonging: RuleCase[] = [
  allowed('a shopping list is read by its owner', 'ana', { get: path }, given()),
  denied('nobody suspended shops', 'suspended', { set: path, data: makeShoppingList() }),
  denied('nobody suspended takes out', 'suspended', gone({}), given(many(2))),
  ...deniedRows(NOT_ANA, given(), [
    ['the shopping list of Ana is not begun', { set: path, data: makeShoppingList() }, {}],
    ['the shopping list of Ana is not changed', { set: path, data: makeShoppingList() }],
    ['the shopping list of Ana is not emptied', gone({}), given(many(2))],
    ['the shopping list of Ana is not read', { get: path }],
  ]),
  ...(['ana', 'admin'] as const).map((as) =>
    denied(`shopping lists are not listed by ${as}`, as, { list: 'users/ana/shopping_lists', limit: 1 }),
  ),
];

export const shoppingCases: readonly RuleCase[] = [...writing, ...removing, ...keys, ...fields, ...belonging];
