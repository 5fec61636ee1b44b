import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../emulator-data/sources/accounts.ts';
import { projectId } from '../support/env.ts';
import { eventually } from '../support/eventually.ts';
import { ownDocument, putAway } from '../support/own-world.ts';
import { pastes, personAt } from '../support/person.ts';
import { newVisitor, signIn, type Visitor } from '../support/signed-in.ts';

const database = getFirestore(initializeApp({ projectId }, 'reference'));
const BANNER = 'Please fix the form errors and try again.';
const NOT_FOUND = 'This bottle is not on the shelf';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true }).click();
const entry = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

async function storedGlass(name: string) {
  const found = await database.collection('glassware').where('glassware_name', '==', name).get();
  return found.docs[0]?.data();
}

let lastGlass = 900;

/** A glass for one test; `path` is where it is edited. */
async function ownGlass(kind: string, description: string) {
  const id = (lastGlass += 1);
  const name = `${kind} ${Date.now()}`;
  await ownDocument(`glassware/${id}`, { id, glassware_name: name, glassware_description: description });
  return { id, name, document: database.doc(`glassware/${id}`), path: `/admin/reference/glassware/${id}` };
}

afterEach(putAway);

/** Follows the links of the app, so that the page is not loaded anew. */
async function openCollection(page: Page, label: string): Promise<void> {
  await page
    .getByRole('navigation', { name: 'Reference data' })
    .getByRole('link', { name: label, exact: true })
    .click();
  await page.getByRole('heading', { level: 2, name: label, exact: true }).waitFor();
}

describe('somebody who is no administrator', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await newVisitor();
  });
  afterAll(() => visitor.context.close());

  it('is shown no way to the reference data', async () => {
    const { page } = visitor;
    await page.goto('/profile');
    await page.getByRole('button', { name: 'Delete my account' }).waitFor();
    expect(await page.getByRole('link', { name: 'Reference data' }).count()).toBe(0);
  });

  it.each(['/admin/reference', '/admin/reference/glassware', '/admin/reference/glassware/1'])(
    'finds nothing at %s',
    async (path) => {
      await visitor.page.goto(path);
      await heading(visitor.page, NOT_FOUND).waitFor();
    },
  );
});

