import { limit, onSnapshot, query } from 'firebase/firestore';
import {
  CATALOGUE_PARTS,
  CATALOGUE_STATE,
  cataloguePart,
  catalogueState,
  type CataloguePart,
} from '@cellaret/domain/catalogue-part';
import { COLLECTIONS } from '@cellaret/domain/collections';
import { AppError } from '@cellaret/domain/errors';
import { joinedCatalogue, type CompactCatalogue } from './compact-catalogue.ts';
import { metaOf, parseDocument } from './documents.ts';
import { guarded } from './guarded.ts';
import type { Listen } from './live.ts';
import { collectionAt } from './references.ts';

/** The parts and what says whether they are complete. */
const MOST = CATALOGUE_PARTS + 1;

/** Listens to the whole catalogue. Parses only what changed and joins the parts anew only then: a toggle in a cabinet costs nothing here. */
export const listenCatalogue: Listen<CompactCatalogue | null> = (next, fail) => {
  const parts = new Map<string, CataloguePart>();
  let complete = true;
  let joined: CompactCatalogue | undefined;
  return onSnapshot(
    query(collectionAt(COLLECTIONS.catalogue), limit(MOST)),
    { includeMetadataChanges: true },
    (snapshot) => {
      if (snapshot.empty && snapshot.metadata.fromCache) {
        fail(new AppError('unavailable', 'The catalogue was never read on this device'));
        return;
      }
      guarded(fail, () => {
        for (const { type, doc } of snapshot.docChanges()) {
          joined = undefined;
          if (doc.ref.path === CATALOGUE_STATE)
            complete = type === 'removed' || parseDocument(catalogueState, doc.data()).complete;
          else if (type === 'removed') parts.delete(doc.id);
          else parts.set(doc.id, parseDocument(cataloguePart, doc.data()));
        }
        if (complete) joined ??= joinedCatalogue(parts.values());
        next(complete ? (joined ?? null) : null, metaOf(snapshot.metadata));
      });
    },
    fail,
  );
};
