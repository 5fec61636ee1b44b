import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/core/collections';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { database } from '../support/data/database.ts';
import { untilQuiet } from '../support/quiet.ts';
import { demoVisitor, type Visitor, newVisitor } from '../support/signed-in.ts';

const NEGRONI = DOCUMENTS.recipeView(20001);

/** Many pages, the last one not whole. */
const ROWS = 1_130;
const FIRST_ID = 2 ** 41;
/** How long it may take until all rows were followed, come and gone. */
const FOLLOWED_S = 300;
const ids = Array.from({ length: ROWS }, (_, index) => FIRST_ID + index);

/** Behind every other name. */
const nameOf = (id: number) => `zz Far down ${String(id - FIRST_ID).padStart(4, '0')}`;

async function inBatches(change: (batch: WriteBatch, id: number) => void): Promise<void> {
  for (let from = 0; from < ids.length; from += 400) {
    const batch = database.batch();
    for (const id of ids.slice(from, from + 400)) change(batch, id);
    await batch.commit();
  }
}

const cardAt = (id: number) => database.doc(DOCUMENTS.recipeView(id));

/** Goes to the end of what has arrived, again and again, until a row is there. */
const scrollToRow = (page: Page, name: string) =>
  expect
    .poll(
      async () => {
        await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight }));
        return page.getByRole('link', { name, exact: true }).count();
      },
      { interval: 50, timeout: 60_000 },
    )
    .toBe(1);

describe(`a list of more than ${ROWS} rows`, () => {
  let visitor: Visitor;
  beforeAll(async () => {
    const negroni = (await database.doc(NEGRONI).get()).data();
    await inBatches((batch, id) => batch.set(cardAt(id), { ...negroni, id, recipe_name: nameOf(id) }));
    visitor = await demoVisitor({ viewport: { width: 1280, height: 800 } });
  });
  afterAll(async () => {
    await inBatches((batch, id) => batch.delete(cardAt(id)));
    // Some 2,300 events are left to be followed: they are this file's to wait for, not the next one's.
    await untilQuiet(FOLLOWED_S);
  }, FOLLOWED_S * 1000);

  it('is read to its end, without a gap and without a row twice, and shows changes there', async () => {
    const { page } = visitor;
    await page.goto('/list-recipes');
    await page.getByRole('row').nth(3).waitFor();
    await scrollToRow(page, nameOf(FIRST_ID + ROWS - 1));
    const all = await database.collection(COLLECTIONS.recipeViews).where('visible', '==', true).count().get();
    const height = await page.evaluate(() => document.querySelector('[role=table]')?.scrollHeight ?? 0);
    const row = await page
      .getByRole('row')
      .last()
      .evaluate((one) => one.getBoundingClientRect().height);
    expect(Math.floor(height / row)).toBe(all.data().count);

    // A change to a row in view at the end is shown.
    const last = FIRST_ID + ROWS - 1;
    const renamed = `${nameOf(last)}, renamed elsewhere`;
    await cardAt(last).update({ recipe_name: renamed });
    await page.getByRole('link', { name: renamed, exact: true }).waitFor();
  });
});

const cards = database.collection('cards');

describe('the feed', () => {
  it('shows everything once, and is read card by card to its end', async () => {
    const { page } = await newVisitor();
    const articles = page.getByRole('feed').getByRole('article');
    const end = page.getByText('You’re all caught up.');
    await page.goto('/');
    await articles.first().waitFor();
    const scroll = () =>
      page.locator('#scrollable-content').evaluate((box) => box.scrollTo({ top: box.scrollHeight }));
    await expect
      .poll(() => scroll().then(() => end.isVisible()), { timeout: 90_000, interval: 50 })
      .toBe(true);
    const links = await articles
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(new Set(links).size).toBe(links.length);
    expect(links.length).toBe((await cards.where('visible', '==', true).count().get()).data().count);
    await page.getByRole('button', { name: 'Load more' }).waitFor({ state: 'detached' });
    await articles
      .filter({ has: page.getByRole('heading', { name: 'Ingredient: Gin', exact: true }) })
      .getByText('10001')
      .waitFor();

    const at = () => page.evaluate(() => Number(document.activeElement?.getAttribute('aria-posinset')));
    await articles.nth(-6).focus();
    const pressed = () => page.keyboard.press('PageDown').then(at);
    await expect.poll(pressed, { timeout: 20_000, interval: 20 }).toBe(links.length);
  });
});
