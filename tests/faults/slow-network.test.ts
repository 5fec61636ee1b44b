import { afterAll, beforeAll, expect, it } from 'vitest';
import { accounts } from '../../emulator-data/sources/accounts.ts';
import { newContext } from '../support/browser/browser.ts';
import { database } from '../support/data/database.ts';
import { eventually } from '../support/eventually.ts';
import { newSystem } from './faulty-system.ts';

const system = newSystem();

beforeAll(() => system.start(), 90_000);
afterAll(() => system.remove());

/** Slow 3G as browsers define it: 400 ms there and back, 400 kbit/s both ways. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };

it('a first visit over slow 3G leads from the login to a list to a toggle that arrives', async () => {
  const context = await newContext();
  context.setDefaultTimeout(90_000);
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', SLOW_3G);
  const began = Date.now();
  const steps: string[] = [];
  const done = (step: string) => steps.push(`${step} after ${((Date.now() - began) / 1000).toFixed(1)} s`);

  await page.goto('/login', { waitUntil: 'commit' });
  await page.getByLabel('Email').fill(accounts.demo.email);
  done('the login can be filled in');
  await page.getByLabel('Password', { exact: true }).fill(accounts.demo.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await page.waitForURL('**/profile', { waitUntil: 'commit' });
  await page.getByRole('heading', { name: 'Profile', level: 1 }).waitFor();
  done('the profile shows');

  // The app's own way of going to an address that no destination of the navigation leads to.
  await page.evaluate(() => {
    history.pushState(null, '', '/ingredients');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await page.getByRole('link', { name: 'Absinthe' }).first().waitFor();
  done('the list of ingredients shows');

  await page.getByRole('navigation').getByRole('link', { name: 'Ingredients' }).click();
  const item = page.getByRole('button', { name: /^In Stock/ }).first();
  await item.waitFor();
  done('the cabinet shows');
  const path = `users/${accounts.demo.uid}/bar_cabinets`;
  const inStock = async () => {
    const { docs } = await database.collection(path).get();
    const items = docs.flatMap((cabinet) =>
      Object.values(cabinet.get('items') as Record<string, { is_in_stock: boolean }>),
    );
    return items.filter((entry) => entry.is_in_stock).length;
  };
  const before = await inStock();
  await item.click();
  done('the toggle shows');
  await eventually('the toggle on the server', async () => (await inStock()) === before - 1);
  done('the toggle has arrived');
  console.log(steps.join('\n'));
  expect(steps).toHaveLength(6);
  await context.close();
});
