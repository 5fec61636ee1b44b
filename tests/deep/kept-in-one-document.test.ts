import { expect, it } from 'vitest';
import { documentsSent, keepAnswers } from '../support/browser/documents-sent.ts';
import { database } from '../support/data/database.ts';
import { seededRecipe } from '../support/data/seeded.ts';
import { newVisitor } from '../support/signed-in.ts';

it('what one keeps about 500 drinks is read as one document', async () => {
  const { page, uid } = await newVisitor();
  const negroni = seededRecipe('Negroni');
  const ids = [negroni, ...Array.from({ length: 499 }, (_, at) => 9_000_000 + at)];
  await database.doc(`users/${uid}/marks/recipes`).set({
    items: Object.fromEntries(ids.map((id) => [String(id), { favourite: true }])),
    last_item_id: String(negroni),
    updated_at: new Date(),
  });
  await page.addInitScript(keepAnswers);
  await page.goto('/my-drinks');
  await page.getByRole('main').getByRole('link', { name: 'Negroni', exact: true }).waitFor();
  const sent = (collection: string) => documentsSent(page, collection);
  expect(await sent(`users/${uid}/marks`)).toBe(1);
  expect(await sent(`users/${uid}/notes`)).toBe(0);
  expect(await sent('recipes')).toBe(0);
  // Of a full document, one more is a change of one entry.
  await page.goto(`/view-recipe/${seededRecipe('Daiquiri')}`);
  await page.getByRole('button', { name: 'Favourite: Daiquiri' }).click();
  const kept = async () =>
    Object.keys((await database.doc(`users/${uid}/marks/recipes`).get()).get('items') as object).length;
  await expect.poll(kept).toBe(501);
});
