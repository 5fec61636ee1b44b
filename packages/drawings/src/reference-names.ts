import { REFERENCE_NAME_FIELDS } from '@cellaret/domain/reference/reference';

/** Seeded name and word, by id. */
type Words = Readonly<Record<number, readonly [seeded: string, word: string]>>;

/** The reference data that has words of its own in a language. */
export type WordedCollection =
  | 'ingredient_types'
  | 'ingredient_attributes'
  | 'glassware'
  | 'serving_methods'
  | 'quantity_unit_types'
  | 'quantity_units';

/** A language's words for the seeded reference data. */
export interface ReferenceWords {
  referenceNames: Readonly<Record<WordedCollection, Words>>;
  unitPlurals: Words;
}

/** What of a unit is read. */
interface UnitNames {
  id: number;
  quantity_unit_name: string;
  quantity_unit_name_plural: string;
}

/** Reference data in the words of a language. */
export interface ReferenceNames {
  /** The word for a document of this id and stored name; the stored name where there is none, or where it is no longer the seeded one. */
  nameOf: (collection: WordedCollection, id: number | null, stored: string) => string;
  /** A unit with its singular and plural in the reader's words. A unit of which one was renamed keeps both as written. */
  unitOf: <U extends UnitNames>(unit: U) => U;
  /** A whole document with its name, of a unit its names, in the reader's words. */
  rowOf: <R extends { id: number }>(collection: WordedCollection, row: R) => R;
}

const wordFor = (words: Words | undefined, id: number | null, stored: string): string | undefined => {
  const found = id === null ? undefined : words?.[id];
  return found?.[0] === stored ? found[1] : undefined;
};

const isUnit = (row: object): row is UnitNames => 'quantity_unit_name_plural' in row;

/** Reference data in these words; as stored where there are none. */
export function referenceNamesIn(words: ReferenceWords | null): ReferenceNames {
  const nameOf: ReferenceNames['nameOf'] = (collection, id, stored) =>
    wordFor(words?.referenceNames[collection], id, stored) ?? stored;
  const unitOf: ReferenceNames['unitOf'] = (unit) => {
    const singular = wordFor(words?.referenceNames.quantity_units, unit.id, unit.quantity_unit_name);
    const plural = wordFor(words?.unitPlurals, unit.id, unit.quantity_unit_name_plural);
    if (singular === undefined || plural === undefined) return unit;
    return { ...unit, quantity_unit_name: singular, quantity_unit_name_plural: plural };
  };
  const rowOf: ReferenceNames['rowOf'] = (collection, row) => {
    if (isUnit(row)) return unitOf(row);
    const field = REFERENCE_NAME_FIELDS[collection];
    const stored: unknown = Object.entries(row).find(([key]) => key === field)?.[1];
    return typeof stored === 'string'
      ? Object.assign({}, row, { [field]: nameOf(collection, row.id, stored) })
      : row;
  };
  return { nameOf, unitOf, rowOf };
}
