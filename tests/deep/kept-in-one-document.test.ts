import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { database } from '../support/data/database.ts';
import { seededRecipe } from '../support/data/seeded.ts';
import { newVisitor } from '../support/signed-in.ts';

/** Keeps in the page what Firestore sends it, so that documents can be counted as they are charged. */
const keepAnswers = (): void => {
  const kept: string[] = [];
  Object.assign(globalThis, { keptAnswers: kept });
  const original = globalThis.fetch;
  globalThis.fetch = async (...given) => {
    const response = await original(...given);
    const [asked] = given;
    const url = asked instanceof Request ? asked.url : String(asked);
    const reader = url.includes('/Listen/channel') ? response.clone().body?.getReader() : undefined;
    if (reader) {
      const decoder = new TextDecoder();
      const at = kept.push('') - 1;
      const read = async (): Promise<void> => {
        for (let part = await reader.read(); !part.done; part = await reader.read())
          kept[at] += decoder.decode(part.value, { stream: true });
      };
      read().catch(() => undefined);
    }
    return response;
  };
};

/** Documents of a collection that Firestore sent to the page. */
const documentsSent = (page: Page, collection: string): Promise<number> =>
  page.evaluate((name) => {
    const { keptAnswers } = globalThis as unknown as { keptAnswers: string[] };
    return keptAnswers.join('').split(`/documents/${name}/`).length - 1;
  }, collection);

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
