import type { AdoptInput } from '@cellaret/domain/bars/bar';
import { BAR_CABINETS, MENUS } from '@cellaret/domain/cabinets/shelf';
import { COLLECTIONS, placeOf } from '@cellaret/domain/core/collections';
import { LIMITS } from '@cellaret/domain/core/limits';
import { planDocument } from '@cellaret/domain/parties/plan';
import { callApi } from '../api/client.ts';
import { translated } from '../firebase/errors.ts';
import { useDocuments } from '../firestore/live.ts';
import type { Live } from '../firestore/sources.ts';
import { currentUid } from '../session/session.ts';
import { flushUserState } from '../session/user-state.ts';

/** Something at home that could move into a bar. */
export interface Movable extends AdoptInput {
  name: string;
}

/** Everything at home that could move into a bar, wherever one is. */
export function useMovables(): Live<Movable[]> {
  const home = placeOf(currentUid());
  const limit = LIMITS.liveList;
  const cabinets = useDocuments({ path: COLLECTIONS.barCabinets(home), limit }, BAR_CABINETS.schema);
  const menus = useDocuments({ path: COLLECTIONS.menus(home), limit }, MENUS.schema);
  const plans = useDocuments({ path: COLLECTIONS.plans(home), limit }, planDocument);
  if (cabinets.state !== 'ready') return cabinets;
  if (menus.state !== 'ready') return menus;
  if (plans.state !== 'ready') return plans;
  return {
    state: 'ready',
    cached: cabinets.cached || menus.cached || plans.cached,
    pending: cabinets.pending || menus.pending || plans.pending,
    value: [
      ...cabinets.value.map((one) => ({
        kind: 'bar_cabinet' as const,
        id: one.id,
        name: one.bar_cabinet_name,
      })),
      ...menus.value.map((one) => ({ kind: 'menu' as const, id: one.id, name: one.menu_name })),
      ...plans.value.map((one) => ({ kind: 'plan' as const, id: one.id, name: one.plan_name })),
    ],
  };
}

/** Moves something from home into a bar; once, however often it is asked for. Throws AppError. */
export async function adopt(barId: string, { kind, id }: AdoptInput): Promise<void> {
  // Pending writes are sent first.
  await flushUserState();
  await translated(() => callApi('adopt', { barId }, { kind, id }));
}
