import { setTimeout as sleep } from 'node:timers/promises';
import { seeded } from '../../../tests/support/data/random.ts';
import { newPerson } from '../../../tests/support/data/test-people.ts';
import { p50p95 } from '../measure.ts';
import type { MeasuredRow } from '../measurements.ts';
import { barClient, followed, type BarClient } from './bar-client.ts';
import { followQueue, guestsOrder } from './bar-queue.ts';
import { openParty } from './load-party.ts';

/** Mean milliseconds between two things that somebody does. */
const THINK_MS = 2000;

/** People who lose their network, from a third of the time on, for a third of it. */
const LOSING = 2;

/**
 * Bottles that everybody toggles, besides one of each person's own, by which it is measured who sees it when.
 */
const SHARED_BOTTLES = 6;

/** Time in milliseconds until every screen has to show the result. */
const REST_MS = 15_000;

/** Guests who order of the bar's menu. */
const GUESTS = 8;

const isInStock = (data: Record<string, unknown> | undefined, bottle: number): boolean | undefined =>
  (data?.items as Record<string, { is_in_stock: boolean }> | undefined)?.[bottle]?.is_in_stock;

/** A document in one writing, whatever the order of its fields. */
const written = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );

/**
 * Lets people share a bar, each with the SDK of the web app: they toggle bottles, write on one list and serve
 * the orders of one menu's guests, two of them without a network for a while. At the end all of them have to
 * show the same.
 */
export async function runBar({ people: count, minutes }: { people: number; minutes: number }): Promise<{
  rows: MeasuredRow[];
  notes: string[];
  differing: string[];
}> {
  const people = await Promise.all(Array.from({ length: Math.max(2, count) }, () => newPerson()));
  const { barId, cabinet, token, bottles, recipeIds, stored } = await openParty(people);
  const paths = followed(barId, cabinet, token);
  /** When somebody's own bottle was toggled, and to what; forgotten where others cannot see it at once. */
  const toggled = new Map<number, { at: number; isIn: boolean }>();
  const latencies: number[] = [];
  const offline = new Set<number>();
  const counts = { toggles: 0, entries: 0, steps: 0, overtaken: 0, failures: 0 };
  const clients: BarClient[] = await Promise.all(
    people.map((person, who) => {
      const before = new Map<number, boolean | undefined>();
      return barClient(person, Object.values(paths), (path, data) => {
        if (path !== paths.stock) return;
        people.forEach((_, other) => {
          const now = isInStock(data, bottles[other] ?? 0);
          const last = toggled.get(other);
          if (other !== who && now !== before.get(other) && last?.isIn === now && !offline.has(who))
            latencies.push(performance.now() - (last?.at ?? 0));
          before.set(other, now);
        });
      });
    }),
  );
  const queues = clients.map(({ db }) => followQueue(db, token));
  const failed = () => void (counts.failures += 1);
  const end = Date.now() + minutes * 60_000;
  const toggle = (who: number, client: BarClient, at: number) => {
    const bottle = bottles[at] ?? 0;
    const isIn = !isInStock(client.shown(paths.stock), bottle);
    if (at === who && !offline.has(who)) toggled.set(who, { at: performance.now(), isIn });
    else toggled.delete(at);
    counts.toggles += 1;
    client
      .update(paths.stock, { [`items.${bottle}.is_in_stock`]: isIn, last_item_id: String(bottle) })
      .catch(failed);
  };
  const note = (client: BarClient, at: number) => {
    const key = `f${at + 1}`;
    const list = client.shown(paths.list)?.items as Record<string, { is_checked: boolean }> | undefined;
    counts.entries += 1;
    const entry = {
      ingredient_id: null,
      ingredient_type_id: null,
      name: `Thing ${at}`,
      sources: 'hand:0,',
      bottles: null,
      bottle_ml: null,
      note: '',
      is_checked: !(list?.[key]?.is_checked ?? true),
      by: client.uid,
    };
    client.merge(paths.list, { items: { [key]: entry }, last_item_id: key }).catch(failed);
  };
  const serve = (who: number, random: () => number) => {
    const served = queues[who]?.serve(random);
    if (!served) return;
    counts.steps += 1;
    served.catch((failure: unknown) => {
      if ((failure as { code?: unknown }).code === 'permission-denied') counts.overtaken += 1;
      else failed();
    });
  };
  const live = async (client: BarClient, who: number) => {
    const random = seeded(who + 1);
    for (;;) {
      await sleep(THINK_MS * (0.5 + random()));
      if (Date.now() >= end) return;
      const choice = random();
      if (choice < 0.3) toggle(who, client, who);
      else if (choice < 0.5) serve(who, random);
      else if (choice < 0.75) toggle(who, client, people.length + Math.floor(random() * SHARED_BOTTLES));
      else note(client, Math.floor(random() * 20));
    }
  };
  const loses = async (client: BarClient, who: number) => {
    const third = (minutes * 60_000) / 3;
    await sleep(third);
    offline.add(who);
    toggled.delete(who);
    await client.goOffline();
    await sleep(third);
    await client.goOnline();
    await client.settled();
    offline.delete(who);
  };
  console.log(`${people.length} people share a bar for ${minutes} minutes …`);
  const [ordered] = await Promise.all([
    guestsOrder({ token, recipeIds, count: GUESTS }, end),
    ...clients.map(live),
    ...clients.slice(-LOSING).map((client, at) => loses(client, people.length - LOSING + at)),
  ]);
  await Promise.all(clients.map((client) => client.settled()));
  await sleep(REST_MS);
  const areSame = (shown: readonly unknown[]) => new Set(shown.map(written)).size === 1;
  const orders = await stored();
  const open = [...orders.values()].filter((status) => status !== 'served' && status !== 'declined').length;
  const differing = [
    ...Object.entries(paths).flatMap(([name, path]) =>
      areSame(clients.map((client) => client.shown(path))) ? [] : [name],
    ),
    ...(areSame([...queues.map((queue) => queue.shown()), Object.fromEntries(orders)]) ? [] : ['queue']),
    ...(orders.size === ordered.taken ? [] : [`${ordered.taken} orders taken, ${orders.size} stored`]),
  ];
  await Promise.all(clients.map((client) => client.close()));
  const row = {
    people: people.length,
    toggles: counts.toggles,
    'entries of the list': counts.entries,
    orders: orders.size,
    'steps of orders': counts.steps,
    'steps that another took': counts.overtaken,
    'other writes refused': counts.failures,
    'toggle seen by others, p50/p95 ms': p50p95(latencies),
  };
  return {
    rows: [row],
    differing,
    notes: [
      differing.length === 0
        ? 'At the end all show the same bar, stock, list and queue; no order is lost or counted twice.'
        : `At the end they show different: ${differing.join(', ')}.`,
      `${LOSING} of them had no network for a third of the time. Toggles were seen ${latencies.length} times.`,
      `${GUESTS} guests ordered: ${ordered.taken} taken, ${ordered.refused} refused, as a drink had just run out; ${open} were open at the end.`,
    ],
  };
}
