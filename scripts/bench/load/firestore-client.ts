import { DOCUMENT_ROOT, documentName } from '../../../tests/rules/support/rest.ts';
import { encodedFields, type Data } from '../../../tests/rules/support/values.ts';
import type { Person } from '../../../tests/support/data/test-people.ts';
import { firestoreUrl } from '../../../tests/support/env.ts';
import { Refused } from '../api-call.ts';

/** A document as the REST interface answers it; its fields stay as they came. */
export interface WireDocument {
  readonly name: string;
  readonly fields: Readonly<Record<string, { integerValue?: string; stringValue?: string }>>;
}

/** A change under a person's token, as the rules see it. */
export interface Change {
  readonly path: string;
  readonly fields: Data;
  /** Field paths of an update; absent for a document that is to be created. */
  readonly mask?: readonly string[];
  /** Fields that get the moment of the commit. */
  readonly moments: readonly string[];
  /** A field that is raised by one, in a document that is made where it is missing. */
  readonly raised?: string;
}

async function ask(person: Person, method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${firestoreUrl}/v1/${path}`, {
    method,
    headers: { authorization: `Bearer ${person.idToken}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Refused(answer.status, `Firestore ${method} ${path}: ${text}`);
  return JSON.parse(text) as unknown;
}

/** Reads one document under the rules; null where there is none. */
export const readOne = async (person: Person, path: string): Promise<WireDocument | null> =>
  (await ask(person, 'GET', documentName(path))) as WireDocument | null;

/** Runs a structured query on a top-level collection under the rules. */
export async function readMany(person: Person, query: object): Promise<WireDocument[]> {
  const rows = (await ask(person, 'POST', `${DOCUMENT_ROOT}:runQuery`, { structuredQuery: query })) as {
    document?: WireDocument;
  }[];
  return rows.flatMap(({ document }) => document ?? []);
}

/** Creates or changes documents under the rules, all or none. */
export async function writeAll(person: Person, ...changes: readonly Change[]): Promise<void> {
  const writes = changes.map(({ path, fields, mask, moments, raised }) => ({
    update: { name: documentName(path), fields: encodedFields(fields) },
    ...(mask ? { updateMask: { fieldPaths: mask } } : {}),
    updateTransforms: [
      ...moments.map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
      ...(raised === undefined ? [] : [{ fieldPath: raised, increment: { integerValue: '1' } }]),
    ],
    ...(raised === undefined && { currentDocument: { exists: mask !== undefined } }),
  }));
  await ask(person, 'POST', `${DOCUMENT_ROOT}:commit`, { writes });
}
