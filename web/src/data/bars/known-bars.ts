import { z } from 'zod';
import { currentUid } from '../session/session.ts';
import { keepsUserState } from '../session/user-state.ts';

const KEY = 'cellaret.bars';

const known = z.object({ uid: z.string(), bars: z.record(z.string(), z.string()) });

type Known = z.output<typeof known>;

/**
 * The bars this page knows: first those that the device stored, then those of its own list. Another tab may
 * have stored newer ones, which that list would then seem to lack.
 */
let seen: Known | null = null;

/**
 * Of which bars it was said already that they are gone: what cannot be removed from the device yet is tried
 * again in silence.
 */
const told = new Set<string>();

keepsUserState({
  forget: (clear) => {
    seen = null;
    if (clear) localStorage.removeItem(KEY);
  },
});

function kept(): Known | null {
  try {
    return known.parse(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return null;
  }
}

interface Named {
  id: string;
  bar_name: string;
}

/** The bars that this device has seen this person in, and that are not among these. */
export function goneFrom(bars: readonly Named[]): Named[] {
  if (seen?.uid !== currentUid()) seen = kept();
  if (seen?.uid !== currentUid()) return [];
  const ids = new Set(bars.map(({ id }) => id));
  return Object.entries(seen.bars)
    .filter(([id]) => !ids.has(id))
    .map(([id, bar_name]) => ({ id, bar_name }));
}

/** Keeps on the device which bars this person is in. */
export function rememberBars(bars: readonly Named[]): void {
  for (const { id } of bars) told.delete(id);
  seen = { uid: currentUid(), bars: Object.fromEntries(bars.map(({ id, bar_name }) => [id, bar_name])) };
  if (bars.length > 0) localStorage.setItem(KEY, JSON.stringify(seen));
}

/** Bars that are gone and were not announced yet; marks them as announced. */
export function newlyGone(gone: readonly Named[]): Named[] {
  const news = gone.filter(({ id }) => !told.has(id));
  for (const { id } of news) told.add(id);
  return news;
}
