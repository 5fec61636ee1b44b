import type { Bar } from '@cellaret/domain/bars/bar';
import { beginningOfEvening } from '@cellaret/domain/recommendations/evening';
import { palateOf, tonightForAll } from '@cellaret/domain/recommendations/tonight-for-all';
import { tasteOfCode } from '@cellaret/domain/taste/flavour';
import { useEffect, useMemo, useRef } from 'react';
import { sharePalate, useBars } from '#data/bars/bars.ts';
import { useMarks } from '#data/people/marks.ts';
import { useShownBar } from '#data/session/place.ts';
import { currentUid } from '#data/session/session.ts';
import { logFailure } from '#lib/browser/log-failure.ts';
import { isOnline } from '#lib/browser/online.ts';
import { type Choosing, type EveningSource, inputOf } from './evening-drinks.ts';

/**
 * Shares one's taste with a bar if it differs from the bar's copy: once a visit at most. Only with the
 * server's data: this device's older data would restore what was withdrawn on another.
 */
function useFreshPalate(bar: Bar | undefined, own: string | null): void {
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

/** The bar one is in, and who says there what they like. */
export interface Company {
  readonly bar: Bar;
  /** The reader's taste; null while too little is known. */
  readonly own: string | null;
  /** The names of the others who share theirs. */
  readonly others: readonly string[];
  /** Chooses for all of them; null if nobody else says what they like, or the reader's taste is unknown. */
  readonly choose: Choosing | null;
}

/** The company of an evening in a bar: their tastes stand in the bar, which is followed anyway. */
export function useCompany(source: EveningSource | null): Company | 'loading' | null {
  const shown = useShownBar();
  const live = useBars();
  const bar = live.state === 'ready' ? live.value.find(({ id }) => id === shown?.id) : undefined;
  const own = useMemo(
    () =>
      source &&
      palateOf({
        marks: source.marks,
        flavour: source.catalogue.flavour,
        began: beginningOfEvening(source.now),
      }),
    [source],
  );
  useFreshPalate(bar, own);
  const others = useMemo(() => othersIn(bar), [bar]);
  const tastes = others.map(({ palate }) => palate).join(' ');
  const choose = useMemo(
    () => (own === null || tastes === '' ? null : choosingFor([own, ...tastes.split(' ')])),
    [own, tastes],
  );
  if (shown !== null && live.state === 'loading') return 'loading';
  return bar ? { bar, own, others: others.map(({ name }) => name), choose } : null;
}

interface Other {
  readonly name: string;
  readonly palate: string;
}

/** Who else says what they like, always in one order. */
const othersIn = (bar: Bar | undefined): Other[] =>
  Object.entries(bar?.members ?? {})
    .flatMap(([uid, { name, palate }]) =>
      uid === currentUid() || palate === undefined ? [] : [{ uid, name, palate }],
    )
    .sort((one, other) => (one.uid < other.uid ? -1 : 1));

function choosingFor(palates: readonly string[]): Choosing {
  const tastes = palates.flatMap((palate) => {
    const taste = tasteOfCode(palate);
    return taste === null ? [] : [taste];
  });
  return (source, ids, wish) => tonightForAll({ ...inputOf(source, ids, wish), tastes });
}
