import type { Route } from 'playwright-core';
import { describe, expect, it, afterAll, beforeAll } from 'vitest';
import { WITH_SERVICE_WORKER, newContext, PHONE } from '../support/browser/browser.ts';
import { firstVisit, movement } from '../support/browser/measures.ts';
import { giveSmallBar } from '../support/data/small-bar.ts';
import { newVisitor, type Visitor } from '../support/signed-in.ts';

/** The budget of a first visit, everything counted as it crosses the wire: headers and bodies. */
const BUDGET = 160_000;

describe('the first load of a public page', () => {
  it.each(['/login', '/'])('stays within 160 KB on the wire: %s', async (path) => {
    const context = await newContext(WITH_SERVICE_WORKER);
    const { bytes, addresses } = await firstVisit(context, path);
    console.log(`${path}: ${bytes} bytes in ${addresses.length} requests`);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(BUDGET);
    // Firestore, Storage and Material come with the screens that need them.
    expect(addresses.filter((url) => /firestore|storage|material/i.test(url))).toEqual([]);
  });
});

describe('on a phone with a slow line, what has been drawn stays where it is', () => {
  let visitor: Visitor;
  beforeAll(async () => {
    visitor = await newVisitor(PHONE);
    await giveSmallBar(visitor.uid);
    // This browser knows from here on that there are bottles.
    await visitor.page.goto('/');
    await visitor.page.getByRole('region', { name: 'Tonight' }).waitFor();
  });
  afterAll(() => visitor.context.close());

  const paths = '/ /ingredients /list-recipes /ingredients/10001 /search?q=sour /view-recipe/20001';
  it.each(paths.split(' '))('%s', async (path) => {
    const page = await visitor.context.newPage();
    const devtools = await visitor.context.newCDPSession(page);
    await devtools.send('Network.enable');
    const line = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };
    await devtools.send('Network.emulateNetworkConditions', line);
    await page.goto(path);
    expect(await movement(page, 4000)).toBeLessThanOrEqual(0.02);
    await page.close();
  });
});

describe.each([
  { what: 'a list', path: '/list-recipes', method: 'runQuery', role: 'link', text: '20th Century' },
  { what: 'a recipe', path: '/view-recipe/20001', method: 'batchGet', role: 'heading', text: 'Negroni' },
] as const)('$what, asked for while Auth asks whether the session holds', ({ path, method, role, text }) => {
  /** A member who comes back; Auth's answer is `answer`. Gives what is shown before it. */
  async function comesBack(answer: (route: Route) => Promise<void>) {
    const { page, context } = await newVisitor(PHONE);
    await page.goto('/');
    await page.getByRole('main').waitFor();
    const rowsCame = page.waitForResponse((answer) => answer.url().endsWith(`:${method}`) && answer.ok());
    let shown = '';
    await page.route('**/accounts:lookup*', async (route) => {
      await (await rowsCame).finished();
      shown = await page.locator('body').innerText();
      await answer(route);
    });
    await page.goto(path);
    return { page, close: () => context.close(), shownBefore: () => shown };
  }

  it('is there before it has answered, and shown after', async () => {
    const { page, close, shownBefore } = await comesBack((route) => route.continue());
    await page.getByRole(role, { name: text, exact: true }).waitFor();
    expect(shownBefore()).not.toContain(text);
    await close();
  });

  it('is shown to nobody where it does not hold', async () => {
    const { page, close } = await comesBack((route) =>
      route.fulfill({
        status: 400,
        headers: { 'access-control-allow-origin': '*' },
        json: { error: { code: 400, message: 'USER_DISABLED' } },
      }),
    );
    await page.getByRole('heading', { name: 'Welcome back' }).waitFor();
    expect(await page.locator('body').innerText()).not.toContain(text);
    await close();
  });
});
