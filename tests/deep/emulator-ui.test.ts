import type { BrowserContext, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../emulator-data/sources/accounts.ts';
import { LogFeed } from '../../scripts/lib/local/emulator-ui/log-feed.ts';
import { startUi } from '../../scripts/lib/local/emulator-ui/server.ts';
import { portBlock } from '../../scripts/lib/local/ports.ts';
import { newContext } from '../support/browser/browser.ts';
import { uiAtHand } from '../support/browser/emulator-ui.ts';
import { database } from '../support/data/database.ts';
import { ownRecipe, putAway } from '../support/data/test-data.ts';
import { pastes } from '../support/data/typing.ts';
import { host, ports as told, projectId } from '../support/env.ts';
import { eventually } from '../support/eventually.ts';
import { demoVisitor, signIn, type Visitor } from '../support/signed-in.ts';

const found = await uiAtHand();
const ports = portBlock(told.hosting);

/** How long the functions may take for what one file of tests leaves them. */
const FOLLOWED_S = 240;

type Value = string | number;

/** Adds a document in the emulator UI: field by field, with a type where it is no text. */
async function addDocument(
  page: Page,
  collection: string,
  id: string,
  fields: Record<string, Value>,
): Promise<void> {
  await page.goto(`http://${host}:${ports.ui}/firestore/default/data/${collection}`);
  await page.getByRole('button', { name: 'Add document' }).first().click();
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog')).first();
  await pastes(dialog.getByLabel('Document ID'), id);
  for (const [index, [name, value]] of Object.entries(fields).entries()) {
    if (index > 0) await dialog.getByRole('button', { name: 'Add field' }).click();
    const entry = dialog.locator('.DocumentEditor-MapEntry').nth(index);
    await pastes(entry.getByRole('textbox', { name: 'Field' }), name);
    if (typeof value === 'number') await entry.getByLabel('Type').selectOption('number');
    await pastes(
      entry.locator('.DocumentEditor-Primitive').locator('input, textarea').first(),
      String(value),
    );
  }
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'hidden' });
  await eventually('the document', async () => (await database.doc(`${collection}/${id}`).get()).data());
}

/** Options of a select in an open form. */
async function waitForOption(page: Page, label: string, name: string): Promise<void> {
  const field = page.getByRole('combobox', { name: label, exact: true }).first();
  await pastes(field, name);
  await page.getByRole('option', { name, exact: true }).waitFor({ timeout: FOLLOWED_S * 500 });
  await page.keyboard.press('Escape');
}

