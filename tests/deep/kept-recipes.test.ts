import { LIMITS } from '@cellaret/domain/core/limits';
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, it } from 'vitest';
import { WITH_SERVICE_WORKER } from '../support/browser/browser.ts';
import { database } from '../support/data/database.ts';
import { seededIngredient, seededRecipe } from '../support/data/seeded.ts';
import { ownCabinet, putAway } from '../support/data/test-data.ts';
import { personAt } from '../support/data/typing.ts';
import { newVisitor } from '../support/signed-in.ts';

describe('what a list calls makeable', () => {
  afterAll(putAway);

  it('opens without a network, though it was never opened here', async () => {
    const { page, context, uid } = await newVisitor(WITH_SERVICE_WORKER);
    // More drinks than one query can name.
    const bottles = Array.from({ length: 160 }, (_, index) => 10_001 + index);
    await ownCabinet(uid, 'Full bar', bottles);
    await page.goto('/what-can-i-make');
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const ready = page.getByRole('list', { name: 'You have everything' }).getByRole('link');
    await ready.first().waitFor();
    const names = await ready.allTextContents();
    const countOf = async (group: string): Promise<number> =>
      Number.parseInt(
        (await page
          .getByRole('region', { name: group })
          .getByText(/^\d+ recipes?$/)
          .textContent()) ?? '',
        10,
      );
    // Earlier files may still remove documents, so it is counted each time.
    const makeable = async () =>
      (await countOf('You have everything')) + (await countOf('You can, with a swap'));
    const kept = () =>
      page.evaluate(
        () => Object.keys(JSON.parse(localStorage.getItem('cellaret.kept-recipes') ?? '{}') as object).length,
      );
    expect(await makeable()).toBeGreaterThan(LIMITS.idsPerQuery);
    // Kept while the page rests.
    await expect.poll(async () => (await kept()) - (await makeable()), { timeout: 90_000 }).toBe(0);
    await context.setOffline(true);
    for (const name of names.slice(0, 3)) {
      await page.getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      await page.getByRole('list', { name: 'Ingredients' }).getByRole('listitem').first().waitFor();
      await page.goBack();
      await ready.first().waitFor();
    }
  });
});

describe('a comparison', () => {
  afterAll(putAway);

  it('is chosen by name and shown without a network, of what can be made', async () => {
    const { page, context, uid } = await newVisitor(WITH_SERVICE_WORKER);
    const person = personAt(page);
    const bottles = ['Gin', 'Campari', 'Sweet vermouth', 'Bourbon whiskey'];
    await ownCabinet(uid, 'Four bottles', bottles.map(seededIngredient));
    const [negroni, boulevardier] = [seededRecipe('Negroni'), seededRecipe('Boulevardier')];
    await page.goto(`/view-recipe/${negroni}`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('cellaret.kept-recipes') ?? ''), {
        timeout: 30_000,
      })
      .toContain(String(boulevardier));
    await person.taps(page.getByRole('button', { name: 'More for Negroni' }));
    await person.taps(page.getByRole('menuitem', { name: 'Compare with…' }));
    const dialog = page.getByRole('dialog', { name: 'Compare “Negroni” with' });
    await dialog.getByRole('list', { name: 'Similar drinks' }).getByRole('link').first().waitFor();
    await context.setOffline(true);
    await person.types(dialog.getByRole('searchbox'), 'boulevardier');
    await person.taps(
      dialog
        .getByRole('list', { name: 'Search Results' })
        .getByRole('link', { name: 'Boulevardier', exact: true }),
    );
    await page.getByRole('heading', { level: 1, name: 'Negroni vs. Boulevardier' }).waitFor();
    await context.setOffline(false);
  });
});

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
