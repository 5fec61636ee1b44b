import { RECIPE_TEXTS, recipeInput } from '@cellaret/domain/recipes/recipe';
import { NO_ADMINS, OUTSIDERS } from '../support/actors.ts';
import {
  around,
  itemColumns,
  longAgo,
  makeIngredient,
  makeRecipe,
  MAX_ID,
  otherTime,
  stored,
  without,
} from '../support/builders.ts';
import {
  accepts,
  firstVersionRows,
  refuses,
  required,
  textFieldLike,
  unknownKey,
  type Subject,
  unreadableNameRows,
} from '../support/field-cases.ts';
import { idListRows, notIds } from '../support/list-cases.ts';
import { allowed, allowedRows, denied, type RuleCase } from '../support/rule-case.ts';
import { idsOfOtherLists } from '../support/rules-data.ts';
import { double, int64, now, type Data } from '../support/values.ts';

const path = 'recipes/600';
const subject: Subject = { what: 'a recipe', as: 'ana', path, make: makeRecipe };

/** A recipe with one line, so that a column can be changed alone. */
const oneLine: Subject = {
  ...subject,
  what: 'a recipe of one item',
  make: (changes) => makeRecipe({ ...itemColumns(1), ...changes }),
};

const withItems = (words: string, columns: Data, row = denied): RuleCase =>
  row(`a recipe ${words}`, 'ana', { set: path, data: makeRecipe(columns) });

const creating: RuleCase[] = [
  allowed('a recipe is created by its owner', 'ana', { set: path, data: makeRecipe() }),
  ...([...OUTSIDERS, 'ben', 'admin'] as const).map((as) =>
    denied(`a recipe is not created for Ana by ${as}`, as, { set: path, data: makeRecipe() }),
  ),
  unknownKey(subject),
  ...RECIPE_TEXTS.flatMap((field) => textFieldLike(subject, field, recipeInput.shape[field])),
  ...unreadableNameRows(subject, 'recipe_name'),
  ...(['glassware_ids', 'serving_method_ids'] as const).flatMap((field) => [
    refuses(subject, field, [], 'empty'),
    ...idListRows(subject, field),
    ...idsOfOtherLists(field === 'glassware_ids' ? 'glassware' : 'serving_methods').map((id) =>
      refuses(subject, field, [id], `with the id ${id} of another list`),
    ),
    required(subject, field),
  ]),
];

const bookkeeping: RuleCase[] = [
  ...firstVersionRows(subject, 600),
  denied(
    'a recipe must not have the id of an ingredient',
    'ana',
    { set: path, data: makeRecipe() },
    { 'ingredients/600': stored(makeIngredient({ id: 600, folder_id: 600 })) },
  ),
  required(subject, 'user_id'),
  refuses(subject, 'user_id', 'ben', 'of somebody else'),
  required(subject, 'created_at'),
  refuses(subject, 'created_at', otherTime, 'that is not the server’s time'),
  required(subject, 'updated_at'),
  refuses(subject, 'updated_at', otherTime, 'that is not the server’s time'),
];

const known = (id: number | string) => ({ [`ingredients/${id}`]: stored(makeIngredient()) });
const column = Array<number>;

