import { newToken } from '@cellaret/domain/core/ids';
import type { Page, Worker } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { orderOf } from '../api/support/firestore.ts';
import { violations } from '../support/browser/axe.ts';
import { PHONE, WITH_SERVICE_WORKER } from '../support/browser/browser.ts';
import { database } from '../support/data/database.ts';
import { seededIngredient, seededRecipe } from '../support/data/seeded.ts';
import { ownCabinet, ownDocument, ownMenu, publication, putAway, SHELF } from '../support/data/test-data.ts';
import { personAt } from '../support/data/typing.ts';
import { baseUrl } from '../support/env.ts';
import { eventually } from '../support/eventually.ts';
import { pushService, type PushService, type Subscription } from '../support/push-service.ts';
import { newVisitor } from '../support/signed-in.ts';

const NEGRONI = seededRecipe('Negroni');
/** An address as browsers get it: the rules take no other. */
const ADDRESS = 'https://fcm.googleapis.com/fcm/send/of-tests:x';

let service: PushService;
beforeAll(async () => {
  service = await pushService();
});
afterEach(putAway);
afterAll(() => service.stop());

/** Somebody at a phone who shows a menu to guests and looks at its orders. */
async function atTheBar(options: Parameters<typeof newVisitor>[0] = {}) {
  const host = await newVisitor({ ...PHONE, ...options });
  const token = newToken();
  await ownCabinet(host.uid, 'Home', ['London dry gin', 'Sweet vermouth', 'Campari'].map(seededIngredient));
  await ownMenu(host.uid, [NEGRONI]);
  await database.doc(`users/${host.uid}/bar_cabinets/${SHELF}`).update({ publications: [token] });
  await ownDocument(`users/${host.uid}/publications/${token}`, publication(token));
  const gate = await eventually('the gate', async () =>
    (await database.doc(`public_menus/${token}/gate/now`).get()).data(),
  );
  return { ...host, token, orders: `/orders/${token}`, pushKey: gate.push_key as string };
}

/** Somebody who says yes: a browser without a screen refuses notifications by itself. */
const allowing = (page: Page) =>
  page.context().addInitScript(() => {
    Object.defineProperty(Notification, 'permission', { value: 'granted', configurable: true });
    Notification.requestPermission = () => Promise.resolve('granted');
  });

/** Does the work of a browser's push service: tests reach none. */
const subscribing = (page: Page, of: Subscription) =>
  page.context().addInitScript(
    ({ endpoint, p256dh, auth }) => {
      const KEPT = 'subscribed by';
      const key = () => localStorage.getItem(KEPT) ?? '';
      const bytes = (text: string) =>
        Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));
      const subscription = {
        endpoint,
        get options() {
          return { applicationServerKey: bytes(key()).buffer };
        },
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: () => Promise.resolve(localStorage.removeItem(KEPT)),
      };
      Object.assign(PushManager.prototype, {
        getSubscription: () => Promise.resolve(key() === '' ? null : subscription),
        subscribe: ({ applicationServerKey }: { applicationServerKey: string }) => {
          localStorage.setItem(KEPT, applicationServerKey);
          return Promise.resolve(subscription);
        },
      });
    },
    { ...of, endpoint: ADDRESS },
  );

interface Shown {
  title: string;
  options: NotificationOptions;
}

/** The parts of a service worker's global scope that it uses. */
interface WorkerScope {
  clients: object;
  registration: object;
  shown: Shown[];
  opened: string[];
}

/** The worker, with a screen and a hand of the tests' own. */
async function worker(page: Page): Promise<Worker> {
  const running = page.context().serviceWorkers()[0] ?? (await page.context().waitForEvent('serviceworker'));
  await running.evaluate(() => {
    const scope = globalThis as unknown as WorkerScope;
    scope.shown = [];
    scope.opened = [];
    Object.assign(scope.registration, {
      showNotification: (title: string, options: NotificationOptions) =>
        Promise.resolve(scope.shown.push({ title, options })),
    });
    Object.assign(scope.clients, { openWindow: (path: string) => Promise.resolve(scope.opened.push(path)) });
  });
  return running;
}

/** Hands a message to the worker, as the browser does. */
async function deliver(page: Page, data: string): Promise<void> {
  const tools = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    tools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await tools.send('ServiceWorker.enable');
  const registrationId = await registered;
  await tools.send('ServiceWorker.deliverPushMessage', { origin: baseUrl, registrationId, data });
}

