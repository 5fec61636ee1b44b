import { describe, expect, it } from 'vitest';
import { uidOf } from '../support/own-world.ts';
import { personAt } from '../support/person.ts';
import { newVisitor } from '../support/signed-in.ts';
import { giveSmallBar } from '../support/small-bar.ts';

describe('a wifi without internet', () => {
  it('counts as no network: the search says so, the notice comes, and goes by itself', async () => {
    const { page, context } = await newVisitor({ serviceWorkers: 'block' });
    await page.goto('/search');
    await page.getByText('Suggested', { exact: true }).waitFor();
    const policy: string[] = [];
    page.on('console', (message) => {
      if (message.text().includes('Content Security Policy')) policy.push(message.text());
    });
    // The browser is not told: it believes in its network as before.
    await context.route('**/*', (route) => route.abort('internetdisconnected'));
    expect(await page.evaluate(() => navigator.onLine)).toBe(true);
    await personAt(page).types(page.getByRole('searchbox'), 'negroni');
    await page.getByText('You are offline. The search works again when you are online.').waitFor();
    const notice = page.getByRole('status').filter({ hasText: 'You see what was here last' });
    await notice.waitFor();
    expect(await page.getByText('Failed to fetch').count()).toBe(0);
    // Firestore's client looks meanwhile whether anything of the internet is there.
    await page.waitForTimeout(3000);
    expect(policy).toEqual([]);

    await context.unroute('**/*');
    await notice.waitFor({ state: 'detached' });
    await page
      .getByRole('list', { name: 'Recipes' })
      .getByRole('link', { name: 'Negroni', exact: true })
      .waitFor();
    await context.close();
  });
});

describe('what a list calls makeable', () => {
  it('opens without a network, though it was never opened here', async () => {
    const { page, context, email } = await newVisitor();
    const owned = await giveSmallBar(await uidOf({ email }));
    expect(owned.length).toBeGreaterThan(0);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.goto('/what-can-i-make');
    const ready = page.getByRole('list', { name: 'You have everything' }).getByRole('link');
    await ready.first().waitFor();
    const names = await ready.allTextContents();
    // Kept while the page rests.
    await expect
      .poll(
        () =>
          page.evaluate(
            () =>
              Object.keys(JSON.parse(localStorage.getItem('cellaret.kept-recipes') ?? '{}') as object).length,
          ),
        { timeout: 20_000 },
      )
      .toBeGreaterThanOrEqual(names.length);
    await context.setOffline(true);
    for (const name of names.slice(0, 3)) {
      await page.getByRole('link', { name, exact: true }).click();
      await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
      await page.getByRole('list', { name: 'Ingredients' }).getByRole('listitem').first().waitFor();
      await page.goBack();
      await ready.first().waitFor();
    }
    await context.close();
  });
});
