import { newToken } from '@cellaret/domain/core/ids';
import { LIMITS } from '@cellaret/domain/core/limits';
import { beforeEach, expect, it } from 'vitest';
import { makeGate, makeOrder } from '../rules/support/guest-builders.ts';
import { clear, read, write } from './support/trigger-data.ts';

const { boundOpenOrders } = await import('../../functions/src/services/guests/bound-open-orders.ts');

const TOKEN = 'T'.repeat(22);
const AT = Date.now();
const isFull = async () => (await read(`public_menus/${TOKEN}/gate/now`))?.is_full as boolean;
const orderAt = (id: string) => read(`public_menus/${TOKEN}/orders/${id}`);

/** So many orders, a second apart, and what becomes of them. */
async function orders(count: number, guestOf: (at: number) => string): Promise<string[]> {
  const ids = Array.from({ length: count }, () => newToken());
  for (const [at, id] of ids.entries()) {
    const moment = new Date(AT + at * 1000);
    const times = { created_at: moment, updated_at: moment };
    await write(`public_menus/${TOKEN}/orders/${id}`, makeOrder({ id, guest_uid: guestOf(at), ...times }));
  }
  await Promise.all(ids.map((id) => boundOpenOrders(TOKEN, id)));
  return ids;
}
const statesOf = (ids: readonly string[]) =>
  Promise.all(ids.map(async (id) => (await orderAt(id))?.status as string));

beforeEach(async () => {
  await clear();
  await write(`public_menus/${TOKEN}/gate/now`, makeGate({ max_open: 3 }));
});

it('of orders that come at once as many stay as a bar takes, the first ones; then it is full until one is served', async () => {
  const ids = await orders(5, (at) => `guest-${at}`);
  expect(await statesOf(ids)).toEqual(['new', 'new', 'new', 'declined', 'declined']);
  expect(await orderAt(ids[4] ?? '')).toMatchObject({ reason: 'too-busy' });
  expect(await isFull()).toBe(true);
  await write(`public_menus/${TOKEN}/orders/${ids[0]}`, {
    ...(await orderAt(ids[0] ?? '')),
    status: 'served',
  });
  await Promise.all([boundOpenOrders(TOKEN), boundOpenOrders(TOKEN)]);
  expect(await isFull()).toBe(false);
});

it('one guest does not fill a bar', async () => {
  await write(`public_menus/${TOKEN}/gate/now`, makeGate({ max_open: 100 }));
  const most = LIMITS.guests.openPerGuest;
  const states = await statesOf(await orders(most + 1, () => 'gia'));
  expect(states).toEqual([...Array.from({ length: most }, () => 'new'), 'declined']);
});