describe('an administrator', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await signIn(accounts.admin);
  });
  afterAll(() => visitor.context.close());

  it('comes from the profile to every collection', async () => {
    const { page } = visitor;
    await page.goto('/profile');
    await page.getByRole('link', { name: 'Reference data' }).click();
    await heading(page, 'Reference data').waitFor();
    await page
      .getByRole('navigation', { name: 'Reference data' })
      .locator('[aria-current=page]', { hasText: 'Ingredient types' })
      .waitFor();
    for (const [label, name] of [
      ['Ingredient types', 'Gin'],
      ['Brands', null],
      ['Attributes', null],
      ['Glassware', null],
      ['Serving methods', null],
      ['Unit types', 'Small volume'],
      ['Units', 'dash'],
    ] as const) {
      await openCollection(page, label);
      await page.getByRole('list').getByRole('heading', { level: 3 }).first().waitFor();
      if (name !== null) await entry(page, name).waitFor();
    }
  });

  it('filters a collection by name', async () => {
    const { page } = visitor;
    await page.goto('/admin/reference/ingredient_types');
    await personAt(page).types(page.getByRole('searchbox', { name: 'Filter by name...' }), 'GIN');
    await page.getByText('1 entry', { exact: true }).waitFor();
    await entry(page, 'Gin').waitFor();
  });

  it('is told what is wrong with each field, and the form keeps what was typed', async () => {
    const { page } = visitor;
    await page.goto('/admin/reference/quantity_units/new');
    await heading(page, 'New entry').waitFor();
    await pastes(page.getByLabel('Name', { exact: true }), 'x'.repeat(256));
    await pastes(page.getByLabel(/^Volume/), '1000');
    await pastes(page.getByLabel(/^Weight/), '');
    await save(page);
    await page.getByRole('alert').filter({ hasText: BANNER }).waitFor();
    await page.getByText('String must contain at most 255 character(s)', { exact: true }).waitFor();
    await page.getByText('Number must be less than or equal to 999.99', { exact: true }).waitFor();
    // The type that was not chosen, and the weight that was emptied.
    expect(await page.getByText('Expected number, received null', { exact: true }).count()).toBe(2);
    expect(await page.getByText('String must contain at least 1 character(s)', { exact: true }).count()).toBe(
      2,
    );
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toHaveLength(256);
  });

  it('adds a unit with its type, its system left open', async () => {
    const { page } = visitor;
    const name = `thimble ${Date.now()}`;
    await page.goto('/admin/reference/quantity_units');
    await page.getByRole('link', { name: 'Add', exact: true }).click();
    await heading(page, 'New entry').waitFor();
    await pastes(page.getByLabel('Name', { exact: true }), name);
    await pastes(page.getByLabel('Plural'), `${name}s`);
    await pastes(page.getByLabel('Description'), 'What a thimble holds.');
    await page.getByRole('combobox', { name: 'Measures' }).click();
    await page.getByRole('option', { name: 'Small volume' }).click();
    await pastes(page.getByLabel(/^Volume/), '2.25');
    await pastes(page.getByLabel(/^Weight/), '0');
    await save(page);
    await page.getByRole('heading', { level: 2, name: 'Units', exact: true }).waitFor();
    await entry(page, name).waitFor();
    const found = await database.collection('quantity_units').where('quantity_unit_name', '==', name).get();
    const stored = found.docs[0]?.data();
    expect(stored).toMatchObject({
      quantity_unit_type_id: 2,
      unit_system_id: null,
      volume_ml: 2.25,
      weight_gram: 0,
    });
    expect(String(stored?.id)).toBe(found.docs[0]?.id);
  });

  it('gives a new entry the next small id, which others see at once and forms offer', async () => {
    const { page } = visitor;
    const other = await signIn(accounts.admin);
    await other.page.goto('/admin/reference/glassware');
    await other.page.getByRole('heading', { level: 2, name: 'Glassware' }).waitFor();
    const before = await database.collection('glassware').get();
    const largest = Math.max(...before.docs.map((document) => Number(document.id)));
    const name = `Teacup ${Date.now()}`;
    await page.goto('/admin/reference');
    await openCollection(page, 'Glassware');
    await page.getByRole('link', { name: 'Add', exact: true }).click();
    await pastes(page.getByLabel('Name', { exact: true }), name);
    await pastes(page.getByLabel('Description'), 'With a saucer.');
    await save(page);
    await entry(other.page, name).waitFor();
    expect(await storedGlass(name)).toEqual({
      id: largest + 1,
      glassware_name: name,
      glassware_description: 'With a saucer.',
    });
    await eventually('the option of the forms', async () => {
      const list = await database.doc('option_lists/glassware').get();
      return (list.get('ids') as number[]).includes(largest + 1) ? true : null;
    });
    await other.context.close();
  });

  it('edits an entry by the keyboard alone', async () => {
    const { page } = visitor;
    const { id, name } = await ownGlass('Beaker', 'Old.');
    await page.goto('/admin/reference/glassware');
    await entry(page, name).focus();
    await page.keyboard.press('Enter');
    await heading(page, name).waitFor();
    const description = page.getByLabel('Description');
    await description.press('ControlOrMeta+A');
    await description.pressSequentially('Of thick glass.');
    await description.press('Tab');
    await page.keyboard.press('Enter');
    await page.getByText('Of thick glass.', { exact: true }).waitFor();
    await expect
      .poll(() => storedGlass(name))
      .toMatchObject({ id, glassware_description: 'Of thick glass.' });
  });

  it('does not overwrite what somebody else saved meanwhile', async () => {
    const { page } = visitor;
    const { name, document, path } = await ownGlass('Horn', 'First.');
    await page.goto(path);
    await pastes(page.getByLabel('Description'), 'Mine.');
    await document.update({ glassware_description: 'Theirs.' });
    await save(page);
    const conflict = page.getByRole('alert').filter({ hasText: 'Somebody else changed this meanwhile.' });
    await conflict.waitFor();
    expect((await document.get()).get('glassware_description')).toBe('Theirs.');
    await conflict.getByRole('button', { name: 'Show what is stored' }).click();
    await eventually('the stored description', async () =>
      (await page.getByLabel('Description').inputValue()) === 'Theirs.' ? true : null,
    );
    await pastes(page.getByLabel('Description'), 'Ours.');
    await save(page);
    await expect.poll(() => storedGlass(name)).toMatchObject({ glassware_description: 'Ours.' });
  });

  it('asks before a changed form is left, and keeps a draft', async () => {
    const { page } = visitor;
    const { path } = await ownGlass('Chalice', 'As stored.');
    await page.goto(path);
    await pastes(page.getByLabel('Description'), 'Half a sentence');
    await page.getByRole('link', { name: 'Glassware' }).click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay' }).click();
    await question.waitFor({ state: 'hidden' });
    expect(await page.getByLabel('Description').inputValue()).toBe('Half a sentence');
    await page.getByRole('link', { name: 'Glassware' }).click();
    await question.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('heading', { level: 2, name: 'Glassware' }).waitFor();
    await page.goto(path);
    await page.getByText('This is what you typed earlier and did not save.').waitFor();
    expect(await page.getByLabel('Description').inputValue()).toBe('Half a sentence');
    await page.getByRole('button', { name: 'Discard' }).click();
    await eventually('the stored description', async () =>
      (await page.getByLabel('Description').inputValue()) === 'As stored.' ? true : null,
    );
  });

  it('says so when there is no network, and saves when there is one again', async () => {
    const { page, context } = visitor;
    const { document, path } = await ownGlass('Flask', 'From home.');
    await page.goto(path);
    await pastes(page.getByLabel('Description'), 'From the train.');
    await context.setOffline(true);
    await save(page);
    await page.getByRole('alert').filter({ hasText: 'You are offline.' }).waitFor();
    expect(await page.getByLabel('Description').inputValue()).toBe('From the train.');
    await context.setOffline(false);
    await save(page);
    await page.getByRole('heading', { level: 2, name: 'Glassware' }).waitFor();
    expect((await document.get()).get('glassware_description')).toBe('From the train.');
  });

  it('is told where an address names nothing', async () => {
    const { page } = visitor;
    for (const path of ['/admin/reference/nonsense', '/admin/reference/glassware/4000000000']) {
      await page.goto(path);
      await page.getByText('There is no such entry.').waitFor();
    }
  });

  it('needs no sideways scrolling on a phone', async () => {
    const { page, context } = await signIn(accounts.admin, { viewport: { width: 360, height: 740 } });
    for (const path of ['/admin/reference/quantity_units', '/admin/reference/quantity_units/1']) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360);
    }
    await context.close();
  });
});
