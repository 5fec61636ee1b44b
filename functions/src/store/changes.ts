import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from './app.ts';
import { noteReads } from './usage.ts';
import { fromFirestore, type Fields } from './values.ts';

export interface ChangedPage {
  documents: Fields[];
  /** All commits up to this time are included. Milliseconds since 1970, server clock, of the first page. */
  readAt: number;
}

const PAGE = 500;

/** Documents with `field` after `since`. Pages continue after a document: timestamps are not unique. */
export async function* changesSince(
  collection: string,
  field: string,
  since: Date,
): AsyncGenerator<ChangedPage> {
  let last: QueryDocumentSnapshot | undefined;
  let readAt: number | undefined;
  for (;;) {
    const query = firestore().collection(collection).where(field, '>', since).orderBy(field).limit(PAGE);
    const result = await (last ? query.startAfter(last) : query).get();
    noteReads(Math.max(1, result.size));
    readAt ??= result.readTime.toMillis();
    yield { documents: result.docs.map((snapshot) => fromFirestore(snapshot.data())), readAt };
    last = result.docs.at(-1);
    if (result.size < PAGE) return;
  }
}