describe('somebody at the emulator UI', { timeout: FOLLOWED_S * 1000 }, () => {
  const written: string[] = [];
  let stop: () => Promise<void>;
  let context: BrowserContext;
  let page: Page;
  let visitor: Visitor;
  const add = async (collection: string, id: string, fields: Record<string, Value>) => {
    written.push(`${collection}/${id}`);
    await addDocument(page, collection, id, fields);
  };

  beforeAll(async () => {
    if (!found) throw new Error('No emulator UI here: the configuration leaves this file out then');
    ({ stop } = await startUi({ files: found.files, ports, projectId, feed: new LogFeed() }));
    context = await newContext();
    page = await context.newPage();
    visitor = await demoVisitor();
  }, FOLLOWED_S * 1000);
  afterAll(async () => {
    for (const path of written) await database.doc(path).delete();
    await putAway();
    await context.close();
    await visitor.context.close();
    await stop();
  });

  it('is shown the running emulators', async () => {
    await page.goto(`http://${host}:${ports.ui}/`);
    await page.getByText('Firestore emulator').first().waitFor();
    await page.getByText(String(told.auth)).first().waitFor();
  });

  it('adds a glass and a unit, which an open form offers and a recipe is served in', async () => {
    await visitor.page.goto('/create-recipe');
    await visitor.page.getByRole('combobox', { name: 'Glassware', exact: true }).waitFor();
    await add('glassware', '9301', {
      id: 9301,
      glassware_name: 'Tiki skull',
      glassware_description: 'Of clay.',
    });
    await add('quantity_units', '9302', {
      id: 9302,
      quantity_unit_name: 'thimble',
      quantity_unit_description: 'What fits on a finger.',
      quantity_unit_name_plural: 'thimbles',
      unit_system_id: 1,
      quantity_unit_type_id: 2,
      volume_ml: 2.5,
      weight_gram: 0,
    });
    await waitForOption(visitor.page, 'Glassware', 'Tiki skull');
    await waitForOption(visitor.page, 'Unit', 'thimble');
    await visitor.page.goto(`/view-recipe/${await ownRecipe(visitor.uid, { glassware_ids: [9301] })}`);
    await visitor.page.getByText('Tiki skull').first().waitFor();
  });

  it('adds a brand, and so does the form of an ingredient', async () => {
    await visitor.page.goto('/create-ingredient');
    await visitor.page.getByRole('combobox', { name: 'Brand', exact: true }).waitFor();
    await add('ingredient_brands', '9303', {
      id: 9303,
      ingredient_brand_name: 'Harbour & Sons',
      ingredient_brand_description: '',
    });
    await waitForOption(visitor.page, 'Brand', 'Harbour & Sons');
  });

  it('makes mistakes, which break nothing and are named where an administrator mends them', async () => {
    // The id stays text, as the UI proposes it; a name is missing, and one field is too many.
    await add('glassware', '9304', { id: '9304', glassware_name: 'Ladle', glassware_description: 'Long.' });
    await add('glassware', '9305', { id: 9305, colour: 'green' });
    await add('glassware', 'kQ8fY2', { id: 9306, glassware_name: 'Urn', glassware_description: 'Large.' });

    await visitor.page.goto('/create-recipe');
    await waitForOption(visitor.page, 'Glassware', 'Coupe');
    const glasses = (await (await visitor.page.request.get('/api/glassware')).text()) || '';
    expect(glasses).not.toContain('Ladle');

    const admin = await signIn(accounts.admin);
    await admin.page.goto('/admin/reference');
    const nav = admin.page.getByRole('navigation', { name: 'Reference data' });
    await nav.getByRole('link', { name: 'Glassware, 3 broken entries' }).click();
    const broken = admin.page.getByRole('status').filter({ hasText: '3 broken entries' });
    await broken.getByText('Ladle (glassware/9304)').waitFor();
    await broken.getByText('id: must be 9304').waitFor();
    await broken.getByText('glassware_name: Required').waitFor();
    await broken.getByText('colour: unknown field').waitFor();
    await broken.getByText('It’s stored as “kQ8fY2”, which isn’t a whole number').waitFor();
    await broken.getByText('delete glassware/kQ8fY2 in the Firebase console').waitFor();
    // Whole entries are listed beside it.
    await admin.page.getByRole('link', { name: 'Coupe', exact: true }).waitFor();

    await broken.getByRole('link', { name: 'Fix Ladle' }).click();
    await admin.page.getByText('This entry is broken.').waitFor();
    await admin.page.getByRole('button', { name: 'Save', exact: true }).click();
    await admin.page.getByRole('heading', { name: '2 broken entries' }).waitFor();
    expect((await database.doc('glassware/9304').get()).data()).toEqual({
      id: 9304,
      glassware_name: 'Ladle',
      glassware_description: 'Long.',
    });
    await waitForOption(visitor.page, 'Glassware', 'Ladle');

    await admin.page.getByRole('link', { name: 'Fix glassware/9305' }).click();
    await pastes(admin.page.getByLabel('Name', { exact: true }), 'Ladle of glass');
    await pastes(admin.page.getByLabel('Description'), 'Green.');
    await admin.page.getByRole('button', { name: 'Save', exact: true }).click();
    await admin.page.getByRole('heading', { name: '1 broken entry' }).waitFor();
  });

  it('deletes a collection with all below it, which the engine does only where it is told so', async () => {
    written.push('scratch/one', 'scratch/one/below/two');
    await database.doc('scratch/one').set({ of: 'a test' });
    await database.doc('scratch/one/below/two').set({ of: 'a test' });
    const url = `http://${host}:${ports.ui}/emulator/v1/projects/${projectId}/databases/(default)/documents/scratch`;
    expect((await fetch(url, { method: 'DELETE', headers: { authorization: 'Bearer owner' } })).status).toBe(
      200,
    );
    expect((await database.doc('scratch/one/below/two').get()).exists).toBe(false);
  });
});
