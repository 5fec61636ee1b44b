import { setTimeout as sleep } from 'node:timers/promises';
import { newToken } from '@cellaret/domain/core/ids';
import { GUEST_PATHS } from '@cellaret/domain/guests/guests';
import { deleteApp } from 'firebase/app';
import * as store from 'firebase/firestore';
import { newClient, order } from './guest-client.ts';

/** How an order goes on. */
const NEXT: Readonly<Record<string, string>> = { new: 'making', making: 'ready', ready: 'served' };

/** A guest orders once in half a minute at most. */
const PAUSE_MS = 31_000;

/** The orders of a bar as one member's screen has them, and what that member does about them. */
export interface Queue {
  /** The state of each order by its id. */
  readonly shown: () => Record<string, string>;
  /** Takes one of the open orders a step on, as the page does; null where none is open. */
  readonly serve: (random: () => number) => Promise<void> | null;
}

export function followQueue(db: store.Firestore, token: string): Queue {
  const states = new Map<string, string>();
  const orders = store.collection(db, GUEST_PATHS.orders(token));
  store.onSnapshot(store.query(orders, store.orderBy('created_at', 'desc'), store.limit(100)), (found) => {
    states.clear();
    for (const one of found.docs) states.set(one.id, one.get('status') as string);
  });
  return {
    shown: () => Object.fromEntries(states),
    serve: (random) => {
      const open = [...states].filter(([, state]) => NEXT[state] !== undefined);
      const [id, state] = open[Math.floor(random() * open.length)] ?? [];
      if (id === undefined || state === undefined) return null;
      const batch = store.writeBatch(db);
      const status = NEXT[state];
      batch.update(store.doc(db, GUEST_PATHS.order(token, id)), {
        status,
        reason: null,
        updated_at: store.serverTimestamp(),
      });
      return batch.commit();
    },
  };
}

/** Orders that guests placed: how many were taken, and how many refused because a drink had just run out. */
export interface Ordered {
  readonly taken: number;
  readonly refused: number;
}

/** Lets guests of a menu order until the time is over, each as often as one may. */
export async function guestsOrder(
  { token, recipeIds, count }: { token: string; recipeIds: readonly number[]; count: number },
  end: number,
): Promise<Ordered> {
  const guests = await Promise.all(Array.from({ length: count }, () => newClient()));
  let taken = 0;
  let refused = 0;
  await Promise.all(
    guests.map(async (guest, who) => {
      await sleep((PAUSE_MS * who) / count);
      for (let turn = 0; Date.now() < end; turn += 1) {
        const drink = recipeIds[(who * 7 + turn * 3) % recipeIds.length] as number;
        if ((await order(guest, token, newToken(), drink)) === 'taken') taken += 1;
        else refused += 1;
        await sleep(Math.min(PAUSE_MS, Math.max(0, end - Date.now())));
      }
    }),
  );
  for (const { app, firestore } of guests) {
    await store.terminate(firestore);
    await deleteApp(app);
  }
  return { taken, refused };
}
