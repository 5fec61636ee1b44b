import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { newId } from '@cellaret/domain/core/ids';
import { getAuth } from 'firebase-admin/auth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { succeed } from '../api/support/api-client.ts';
import { attach } from '../api/support/attach.ts';
import { lineOf, makeIngredient, makeRecipe, SEEDED } from '../api/support/inputs.ts';
import { newContext } from '../support/browser/browser.ts';
import { database, testsApp } from '../support/data/database.ts';
import { newPerson, type Person } from '../support/data/test-people.ts';
import { baseUrl } from '../support/env.ts';
import { eventually } from '../support/eventually.ts';
import { newVisitor, signIn, type Visitor } from '../support/signed-in.ts';

const auth = getAuth(testsApp());

/** Every attack a text can try: each that works leaves `ran` or an element with `data-ran`. */
const PAYLOAD = [
  `"><img data-ran src=x onerror="ran('img')">`,
  `<script data-ran>ran('script')</script>`,
  `<svg data-ran onload=ran('svg')>`,
  `<b data-ran>b</b>{{ran('a')}}\${ran('b')}`,
  `javascript:ran('c')`,
].join(' ');

/** A payload that begins with a name to find it by. */
const named = (name: string) => `${name} ${PAYLOAD}`.slice(0, 255);

