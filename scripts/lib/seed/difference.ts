import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import type { SeedDocument } from './seed-data.ts';

/** One field that is not as the sources say. */
export interface FieldDifference {
  field: string;
  is: unknown;
  becomes: unknown;
}

/** Difference between the sources and a database. */
export interface Difference {
  missing: SeedDocument[];
  differing: { document: SeedDocument; fields: FieldDifference[] }[];
  equal: number;
}

const CHUNK = 200;

const plain = (value: unknown): unknown => (value instanceof Timestamp ? value.toDate() : value);

const same = (one: unknown, other: unknown) => JSON.stringify(plain(one)) === JSON.stringify(plain(other));

function fieldDifferences(
  is: DocumentData,
  becomes: DocumentData,
  ignored: readonly string[],
): FieldDifference[] {
  return [...new Set([...Object.keys(is), ...Object.keys(becomes)])]
    .filter((field) => !ignored.includes(field) && !same(is[field], becomes[field]))
    .map((field) => ({ field, is: plain(is[field]), becomes: plain(becomes[field]) }));
}

/** Compares documents with what the database holds under their paths; fields in `ignored` do not count. */
export async function differenceOf(
  db: Firestore,
  documents: readonly SeedDocument[],
  ignored: readonly string[] = [],
): Promise<Difference> {
  const result: Difference = { missing: [], differing: [], equal: 0 };
  for (let start = 0; start < documents.length; start += CHUNK) {
    const slice = documents.slice(start, start + CHUNK);
    const stored = await db.getAll(...slice.map(({ path }) => db.doc(path)));
    for (const [index, document] of slice.entries()) {
      const is = stored[index]?.data();
      if (!is) {
        result.missing.push(document);
        continue;
      }
      const fields = fieldDifferences(is, document.data, ignored);
      if (fields.length > 0) result.differing.push({ document, fields });
      else result.equal += 1;
    }
  }
  return result;
}

const nameOf = (data: object): string =>
  String(Object.entries(data).find(([field]) => field.endsWith('_name'))?.[1] ?? '');

/** A difference as lines: '~' for what differs, field by field, then '+' for what is missing. */
export function differenceLines({ missing, differing }: Difference): string[] {
  return [
    ...differing.flatMap(({ document, fields }) => [
      `~ ${document.path}  ${nameOf(document.data)}`,
      ...fields.map(
        ({ field, is, becomes }) => `    ${field}: ${JSON.stringify(is)} → ${JSON.stringify(becomes)}`,
      ),
    ]),
    ...missing.map(({ path, data }) => `+ ${path}  ${nameOf(data)}`),
  ];
}
