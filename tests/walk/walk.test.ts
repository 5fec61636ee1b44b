import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../emulator-data/sources/accounts.ts';
import { stillContext, violations } from '../support/browser/axe.ts';
import { newContext } from '../support/browser/browser.ts';
import { lettersTwiceAsLarge, outOfReach } from '../support/browser/large-text.ts';
import { signIn } from '../support/signed-in.ts';
import { ADMINISTRATOR, AT_THE_DOOR, MEMBER, UNVERIFIED, type Screen } from './screens.ts';

/** Resolves when the page has drawn what followed from the last thing that happened to it. */
const drawnAnew = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );

/** Takes the open app to an address without a reload; resolves when the screen before is gone. */
async function openWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('#main h1')?.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.locator('[data-left]').waitFor({ state: 'detached' });
}

const TEXTS = new URL('../../web/src/locales/en/', import.meta.url);

const ids = new Set(
  readdirSync(TEXTS)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(new URL(file, TEXTS), 'utf8')) as object)),
);

/** The ids of texts that a page shows in the place of their words; empty where all of them have arrived. */
async function rawTexts(page: Page): Promise<string[]> {
  const shown = await page.locator('body').innerText();
  return [...new Set(shown.match(/[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+/g))].filter((word) => ids.has(word));
}

const PHONE = 360;
const LAPTOP = 1280;

/** The narrowest window that text has to fit (a laptop at 400 %), and a tablet. */
const OTHER_WIDTHS = [320, 768];

/** Where every page begins in a window wide enough for the navigation beside it. */
const LEFT_EDGE = 128;

async function inWindow(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 });
  // Lists measure the window before they draw their rows anew.
  await drawnAnew(page);
}

/** Controls that cannot be reached without scrolling sideways, once the rows of lists have their heights. */
async function beyondTheEdge(page: Page, where: string): Promise<void> {
  await expect.poll(() => page.evaluate(outOfReach), { message: `${where}: beyond the edge` }).toEqual([]);
}

/** The page as it is in every window, with large letters, and dark. */
async function whatIsWrong(page: Page, path: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await inWindow(page, LAPTOP);
  const found = await violations(page, `${path}, ${LAPTOP} px`);
  for (const width of OTHER_WIDTHS) {
    await inWindow(page, width);
    await beyondTheEdge(page, `${path}, ${width} px`);
  }
  await inWindow(page, PHONE);
  found.push(...(await violations(page, `${path}, ${PHONE} px`)));
  const smaller = await lettersTwiceAsLarge(page);
  await drawnAnew(page);
  await beyondTheEdge(page, `${path}, large letters`);
  await smaller();
  // The device turns dark while the screen is open.
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.locator('html[data-dark]').waitFor();
  found.push(...(await violations(page, `${path}, dark`, 'colours')));
  return found;
}

/** The entries that header and navigation mark as the place where one is. */
const marked = (page: Page): Promise<string[]> =>
  page
    .locator('nav[aria-label=Main] a[aria-current], header a[aria-current]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));

/** Walks through the screens on one page that is loaded once. */
function walk(screens: readonly Screen[], arrive: () => Promise<Page>): void {
  let page: Page;
  beforeAll(async () => {
    page = await arrive();
    await page.goto('/about-to-begin');
    await page.getByRole('heading', { level: 1 }).waitFor();
  });
  afterAll(() => page.context().close());

  it.each(screens)('$path', async ({ path, content, marks, wide }) => {
    await openWithin(page, path);
    await content(page);
    expect(await rawTexts(page)).toEqual([]);
    expect(await whatIsWrong(page, path)).toEqual([]);
    if (marks !== undefined) expect(await marked(page)).toEqual([marks]);
    if (!wide) return;
    const title = page.getByRole('heading', { level: 1 });
    for (const width of [768, LAPTOP, 1920]) {
      await inWindow(page, width);
      await expect.poll(async () => [width, (await title.boundingBox())?.x]).toEqual([width, LEFT_EDGE]);
    }
  });
}

describe('a visitor', () => walk(AT_THE_DOOR, async () => (await newContext(stillContext)).newPage()));

describe('somebody who has yet to verify their address', () =>
  walk(UNVERIFIED, async () => (await signIn(accounts.unverified, stillContext)).page));

describe('a member', () => {
  walk(MEMBER, async () => (await signIn(accounts.demo, stillContext)).page);
});

describe('an administrator', () =>
  walk(ADMINISTRATOR, async () => (await signIn(accounts.admin, stillContext)).page));
