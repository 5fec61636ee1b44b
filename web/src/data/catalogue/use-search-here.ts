import { useEffect } from 'react';
import { useOnline } from '#lib/browser/online.ts';
import { whenIdle } from '#lib/when-idle.ts';
import { useCatalogue } from './catalogue.ts';
import type { CompactCatalogue } from './compact-catalogue.ts';

const noop = () => undefined;

/** The search itself, loaded late: with a network it is seldom needed. */
export const loadSearchHere = () => import('./search-here.ts');

interface SearchSource {
  /** The API, or without a network this device, where it keeps the catalogue. */
  source: 'api' | 'here' | 'nowhere';
  catalogue: CompactCatalogue | null;
}

/**
 * Who answers a search now, and the catalogue this device keeps; what answers without a network is fetched
 * while there is one.
 */
export function useSearchSource(): SearchSource {
  const online = useOnline();
  const kept = useCatalogue();
  const catalogue = kept.state === 'ready' ? kept.value : null;
  const isKept = catalogue !== null;
  useEffect(() => {
    if (isKept) void whenIdle().then(loadSearchHere).catch(noop);
  }, [isKept]);
  return { source: online ? 'api' : isKept ? 'here' : 'nowhere', catalogue };
}
