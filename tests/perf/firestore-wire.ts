import { projectId } from '../../scripts/lib/suite.ts';

/** Firestore's REST form of a value. Written by hand because a load generator on the same machine must cost next to nothing. */
export function toWire(value: unknown): object {
  if (value === null || value === undefined) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number')
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(toWire) } };
  return { mapValue: { fields: fieldsToWire(value) } };
}

/** Firestore's REST form of a document's fields. */
export const fieldsToWire = (data: object): Record<string, object> =>
  Object.fromEntries(Object.entries(data).map(([key, value]) => [key, toWire(value)]));

/** The root of all documents in Firestore's REST interface. */
export const DOCUMENT_ROOT = `projects/${projectId}/databases/(default)/documents`;

/** The full name of a document. */
export const documentName = (path: string): string => `${DOCUMENT_ROOT}/${path}`;
