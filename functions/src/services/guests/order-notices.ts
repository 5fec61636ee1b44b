import { setTimeout as wait } from 'node:timers/promises';
import { LIMITS } from '@cellaret/domain/core/limits';
import {
  gate as gateSchema,
  GUEST_PATHS,
  order as orderSchema,
  ordersPath,
  publicMenu,
  type Order,
} from '@cellaret/domain/guests/guests';
import {
  device as deviceSchema,
  DEVICE_PATHS,
  isWatching,
  type Device,
} from '@cellaret/domain/people/devices';
import { z } from 'zod';
import { findDocuments, readDocument, readDocuments, removeDocuments } from '../../store/documents.ts';
import { runTransaction } from '../../store/transaction.ts';
import { pushSender, send, type Message } from './push.ts';

interface OrderWords {
  one: string;
  /** Replaces the name of a drink that is no longer on the menu. */
  drink: string;
  several: (count: number) => string;
  look: string;
}

const ORDER_WORDS: Readonly<Record<Device['language'], OrderWords>> = {
  en: {
    one: 'New order',
    drink: 'a drink',
    several: (count) => `${count} new orders`,
    look: 'Tap to see them.',
  },
  de: {
    one: 'Neue Bestellung',
    drink: 'ein Drink',
    several: (count) => `${count} neue Bestellungen`,
    look: 'Tippen zum Ansehen.',
  },
};

const APART_MS = LIMITS.devices.apartSeconds * 1000;
/** A waiting order overdue by more than this has failed, and another takes over its turn. */
const LOST_MS = 20_000;

const noticeSchema = z.object({ told_at: z.date(), waiting: z.string().nullable() });

/** Reserves the next notification: milliseconds to wait; null if a waiting order includes this one. */
const takeTurn = (token: string, orderId: string): Promise<number | null> =>
  runTransaction(async (transaction) => {
    const path = GUEST_PATHS.notice(token);
    const now = new Date();
    const notice = noticeSchema.safeParse(await transaction.read(path)).data;
    const dueIn = notice ? notice.told_at.getTime() + APART_MS - now.getTime() : 0;
    if (!notice || (dueIn <= 0 && notice.waiting === null)) {
      transaction.set(path, { told_at: now, waiting: null });
      return 0;
    }
    const isLost = dueIn < -LOST_MS;
    if (notice.waiting !== null && notice.waiting !== orderId && !isLost) return null;
    transaction.set(path, { ...notice, waiting: orderId });
    // At least 1 ms, so that the caller reads the waiting orders again.
    return Math.max(1, dueIn);
  });

/** Orders created before this time are not announced. */
const lately = (): Date => new Date(Date.now() - LIMITS.devices.keptSeconds * 1000);

/** New orders that no host has accepted or declined yet. */
const untouched = async (token: string): Promise<Order[]> =>
  (
    await findDocuments(GUEST_PATHS.orders(token), {
      where: [['created_at', '>', lately()]],
      orderBy: ['created_at', 'asc'],
      limit: LIMITS.guests.openOrders.max,
    })
  )
    .flatMap(({ fields }) => orderSchema.safeParse(fields).data ?? [])
    .filter(({ status }) => status === 'new');

/** The notification: drink and guest name, or the number of orders. */
function messageOf(
  token: string,
  [first, ...more]: [Order, ...Order[]],
  drink: string | undefined,
  language: Device['language'],
): Message {
  const words = ORDER_WORDS[language];
  const to = { path: ordersPath(token), tag: token };
  return more.length > 0
    ? { ...to, title: words.several(more.length + 1), body: words.look }
    : { ...to, title: words.one, body: `${first.guest_name}: ${first.servings} × ${drink ?? words.drink}` };
}

/** The hosts' devices that do not show the orders page at the moment: one read each. */
async function devicesOf(uids: readonly string[]): Promise<{ path: string; device: Device }[]> {
  const found = await Promise.all(
    uids.map((uid) => findDocuments(DEVICE_PATHS.devices(uid), { limit: LIMITS.devices.most })),
  );
  return found
    .flat()
    .flatMap(({ path, fields }) => {
      const device = deviceSchema.safeParse(fields).data;
      return device ? { path, device } : [];
    })
    .filter(({ device }) => !isWatching(device, new Date()));
}

async function tell(token: string, orders: [Order, ...Order[]]): Promise<void> {
  const sender = pushSender();
  if (!sender) return;
  const [storedMenu, storedGate] = await readDocuments([
    GUEST_PATHS.publicMenu(token),
    GUEST_PATHS.gate(token),
  ]);
  const hosts = gateSchema.safeParse(storedGate).data?.host_uids ?? [];
  const items = publicMenu.safeParse(storedMenu).data?.sections.flatMap((section) => section.items) ?? [];
  const drink = items.find(({ recipe_id }) => recipe_id === orders[0].recipe_id)?.name;
  const outcomes = await Promise.all(
    (await devicesOf(hosts)).map(async ({ path, device }) => ({
      path,
      outcome: await send(messageOf(token, orders, drink, device.language), device, sender),
    })),
  );
  const gone = outcomes.filter(({ outcome }) => outcome === 'gone').map(({ path }) => path);
  if (gone.length > 0) await removeDocuments(gone);
}

/** Notifies a menu's hosts of a new order at once, or shortly later together with others. */
export async function tellHosts(token: string, orderId: string): Promise<void> {
  if (!pushSender()) return;
  const order = orderSchema.safeParse(await readDocument(GUEST_PATHS.order(token, orderId))).data;
  if (order?.status !== 'new' || order.created_at < lately()) return;
  const turn = await takeTurn(token, orderId);
  if (turn === null) return;
  if (turn === 0) {
    await tell(token, [order]);
    return;
  }
  await wait(turn);
  await runTransaction((transaction) =>
    Promise.resolve(transaction.set(GUEST_PATHS.notice(token), { told_at: new Date(), waiting: null })),
  );
  const [first, ...more] = await untouched(token);
  if (first) await tell(token, [first, ...more]);
}