const items: RuleCase[] = [
  withItems('may have 1 item', itemColumns(1), allowed),
  withItems('may have 99 items', itemColumns(99), allowed),
  withItems('may have 100 items, each of them checked', itemColumns(100), allowed),
  withItems('must not have 101 items', itemColumns(101)),
  withItems('needs an item', itemColumns(0)),
  ...(['item_ingredient_ids', 'item_quantity_unit_ids', 'item_quantities'] as const).flatMap((field) => [
    required(subject, field),
    withItems(`must not have more ${field} than items`, {
      [field]: column(3).fill(field === 'item_ingredient_ids' ? 10001 : 1),
    }),
    withItems(`must not have fewer ${field} than items`, {
      [field]: [field === 'item_ingredient_ids' ? 10001 : 1],
    }),
    withItems(`must not lack ${field}`, { [field]: [] }),
    withItems(
      `has an integer in the last of 100 ${field}`,
      itemColumns(100, { [field]: [...column(99).fill(1), 'x'] }),
    ),
  ]),
  withItems('must not have more ingredients than units', { item_ingredient_ids: [10001, 10002, 10003] }),
  ...notIds(oneLine, 'item_ingredient_ids').map((row) => ({ ...row, given: { ...known(1), ...known(0) } })),
  ...notIds(oneLine, 'item_quantity_unit_ids'),
  { ...accepts(oneLine, 'item_ingredient_ids', [MAX_ID], 'with 2^53 − 1'), given: known(MAX_ID) },
  {
    ...refuses(oneLine, 'item_ingredient_ids', [int64('9007199254740992')], 'with 2^53, though there is one'),
    given: known('9007199254740992'),
  },
  accepts(oneLine, 'item_quantity_unit_ids', [MAX_ID], 'with 2^53 − 1'),
  ...idsOfOtherLists('quantity_units').map((id) =>
    refuses(oneLine, 'item_quantity_unit_ids', [id], `with the id ${id} of another list`),
  ),
  refuses(oneLine, 'item_quantity_unit_ids', [77], 'with a unit that does not exist'),
  withItems(
    'must not have an unknown unit in its last item',
    itemColumns(100, { item_quantity_unit_ids: [...column(99).fill(1), 77] }),
  ),
];

const quantityLimit = around(2147483647);
const idLimit = around(MAX_ID);

/** The rules do not check whether the seventh ingredient exists, so that its number alone decides. */
const withSeventh = (id: unknown) =>
  itemColumns(7, { item_ingredient_ids: [10001, 10002, 10003, 10004, 10005, 10006, id] });

const ids: RuleCase[] = [
  ...idLimit.inside.map((id) => withItems(`may name the id ${id}`, withSeventh(Number(id)), allowed)),
  ...idLimit.outside.map((id) => withItems(`must not name the id ${id}`, withSeventh(int64(id)))),
];

const quantities: RuleCase[] = [
  ...['0', '1', ...quantityLimit.inside].map((quantity) =>
    accepts(oneLine, 'item_quantities', [Number(quantity)], `with ${quantity}`),
  ),
  ...quantityLimit.outside.map((quantity) =>
    refuses(oneLine, 'item_quantities', [int64(quantity)], `with ${quantity}`),
  ),
  refuses(oneLine, 'item_quantities', [0.5], 'with a fraction'),
  {
    ...refuses(oneLine, 'item_quantities', [double(2)], 'with a whole floating point number'),
    locally: 'allowed',
  },
  refuses(oneLine, 'item_quantities', ['1'], 'with a text'),
  refuses(oneLine, 'item_quantities', ['01'], 'with a text that is no quantity'),
  refuses(oneLine, 'item_quantities', ['1,1'], 'with two quantities in one text'),
  refuses(oneLine, 'item_quantities', [null], 'with null'),
  refuses(oneLine, 'item_quantities', [true], 'with a boolean'),
  refuses(oneLine, 'item_quantities', '1', 'as a text'),
  refuses(oneLine, 'item_quantities', null, 'as null'),
];

const garnish: RuleCase[] = [
  accepts(oneLine, 'item_garnish_only', [true], 'true'),
  ...[['true'], [1], [0], [null], [{}], [], [true, false], null, true, false, 'true', {}, { a: true }].map(
    (value) => refuses(oneLine, 'item_garnish_only', value, JSON.stringify(value)),
  ),
  required(subject, 'item_garnish_only'),
  withItems(
    'must not have a text as the last of 100 garnish flags',
    itemColumns(100, { item_garnish_only: [...Array<boolean>(99).fill(true), 'false'] }),
  ),
];

