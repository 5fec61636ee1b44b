import { useDeferredValue } from 'react';
import { COLLECTIONS } from '@cellaret/domain/collections';
import type { CompactCatalogue } from './compact-catalogue.ts';
import { withWholeClient } from './listen.ts';
import { useLive, type Live } from './live.ts';

const listenLazily = withWholeClient(async () => (await import('./listen-catalogue.ts')).listenCatalogue);

/**
 * The whole catalogue, live, for one read a part and with what this device kept of it when there is no network. Null where there are
 * more recipes than a browser should load: the API answers then. Deferred, because much is worked out and drawn from it: in slices,
 * after what is there already.
 */
export const useCatalogue = (): Live<CompactCatalogue | null> =>
  useDeferredValue(useLive(COLLECTIONS.catalogue, listenLazily));
