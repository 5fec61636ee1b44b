import {
  columnsOfHouseRules,
  isSamePair,
  houseRulesOf,
  withoutRuleFor,
} from '@cellaret/domain/availability/house-rules';
import type { SubstitutePair } from '@cellaret/domain/availability/substitutes';
import type { BarCabinet } from '@cellaret/domain/cabinets/bar-cabinet';
import { BAR_CABINETS } from '@cellaret/domain/cabinets/shelf';
import { LIMITS } from '@cellaret/domain/core/limits';
import { useCallback, useLayoutEffect, useRef } from 'react';
import { followed } from '../bars/unsent.ts';
import { write } from '../firestore/read-write.ts';
import { shelfPath } from './shelves.ts';

/** Always, never, or as it is for everybody. */
export type SwapChoice = boolean | null;

/** A decision: the state before it, and the promise that the server has it. */
interface Decided {
  before: SwapChoice;
  saved: Promise<void>;
}

/**
 * Decides for a cabinet whether one thing is taken for another. It shows at once and works offline; of the
 * rules as they are at that moment, so that an undo takes nothing else back. Null where the cabinet has as
 * many as it may, or there is none.
 */
export function useHouseRules(
  cabinet: BarCabinet | null,
): (pair: SubstitutePair, choice: SwapChoice) => Decided | null {
  const latest = useRef(cabinet);
  // A touch that comes the moment after this is drawn finds it too.
  useLayoutEffect(() => {
    latest.current = cabinet;
  });
  return useCallback(({ ingredient_id, substitute_ingredient_id }, choice) => {
    if (latest.current === null) return null;
    const { id, house_rules } = latest.current;
    const pair = { ingredient_id, substitute_ingredient_id };
    const rules = houseRulesOf(house_rules);
    const before = rules.find((one) => isSamePair(one, pair))?.accepted ?? null;
    const others = withoutRuleFor(rules, pair);
    const next = choice === null ? others : [{ ...pair, accepted: choice }, ...others];
    if (next.length > LIMITS.houseRules.max) return null;
    const path = shelfPath(BAR_CABINETS, id);
    const saved = write(({ update, now }) =>
      update(path, { house_rules: columnsOfHouseRules(next), updated_at: now }),
    );
    return { before, saved: followed(path, null, saved) };
  }, []);
}
