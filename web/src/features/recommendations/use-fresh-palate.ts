import type { Bar } from '@cellaret/domain/bars/bar';
import { useEffect, useRef } from 'react';
import { sharePalate, useBars } from '#data/bars/bars.ts';
import { useMarks } from '#data/people/marks.ts';
import { currentUid } from '#data/session/session.ts';
import { logFailure } from '#lib/browser/log.ts';
import { isOnline } from '#lib/browser/online.ts';

/**
 * Shares one's taste with a bar if it differs from the bar's copy: once a visit at most. Only with the
 * server's data: this device's older data would restore what was withdrawn on another.
 */
export function useFreshPalate(bar: Bar | undefined, own: string | null): void {
  const bars = useBars();
  const marks = useMarks('recipes');
  const isSaid = [bars, marks].every((live) => live.state === 'ready' && !live.cached && !live.pending);
  const shared = bar?.members[currentUid()]?.palate;
  const stale = isSaid && shared !== undefined && own !== null && own !== shared ? bar?.id : undefined;
  const isTold = useRef(false);
  useEffect(() => {
    if (stale === undefined || isTold.current || !isOnline()) return;
    isTold.current = true;
    sharePalate(stale, own).catch((failure: unknown) =>
      logFailure('What one likes could not be told anew', failure),
    );
  }, [stale, own]);
}
