import { NOT_ANA } from '../support/actors.ts';
import {
  makeCabinet,
  makeCabinetEntry,
  makeIngredient,
  makeMenu,
  makeMenuEntry,
  makePreferences,
  makeRecipe,
  MAX_ID,
  otherTime,
  stored,
} from '../support/builders.ts';
import { refuses, required, unknownKey, type Subject } from '../support/field-cases.ts';
import { allowed, denied, deniedRows, type RuleCase } from '../support/rule-case.ts';
import { double, int64, now, type Data } from '../support/values.ts';
import { givenNameRows, type ShelfKind } from './shelf-kind.ts';
import { updatingRows } from './shelf-updates.ts';

const user = 'users/ana';

/** Rows for removing a cabinet or menu: the selection afterwards decides. */
function removingRows({ what, path, pointer, make }: ShelfKind): RuleCase[] {
  const selected = (id: number | null): Data => makePreferences({ [pointer]: id });
  /** The shelf is there, and this one is selected. */
  const where = (id: number | null) => ({ [path]: stored(make()), [user]: stored(selected(id)) });
  const remove = { delete: path };
  const removeAnd = (id: number | null) => ({ batch: [remove, { set: user, data: selected(id) }] });
  return [
    allowed(`${what} that is not selected is removed`, 'ana', remove, where(1)),
    allowed(`${what} is removed where none is selected`, 'ana', remove, where(null)),
    allowed(`${what} is removed by who never selected one`, 'ana', remove, { ...where(null), [user]: null }),
    allowed(`${what} is removed by its owner who lets go of it`, 'ana', removeAnd(null), where(700)),
    allowed(`${what} is removed by its owner who selects another`, 'ana', removeAnd(1), where(700)),
    denied(`${what} is not removed while it is selected`, 'ana', remove, where(700)),
    denied(`${what} is not removed and selected`, 'ana', removeAnd(700), where(1)),
    ...NOT_ANA.map((as) => denied(`${what} is not removed by ${as}`, as, remove, where(null))),
  ];
}

const KINDS: ShelfKind[] = [
  {
    what: 'a cabinet',
    path: 'users/ana/bar_cabinets/700',
    nameField: 'bar_cabinet_name',
    pointer: 'active_bar_cabinet_id',
    make: makeCabinet,
    makeEntry: makeCabinetEntry,
    target: (id) => ({ [`ingredients/${id}`]: stored(makeIngredient()) }),
    nameOfEntry: 'ingredient_name',
  },
  {
    what: 'a menu',
    path: 'users/ana/menus/700',
    nameField: 'menu_name',
    pointer: 'active_menu_id',
    make: (changes) => makeMenu({ id: 700, ...changes }),
    makeEntry: makeMenuEntry,
    target: (id) => ({ [`recipes/${id}`]: stored(makeRecipe()) }),
    nameOfEntry: 'recipe_name',
  },
];

function creatingRows(kind: ShelfKind): RuleCase[] {
  const { what, path, nameField, make, makeEntry, target } = kind;
  const subject: Subject = { what, as: 'ana', path, make };
  return [
    allowed(`${what} is created by its owner`, 'ana', { set: path, data: make() }),
    ...deniedRows(NOT_ANA, {}, [[`${what} is not created for Ana`, { set: path, data: make() }]]),
    denied(`${what} lies below a person or a bar alone`, 'ana', {
      set: path.replace('users', 'recipes'),
      data: make(),
    }),
    unknownKey(subject),
    required(subject, 'id'),
    refuses(subject, 'id', 701, 'that is not the document’s'),
    refuses(subject, 'id', double(700), 'as a floating point number'),
    allowed(`${what} may have the id 2^53 − 1`, 'ana', {
      set: path.replace('700', String(MAX_ID)),
      data: make({ id: MAX_ID }),
    }),
    denied(`${what} must not have the id 2^53`, 'ana', {
      set: path.replace('700', '9007199254740992'),
      data: make({ id: int64('9007199254740992') }),
    }),
    ...givenNameRows(subject, nameField),
    required(subject, 'items'),
    { ...refuses(subject, 'items', { '900': makeEntry() }, 'with an entry at first'), given: target('900') },
    refuses(subject, 'items', [], 'as a list'),
    refuses(subject, 'items', null, 'as null'),
    required(subject, 'last_item_id'),
    refuses(subject, 'last_item_id', '900', 'at first'),
    ...['created_at', 'updated_at'].flatMap((field) => [
      required(subject, field),
      refuses(subject, field, otherTime, 'that is not the server’s time'),
    ]),
  ];
}

const cabinetPath = 'users/ana/bar_cabinets/700';
const entryType = (type: unknown): RuleCase['try'] => ({
  set: cabinetPath,
  data: {
    ...stored(makeCabinet()),
    items: { '901': makeCabinetEntry({ ingredient_type_id: type }) },
    last_item_id: '901',
    updated_at: now,
  },
});
const withGin = { [cabinetPath]: stored(makeCabinet()), 'ingredients/901': stored(makeIngredient()) };

const cabinetRows: RuleCase[] = [
  allowed('a cabinet marks an entry as out of stock', 'ana', {
    update: 'users/ana/bar_cabinets/1',
    data: { 'items.10001.is_in_stock': false, last_item_id: '10001', updated_at: now },
  }),
  denied('a cabinet’s entry has the type of its ingredient', 'ana', entryType(2), withGin),
  denied('a cabinet’s entry has its type as an integer', 'ana', entryType(double(1)), withGin),
  denied('a cabinet’s entry keeps its type', 'ana', {
    update: 'users/ana/bar_cabinets/1',
    data: { 'items.10001.ingredient_type_id': 2, last_item_id: '10001', updated_at: now },
  }),
  allowed(
    'a cabinet heals a type',
    'ana',
    {
      update: 'users/ana/bar_cabinets/1',
      data: { 'items.10001.ingredient_type_id': 2, last_item_id: '10001', updated_at: now },
    },
    { 'ingredients/10001': stored(makeIngredient({ id: 10001, ingredient_type_id: 2 })) },
  ),
];

/** Cabinets and menus: creating them, changing them, and what only a cabinet's entry has. */
export const shelfCases: RuleCase[] = [
  ...KINDS.flatMap((kind) => [...creatingRows(kind), ...updatingRows(kind), ...removingRows(kind)]),
  ...cabinetRows,
];
