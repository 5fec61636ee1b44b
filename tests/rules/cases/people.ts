import { OUTSIDERS } from '../support/actors.ts';
import {
  longAgo,
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
  textOf,
  without,
} from '../support/builders.ts';
import { accepts, idField, refuses, required, unknownKey, type Subject } from '../support/field-cases.ts';
import { allowed, denied, type RuleCase } from '../support/rule-case.ts';
import { double, int64, now, type Data } from '../support/values.ts';

const others = [...OUTSIDERS, 'ben', 'admin'] as const;

// ---- Preferences ---------------------------------------------------------------------------------------------

const preferences: Subject = { what: 'preferences', as: 'ana', path: 'users/ana', make: makePreferences };

const preferenceRows: RuleCase[] = [
  allowed(
    'preferences are created by their owner',
    'ana',
    { set: 'users/ana', data: makePreferences() },
    {
      'users/ana': null,
    },
  ),
  allowed('preferences are changed by their owner', 'ana', {
    update: 'users/ana',
    data: { active_bar_cabinet_id: 2, updated_at: now },
  }),
  ...others.flatMap((as) => [
    denied(
      `preferences are not created for Ana by ${as}`,
      as,
      { set: 'users/ana', data: makePreferences() },
      {
        'users/ana': null,
      },
    ),
    denied(`preferences are not changed by ${as}`, as, { set: 'users/ana', data: makePreferences() }),
  ]),
  unknownKey(preferences),
  ...['ml', 'cl', 'oz'].map((system) => accepts(preferences, 'unit_system', system, system)),
  ...['ML', 'gallon', '', null, 1].map((system) =>
    refuses(preferences, 'unit_system', system, JSON.stringify(system)),
  ),
  required(preferences, 'unit_system'),
  ...(['active_bar_cabinet_id', 'active_menu_id'] as const).flatMap((field) => [
    accepts(preferences, field, null, 'as null'),
    ...idField(preferences, field, () => ({})),
  ]),
  required(preferences, 'updated_at'),
  refuses(preferences, 'updated_at', longAgo, 'that is not the server’s time'),
];

// ---- What cabinets and menus share ----------------------------------------------------------------------------

interface Collection {
  what: string;
  path: string;
  nameField: string;
  make: (changes?: Data) => Data;
  makeEntry: (changes?: Data) => Data;
  /** What an entry refers to, under an id and with the entry's name. */
  target: (id: string) => Record<string, Data>;
  nameOfEntry: string;
}

const COLLECTIONS: Collection[] = [
  {
    what: 'a cabinet',
    path: 'users/ana/bar_cabinets/700',
    nameField: 'bar_cabinet_name',
    make: makeCabinet,
    makeEntry: makeCabinetEntry,
    target: (id) => ({ [`ingredients/${id}`]: stored(makeIngredient()) }),
    nameOfEntry: 'ingredient_name',
  },
  {
    what: 'a menu',
    path: 'users/ana/menus/700',
    nameField: 'menu_name',
    make: (changes) => makeMenu({ id: 700, ...changes }),
    makeEntry: makeMenuEntry,
    target: (id) => ({ [`recipes/${id}`]: stored(makeRecipe()) }),
    nameOfEntry: 'recipe_name',
  },
];

