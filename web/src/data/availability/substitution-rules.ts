import { substitutesUnder, houseRulesOf, type IsKindOf } from '@cellaret/domain/availability/house-rules';
import type { MatchIndex } from '@cellaret/domain/availability/matching/match-index';
import {
  CURRENT_SUBSTITUTES,
  NO_SUBSTITUTION_RULES,
  substitutionRulesOf,
  substitutesDocument,
  type SubstitutionRules,
} from '@cellaret/domain/availability/substitutes';
import type { BarCabinet } from '@cellaret/domain/cabinets/bar-cabinet';
import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { userDocument } from '@cellaret/domain/people/user';
import { useMemo } from 'react';
import { useDocument } from '../firestore/live.ts';
import type { Live } from '../firestore/sources.ts';
import { currentUid } from '../session/session.ts';

type Rules = BarCabinet['house_rules'];

/** Without the catalogue, nothing is known of kinds. */
const isSame: IsKindOf = (id, wanted) => id === wanted;

/**
 * Staples and substitutes for everybody, in the order in which they count; the same object until something
 * changes.
 */
export function useSharedSubstitutionRules(): Live<SubstitutionRules> {
  const live = useDocument(CURRENT_SUBSTITUTES, substitutesDocument);
  const stored = live.state === 'ready' ? live.value : null;
  const value = useMemo(() => (stored ? substitutionRulesOf(stored) : NO_SUBSTITUTION_RULES), [stored]);
  return live.state === 'ready' ? { ...live, value } : live;
}

/**
 * Staples, for everybody and of this person, and substitutes under the rules of a cabinet, for one read. Null
 * if none are defined; undefined if never read on this device.
 */
export function useSubstitutionRules(
  cabinet: Pick<BarCabinet, 'house_rules'> | null,
  catalogue: { readonly matching: MatchIndex } | null,
): SubstitutionRules | null {
  const live = useSharedSubstitutionRules();
  const preferences = useDocument(DOCUMENTS.user(currentUid()), userDocument);
  const shared = live.state === 'ready' ? live.value : NO_SUBSTITUTION_RULES;
  const own = preferences.state === 'ready' ? (preferences.value?.staple_ids.join() ?? '') : '';
  const loading = live.state === 'loading' || preferences.state === 'loading';
  // As a text, because every change of the cabinet brings an object of its own.
  const written = JSON.stringify(cabinet?.house_rules ?? null);
  const hierarchy = catalogue?.matching.hierarchy;
  const substitutes = useMemo(
    () =>
      substitutesUnder(
        shared.substitutes,
        houseRulesOf((JSON.parse(written) as Rules | null) ?? undefined),
        hierarchy ? (id, wanted) => hierarchy.isKindOf(id, wanted) : isSame,
      ),
    [shared, written, hierarchy],
  );
  return useMemo(() => {
    if (loading) return null;
    const ownIds = own === '' ? [] : own.split(',').map(Number);
    return { substitutes, staple_ids: [...new Set([...shared.staple_ids, ...ownIds])] };
  }, [loading, shared, substitutes, own]);
}
