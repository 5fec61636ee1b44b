import { newToken } from '@cellaret/domain/core/ids';
import { LIMITS } from '@cellaret/domain/core/limits';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { database } from '../../support/data/database.ts';
import { ownDocument, putAway } from '../../support/data/test-data.ts';
import { newPerson, type Person } from '../../support/data/test-people.ts';
import { eventually } from '../../support/eventually.ts';
import { pushService, type PushService, type Subscription } from '../../support/push-service.ts';
import { firestoreOf, gateOf, orderOf, publicMenuOf } from '../support/firestore.ts';

const NEGRONI = 20001;

let service: PushService;
let host: Person;
let other: Person;

beforeAll(async () => {
  [service, host, other] = [await pushService(), await newPerson(), await newPerson()];
});
afterAll(async () => {
  await putAway();
  service.stop();
});

/** A bar that two people keep, and their devices. */
async function bar(
  devices: Record<string, { of: Person; to: Subscription; language?: 'en' | 'de'; seen?: Date | null }>,
) {
  const token = newToken();
  await ownDocument(`public_menus/${token}`, {
    ...publicMenuOf(),
    greeting: '',
    hides_unavailable: false,
    recipe_ids: [NEGRONI],
    updated_at: new Date(),
    sections: [
      {
        name: '',
        items: [
          {
            recipe_id: NEGRONI,
            name: 'Negroni',
            description: '',
            ingredient_names: [],
            lines: null,
            instructions: null,
            strength: null,
            look: '',
            cover: null,
            price: null,
            available: true,
            instead_id: null,
          },
        ],
      },
    ],
  });
  await ownDocument(`public_menus/${token}/gate/now`, {
    ...gateOf(host.uid),
    host_uids: [host.uid, other.uid],
  });
  for (const [slot, { of, to, language = 'en', seen = null }] of Object.entries(devices))
    await ownDocument(`users/${of.uid}/devices/${slot}`, {
      endpoint: to.endpoint,
      p256dh: to.p256dh,
      auth: to.auth,
      language,
      created_at: new Date(),
      last_seen_at: seen,
    });
  return {
    token,
    order: async (guest_name: string) => {
      const id = newToken();
      const now = new Date();
      await ownDocument(
        `public_menus/${token}/orders/${id}`,
        orderOf(`guest ${guest_name}`, { id, guest_name, created_at: now, updated_at: now, servings: 2 }),
      );
      return id;
    },
  };
}

const arrival = (to: { arrived: unknown[] }, count: number) =>
  eventually(`message ${count}`, () => Promise.resolve(to.arrived.length >= count));

it('an order is told to the devices of all hosts, each in its language, readable by that browser alone', async () => {
  const [mine, theirs] = [service.browser(), service.browser()];
  const { token, order } = await bar({
    0: { of: host, to: mine },
    1: { of: other, to: theirs, language: 'de' },
  });
  await order('Gia');
  await Promise.all([arrival(mine, 1), arrival(theirs, 1)]);
  const to = { path: `/orders/${token}`, tag: token };
  expect([mine, theirs].map(({ arrived }) => JSON.parse(arrived[0]?.text ?? '') as unknown)).toEqual([
    { ...to, title: 'New order', body: 'Gia: 2 × Negroni' },
    { ...to, title: 'Neue Bestellung', body: 'Gia: 2 × Negroni' },
  ]);
  expect(mine.arrived[0]).toMatchObject({
    subject: 'mailto:nobody@cellaret.example',
    headers: {
      'content-encoding': 'aes128gcm',
      ttl: String(LIMITS.devices.keptSeconds),
      urgency: 'high',
      topic: token,
    },
  });
});

it('many orders at once are two messages: the first, and how many wait a little later', async () => {
  const mine = service.browser();
  const { order } = await bar({ 0: { of: host, to: mine } });
  await order('Gia');
  await arrival(mine, 1);
  for (const name of ['Uwe', 'Mia', 'Pia', 'Leo', 'Ada', 'Bea', 'Tom', 'Jan', 'Ida']) await order(name);
  await arrival(mine, 2);
  expect(JSON.parse(mine.arrived[1]?.text ?? '')).toMatchObject({ title: '10 new orders' });
  expect(mine.arrived).toHaveLength(2);
});

it('a browser that is no more, or never was, is forgotten; one that sends elsewhere is not followed', async () => {
  const [gone, unknown, watching, elsewhere, last] = [
    service.browser({ status: 410 }),
    service.browser({ status: 404 }),
    service.browser(),
    service.browser(),
    service.browser(),
  ];
  const moved = service.browser({ status: 307, location: elsewhere.endpoint });
  const { order } = await bar({
    0: { of: host, to: gone },
    1: { of: host, to: unknown },
    2: { of: host, to: watching, seen: new Date() },
    3: { of: host, to: moved },
    4: {
      of: host,
      to: { ...service.browser(), endpoint: 'https://metadata.google.internal/computeMetadata/v1/' },
    },
    5: { of: other, to: last },
  });
  await order('Gia');
  await Promise.all([arrival(last, 1), arrival(moved, 1), arrival(gone, 1)]);
  for (const slot of [0, 1, 4])
    await eventually(
      `device ${slot} to be gone`,
      async () => !(await firestoreOf(`users/${host.uid}/devices/${slot}`)),
    );
  const kept = await database.collection(`users/${host.uid}/devices`).get();
  expect(kept.docs.map(({ id }) => id)).toEqual(['2', '3']);
  expect([watching.arrived, elsewhere.arrived]).toEqual([[], []]);
});
