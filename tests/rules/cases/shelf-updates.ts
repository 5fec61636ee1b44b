import { NOT_ANA } from '../support/actors.ts';
import { otherTime, stored, without } from '../support/builders.ts';
import { allowedRows, denied, type RuleCase } from '../support/rule-case.ts';
import { now, type Data } from '../support/values.ts';
import type { ShelfKind } from './shelf-kind.ts';

/** The entry 900 is stored; what it refers to is gone or renamed, so that only the entry before vouches for it. */
export function updatingRows(kind: ShelfKind): RuleCase[] {
  const { what, path, nameField, make, makeEntry, target, nameOfEntry } = kind;
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
    ...allowedRows('ana', given, [
      [`${what} is renamed by its owner`, { update: path, data: { [nameField]: 'Away', updated_at: now } }],
      [`${what} gets an entry`, withEntry(makeEntry()), known],
      [
        `${what} gets its first entry`,
        entries({ '901': makeEntry() }, '901'),
        { [path]: stored(make()), ...target('901') },
      ],
      [
        `${what} gets an entry field by field`,
        { update: path, data: { 'items.901': makeEntry(), last_item_id: '901', updated_at: now } },
        known,
      ],
      [`${what} marks an entry as removed`, entries({ '900': makeEntry({ is_deleted: true }) }, '900')],
      [`${what} repeats an entry`, entries(kept, '900')],
      [
        `${what} heals a name`,
        entries({ '900': makeEntry({ [nameOfEntry]: 'New name' }) }, '900'),
        {
          ...given,
          ...Object.fromEntries(
            Object.entries(target('900')).map(([key, data]) => [key, { ...data, [nameOfEntry]: 'New name' }]),
          ),
        },
      ],
      [
        `${what} has room for 2000 entries`,
        entries({ ...many(1999), '901': makeEntry() }, '901'),
        full(1999),
      ],
    ]),
    denied(
      `${what} has no room for 2001 entries`,
      'ana',
      entries({ ...many(2000), '901': makeEntry() }, '901'),
      full(2000),
    ),
    ...NOT_ANA.flatMap((as) => [
      denied(
        `${what} is not renamed by ${as}`,
        as,
        { update: path, data: { [nameField]: 'Away', updated_at: now } },
        given,
      ),
      denied(`${what} gets no entry from ${as}`, as, withEntry(makeEntry()), known),
    ]),
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
      { [path]: { ...current, items: { '900': makeEntry(), '901': makeEntry() } }, ...target('901') },
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
      { ...given, ...target('900') },
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
