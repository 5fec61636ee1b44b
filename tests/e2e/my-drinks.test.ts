import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { WITH_SERVICE_WORKER } from '../support/browser.ts';
import { documentsSent, keepAnswers } from '../support/documents-sent.ts';
import { projectId } from '../support/env.ts';
import { ownMenu, putAway } from '../support/own-world.ts';
import { pastes, personAt } from '../support/person.ts';
import { seededRecipe } from '../support/seeded.ts';
import { newVisitor } from '../support/signed-in.ts';
import { giveSmallBar } from '../support/small-bar.ts';

const database = getFirestore(initializeApp({ projectId }, 'my-drinks'));
const PHONE = { ...WITH_SERVICE_WORKER, viewport: { width: 360, height: 740 } };
const NEGRONI = seededRecipe('Negroni');
const DAIQUIRI = seededRecipe('Daiquiri');
const GIN = 10001;

const tab = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
/** Taps so many of five stars, halves included, once they stand still: what arrives above them moves them. */
async function tapsStars(group: Locator, stars: number): Promise<void> {
  const row = group.locator('.MuiRating-root');
  const place = async () => JSON.stringify(await row.boundingBox());
  for (let last = ''; last !== (await place()); await row.page().waitForTimeout(300)) last = await place();
  const { width, height } = (await row.boundingBox()) ?? { width: 0, height: 0 };
  await row.click({ position: { x: (width * (stars - 0.25)) / 5, y: height / 2 } });
  await group.getByRole('radio', { name: `${stars} stars`, checked: true }).waitFor({ state: 'attached' });
}

const marksOf = async (uid: string) => (await database.doc(`users/${uid}/marks/recipes`).get()).data();

const logOf = async (uid: string) =>
  (await database.collection(`users/${uid}/log`).get()).docs.map((entry) => entry.data());

