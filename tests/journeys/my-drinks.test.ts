import { expect, it } from 'vitest';
import { PHONE, WITH_SERVICE_WORKER } from '../support/browser/browser.ts';
import { database } from '../support/data/database.ts';
import { seededRecipe } from '../support/data/seeded.ts';
import { newVisitor } from '../support/signed-in.ts';

const NEGRONI = seededRecipe('Negroni');
const DAIQUIRI = seededRecipe('Daiquiri');

it('what one keeps about a drink without a network outlives a reload, and joins what another device said', async () => {
  const { page, context, uid } = await newVisitor({
    ...WITH_SERVICE_WORKER,
    ...PHONE,
  });
  const heart = page.getByRole('button', { name: 'Favourite: Negroni' });
  await page.goto(`/view-recipe/${NEGRONI}`);
  // It stands below, and comes once one scrolls.
  const goesDown = async () => {
    await page.getByRole('heading', { name: 'Negroni', level: 1 }).waitFor();
    await page.keyboard.press('End');
  };
  await goesDown();
  await page.getByRole('heading', { name: 'Yours' }).waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await context.setOffline(true);
  await page.getByText('You are offline.').waitFor();
  await heart.click();
  await heart.and(page.getByRole('button', { pressed: true })).waitFor();
  // Another device says something of the same drink meanwhile, which this one does not hear of.
  await database.doc(`users/${uid}/marks/recipes`).set({
    items: { [NEGRONI]: { tags: ['Summer'] }, [DAIQUIRI]: { favourite: true } },
    last_item_id: String(DAIQUIRI),
    updated_at: new Date(),
  });
  await page.getByRole('radio', { name: '4 stars', exact: true }).press('Space');
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByLabel('Note', { exact: true }).pressSequentially('A little more gin.', { delay: 20 });
  await page.getByRole('button', { name: 'Save note' }).click();
  await page.getByText('A little more gin.').waitFor();
  await page.reload();
  await goesDown();
  await page.getByText('A little more gin.').waitFor();
  await page.getByRole('radio', { name: '4 stars', checked: true }).waitFor({ state: 'attached' });
  await heart.and(page.getByRole('button', { pressed: true })).waitFor();
  await context.setOffline(false);
  // Both survive: of a drink that two devices speak of, each said something else.
  const kept = async () => (await database.doc(`users/${uid}/marks/recipes`).get()).get('items') as unknown;
  await expect.poll(kept, { timeout: 30_000 }).toEqual({
    [NEGRONI]: { favourite: true, rating: 8, noted: true, tags: ['Summer'] },
    [DAIQUIRI]: { favourite: true },
  });
  expect((await database.doc(`recipes/${NEGRONI}/ratings/${uid}`).get()).get('rating')).toBe(8);
  const note = await database.doc(`users/${uid}/notes/recipes_${NEGRONI}`).get();
  expect(note.get('text')).toBe('A little more gin.');
});
