import { REFERENCE_NAME_FIELDS } from '@cellaret/domain/reference/reference';

/** Seeded name and translation by id. */
type Words = Readonly<Record<number, readonly [seeded: string, word: string]>>;

/** The collections with translations. */
export type WordedCollection =
  | 'ingredient_types'
  | 'ingredient_brands'
  | 'ingredient_attributes'
  | 'glassware'
  | 'serving_methods'
  | 'quantity_unit_types'
  | 'quantity_units';

export interface ReferenceWords {
  referenceNames: Readonly<Record<WordedCollection, Words>>;
  unitPlurals: Words;
}

interface UnitNames {
  id: number;
  quantity_unit_name: string;
  quantity_unit_name_plural: string;
}

export interface ReferenceNames {
  /** The translation of a stored name; the stored name if there is none or the name was changed. */
  nameOf: (collection: WordedCollection, id: number | null, stored: string) => string;
  /** A unit with translated singular and plural; unchanged if either was changed. */
  unitOf: <U extends UnitNames>(unit: U) => U;
  /** A document with translated names. */
  rowOf: <R extends { id: number }>(collection: WordedCollection, row: R) => R;
}

const wordFor = (words: Words | undefined, id: number | null, stored: string): string | undefined => {
  const found = id === null ? undefined : words?.[id];
  return found?.[0] === stored ? found[1] : undefined;
};

const isUnit = (row: object): row is UnitNames => 'quantity_unit_name_plural' in row;

/** Reference data with these translations; as stored for null. */
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
