import type { BarRole } from '@cellaret/domain/bars/bar';
import { barPlace, placeOf, type Place } from '@cellaret/domain/core/collections';
import { createStore, useStore } from '#lib/browser/store.ts';
import { currentSession, currentUid, onSession } from './session.ts';
import { keepsUserState } from './user-state.ts';

/** A bar that is shown in place of one's own, and what one may do there. */
export interface ShownBar {
  id: string;
  name: string;
  role: BarRole;
}

const KEY = 'cellaret.place';

const uidNow = (): string | null => {
  const session = currentSession();
  return session.state === 'signed-in' ? session.user.uid : null;
};

/** The bar that an earlier visit of this person stored, so that no screen starts at home and jumps. */
function kept(uid: string | null): ShownBar | null {
  try {
    const { uid: whose, bar } = JSON.parse(localStorage.getItem(KEY) ?? '{}') as {
      uid?: string;
      bar?: ShownBar;
    };
    return uid !== null && whose === uid && bar ? bar : null;
  } catch {
    return null;
  }
}

let uid = uidNow();

const shown = createStore(kept(uid));

onSession(() => {
  if (uid === uidNow()) return;
  uid = uidNow();
  shown.set(kept(uid));
});

keepsUserState({
  forget: (clear) => {
    if (clear) localStorage.removeItem(KEY);
  },
});

/** Shows a bar from now on, or one's own; only the keeper of the place knows. */
export function showBar(bar: ShownBar | null): void {
  const before = shown.get();
  if (before?.id === bar?.id && before?.role === bar?.role && before?.name === bar?.name) return;
  if (bar === null) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify({ uid: currentUid(), bar }));
  shown.set(bar);
}

/** The bar that is shown at this moment; null at home. */
export const currentBar = (): ShownBar | null => shown.get();

/** The same, followed. */
export const useShownBar = (): ShownBar | null => useStore(shown);

const ofBar = (bar: ShownBar | null): Place => (bar === null ? placeOf(currentUid()) : barPlace(bar.id));

/** The place whose cabinets, menus, lists and plans the screens show, at this moment. */
export const currentPlace = (): Place => ofBar(shown.get());

/** The same, followed. Marks, notes and the log are no matter of places: they are the person's own. */
export const usePlace = (): Place => ofBar(useShownBar());

/**
 * True if the user may change the place: some members of a bar only look. The rules guard the data, this only
 * the view.
 */
export function useMayChange(): boolean {
  const bar = useShownBar();
  // As `mayWrite` of the domain says: its file brings the schemas of bars along, and this one is on the
  // recipe's page.
  return bar?.role !== 'viewer';
}
