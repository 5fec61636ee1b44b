import type { Larder } from '@cellaret/domain/availability/stand-ins';
import type { BarCabinet } from '@cellaret/domain/cabinets/bar-cabinet';
import type { Tonight, Wish } from '@cellaret/domain/recommendations/tonight';
import { useMemo, useState } from 'react';
import type { CompactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import { useMarks } from '#data/people/marks.ts';
import { matchOf, type Choosing, type EveningSource } from './evening-drinks.ts';

/** Data for an evening that this device reads. */
export interface EveningProps {
  catalogue: CompactCatalogue;
  cabinet: BarCabinet;
  larder: Larder;
}

/**
 * All that an evening is worked out from; null while the own marks are on their way. Without them it goes on
 * without them.
 */
export function useEveningSource({ catalogue, cabinet, larder }: EveningProps): EveningSource | null {
  const [now] = useState(() => new Date());
  const live = useMarks('recipes');
  const marks = live.state === 'ready' ? live.value : live.state === 'error' ? NONE : null;
  return useMemo(
    () => (marks === null ? null : { catalogue, cabinet, larder, marks, now }),
    [catalogue, cabinet, larder, marks, now],
  );
}

const NONE = {};

/** Drinks that can be made this evening: all of them, and five. */
export interface Made extends Tonight {
  /** The ids of all that can be made. */
  readonly makeable: readonly number[];
}

/**
 * Five drinks for this evening that can be made; null while that is worked out. No document is read for it
 * but the marks.
 */
export function useTonight(source: EveningSource | null, wish: Wish | null, choose: Choosing): Made | null {
  return useMemo(() => {
    if (source === null) return null;
    const makeable = matchOf(source).recipesMissing(0);
    return { makeable, ...choose(source, makeable, wish) };
  }, [source, wish, choose]);
}