/** Taps what is shown. */
const tapShown = (running: Worker, data: unknown) =>
  running.evaluate((shown) => {
    const tap = Object.assign(new Event('notificationclick'), {
      notification: { data: shown, close: () => undefined },
      waitUntil: () => undefined,
    });
    dispatchEvent(tap);
  }, data);

it('a phone that was told to wakes for an order, in the host’s language, and a tap opens the orders; signing out ends it', async () => {
  const browser = service.browser();
  const bar = await atTheBar({ ...WITH_SERVICE_WORKER, locale: 'de-DE' });
  const { page, uid, token } = bar;
  const person = personAt(page);
  await allowing(page);
  await subscribing(page, browser);
  await page.goto(bar.orders);
  const settings = () => page.getByRole('button', { name: 'Einstellungen' }).click();
  await settings();
  const told = page.getByLabel('Neue Bestellungen melden');
  await page.getByText('auch bei geschlossener Seite').waitFor();
  expect(await violations(page, 'the orders')).toEqual([]);
  await person.taps(told);
  await page.getByText('Du bekommst eine Mitteilung').waitFor();
  const device = database.doc(`users/${uid}/devices/0`);
  await eventually(
    'the phone to say that the orders are seen',
    async () => (await device.get()).get('last_seen_at') as Date | null,
  );
  // Chosen once, on for good.
  await page.reload();
  await settings();
  await page.getByText('Du bekommst eine Mitteilung').waitFor();
  expect(await told.isChecked()).toBe(true);

  // Put away: the phone is told.
  await page.goto('/menu');
  await device.update({ endpoint: browser.endpoint, last_seen_at: null });
  const id = newToken();
  const now = new Date();
  await ownDocument(
    `public_menus/${token}/orders/${id}`,
    orderOf('somebody', { id, servings: 2, note: 'no ice', created_at: now, updated_at: now }),
  );
  const { text, publicKey } = await eventually('the message', () => Promise.resolve(browser.arrived[0]));
  expect(publicKey).toBe(bar.pushKey);
  const phone = await worker(page);
  await deliver(page, text);
  const shown = await eventually('the notification', () =>
    phone.evaluate(() => (globalThis as unknown as WorkerScope).shown[0]),
  );
  expect(shown).toMatchObject({
    title: 'Neue Bestellung',
    options: { body: 'Gia: 2 × Negroni', tag: token, data: { path: bar.orders } },
  });
  // Nothing but orders is ever opened.
  await tapShown(phone, { path: '//elsewhere.example/' });
  await tapShown(phone, shown.options.data);
  expect(
    await eventually('the orders to open', async () => {
      const opened = await phone.evaluate(() => (globalThis as unknown as WorkerScope).opened);
      return opened.length > 0 ? opened : null;
    }),
  ).toEqual([bar.orders]);

  await page.goto('/profile');
  await person.taps(page.getByRole('banner').getByRole('button', { name: 'Abmelden' }));
  await page.waitForURL(/login|\/$/);
  await eventually(
    'nothing to arrive any more',
    async () => (await page.evaluate(() => localStorage.getItem('subscribed by'))) === null,
  );
});

it('what stands in the way is said: no push service, forbidden, no such thing in the browser, an iPhone before it is installed', async () => {
  const bar = await atTheBar(WITH_SERVICE_WORKER);
  const { page, context } = bar;
  const opens = () => page.getByRole('button', { name: 'Order settings' }).click();
  await page.goto(bar.orders);
  await opens();
  await page.getByText('Notifications from Cellaret are blocked').waitFor();
  await allowing(page);
  await page.reload();
  await opens();
  const told = page.getByLabel('Notify me of new orders');
  // The tests' network has no push service.
  await personAt(page).taps(told);
  await page.getByText('Couldn’t change notifications').waitFor();
  expect(await told.isChecked()).toBe(false);
  await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'PushManager'));
  await page.reload();
  await opens();
  await page.getByText('This browser can’t notify you').waitFor();
  expect(await told.count()).toBe(0);
  await context.addInitScript(() =>
    Object.defineProperty(navigator, 'userAgent', { value: 'Mozilla/5.0 (iPhone)' }),
  );
  await page.reload();
  await opens();
  await page.getByText('add Cellaret to your home screen').waitFor();
});
