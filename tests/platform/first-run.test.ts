import { randomUUID } from 'node:crypto';
import { CURRENT_CATALOGUE } from '@cellaret/domain/catalogue/browser-catalogue';
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startSuite } from '../../scripts/lib/local/suite.ts';
import { hostedOn } from '../../scripts/lib/test/system.ts';
import { newContext, WITH_SERVICE_WORKER } from '../support/browser/browser.ts';
import { register, usable } from '../support/browser/log-in.ts';
import { database } from '../support/data/database.ts';
import { publishedVersion } from '../support/data/published-catalogue.ts';
import { FIRST_BOTTLES } from '../support/data/seeded.ts';
import { pastes } from '../support/data/typing.ts';
import { verifyEmail } from '../support/data/verification.ts';
import { eventually } from '../support/eventually.ts';
import { newVisitor } from '../support/signed-in.ts';
import { launch, offset, ports, runScript, temporaryFolder } from './launch.ts';

const SCORES = [
  'Sweetness',
  'Bitterness',
  'Sourness',
  'Body',
  'Aroma Strength',
  'Flavour Complexity',
  'Colour Intensity',
  'Viscosity',
  'Spiciness',
  'Shelf Stability',
  'Relative Cost',
];

const catalogue = database.doc(CURRENT_CATALOGUE);

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const ready = (page: Page) =>
  page.getByRole('list', { name: 'You have everything', exact: true }).getByRole('listitem');

let folder: ReturnType<typeof temporaryFolder>;
let context: BrowserContext | undefined;
let stop: (() => Promise<void>) | undefined;

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(async () => {
  await context?.close();
  await stop?.();
  context = stop = undefined;
  folder.remove();
});

/** Registers, follows the link of the mail, and logs in; the profile is shown then. */
async function joins(page: Page): Promise<void> {
  const email = `${randomUUID()}@example.com`;
  await register(page, email, 'tom collins');
  await verifyEmail(email);
  await usable(page);
  await pastes(page.getByLabel('Password', { exact: true }), 'tom collins');
  await button(page, 'Login').click();
  await page.waitForURL('**/profile');
}

/** Chooses in a field that proposes. */
async function picks(page: Page, label: string, name: string): Promise<void> {
  await page.getByRole('combobox', { name: label, exact: true }).pressSequentially(name, { delay: 20 });
  await page.getByRole('option', { name, exact: true }).click();
}

async function writesIngredient(page: Page, name: string): Promise<void> {
  await pastes(page.getByLabel('Name', { exact: true }), name);
  await pastes(page.getByLabel('Description', { exact: true }), 'Tastes of rain.');
  await picks(page, 'Type', 'Gin');
  await picks(page, 'Brand', 'Unbranded');
  await pastes(page.getByLabel('Alcohol ABV (%)'), '40');
  for (const label of SCORES) await pastes(page.getByLabel(label, { exact: true }), '4');
  await button(page, 'Save Ingredient').click();
  await page.waitForURL('**/ingredients');
}

async function writesRecipe(page: Page, name: string, ingredient: string): Promise<void> {
  await page.goto('/create-recipe');
  await pastes(page.getByLabel('Recipe Name'), name);
  await pastes(page.getByLabel('Description'), 'The first of all.');
  await pastes(page.getByLabel('Instructions'), 'Stir with ice. Strain.');
  await picks(page, 'Glassware', 'Coupe');
  await picks(page, 'Serving Methods', 'Stir');
  await picks(page, 'Ingredient', ingredient);
  await picks(page, 'Unit', 'ml');
  await button(page, 'Save Recipe').click();
  await page.waitForURL('**/list-recipes');
}

it(
  'of npm start with the seed and nothing else leads a new account from registering to its drinks, and keeps them offline',
  { timeout: 240_000 },
  async () => {
    const started = launch(folder.path);
    stop = started.stop;
    await started.says('Ready after');
    context = await newContext({ ...WITH_SERVICE_WORKER, viewport: { width: 360, height: 740 } });
    const page = await context.newPage();
    await joins(page);
    await page.getByRole('link', { name: 'Tick your bottles' }).click();
    for (const name of FIRST_BOTTLES) await button(page, name).click();
    await button(page, 'Add 15').click();
    await page.waitForURL('**/what-can-i-make');
    await expect.poll(() => ready(page).count()).toBeGreaterThan(5);
    const [drink = ''] = await ready(page).getByRole('link').allTextContents();
    await page.getByRole('link', { name: drink, exact: true }).click();
    await page.getByRole('heading', { level: 1, name: drink }).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: drink }).waitFor();
    await page.goBack();
    await expect.poll(() => ready(page).count()).toBeGreaterThan(5);
    await context.setOffline(false);
  },
);

it(
  'of a project with nothing but its reference data waits for the catalogue without calling it too large, and gets its first bottle and drink',
  { timeout: 240_000, tags: 'slow' },
  async () => {
    stop = await hostedOn(await startSuite({ ports, stateDir: folder.path }));
    const { stdout } = await runScript('seed', ['--yes', '--ports-offset', `${offset}`]);
    expect(stdout).toContain("The browsers' catalogue is published.");
    expect(await publishedVersion()).not.toBeNull();
    // As in a project that was deployed and never seeded, or restored without it.
    await catalogue.delete();

    const visitor = await newVisitor();
    context = visitor.context;
    const { page } = visitor;
    let asked = 0;
    let letGo = (): void => undefined;
    const held = new Promise<void>((done) => (letGo = done));
    await page.route('**/media/catalogue/first', async (route) => {
      asked += 1;
      await held;
      await route.continue();
    });
    await page.goto('/bar-cabinet/fill');
    await page.getByText('We’re preparing the list of bottles.').waitFor();
    await page.goto('/flavour-map');
    await page.getByText('We’re preparing the flavour map.').waitFor();
    await page.getByText(/too (large|many)/).waitFor({ state: 'detached' });
    await expect.poll(() => asked).toBe(2);
    letGo();
    await page.getByText('No drinks to show yet').waitFor();

    const [bottle, drink] = ['Rain gin', 'Rainy night'];
    await page.goto('/bar-cabinet/fill');
    await page.getByText('No bottles yet.').waitFor();
    await page.getByRole('link', { name: 'New ingredient', exact: true }).click();
    await writesIngredient(page, bottle);
    await page.goto('/bar-cabinet/fill');
    await button(page, bottle).click();
    await button(page, 'Add 1').click();
    await page.waitForURL('**/what-can-i-make');
    // Nobody leaves a page in the moment in which they add something.
    const cabinets = database.collection(`users/${visitor.uid}/bar_cabinets`);
    await eventually('the bottle on the server', async () => {
      const items: unknown = (await cabinets.get()).docs[0]?.get('items');
      return items && Object.keys(items).length > 0;
    });
    await writesRecipe(page, drink, bottle);
    await page.goto('/what-can-i-make');
    await ready(page).getByRole('link', { name: drink, exact: true }).waitFor();
    // Facts that are there are not asked for.
    expect(asked).toBe(2);

    await catalogue.update({ files: [] });
    await page.getByRole('link', { name: 'Flavour map' }).first().click();
    await page.getByText('Too many drinks for one map.').waitFor();
  },
);
