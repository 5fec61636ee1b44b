import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { firestore } from './app.ts';
import { noteReads } from './usage.ts';
import { fromFirestore, type Fields } from './values.ts';

/** Documents that changed, a page at a time. */
export interface ChangedPage {
  documents: Fields[];
  /** Everything committed until this moment of the first page is in the pages. Milliseconds since 1970, the server's clock. */
  readAt: number;
}

const PAGE = 500;

/**
 * Documents whose `field` (a server timestamp) is later than `since`, in that order. Many documents may share a moment: pages continue
 * behind the exact document, not behind the moment.
 */
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
