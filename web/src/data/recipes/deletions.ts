import { DOCUMENTS, type Place } from '@cellaret/domain/core/collections';
import { useEffect } from 'react';
import { z } from 'zod';
import { createStore, useStore } from '#lib/browser/store.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { readDocument, write } from '../firestore/read-write.ts';
import { currentPlace } from '../session/place.ts';
import { currentSession, currentUid } from '../session/session.ts';

const deletion = z.object({
  of: z.enum(['recipe', 'ingredient', 'bar_cabinet', 'menu']),
  id: z.number(),
});

/** Something people may delete. */
export type Deletion = z.output<typeof deletion>;

/**
 * A deletion that is still to be carried out, and from when on another visit may do so: before, this one may
 * take it back. With its path, because somebody may have gone to another place by then.
 */
const promisedDeletion = deletion.extend({ path: z.string(), due: z.number() });

type Promised = z.output<typeof promisedDeletion>;

/** A deletion with where it is to happen. */
type Located = Omit<Promised, 'due'>;

/** Longer than any toast stays, those waiting before it included. */
const UNDO_MS = 60_000;

const PATHS: Record<Deletion['of'], (place: Place, id: number) => string> = {
  recipe: (_place, id) => DOCUMENTS.recipe(id),
  ingredient: (_place, id) => DOCUMENTS.ingredient(id),
  bar_cabinet: DOCUMENTS.barCabinet,
  menu: DOCUMENTS.menu,
};

/**
 * Items hidden from the person who deleted them, while undo is offered and until the server's answer reaches
 * the lists.
 */
const gone = createStore<readonly Deletion[]>([]);

const isSame = (a: Deletion) => (b: Deletion) => a.of === b.of && a.id === b.id;

// A promised deletion is stored on this device until it is done: a page that closes cannot be relied on to
// send anything.
const keyOf = (uid: string): string => `cellaret.deleting.${uid}`;

function promised(uid: string): Promised[] {
  try {
    return z.array(promisedDeletion).parse(JSON.parse(localStorage.getItem(keyOf(uid)) ?? '[]'));
  } catch {
    return [];
  }
}

function promise(uid: string, list: readonly Promised[]): void {
  try {
    if (list.length === 0) localStorage.removeItem(keyOf(uid));
    else localStorage.setItem(keyOf(uid), JSON.stringify(list));
  } catch {
    // Without storage the deletion is carried out all the same, unless the page is closed before.
  }
}

/** Withdraws a promised deletion, and promises it again if `due` is given. */
const promiseFor = (uid: string, { of, id, path }: Located, due: number | null): void =>
  promise(uid, [
    ...promised(uid).filter((one) => !isSame({ of, id })(one)),
    ...(due === null ? [] : [{ of, id, path, due }]),
  ]);

const comeBack = (what: Deletion): void => gone.set(gone.get().filter((one) => !isSame(what)(one)));

const isAdministrator = (): boolean => {
  const session = currentSession();
  return session.state === 'signed-in' && session.user.admin;
};

/** Administrators' deletions are logged, by the API in one commit; no list waits for its table to load. */
const removed = async ({ of, id, path }: Located): Promise<void> => {
  if (of === 'ingredient' && isAdministrator())
    await (await import('../api/call-api.ts')).callApi('deleteIngredient', { id });
  else await write(({ remove }) => remove(path));
};

const carryOut = (uid: string, what: Located): Promise<void> =>
  removed(what).finally(() => promiseFor(uid, what, null));

interface Waiting {
  finish: () => void;
  /** Says that nobody can take it back any more. */
  settle: () => void;
}

/** Deletions that wait for the end of their undo. */
const waiting = new Map<Deletion, Waiting>();
addEventListener('pagehide', () => {
  for (const { finish, settle } of [...waiting.values()]) {
    settle();
    finish();
  }
});

interface Words {
  /** Says what is deleted. */
  deleted: string;
  undo: string;
  /** Why it could not be deleted after all. */
  failed: (failure: unknown) => string;
}

/**
 * Deletes something once the time for an undo is over. It is gone from the screens at once; without a network
 * other devices learn of it later.
 */
export function deleteWithUndo(
  { of, id }: Deletion,
  words: Words,
  onUndo: () => void = () => undefined,
): void {
  const uid = currentUid();
  const what = { of, id, path: PATHS[of](currentPlace(), id) };
  gone.set([...gone.get(), what]);
  promiseFor(uid, what, Date.now() + UNDO_MS);
  const finish = (): void => {
    if (!waiting.delete(what)) return;
    carryOut(uid, what).catch((failure: unknown) => {
      comeBack(what);
      showToast(words.failed(failure), { tone: 'error' });
    });
  };
  waiting.set(what, { finish, settle: () => promiseFor(uid, what, 0) });
  const undo = (): void => {
    if (!waiting.delete(what)) return;
    promiseFor(uid, what, null);
    comeBack(what);
    onUndo();
  };
  showToast(words.deleted, { action: { label: words.undo, run: undo }, ended: finish });
}

/** Whose promises of an earlier visit were looked at already. */
let resumedFor: string | null = null;

/**
 * Carries out what an earlier visit left, once that visit cannot take it back: it may be another tab, still
 * open.
 */
function resume(): void {
  const uid = currentUid();
  if (resumedFor === uid) return;
  resumedFor = uid;
  for (const { due, ...what } of promised(uid)) {
    setTimeout(
      () => {
        const isLeft = promised(uid).some(isSame(what)) && ![...waiting.keys()].some(isSame(what));
        if (!isLeft || currentSession().state !== 'signed-in' || currentUid() !== uid) return;
        gone.set([...gone.get(), what]);
        // A second deletion is refused: there is nothing left to show.
        carryOut(uid, what).catch(() => undefined);
      },
      Math.max(0, due - Date.now()),
    );
  }
}

/** Leaves out what was deleted and may still be in a list; carries out what an earlier visit left. */
export function useWithoutDeleted<T extends { id: number }>(
  of: Deletion['of'],
  rows: readonly T[],
): readonly T[] {
  const all = useStore(gone);
  useEffect(resume, []);
  const ids = new Set(all.filter((one) => one.of === of).map(({ id }) => id));
  return ids.size === 0 ? rows : rows.filter(({ id }) => !ids.has(id));
}

const references = z.object({ reference_count: z.number().default(0) });

/** How many recipes and ingredients refer to an ingredient, as the server counts them. Throws AppError. */
export async function referencesTo(ingredientId: number): Promise<number> {
  const counted = await readDocument(DOCUMENTS.popularity(ingredientId), references);
  return counted?.reference_count ?? 0;
}