/** Notes every script, dialog and policy violation, from before the page's own scripts on. */
async function watch(page: Page): Promise<string[]> {
  const seen: string[] = [];
  await page.exposeFunction('ran', (how: string) => void seen.push(`ran: ${how}`));
  await page.exposeFunction('broke', (what: string) => void seen.push(`policy: ${what}`));
  await page.addInitScript(() => {
    const { broke } = globalThis as unknown as { broke: (what: string) => void };
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // Zod asks once whether it may compile its schemas, and does without.
      if (blockedURI !== 'eval') broke(`${violatedDirective} ${blockedURI}`);
    });
  });
  page.on('dialog', (dialog) => {
    seen.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return seen;
}

/** Elements that a payload has inserted. */
const inserted = (page: Page) =>
  page.evaluate(() => {
    const elements = [...document.querySelectorAll('[data-ran], a[href^="javascript:" i]')];
    return elements.map((element) => element.outerHTML.slice(0, 120));
  });

let person: Person;
const ids = { ingredient: newId(), recipe: newId() };

/** Reference data, which only administrators write: what they paste is shown to everybody. */
const REFERENCE = {
  ingredient_types: 'ingredient_type',
  ingredient_brands: 'ingredient_brand',
  ingredient_attributes: 'ingredient_attribute',
  glassware: 'glassware',
  serving_methods: 'serving_method',
} as const;
const referenceId = 900_001;

async function layReferenceData(): Promise<void> {
  for (const [collection, noun] of Object.entries(REFERENCE))
    await database.doc(`${collection}/${referenceId}`).set({
      id: referenceId,
      [`${noun}_name`]: named(`Aaa ${noun}`),
      [`${noun}_description`]: named('Described'),
    });
  for (const collection of Object.keys(REFERENCE))
    await eventually(`the options of ${collection}`, async () => {
      const ids = (await database.doc(`option_lists/${collection}`).get()).get('ids') as number[];
      return ids.includes(referenceId);
    });
}

async function layCatalogue(): Promise<void> {
  const ingredient = await succeed(person, 'createIngredient', {
    body: makeIngredient({
      ingredient_name: named('Aaa ingredient'),
      ingredient_description: named('Described'),
      ingredient_type_id: referenceId,
      ingredient_brand_id: referenceId,
      ingredient_attribute_ids: [referenceId],
    }),
  });
  const recipe = await succeed(person, 'createRecipe', {
    body: makeRecipe({
      recipe_name: named('Aaa recipe'),
      recipe_description: named('Described'),
      instructions: `1. ${PAYLOAD}\n2. ${PAYLOAD}`,
      glassware_ids: [referenceId],
      serving_method_ids: [referenceId],
      recipe_items: [lineOf(ingredient.body.id), lineOf(SEEDED.gin, true)],
    }),
  });
  Object.assign(ids, { ingredient: ingredient.body.id, recipe: recipe.body.id });
}

async function layShelves(): Promise<void> {
  const create = { bar_cabinet_name: named('Aaa cabinet'), is_active: true };
  const { id: cabinet } = (await succeed(person, 'createBarCabinet', { body: create })).body;
  const body = { menu_name: named('Aaa menu'), is_active: true };
  const { id: menu } = (await succeed(person, 'createMenu', { body })).body;
  const bottle = { ingredient_id: ids.ingredient, is_in_stock: true, is_deleted: false };
  await succeed(person, 'saveBarCabinetItem', { params: { id: cabinet }, body: bottle });
  const drink = { recipe_id: ids.recipe, is_deleted: false };
  await succeed(person, 'saveMenuItem', { params: { id: menu }, body: drink });
}

async function layPicture(): Promise<void> {
  const { id } = await attach(person, ids.recipe, { filename: `${PAYLOAD.slice(0, 100)}.png` });
  await succeed(person, 'arrangeAttachments', {
    params: { folderId: ids.recipe },
    body: { attachments: [{ id, caption: named('Aaa caption') }] },
  });
}

describe('markup and script in every text', () => {
  let visitor: Visitor;
  let seen: string[] = [];

  beforeAll(async () => {
    person = await newPerson();
    await auth.updateUser(person.uid, { displayName: PAYLOAD });
    await layReferenceData();
    await layCatalogue();
    await layShelves();
    await layPicture();
    await eventually(
      'the card of the recipe',
      async () => (await database.doc(`recipe_views/${ids.recipe}`).get()).exists,
    );
    await auth.setCustomUserClaims(person.uid, { admin: true });
    visitor = await signIn(person);
    seen = await watch(visitor.page);
  }, 90_000);
  afterAll(async () => {
    await visitor.context.close();
    // The world as it was: what comes after this file looks for names of its own.
    const collections = Object.keys(REFERENCE).map((collection) => `${collection}/${referenceId}`);
    const paths = [`recipes/${ids.recipe}`, `ingredients/${ids.ingredient}`, ...collections];
    for (const path of paths) await database.doc(path).delete();
  });

  const screens = (): [path: string, shows: string][] => [
    ['/', 'Aaa recipe'],
    ['/ingredients', 'Aaa ingredient'],
    [`/ingredients/${ids.ingredient}`, 'Aaa ingredient'],
    [`/update-ingredient/${ids.ingredient}`, ''],
    ['/list-recipes', 'Aaa recipe'],
    [`/view-recipe/${ids.recipe}`, 'Aaa recipe'],
    [`/view-recipe/${ids.recipe}/mix`, 'Aaa recipe'],
    [`/update-recipe/${ids.recipe}`, ''],
    [`/upload-attachments/${ids.recipe}`, 'Aaa recipe'],
    ['/bar-cabinet', 'Aaa ingredient'],
    ['/menu', 'Aaa recipe'],
    ['/what-can-i-make', 'Aaa recipe'],
    [`/search?q=${encodeURIComponent('Aaa recipe')}`, 'Aaa recipe'],
    ['/profile', ''],
    ['/admin/reference/ingredient_types', 'Aaa ingredient_type'],
    [`/admin/reference/ingredient_types/${referenceId}`, ''],
    [`/admin/reference/glassware/${referenceId}`, ''],
  ];

  it('is shown as text on every screen, and nothing of it runs or becomes an element', async () => {
    const { page } = visitor;
    for (const [path, shows] of screens()) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).first().waitFor();
      if (shows === '')
        // Forms hold it as the value of a field.
        await page.waitForFunction(() =>
          [...document.querySelectorAll('input, textarea')].some((field) =>
            (field as HTMLInputElement).value.includes('data-ran'),
          ),
        );
      else await page.getByText(shows).first().waitFor();
      expect([path, await inserted(page)]).toEqual([path, []]);
      expect([path, seen]).toEqual([path, []]);
    }
  }, 120_000);

  it('would be noticed, were it to work', async () => {
    const { page } = await newVisitor();
    const seen = await watch(page);
    await page.goto('/profile');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.evaluate((payload) => {
      document.body.insertAdjacentHTML('beforeend', payload);
    }, PAYLOAD);
    expect((await inserted(page)).length).toBeGreaterThan(0);
    // The policy keeps even that from running: the second line behind the first.
    await expect.poll(() => seen.some((line) => line.startsWith('policy: script-src'))).toBe(true);
    expect(seen.filter((line) => line.startsWith('ran'))).toEqual([]);
  });
});

describe('a page of somebody else', () => {
  it('cannot show the app inside itself', async () => {
    const other = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html');
      response.end(`<!doctype html><iframe src="${baseUrl}/login"></iframe>`);
    }).listen(0, '127.0.0.1');
    const context = await newContext();
    const page = await context.newPage();
    const refused = page.waitForEvent('console', (message) => /frame-ancestors/.test(message.text()));
    await page.goto(`http://127.0.0.1:${(other.address() as AddressInfo).port}/`);
    await refused;
    expect(await page.frames()[1]?.evaluate(() => document.querySelector('#root'))).toBeNull();
    await context.close();
    other.closeAllConnections();
    other.close();
  });
});
