import type { AdoptInput } from '@cellaret/domain/bars/bar';
import { BAR_CABINETS, MENUS } from '@cellaret/domain/cabinets/shelf';
import { barPlace, COLLECTIONS, placeOf } from '@cellaret/domain/core/collections';
import { LIMITS } from '@cellaret/domain/core/limits';
import { GUEST_PATHS, publication } from '@cellaret/domain/guests/guests';
import { planDocument } from '@cellaret/domain/parties/plan';
import { callApi } from '../api/call-api.ts';
import { translated } from '../firebase/sdk-errors.ts';
import { useDocuments } from '../firestore/live.ts';
import type { Live } from '../firestore/sources.ts';
import { currentUid } from '../session/session.ts';
import { flushUserState } from '../session/user-state.ts';

/** Something that could move from home into a bar, or back. */
export interface Movable extends AdoptInput {
  name: string;
  /** Titles of the public menus that move along with a cabinet. */
  shown: string[];
  /** The cabinet that takes a menu along, because guests see the menu by its stock. */
  follows: number | null;
}

/** Everything at home that could move into a bar, wherever one is; with a bar, what could move home. */
export function useMovables(barId?: string): Live<Movable[]> {
  const place = barId === undefined ? placeOf(currentUid()) : barPlace(barId);
  const limit = LIMITS.liveList;
  const cabinets = useDocuments({ path: COLLECTIONS.barCabinets(place), limit }, BAR_CABINETS.schema);
  const menus = useDocuments({ path: COLLECTIONS.menus(place), limit }, MENUS.schema);
  const plans = useDocuments({ path: COLLECTIONS.plans(place), limit }, planDocument);
  const published = useDocuments({ path: GUEST_PATHS.publications(place), limit }, publication);
  if (cabinets.state !== 'ready') return cabinets;
  if (menus.state !== 'ready') return menus;
  if (plans.state !== 'ready') return plans;
  if (published.state !== 'ready') return published;
  const rest = { shown: [], follows: null };
  return {
    state: 'ready',
    cached: [cabinets, menus, plans, published].some((one) => one.cached),
    pending: [cabinets, menus, plans, published].some((one) => one.pending),
    value: [
      ...cabinets.value.map(({ id, bar_cabinet_name: name }) => {
        const along = published.value.filter((one) => one.bar_cabinet_id === id);
        return { ...rest, kind: 'bar_cabinet' as const, id, name, shown: along.map(({ title }) => title) };
      }),
      ...menus.value.map(({ id, menu_name: name }) => {
        const follows = published.value.find((one) => one.menu_id === id)?.bar_cabinet_id ?? null;
        return { ...rest, kind: 'menu' as const, id, name, follows };
      }),
      ...plans.value.map(({ id, plan_name: name }) => ({ ...rest, kind: 'plan' as const, id, name })),
    ],
  };
}

/** Moves something from home into a bar, or back; once, however often it is asked for. Throws AppError. */
export async function adopt(barId: string, { kind, id, back = false }: AdoptInput): Promise<void> {
  // Pending writes are sent first.
  await flushUserState();
  await translated(() => callApi('adopt', { barId }, { kind, id, back }));
}
