import { AppError } from '@cellaret/domain/core/errors';
import { z } from 'zod';
import { createStore } from '#lib/browser/store.ts';
import { loadClient } from '../firestore/load-client.ts';
import { currentBar } from '../session/place.ts';
import { currentUid } from '../session/session.ts';
import { keepsUserState } from '../session/user-state.ts';

// A pending write to a bar is refused once its author may no longer change the bar, perhaps days and a
// restart of the browser later, when no screen knows of it any more. So it is stored by name until the server
// has it.

const change = z.object({ id: z.string(), barId: z.string(), barName: z.string(), name: z.string() });

type Change = z.output<typeof change>;

const KEY = 'cellaret.unsent';

keepsUserState({
  forget: (clear) => {
    if (clear) localStorage.removeItem(KEY);
  },
});

function waiting(): Change[] {
  try {
    return z.array(change).parse(JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  } catch {
    return [];
  }
}

function keep(list: readonly Change[]): void {
  if (list.length === 0) localStorage.removeItem(KEY);
  else localStorage.setItem(KEY, JSON.stringify(list));
}

/** Changes stored before this page wrote anything. */
const earlier = new Set(waiting().map(({ id }) => id));

/** Refused changes that were not shown yet. */
export const lost = createStore<readonly Change[]>([]);

const entryNames = z.object({
  ingredient_name: z.string().optional(),
  recipe_name: z.string().optional(),
  name: z.string().optional(),
});

const names = z.object({
  bar_cabinet_name: z.string().optional(),
  menu_name: z.string().optional(),
  plan_name: z.string().optional(),
  items: z.record(z.string(), entryNames).optional(),
});

/** The name of a document, or of an entry of it, as far as this device knows. */
async function nameIn(path: string, key: string | null): Promise<string> {
  const document = names.safeParse(await (await loadClient()).knownDocument(path)).data;
  const entry = key === null ? undefined : document?.items?.[key];
  const name =
    key === null
      ? (document?.bar_cabinet_name ?? document?.menu_name ?? document?.plan_name)
      : (entry?.ingredient_name ?? entry?.recipe_name ?? entry?.name);
  return name ?? '…';
}

const isRefusal = (failure: unknown): boolean =>
  failure instanceof AppError && failure.code === 'permission-denied';

async function noted(nameOf: () => Promise<string>, saved: Promise<void>): Promise<void> {
  const bar = currentBar();
  if (bar === null) return saved;
  const id = `${currentUid()} ${crypto.randomUUID()}`;
  const settled = saved.then(
    () => null,
    (failure: unknown) => ({ failure }),
  );
  const one: Change = { id, barId: bar.id, barName: bar.name, name: await nameOf() };
  keep([...waiting(), one]);
  const outcome = await settled;
  keep(waiting().filter((other) => other.id !== id));
  if (outcome === null) return undefined;
  if (!isRefusal(outcome.failure)) throw outcome.failure;
  lost.set([...lost.get(), one]);
  return undefined;
}

/**
 * Follows a change of an entry, or of the document itself if `key` is null, until the server has it. A
 * refusal by a bar is reported by name (`lost`) and then is no failure; at home nothing is followed.
 */
export const followed = (path: string, key: string | null, saved: Promise<void>): Promise<void> =>
  noted(() => nameIn(path, key), saved);

/** The same of entries that are taken out in one write: no document says their names any more. */
export const followedRemoval = (names: readonly string[], saved: Promise<void>): Promise<void> =>
  noted(() => Promise.resolve(names.join(', ')), saved);

/**
 * Reports the changes of earlier visits that this person's bars have refused: those of bars they may no
 * longer change. The others have arrived.
 */
export function settleEarlier(mayChange: ReadonlySet<string>): void {
  const own = waiting().filter(({ id }) => earlier.has(id) && id.startsWith(`${currentUid()} `));
  keep(waiting().filter(({ id }) => !own.some((one) => one.id === id)));
  const refused = own.filter(({ barId }) => !mayChange.has(barId));
  if (refused.length > 0) lost.set([...lost.get(), ...refused]);
}