describe('what one keeps about drinks', () => {
  it('is kept without a network, is there after a reload, and reaches the server as it is', async () => {
    const { page, context, uid } = await newVisitor(PHONE);
    const person = personAt(page);
    await page.goto(`/view-recipe/${DAIQUIRI}`);
    await page.getByRole('heading', { name: 'Yours' }).waitFor();
    await page.goto(`/view-recipe/${NEGRONI}`);
    const heart = page.getByRole('button', { name: 'Favourite: Negroni' });
    await heart.waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    // The notice moves what is below it: a finger comes down once everything stands.
    await page.getByText('You are offline.').waitFor();
    await person.taps(heart);
    await page.getByRole('button', { name: 'Favourite: Negroni', pressed: true }).waitFor();
    await tapsStars(page.getByRole('group', { name: 'Your rating' }), 4.5);
    // Another device says something of the same drink meanwhile, which this one does not hear of.
    await database.doc(`users/${uid}/marks/recipes`).set({
      items: { [NEGRONI]: { tags: ['Summer'] }, [DAIQUIRI]: { favourite: true } },
      last_item_id: String(DAIQUIRI),
      updated_at: new Date(),
    });
    await person.taps(page.getByRole('button', { name: 'Add a note' }));
    await person.types(page.getByLabel('Note', { exact: true }), 'A little more gin.');
    await person.taps(page.getByRole('button', { name: 'Save note' }));
    await page.getByText('A little more gin.').waitFor();
    await page.reload();
    await page.getByText('A little more gin.').waitFor();
    await page.getByRole('radio', { name: '4.5 stars', checked: true }).waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Favourite: Negroni', pressed: true }).waitFor();
    await context.setOffline(false);
    // Both survive: of a drink that two devices speak of, each said something else.
    await expect
      .poll(async () => (await marksOf(uid))?.items as unknown, { timeout: 30_000 })
      .toEqual({
        [NEGRONI]: { favourite: true, rating: 9, noted: true, tags: ['Summer'] },
        [DAIQUIRI]: { favourite: true },
      });
    expect((await database.doc(`recipes/${NEGRONI}/ratings/${uid}`).get()).get('rating')).toBe(9);
    expect((await database.doc(`users/${uid}/notes/recipes_${NEGRONI}`).get()).get('text')).toBe(
      'A little more gin.',
    );
    await context.close();
  });

  it('grows by what was made, from the last step of mixing, and shrinks by what is taken out of the log', async () => {
    const { page, context, uid } = await newVisitor(PHONE);
    const person = personAt(page);
    await page.goto(`/my-drinks?tab=made`);
    await page.getByText('Nothing made yet.').waitFor();
    await page.goto(`/view-recipe/${NEGRONI}/mix?servings=2&step=99`);
    await person.taps(page.getByRole('button', { name: 'Made it' }));
    const dialog = page.getByRole('dialog', { name: 'Made: Negroni' });
    expect(await dialog.getByLabel('Servings').inputValue()).toBe('2');
    await tapsStars(dialog.getByRole('group', { name: 'Your rating' }), 4);
    await person.types(dialog.getByLabel('How was it?'), 'Just right');
    await person.taps(dialog.getByRole('button', { name: 'Write down' }));
    await dialog.waitFor({ state: 'detached' });
    await page.goto('/my-drinks');
    await person.taps(tab(page, 'Made'));
    await page.getByText('Just right').waitFor();
    await page.getByText(/· 2 servings/).waitFor();
    await expect.poll(() => logOf(uid)).toMatchObject([{ recipe_id: NEGRONI, servings: 2 }]);
    const made_at = (await logOf(uid))[0]?.made_at as unknown;
    await expect
      .poll(() => marksOf(uid))
      .toMatchObject({ items: { [NEGRONI]: { made_count: 1, rating: 8, last_made_at: made_at } } });
    await person.taps(tab(page, 'Rated'));
    await page.getByRole('link', { name: 'Negroni' }).waitFor();
    await person.taps(tab(page, 'Made'));
    await person.taps(page.getByRole('button', { name: 'More for Negroni' }));
    await person.taps(page.getByRole('menuitem', { name: 'Take out of the log' }));
    await page.getByText('Nothing made yet.').waitFor();
    await expect.poll(() => marksOf(uid)).toMatchObject({ items: { [NEGRONI]: { made_count: 0 } } });
    await context.close();
  });

  it('is sorted by words of one’s own, and its hearts stand on cards, live', async () => {
    const { page, context, uid } = await newVisitor({ viewport: PHONE.viewport });
    const person = personAt(page);
    const tags = page.getByRole('combobox', { name: 'Tags' });
    await page.goto(`/view-recipe/${NEGRONI}`);
    await person.taps(page.getByRole('button', { name: 'Add tags' }));
    await person.types(tags, 'Summer,for guests');
    await person.taps(page.getByRole('button', { name: 'Done' }));
    await tab(page, 'for guests').waitFor();
    await page.goto(`/view-recipe/${DAIQUIRI}`);
    await person.taps(page.getByRole('button', { name: 'Add tags' }));
    await person.types(tags, 'summ');
    await person.taps(page.getByRole('option', { name: 'Summer' }));
    await person.taps(page.getByRole('button', { name: 'Done' }));
    await person.taps(tab(page, 'Summer'));
    await tab(page, 'Negroni').waitFor();
    await tab(page, 'Daiquiri').waitFor();
    await person.taps(tab(page, 'for guests'));
    await tab(page, 'Daiquiri').waitFor({ state: 'detached' });
    await person.taps(page.getByRole('button', { name: 'Favourite: Negroni' }));
    await person.taps(tab(page, 'Favourites'));
    await tab(page, 'Negroni').waitFor();

    const other = await context.newPage();
    await other.goto('/search?q=daiquiri');
    await personAt(other).taps(other.getByRole('button', { name: 'Favourite: Daiquiri', exact: true }));
    await tab(page, 'Daiquiri').waitFor();
    await expect
      .poll(() => marksOf(uid), { timeout: 30_000 })
      .toMatchObject({
        items: {
          [NEGRONI]: { favourite: true, tags: ['Summer', 'for guests'] },
          [DAIQUIRI]: { favourite: true, tags: ['Summer'] },
        },
      });
    await context.close();
  });

  it('is one document for 500 drinks, and hearts stand in the feed and in menus', async () => {
    const { page, context, uid } = await newVisitor({ viewport: PHONE.viewport });
    const person = personAt(page);
    const others = Array.from({ length: 499 }, (_, at) => [String(9_000_000 + at), { favourite: true }]);
    await database.doc(`users/${uid}/marks/recipes`).set({
      items: Object.fromEntries([...others, [NEGRONI, { favourite: true }]]) as object,
      last_item_id: String(NEGRONI),
      updated_at: new Date(),
    });
    await ownMenu(uid, 'Evening', [DAIQUIRI]);
    await page.addInitScript(keepAnswers);
    await page.goto('/my-drinks');
    await tab(page, 'Negroni').waitFor();
    expect(await documentsSent(page, `users/${uid}/marks`)).toBe(1);
    expect(await documentsSent(page, `users/${uid}/notes`)).toBe(0);
    expect(await documentsSent(page, 'recipes')).toBe(0);
    await page.goto('/menu');
    const daiquiri = page.getByRole('button', { name: 'Favourite: Daiquiri' });
    await person.taps(daiquiri);
    // What is shown is kept, and sent after the next page was opened.
    await daiquiri.and(page.getByRole('button', { pressed: true })).waitFor();
    await page.goto('/');
    const unmarked = page
      .getByRole('feed')
      .getByRole('button', { name: /^Favourite: /, pressed: false })
      .first();
    const name = (await unmarked.getAttribute('aria-label')) ?? '';
    await person.taps(unmarked);
    await page.getByRole('feed').getByRole('button', { name, exact: true, pressed: true }).waitFor();
    const kept = async () => ((await marksOf(uid))?.items ?? {}) as Record<string, { favourite?: boolean }>;
    await expect
      .poll(async () => (await kept())[String(DAIQUIRI)], { timeout: 60_000 })
      .toMatchObject({ favourite: true });
    await expect.poll(async () => Object.keys(await kept()).length, { timeout: 60_000 }).toBe(502);
    await context.close();
    await putAway();
  });

  it('says of an ingredient what one thinks of it, and takes that back', async () => {
    const { page, context, uid } = await newVisitor({ viewport: PHONE.viewport });
    const person = personAt(page);
    const marks = async () => (await database.doc(`users/${uid}/marks/ingredients`).get()).data();
    await page.goto(`/ingredients/${GIN}`);
    await tapsStars(page.getByRole('group', { name: 'Your rating' }), 3.5);
    await person.taps(page.getByRole('button', { name: 'Add a note' }));
    await person.types(page.getByLabel('Note', { exact: true }), 'Good with tonic.');
    await person.taps(page.getByRole('button', { name: 'Save note' }));
    await expect
      .poll(marks, { timeout: 30_000 })
      .toMatchObject({ items: { [GIN]: { rating: 7, noted: true } } });
    await page.reload();
    await page.getByText('Good with tonic.').waitFor();
    expect(await page.getByRole('radio', { name: '3.5 stars' }).isChecked()).toBe(true);
    await person.taps(page.getByRole('button', { name: 'Change the note' }));
    await pastes(page.getByLabel('Note', { exact: true }), '');
    await person.taps(page.getByRole('button', { name: 'Save note' }));
    await page.getByRole('button', { name: 'Add a note' }).waitFor();
    await expect
      .poll(marks, { timeout: 30_000 })
      .toMatchObject({ items: { [GIN]: { rating: 7, noted: false } } });
    expect((await database.doc(`users/${uid}/notes/ingredients_${GIN}`).get()).exists).toBe(false);
    await context.close();
  });

  it('narrows the search and what can be made, kept in the address, also without a network', async () => {
    const { page, context, uid } = await newVisitor({ viewport: PHONE.viewport });
    const person = personAt(page);
    await giveSmallBar(uid);
    const blank = { rating: null, tags: [], made_count: 0, last_made_at: null, noted: false };
    await database.doc(`users/${uid}/marks/recipes`).set({
      items: {
        [NEGRONI]: { ...blank, favourite: true, rating: 9 },
        [DAIQUIRI]: { ...blank, favourite: false, tags: ['Summer'], made_count: 1 },
      },
      last_item_id: String(DAIQUIRI),
      updated_at: new Date(),
    });
    const found = page.getByRole('list', { name: 'Recipes' }).getByRole('link');
    const finds = (name: string) =>
      expect.poll(() => found.allTextContents(), { timeout: 30_000 }).toEqual([name]);
    const yours = page.getByRole('combobox', { name: 'Yours' });
    await page.goto('/search?favourites=1');
    await finds('Negroni');
    await person.taps(page.getByRole('button', { name: 'Take Favourites out' }));
    await person.types(yours, 'summ');
    await person.taps(page.getByRole('option', { name: 'Summer' }));
    await finds('Daiquiri');
    expect(new URL(page.url()).search).toBe('?tag=Summer');
    await context.setOffline(true);
    await person.taps(page.getByRole('button', { name: 'Take Summer out' }));
    await person.types(yours, 'rated');
    await person.taps(page.getByRole('option', { name: 'Rated 4 and more' }));
    await finds('Negroni');
    await context.setOffline(false);
    await page.goto('/what-can-i-make?favourites=1');
    await page.getByRole('link', { name: 'Negroni' }).waitFor();
    expect(await page.getByRole('main').getByRole('article').count()).toBe(1);
    await context.close();
  });
});
