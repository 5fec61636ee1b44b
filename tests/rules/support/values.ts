import { Timestamp } from 'firebase/firestore';

/** Stands for the server's time in the data of a case; every transport puts its own sentinel in its place. */
export const now = Symbol('server time');

/** A number that is sent with an explicit Firestore type, which the SDK would choose by its value otherwise. */
export class Typed {
  readonly value: { doubleValue: number | string } | { integerValue: string };

  constructor(value: Typed['value']) {
    this.value = value;
  }
}

/** A floating point number, whole or not. */
export const double = (value: number | 'NaN' | 'Infinity') => new Typed({ doubleValue: value });

/** A 64 bit integer given as text, also beyond what JavaScript counts exactly. */
export const int64 = (value: string) => new Typed({ integerValue: value });

export type Value = unknown;
export type Data = Record<string, Value>;

/** True if `predicate` holds for the value or for anything inside it. */
export function contains(value: Value, predicate: (part: Value) => boolean): boolean {
  if (predicate(value)) return true;
  if (Array.isArray(value)) return value.some((part) => contains(part, predicate));
  if (isPlain(value)) return Object.values(value).some((part) => contains(part, predicate));
  return false;
}

/** A copy with every part that `change` answers with something else replaced. */
export function replaced(value: Value, change: (part: Value) => Value): Value {
  const changed = change(value);
  if (changed !== value) return changed;
  if (Array.isArray(value)) return value.map((part) => replaced(part, change));
  if (isPlain(value))
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, replaced(part, change)]));
  return value;
}

function isPlain(value: Value): value is Data {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** A value in the encoding of Firestore's REST interface; `now` has to be taken out before. */
function encoded(value: Value): object {
  if (value instanceof Typed) return value.value;
  if (value === null) return { nullValue: null };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (value instanceof Timestamp) return { timestampValue: value.toDate().toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(encoded) } };
  switch (typeof value) {
    case 'boolean':
      return { booleanValue: value };
    case 'string':
      return { stringValue: value };
    case 'number':
      return Number.isSafeInteger(value) && !Object.is(value, -0)
        ? { integerValue: String(value) }
        : { doubleValue: value };
    case 'object':
      return { mapValue: { fields: encodedFields(value as Data) } };
    default:
      throw new TypeError(`no Firestore value: ${typeof value}`);
  }
}

/** The fields of a document in the encoding of Firestore's REST interface. */
export function encodedFields(data: Data): Record<string, object> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, encoded(value)]));
}