const optional: RuleCase[] = [
  allowed('a recipe says nothing of what is optional', 'ana', {
    set: path,
    data: without(makeRecipe(), 'item_optional'),
  }),
  accepts(oneLine, 'item_optional', [true], 'true'),
  ...[['true'], [1], [0], [null], [{}], [], [true, false], null, true, false, 'true', {}, { a: true }].map(
    (value) => refuses(oneLine, 'item_optional', value, JSON.stringify(value)),
  ),
  withItems('may have nothing but optional lines', { item_optional: [true, true] }, allowed),
  withItems(
    'must not have a text as the last of 100 optional flags',
    itemColumns(100, { item_optional: [...Array<boolean>(99).fill(true), 'false'] }),
  ),
];

/** Seven known ingredients, one of which is not known. */
const unknownAt = (index: number) =>
  itemColumns(7, { item_ingredient_ids: [10001, 10002, 10003, 10004, 10005, 10006, 10007].with(index, 77) });

const references: RuleCase[] = [
  ...[0, 1, 2, 3].map((index) =>
    withItems(`must not have an unknown ingredient in item ${index + 1}`, unknownAt(index)),
  ),
  withItems('may have an unknown ingredient in item 5: the trigger finds it', unknownAt(4), allowed),
  withItems('may name an ingredient twice', itemColumns(2), allowed),
  ...[1, 2, 3, 4, 5, 6].map((count) =>
    withItems(
      `of ${count} known ingredients needs no more`,
      itemColumns(count, { item_ingredient_ids: [10001, 10002, 10003, 10004, 10005, 10006].slice(0, count) }),
      allowed,
    ),
  ),
];

const current = stored(makeRecipe());
const given = { [path]: current };
const next = (changes: Data = {}) =>
  makeRecipe({ recipe_name: 'Dry Martini', version: 2, created_at: longAgo, ...changes });
const set = (data: Data) => ({ set: path, data });

const updating: RuleCase[] = [
  ...allowedRows('ana', given, [
    ['a recipe is updated by its owner', set(next())],
    [
      'a recipe is updated field by field',
      { update: path, data: { recipe_name: 'Dry Martini', version: 2, updated_at: now } },
    ],
  ]),
  ...OUTSIDERS.map((as) => denied(`a recipe is not updated by ${as}`, as, set(next()), given)),
  denied('a recipe is not updated by somebody else', 'ben', set(next()), given),
  denied('a recipe is not taken over', 'ben', set(next({ user_id: 'ben' })), given),
  denied('a recipe is not updated by an administrator', 'admin', set(next()), given),
  denied('a recipe is not given away', 'ana', set(next({ user_id: 'ben' })), given),
  denied('an update from an older version is refused', 'ana', set(next()), {
    [path]: { ...current, version: 2 },
  }),
  denied('an update must not skip a version', 'ana', set(next({ version: 3 })), given),
  denied('an update must not stay at its version', 'ana', set(next({ version: 1 })), given),
  denied('a version is no floating point number', 'ana', set(next({ version: double(2) })), given),
  denied('an update keeps the time of creation', 'ana', set(next({ created_at: now })), given),
  denied('an update keeps the very time of creation', 'ana', set(next({ created_at: otherTime })), given),
  denied('an update has the server’s time', 'ana', set(next({ updated_at: longAgo })), given),
  denied('an update keeps the id', 'ana', set(next({ id: 601 })), given),
  denied('an update keeps the folder', 'ana', set(next({ folder_id: 601 })), given),
  denied('an update has no field nobody knows', 'ana', set(next({ hint: 'x' })), given),
  denied('an update loses no field', 'ana', set(without(next(), 'instructions')), given),
];

const removing: RuleCase[] = [
  allowed('a recipe is removed by its owner', 'ana', { delete: path }, given),
  // Administrators take it down through the API, which writes that down.
  ...([...OUTSIDERS, 'ben', 'admin', ...NO_ADMINS] as const).map((as) =>
    denied(`a recipe is not removed by ${as}`, as, { delete: path }, given),
  ),
  denied('a recipe that is not there is not removed', 'ana', { delete: path }),
];

export const recipeCases: RuleCase[] = [
  ...creating,
  ...bookkeeping,
  ...items,
  ...ids,
  ...quantities,
  ...garnish,
  ...optional,
  ...references,
  ...updating,
  ...removing,
];
