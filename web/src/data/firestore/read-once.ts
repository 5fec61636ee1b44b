// Firestore by its REST API: it asks the server once and keeps nothing. The SDKs' clients wait for Auth, and
// Auth for its server; this takes any token (docs/decisions/0060).
import type { DocumentData } from 'firebase/firestore';
import { emulator, firebaseApp } from '../firebase/firebase-app.ts';
import { fromFields, toStored, type StoredFields } from './stored-values.ts';

/** The first rows of a list, as the client takes it too (`Query`). */
export interface FirstRows {
  path: string;
  equal?: Readonly<Record<string, string | number | boolean>> | undefined;
  orderBy: readonly (readonly [field: string])[];
  limit: number;
}

/** A document by its path, or rows of a list. */
export type Wanted = string | FirstRows;

interface StoredDocument {
  fields?: StoredFields;
}

/** https://firebase.google.com/docs/firestore/reference/rest/v1/StructuredQuery */
const structuredQuery = ({ path, equal, orderBy, limit }: FirstRows) => ({
  from: [{ collectionId: path }],
  // A filter without parts is refused.
  ...(equal && {
    where: {
      compositeFilter: {
        op: 'AND',
        filters: Object.entries(equal).map(([fieldPath, value]) => ({
          fieldFilter: { field: { fieldPath }, op: 'EQUAL', value: toStored(value) },
        })),
      },
    },
  }),
  orderBy: orderBy.map(([fieldPath]) => ({ field: { fieldPath }, direction: 'ASCENDING' })),
  limit,
});

/** Asks for documents; throws for a refusal, and without a network. */
async function ask<T>(method: 'batchGet' | 'runQuery', question: object, headers: Record<string, string>) {
  const local = emulator('firestore');
  const host = local ? `http://${local.host}:${local.port}` : 'https://firestore.googleapis.com';
  const answer = await fetch(`${host}/v1/${documentsRoot()}:${method}`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(question),
  });
  if (!answer.ok) throw new Error(`Firestore answered ${answer.status}`);
  return (await answer.json()) as T[];
}

const documentsRoot = () => `projects/${firebaseApp().options.projectId}/databases/(default)/documents`;

/**
 * Documents from the server, with dates for timestamps; none where the document does not exist. `headers` say
 * who asks. Throws for a refusal, and without a network.
 */
export async function readOnce(wanted: Wanted, headers: Record<string, string>): Promise<DocumentData[]> {
  if (typeof wanted === 'string') {
    // Not as an address of its own: one that does not exist would be an error on the browser's console.
    const question = { documents: [`${documentsRoot()}/${wanted}`] };
    const answers = await ask<{ found?: StoredDocument }>('batchGet', question, headers);
    return answers.flatMap(({ found }) => (found ? [fromFields(found.fields)] : []));
  }
  const question = { structuredQuery: structuredQuery(wanted) };
  const answers = await ask<{ document?: StoredDocument }>('runQuery', question, headers);
  // Where nothing is found there is one answer without a document.
  return answers.flatMap(({ document }) => (document ? [fromFields(document.fields)] : []));
}
