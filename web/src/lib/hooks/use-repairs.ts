import { useEffect, useRef } from 'react';
import { logFailure } from '../browser/log-failure.ts';
import { isOnline } from '../browser/online.ts';

/** Something that is out of date and how to mend it; the key says what would be mended to what. */
export interface Repair {
  key: string;
  run: () => Promise<void>;
}

/** Mends what a screen comes upon: each thing once, however often it is seen, and silently where it fails. */
export function useRepairs(repairs: readonly Repair[]): void {
  const tried = useRef(new Set<string>());
  useEffect(() => {
    // Without a network nothing that is known can be trusted to be the latest.
    if (!isOnline()) return;
    for (const { key, run } of repairs) {
      if (tried.current.has(key)) continue;
      tried.current.add(key);
      run().catch((failure: unknown) => logFailure('Something out of date could not be mended', failure));
    }
  }, [repairs]);
}
