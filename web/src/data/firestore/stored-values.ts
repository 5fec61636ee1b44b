import type { DocumentData } from 'firebase/firestore';

/** A value in Firestore's JSON (https://firebase.google.com/docs/firestore/reference/rest/v1/Value). */
export interface StoredValue {
  nullValue?: null;
  booleanValue?: boolean;
  /** As text, since 64 bits are more than a number of JavaScript holds. */
  integerValue?: string;
  /** As text where it is NaN or infinite. */
  doubleValue?: number | string;
  stringValue?: string;
  timestampValue?: string;
  arrayValue?: { values?: StoredValue[] };
  mapValue?: { fields?: StoredFields };
}

export type StoredFields = Readonly<Record<string, StoredValue>>;

function fromStored(value: StoredValue): unknown {
  if (value.integerValue !== undefined) return Number(value.integerValue);
  if (value.doubleValue !== undefined) return Number(value.doubleValue);
  if (value.timestampValue !== undefined) return new Date(value.timestampValue);
  if (value.arrayValue) return (value.arrayValue.values ?? []).map(fromStored);
  if (value.mapValue) return fromFields(value.mapValue.fields);
  return value.stringValue ?? value.booleanValue ?? null;
}

/** The data of a document, with dates for timestamps. */
export const fromFields = (fields: StoredFields = {}): DocumentData =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, fromStored(value)]));

/** A value that a query compares with. */
export function toStored(value: string | number | boolean): StoredValue {
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
}
