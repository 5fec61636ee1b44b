import { setTimeout as sleep } from 'node:timers/promises';
import { newToken } from '@cellaret/domain/core/ids';
import { GUEST_PATHS } from '@cellaret/domain/guests/guests';
import { deleteApp } from 'firebase/app';
import {
  collection,
  doc,
  limit,
  onSnapshot,
  orderBy,
  query,
  serverTimestamp,
  terminate,
  writeBatch,
} from 'firebase/firestore';
import { newPerson } from '../../../tests/support/data/test-people.ts';
import { figure, p50p95, percentile } from '../measure.ts';
import type { MeasuredRow } from '../measurements.ts';
import { newClient, order, type Client } from './guest-client.ts';
import { openParty } from './load-party.ts';

/**
 * Orders of one burst, within a second, and the time from one burst to the next: each of 200 guests orders
 * every 100 seconds.
 */
const BURST = 10;
const BURST_EVERY_MS = 5000;
const TOGGLE_EVERY_MS = 10_000;
/** Orders that two people mix at a time. */
const HANDS = 4;
const LOOK_MS = 400;

/**
 * Takes what waits, a few at a time, and serves what was taken, until the evening is over and nothing waits.
 */
async function tend(
  { firestore }: Client,
  token: string,
  waiting: ReadonlySet<string>,
  isOver: () => boolean,
  mine: (id: string) => boolean,
) {
  const served = new Set<string>();
  let failures = 0;
  for (;;) {
    const some = [...waiting].filter((id) => mine(id) && !served.has(id)).slice(0, HANDS);
    if (some.length === 0 && isOver()) return failures;
    if (some.length > 0) {
      const batch = writeBatch(firestore);
      for (const id of some)
        batch.update(doc(firestore, GUEST_PATHS.order(token, id)), {
          status: 'served',
          updated_at: serverTimestamp(),
        });
      await batch.commit().then(
        () => some.forEach((id) => served.add(id)),
        () => (failures += 1),
      );
    }
    await sleep(LOOK_MS);
  }
}

export interface PartyResult {
  readonly rows: MeasuredRow[];
  readonly notes: string[];
  /** Errors that must not happen. */
  readonly errors: string[];
}

const row = (what: string, following: number, all: readonly number[]): MeasuredRow => ({
  what,
  following,
  times: all.length,
  'p50/p95 ms': p50p95(all),
  'p99 ms': figure(percentile(all, 0.99)),
});

/**
 * An evening: guests who order in bursts, the first `following` of whom look at the menu all the time, two
 * hosts, and a bottle that runs out again and again.
 */
