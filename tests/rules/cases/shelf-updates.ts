import { NOT_ANA } from '../support/actors.ts';
import { otherTime, stored, without } from '../support/builders.ts';
import { allowedRows, denied, deniedRows, type RuleCase } from '../support/rule-case.ts';
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
  const changes = (data: Data) => ({ update: path, data: { updated_at: now, ...data } });
  const away = changes({ [nameField]: 'Away' });
  return [
    ...allowedRows('ana', given, [
      [`${what} is renamed by its owner`, away],
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
    ...deniedRows('ana', known, [
      [
        `${what} has no room for 2001 entries`,
        entries({ ...many(2000), '901': makeEntry() }, '901'),
        full(2000),
      ],
      [`${what} is not renamed to nothing`, changes({ [nameField]: ' ' }), given],
      [`${what} keeps its id`, changes({ id: 701 }), given],
      [`${what} keeps its time of creation`, changes({ created_at: now }), given],
      [`${what} has the server’s time`, changes({ [nameField]: 'Away', updated_at: otherTime }), given],
      [
        `${what} needs the server’s time on every change`,
        { update: path, data: { [nameField]: 'Away' } },
        given,
      ],
      [`${what} gets no field nobody knows`, changes({ hint: 'x' }), given],
      [
        `${what} loses no field`,
        { set: path, data: { ...without(current, 'created_at'), updated_at: now } },
        given,
      ],
      [
        `${what} is not renamed with a change of entries`,
        entries({ ...kept, '901': makeEntry() }, '901', { [nameField]: 'Away' }),
      ],
      [`${what} is not renamed with the last entry’s key`, entries(kept, '901', { [nameField]: 'Away' })],
      [
        `${what} does not change two entries at once`,
        entries({ '900': makeEntry({ is_deleted: true }), '901': makeEntry() }, '901'),
      ],
      [
        `${what} does not change an entry it does not name`,
        entries({ '900': makeEntry({ is_deleted: true }), '901': makeEntry() }, '901'),
        { [path]: { ...current, items: { '900': makeEntry(), '901': makeEntry() } }, ...target('901') },
      ],
      [`${what} does not lose an entry`, entries({}, '900'), given],
      [`${what} does not lose an entry behind a new one`, entries({ '901': makeEntry() }, '901')],
      [`${what} names an entry that is there`, entries(kept, '901')],
      [`${what} names its entry`, entries({ ...kept, '901': makeEntry() }, null)],
      [`${what} names its entry as text`, entries({ ...kept, '901': makeEntry() }, 901)],
      [`${what} has no entry for what does not exist`, withEntry(makeEntry()), given],
      [
        `${what} has no entry under a path`,
        withEntry(makeEntry(), '901/versions/1'),
        {
          ...known,
          ...Object.fromEntries(
            Object.entries(target('901')).map(([key, data]) => [`${key}/versions/1`, data]),
          ),
        },
      ],
      [`${what} has no entry under a word`, withEntry(makeEntry(), 'gin'), { ...given, ...target('gin') }],
      [
        `${what} has no entry under a word that begins as an id`,
        withEntry(makeEntry(), '901x'),
        { ...given, ...target('901x') },
      ],
      [
        `${what} has no entry under a word that ends as an id`,
        withEntry(makeEntry(), 'x901'),
        { ...given, ...target('x901') },
      ],
      [
        `${what} has the name of what it refers to`,
        withEntry(makeEntry({ [nameOfEntry]: 'Free of charge' })),
      ],
      [
        `${what} does not rename an entry as it likes`,
        entries({ '900': makeEntry({ [nameOfEntry]: 'Free' }) }, '900'),
        { ...given, ...target('900') },
      ],
      [`${what} has no entry with a field nobody knows`, withEntry(makeEntry({ hint: 'x' }))],
      [`${what} has no entry that is text`, withEntry('gin')],
      [`${what} has no entry that is null`, withEntry(null)],
      [`${what} has no items as a list`, changes({ items: [], last_item_id: '900' }), given],
    ]),
    ...NOT_ANA.flatMap((as) => [
      denied(`${what} is not renamed by ${as}`, as, away, given),
      denied(`${what} gets no entry from ${as}`, as, withEntry(makeEntry()), known),
    ]),
    ...Object.keys(makeEntry()).flatMap((field) => [
      denied(`${what} has ${field} in every entry`, 'ana', withEntry(without(makeEntry(), field)), known),
      denied(`${what} has no ${field} as null`, 'ana', withEntry(makeEntry({ [field]: null })), known),
      denied(
        `${what} has no ${field} as text of another kind`,
        'ana',
        withEntry(makeEntry({ [field]: 'true' })),
        known,
      ),
      denied(
        `${what} has no ${field} as a number of another kind`,
        'ana',
        withEntry(makeEntry({ [field]: 0 })),
        known,
      ),
    ]),
  ];
}
