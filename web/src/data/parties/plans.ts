import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/core/collections';
import { newId } from '@cellaret/domain/core/ids';
import { LIMITS } from '@cellaret/domain/core/limits';
import { planDocument, type Plan, type PlanInput } from '@cellaret/domain/parties/plan';
import { followed } from '../bars/unsent.ts';
import { writeWithinQuota } from '../firestore/count-write.ts';
import { useDocument, useDocuments } from '../firestore/live.ts';
import { write } from '../firestore/read-write.ts';
import type { Live } from '../firestore/sources.ts';
import { currentPlace, usePlace } from '../session/place.ts';
import { currentUid } from '../session/session.ts';

const pathOf = (id: number): string => DOCUMENTS.plan(currentPlace(), id);

/**
 * The parties that are planned in the place, the last changed first: as many as the rules let anybody list.
 */
export const usePlans = (): Live<Plan[]> =>
  useDocuments(
    {
      path: COLLECTIONS.plans(usePlace()),
      orderBy: [['updated_at', 'desc']],
      limit: LIMITS.liveList,
    },
    planDocument,
  );

/** One party, live; null where there is none. */
export const usePlan = (id: number): Live<Plan | null> =>
  useDocument(DOCUMENTS.plan(usePlace(), id), planDocument);

/**
 * Makes a plan under an id, a new one unless it is to come back. Resolves when the server has it. Throws
 * AppError, QuotaExceeded.
 */
export function createPlan(input: PlanInput, id: number = newId()): { id: number; saved: Promise<void> } {
  const saved = writeWithinQuota({ uid: currentUid(), kind: 'shelves' }, id, ({ set, now }) =>
    set(pathOf(id), { id, ...input, updated_at: now }),
  );
  return { id, saved };
}

/** Changes a plan. Seen at once, resolves when the server has it. Throws AppError. */
export const savePlan = (id: number, change: Partial<PlanInput>): Promise<void> =>
  followed(
    pathOf(id),
    null,
    write(({ update, now }) => update(pathOf(id), { ...change, updated_at: now })),
  );

/** Removes a plan. Throws AppError. */
export const removePlan = (id: number): Promise<void> => write(({ remove }) => remove(pathOf(id)));