export async function runParty(
  count: number,
  following: number,
  minutes: number,
  began: () => void,
): Promise<PartyResult> {
  const people = [await newPerson(), await newPerson()];
  const party = await openParty(people);
  const { token } = party;
  const guests: Client[] = [];
  while (guests.length < count)
    guests.push(...(await Promise.all(Array.from({ length: BURST }, () => newClient()))));
  const seenAfter: number[] = [];
  const stops: (() => void)[] = [];
  let toggledAt = 0;
  for (const { firestore } of guests.slice(0, following)) {
    let gone: number | undefined;
    const stop = onSnapshot(doc(firestore, GUEST_PATHS.publicMenu(token)), (menu) => {
      // A phone that hears nothing for ten seconds takes itself to be offline.
      if (!menu.exists()) return;
      const all = (menu.get('sections') as { items: { available: boolean }[] }[]).flatMap(
        ({ items }) => items,
      );
      const now = all.filter(({ available }) => !available).length;
      if (gone !== undefined && now !== gone) seenAfter.push(performance.now() - toggledAt);
      gone = now;
    });
    stops.push(stop);
  }
  const hosts = await Promise.all(people.map((person) => newClient(person)));
  const sentAt = new Map<string, number>();
  const shownAfter: number[] = [];
  const waiting = new Set<string>();
  for (const [index, { firestore }] of hosts.entries()) {
    const latest = query(
      collection(firestore, GUEST_PATHS.orders(token)),
      orderBy('created_at', 'desc'),
      limit(100),
    );
    const stop = onSnapshot(latest, (found) => {
      for (const { doc: one, type } of found.docChanges()) {
        if (type === 'removed' || one.get('status') !== 'new') waiting.delete(one.id);
        else waiting.add(one.id);
        const sent = sentAt.get(one.id);
        if (type === 'added' && index === 0 && sent !== undefined) shownAfter.push(performance.now() - sent);
      }
    });
    stops.push(stop);
  }
  began();
  const end = Date.now() + minutes * 60_000;
  let isOver = false;
  const tending = hosts.map((client, index) =>
    tend(
      client,
      token,
      waiting,
      () => isOver,
      (id) => id.charCodeAt(0) % 2 === index,
    ),
  );
  const told = new Map<string, string>();
  const answeredAfter: number[] = [];
  const orders: Promise<void>[] = [];
  const place = async (guest: Client, drink: number): Promise<void> => {
    const id = newToken();
    sentAt.set(id, performance.now());
    const answer = await order(guest, token, id, drink);
    answeredAfter.push(performance.now() - (sentAt.get(id) ?? 0));
    told.set(id, answer);
  };
  const toggling = (async () => {
    for (let isInStock = false; Date.now() < end; isInStock = !isInStock) {
      toggledAt = performance.now();
      await party.toggle(isInStock);
      await sleep(TOGGLE_EVERY_MS);
    }
  })();
  for (let burst = 0; Date.now() < end; burst += 1) {
    for (let one = 0; one < BURST; one += 1) {
      const guest = guests[(burst * BURST + one) % guests.length] as Client;
      const drink = party.recipeIds[(burst * 7 + one * 3) % party.recipeIds.length] as number;
      orders.push(place(guest, drink));
      await sleep(1000 / BURST);
    }
    await sleep(BURST_EVERY_MS - 1000);
  }
  await Promise.all([...orders, toggling]);
  isOver = true;
  const failures = (await Promise.all(tending)).reduce((sum, some) => sum + some, 0);
  const stored = await party.stored();
  const taken = [...told].filter(([, answer]) => answer === 'taken').map(([id]) => id);
  const refused = [...told].filter(([, answer]) => answer !== 'taken');
  const reasons = [...new Set(refused.map(([, answer]) => answer))].map(
    (reason) => `${refused.filter(([, answer]) => answer === reason).length} × ${reason}`,
  );
  const errors = [
    ...taken.filter((id) => !stored.has(id)).map((id) => `lost: ${id}`),
    ...refused.filter(([id]) => stored.has(id)).map(([id]) => `refused and stored: ${id}`),
    ...(stored.size === taken.length ? [] : [`${taken.length} taken, ${stored.size} stored`]),
    ...refused
      .filter(([, answer]) => answer !== 'permission-denied')
      .map(([id, answer]) => `${id}: ${answer}`),
    ...(failures === 0 ? [] : [`${failures} times a host was refused`]),
  ];
  for (const stop of stops) stop();
  for (const { app, firestore } of [...guests, ...hosts]) {
    await terminate(firestore);
    await deleteApp(app);
  }
  return {
    rows: [
      row('an order, until the guest is told', following, answeredAfter),
      row('an order, until it is on a host’s screen', following, shownAfter),
      ...(following > 0 ? [row('a bottle, until a guest sees what ran out', following, seenAfter)] : []),
    ],
    notes: [
      `${count} guests for ${minutes} minutes, a menu of ${party.recipeIds.length} drinks, bursts of ${BURST} orders a second, two hosts, a bottle every ${TOGGLE_EVERY_MS / 1000} s.`,
      'Orders are refused with permission-denied if a drink had just run out, or half a minute had not passed.',
      `${following} follow the menu: ${told.size} orders, ${taken.length} taken, ${refused.length} refused${reasons.length > 0 ? ` (${reasons.join(', ')})` : ''}; stored ${stored.size}, lost or doubled ${errors.length}.`,
    ],
    errors,
  };
}
