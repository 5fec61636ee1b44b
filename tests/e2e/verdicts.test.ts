import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { projectId } from '../support/env.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';
import { giveSmallBar, NOT_IN_STOCK, plainCounts } from '../support/small-bar.ts';

const admin = initializeApp({ projectId }, 'verdicts');
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

const group = (page: Page, name: string) => page.getByRole('list', { name, exact: true });
const ready = (page: Page) => group(page, 'You have everything');
const oneMissing = (page: Page) => group(page, 'One ingredient missing');
const campari = (page: Page) =>
  page
    .getByRole('list', { name: 'Ingredients in this cabinet' })
    .getByRole('listitem')
    .filter({ hasText: NOT_IN_STOCK })
    .getByRole('button', { name: /Stock/ });

describe('what can be made', () => {
  let visitor: Visitor;
  let counts: number[] = [];
  const calls: string[] = [];

  beforeAll(async () => {
    visitor = await newVisitor();
    const { uid } = await getAuth(admin).getUserByEmail(visitor.email);
    counts = await plainCounts(await giveSmallBar(uid));
    await visitor.page.addInitScript(keepAnswers);
    visitor.page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
    });
  });
  afterAll(() => visitor.context.close());

  it('is every recipe of each group, as the plain definition counts them', async () => {
    const { page } = visitor;
    await page.goto('/what-can-i-make');
    const headings = ['You have everything', 'One ingredient missing', '2 ingredients missing'];
    for (const [index, heading] of headings.entries()) {
      const section = page.getByRole('region', { name: heading, exact: true });
      await section.getByText(`${counts[index]} recipes`, { exact: true }).waitFor();
    }
    await oneMissing(page)
      .getByRole('listitem')
      .filter({ hasText: 'Americano' })
      .getByText('missing: Campari', { exact: true })
      .waitFor();
  });

  it('costs one read a part of the catalogue and asks no API', async () => {
    const { page } = visitor;
    expect(await documentsSent(page, 'catalogue')).toBeGreaterThan(0);
    expect(await documentsSent(page, 'catalogue')).toBeLessThanOrEqual(17);
    expect(await documentsSent(page, 'cards')).toBe(0);
    expect(await documentsSent(page, 'recipe_views')).toBe(0);
    expect(calls).toEqual([]);
  });

  it('says what to buy next, and which two bottles together', async () => {
    const { page } = visitor;
    await group(page, 'Buy next')
      .getByRole('listitem')
      .first()
      .getByText(/^completes \d+ recipes?$/)
      .waitFor();
    await group(page, 'Two at once')
      .getByRole('listitem')
      .first()
      .getByText(/^together they complete \d+ recipes$/)
      .waitFor();
  });

  it('follows a toggle on the recipe list while it is looked at', async () => {
    const { page, context } = visitor;
    await page.goto('/list-recipes');
    const americano = page.getByRole('row').filter({ hasText: 'Americano' });
    // Rows exist only where one looks.
    await page.getByRole('row').nth(1).hover();
    await expect
      .poll(async () => {
        await page.mouse.wheel(0, 300);
        return americano.count();
      })
      .toBe(1);
    const other = await context.newPage();
    await other.goto('/bar-cabinet');
    await campari(other).filter({ hasText: 'Out of Stock' }).waitFor();
    await americano.getByText('missing: Campari', { exact: true }).waitFor();
    await campari(other).click();
    await americano.getByText('you have everything').waitFor();
    await campari(other).click();
    await americano.getByText('missing: Campari', { exact: true }).waitFor();
    await other.close();
  });

  it('is there without a network, and a toggle changes it', async () => {
    const { page, context } = visitor;
    await page.goto('/bar-cabinet');
    await campari(page).waitFor();
    await page.goto('/what-can-i-make');
    await oneMissing(page).waitFor();
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await context.setOffline(true);
    await page.getByRole('status').filter({ hasText: 'You are offline.' }).waitFor();
    await page.reload();
    await page
      .getByRole('region', { name: 'You have everything' })
      .getByText(`${counts[0]} recipes`)
      .waitFor();
    await page.getByRole('link', { name: 'Go to my cabinet' }).click();
    await campari(page).click();
    await campari(page).filter({ hasText: 'In Stock' }).waitFor();
    await page.getByRole('link', { name: 'What can I make?' }).click();
    await ready(page).getByRole('link', { name: 'Negroni', exact: true }).waitFor();
    await context.setOffline(false);
  });
});
