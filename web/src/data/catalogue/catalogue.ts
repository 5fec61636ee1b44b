import {
  CATALOGUE_PARTS,
  CATALOGUE_STATE,
  cataloguePart,
  catalogueState,
  type CataloguePart,
} from '@cellaret/domain/catalogue-part';
import { COLLECTIONS } from '@cellaret/domain/collections';
import { AppError } from '@cellaret/domain/errors';
import { useDeferredValue } from 'react';
import { metaOf, parseDocument } from '../firestore/documents.ts';
import { lazily, useLive } from '../firestore/live.ts';
import { loadClientAtRest } from '../firestore/load.ts';
import type { Listen, Live } from '../firestore/sources.ts';
import { joinedCatalogue, type CompactCatalogue } from './compact-catalogue.ts';

/** The parts and what says whether they are complete. */
const QUERY = { path: COLLECTIONS.catalogue, limit: CATALOGUE_PARTS + 1 };

/** Listens to the whole catalogue. Parses only what changed and joins the parts anew only then: a toggle in a cabinet costs nothing here. */
const listenToCatalogue: Listen<CompactCatalogue | null> = lazily(async () => {
  const client = await loadClientAtRest();
  return (next, fail) => {
    const parts = new Map<string, CataloguePart>();
    let complete = true;
    let joined: CompactCatalogue | undefined;
    return client.listenToQuery(
      QUERY,
      (snapshot) => {
        if (snapshot.empty && snapshot.metadata.fromCache)
          throw new AppError('unavailable', 'The catalogue was never read on this device');
        for (const { type, doc } of snapshot.docChanges()) {
          joined = undefined;
          if (doc.ref.path === CATALOGUE_STATE)
            complete = type === 'removed' || parseDocument(catalogueState, doc.data()).complete;
          else if (type === 'removed') parts.delete(doc.id);
          else parts.set(doc.id, parseDocument(cataloguePart, doc.data()));
        }
        if (complete) joined ??= joinedCatalogue(parts.values());
        next(complete ? (joined ?? null) : null, metaOf(snapshot.metadata));
      },
      fail,
    );
  };
});

/**
 * The whole catalogue, live, for one read a part and with what this device kept of it when there is no network. Null where there are
 * more recipes than a browser should load: the API answers then. Deferred, because much is worked out and drawn from it: in slices,
 * after what is there already.
 */
export const useCatalogue = (): Live<CompactCatalogue | null> =>
  useDeferredValue(useLive(COLLECTIONS.catalogue, listenToCatalogue));
