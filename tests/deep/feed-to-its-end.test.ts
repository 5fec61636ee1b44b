import { describe, expect, it } from 'vitest';
import { database } from '../support/data/database.ts';
import { newVisitor } from '../support/signed-in.ts';

const cards = database.collection('cards');

describe('the feed', () => {
  it('shows everything once, and is read card by card to its end', async () => {
    const { page } = await newVisitor();
    const articles = page.getByRole('feed').getByRole('article');
    const end = page.getByText('That was everything.');
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
