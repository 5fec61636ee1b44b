import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { WITH_SERVICE_WORKER } from '../support/browser.ts';
import { cataloguePublished } from '../support/catalogue.ts';
import { documentsSent, keepAnswers } from '../support/documents-sent.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';
import { giveSmallBar, NOT_IN_STOCK, plainCounts } from '../support/small-bar.ts';

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

  beforeEach(async () => {
    await cataloguePublished();
    visitor = await newVisitor(WITH_SERVICE_WORKER);
    counts = await plainCounts(await giveSmallBar(visitor.uid));
  });
  afterEach(() => visitor.context.close());

  it('is every recipe of each group as the plain definition counts them, for one document, one file and no question to the API', async () => {
    const { page } = visitor;
    const calls: string[] = [];
    const files: string[] = [];
    await page.addInitScript(keepAnswers);
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
      if (pathname.startsWith('/media/catalogue/')) files.push(pathname);
    });
    await page.goto('/what-can-i-make');
    const headings = [
      'You have everything',
      'You can, with a stand-in',
      'One ingredient missing',
      '2 ingredients missing',
    ];
    for (const [index, heading] of headings.entries()) {
      const section = page.getByRole('region', { name: heading, exact: true });
      await section.getByText(new RegExp(`^${counts[index]} recipes?$`)).waitFor();
    }
    await group(page, 'You can, with a stand-in')
      .getByRole('listitem')
      .filter({ hasText: 'Prosecco instead of Champagne' })
      .first()
      .waitFor();
    await oneMissing(page)
      .getByRole('listitem')
      .filter({ hasText: 'Americano' })
      .getByText('missing: Campari', { exact: true })
      .waitFor();
    expect(await documentsSent(page, 'catalogue')).toBe(1);
    expect(files).toHaveLength(1);
    expect(await documentsSent(page, 'cards')).toBe(0);
    expect(await documentsSent(page, 'recipe_views')).toBe(0);
    expect(calls).toEqual([]);
  });

  it('says what to buy next, and which two bottles together', async () => {
    const { page } = visitor;
    await page.goto('/what-can-i-make');
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