function creatingRows(collection: Collection): RuleCase[] {
  const { what, path, nameField, make, makeEntry, target } = collection;
  const subject: Subject = { what, as: 'ana', path, make };
  return [
    allowed(`${what} is created by its owner`, 'ana', { set: path, data: make() }),
    ...others.map((as) => denied(`${what} is not created for Ana by ${as}`, as, { set: path, data: make() })),
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

function givenNameRows(subject: Subject, field: string): RuleCase[] {
  return [
    accepts(subject, field, 'x', 'of 1 character'),
    accepts(subject, field, textOf(255), 'of 255 characters'),
    accepts(subject, field, ' Home\tbar\nbelow ', 'with blanks around and inside'),
    accepts(subject, field, `${textOf(255)}  `, 'of 255 characters after trimming'),
    accepts(subject, field, `x${' '.repeat(999)}`, 'of 1000 characters before trimming'),
    accepts(subject, field, 'バー', 'in any script'),
    refuses(subject, field, `x${' '.repeat(1000)}`, 'of 1001 characters before trimming'),
    refuses(subject, field, textOf(256), 'of 256 characters'),
    refuses(subject, field, '', 'empty'),
    ...[
      ' ',
      '\t\n\v\f\r ',
      '\u00a0',
      '\u1680',
      '\u2000\u2005\u200a',
      '\u2028\u2029',
      '\u202f',
      '\u205f',
      '\u3000',
      '\ufeff',
    ].map((blank) => refuses(subject, field, blank, `of blanks (${JSON.stringify(blank)})`)),
    refuses(subject, field, 7, 'as a number'),
    refuses(subject, field, null, 'as null'),
    refuses(subject, field, ['x'], 'as a list'),
    required(subject, field),
  ];
}

/** The entry 900 is stored; what it refers to is gone or renamed, so that only the entry before vouches for it. */
function updatingRows(collection: Collection): RuleCase[] {
  const { what, path, nameField, make, makeEntry, target, nameOfEntry } = collection;
  const current = stored(make({ items: { '900': makeEntry() }, last_item_id: '900' }));
  const given = { [path]: current };
  const entries = (items: Data, key: unknown, changes: Data = {}) => ({
    set: path,
    data: { ...current, items, last_item_id: key, updated_at: now, ...changes },
  });
  const kept = { '900': makeEntry() };
  const withEntry = (entry: unknown, key = '901') => entries({ ...kept, [key]: entry }, key);
  const known = { ...given, ...target('901') };
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [String(1000 + index), makeEntry()]));
  const full = (count: number) => ({ [path]: { ...current, items: many(count) }, ...target('901') });
  const row = { as: 'ana' as const };
  return [
    allowed(
      `${what} is renamed by its owner`,
      'ana',
      { update: path, data: { [nameField]: 'Away', updated_at: now } },
      given,
    ),
    allowed(`${what} gets an entry`, 'ana', withEntry(makeEntry()), known),
    allowed(`${what} gets its first entry`, 'ana', entries({ '901': makeEntry() }, '901'), {
      [path]: stored(make()),
      ...target('901'),
    }),
    allowed(
      `${what} gets an entry field by field`,
      'ana',
      {
        update: path,
        data: { 'items.901': makeEntry(), last_item_id: '901', updated_at: now },
      },
      known,
    ),
    allowed(
      `${what} marks an entry as removed`,
      'ana',
      entries({ '900': makeEntry({ is_deleted: true }) }, '900'),
      given,
    ),
    allowed(`${what} repeats an entry`, 'ana', entries(kept, '900'), given),
    allowed(
      `${what} heals a name`,
      'ana',
      entries({ '900': makeEntry({ [nameOfEntry]: 'New name' }) }, '900'),
      {
        ...given,
        ...Object.fromEntries(
          Object.entries(target('900')).map(([key, data]) => [key, { ...data, [nameOfEntry]: 'New name' }]),
        ),
      },
    ),
    allowed(
      `${what} has room for 2000 entries`,
      'ana',
      entries({ ...many(1999), '901': makeEntry() }, '901'),
      full(1999),
    ),
    denied(
      `${what} has no room for 2001 entries`,
      'ana',
      entries({ ...many(2000), '901': makeEntry() }, '901'),
      full(2000),
    ),
    ...others.flatMap((as) => [
      denied(
        `${what} is not renamed by ${as}`,
        as,
        { update: path, data: { [nameField]: 'Away', updated_at: now } },
        given,
      ),
      denied(`${what} gets no entry from ${as}`, as, withEntry(makeEntry()), known),
      denied(`${what} is not removed by ${as}`, as, { delete: path }, given),
    ]),
    allowed(`${what} is removed by its owner`, 'ana', { delete: path }, given),
    denied(
      `${what} is not renamed to nothing`,
      row.as,
      { update: path, data: { [nameField]: ' ', updated_at: now } },
      given,
    ),
    denied(`${what} keeps its id`, row.as, { update: path, data: { id: 701, updated_at: now } }, given),
    denied(
      `${what} keeps its time of creation`,
      row.as,
      { update: path, data: { created_at: now, updated_at: now } },
      given,
    ),
    denied(
      `${what} has the server’s time`,
      row.as,
      { update: path, data: { [nameField]: 'Away', updated_at: otherTime } },
      given,
    ),
    denied(
      `${what} needs the server’s time on every change`,
      row.as,
      { update: path, data: { [nameField]: 'Away' } },
      given,
    ),
    denied(
      `${what} gets no field nobody knows`,
      row.as,
      { update: path, data: { hint: 'x', updated_at: now } },
      given,
    ),
    denied(
      `${what} loses no field`,
      row.as,
      { set: path, data: { ...without(current, 'created_at'), updated_at: now } },
      given,
    ),
    denied(
      `${what} is not renamed with a change of entries`,
      row.as,
      entries({ ...kept, '901': makeEntry() }, '901', { [nameField]: 'Away' }),
      known,
    ),
    denied(
      `${what} is not renamed with the last entry’s key`,
      row.as,
      entries(kept, '901', { [nameField]: 'Away' }),
      known,
    ),
    denied(
      `${what} does not change two entries at once`,
      row.as,
      entries({ '900': makeEntry({ is_deleted: true }), '901': makeEntry() }, '901'),
      known,
    ),
    denied(
      `${what} does not change an entry it does not name`,
      row.as,
      entries({ '900': makeEntry({ is_deleted: true }), '901': makeEntry() }, '901'),
      {
        [path]: { ...current, items: { '900': makeEntry(), '901': makeEntry() } },
        ...target('901'),
      },
    ),
    denied(`${what} does not lose an entry`, row.as, entries({}, '900'), given),
    denied(
      `${what} does not lose an entry behind a new one`,
      row.as,
      entries({ '901': makeEntry() }, '901'),
      known,
    ),
    denied(`${what} names an entry that is there`, row.as, entries(kept, '901'), known),
    denied(`${what} names its entry`, row.as, entries({ ...kept, '901': makeEntry() }, null), known),
    denied(`${what} names its entry as text`, row.as, entries({ ...kept, '901': makeEntry() }, 901), known),
    denied(`${what} has no entry for what does not exist`, row.as, withEntry(makeEntry()), given),
    denied(`${what} has no entry under a path`, row.as, withEntry(makeEntry(), '901/versions/1'), {
      ...known,
      ...Object.fromEntries(Object.entries(target('901')).map(([key, data]) => [`${key}/versions/1`, data])),
    }),
    denied(`${what} has no entry under a word`, row.as, withEntry(makeEntry(), 'gin'), {
      ...given,
      ...target('gin'),
    }),
    denied(`${what} has no entry under a word that begins as an id`, row.as, withEntry(makeEntry(), '901x'), {
      ...given,
      ...target('901x'),
    }),
    denied(`${what} has no entry under a word that ends as an id`, row.as, withEntry(makeEntry(), 'x901'), {
      ...given,
      ...target('x901'),
    }),
    denied(
      `${what} has the name of what it refers to`,
      row.as,
      withEntry(makeEntry({ [nameOfEntry]: 'Free of charge' })),
      known,
    ),
    denied(
      `${what} does not rename an entry as it likes`,
      row.as,
      entries({ '900': makeEntry({ [nameOfEntry]: 'Free' }) }, '900'),
      {
        ...given,
        ...target('900'),
      },
    ),
    ...Object.keys(makeEntry()).flatMap((field) => [
      denied(`${what} has ${field} in every entry`, row.as, withEntry(without(makeEntry(), field)), known),
      denied(`${what} has no ${field} as null`, row.as, withEntry(makeEntry({ [field]: null })), known),
      denied(
        `${what} has no ${field} as text of another kind`,
        row.as,
        withEntry(makeEntry({ [field]: 'true' })),
        known,
      ),
      denied(
        `${what} has no ${field} as a number of another kind`,
        row.as,
        withEntry(makeEntry({ [field]: 0 })),
        known,
      ),
    ]),
    denied(
      `${what} has no entry with a field nobody knows`,
      row.as,
      withEntry(makeEntry({ hint: 'x' })),
      known,
    ),
    denied(`${what} has no entry that is text`, row.as, withEntry('gin'), known),
    denied(`${what} has no entry that is null`, row.as, withEntry(null), known),
    denied(
      `${what} has no items as a list`,
      row.as,
      { update: path, data: { items: [], last_item_id: '900', updated_at: now } },
      given,
    ),
  ];
}

// ---- What only a cabinet's entry has ---------------------------------------------------------------------------

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

export const peopleCases: RuleCase[] = [
  ...preferenceRows,
  ...COLLECTIONS.flatMap((collection) => [...creatingRows(collection), ...updatingRows(collection)]),
  ...cabinetRows,
];
