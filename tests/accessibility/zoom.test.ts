import type { BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accounts } from '../../emulator-data/sources/accounts.ts';
import { newContext } from '../support/browser.ts';
import { drawnAnew } from '../support/drawn-anew.ts';
import { signIn } from '../support/signed-in.ts';

/** A laptop at 200 %: half the width, twice the pixels. And the narrowest window that text has to fit, a laptop at 400 %. */
const ZOOMED = { width: 640, height: 400 };
const SIZES = [ZOOMED, { width: 320, height: 512 }];
const options: BrowserContextOptions = { viewport: ZOOMED, deviceScaleFactor: 2 };

const NEGRONI = 20001;
const GOLD_RUSH = 20079;
const GIN = 10001;

const field = (label: string) => (page: Page) => page.getByLabel(label, { exact: true }).first().waitFor();
const heading = (page: Page) => page.getByRole('heading', { level: 1 }).first().waitFor();
const someRecipe = (page: Page) => page.locator('main a[href^="/view-recipe/"]').first().waitFor();
const button = (name: string) => (page: Page) => page.getByRole('button', { name }).first().waitFor();
const link = (name: string) => (page: Page) =>
  page.getByRole('link', { name, exact: true }).first().waitFor();

type Screen = readonly [path: string, content: (page: Page) => Promise<unknown>];

const PUBLIC: readonly Screen[] = [
  ['/', heading],
  ['/login', field('Email')],
  ['/register', field('Display Name')],
  ['/nowhere', heading],
];

const GUARDED: readonly Screen[] = [
  ['/', (page) => page.getByRole('article').first().waitFor()],
  ['/profile', button('Delete my account')],
  ['/ingredients', link('Absinthe')],
  [`/ingredients/${GIN}`, heading],
  ['/create-ingredient', field('Name')],
  [`/update-ingredient/${GIN}`, field('Name')],
  ['/list-recipes', someRecipe],
  [`/view-recipe/${NEGRONI}`, heading],
  [`/view-recipe/${NEGRONI}/mix`, heading],
  ['/create-recipe', field('Recipe Name')],
  [`/update-recipe/${GOLD_RUSH}`, field('Recipe Name')],
  [`/upload-attachments/${GOLD_RUSH}`, heading],
  ['/bar-cabinet', button('More for Campari')],
  ['/menu', button('More for Negroni')],
  ['/search?q=negroni', link('Negroni')],
  ['/what-can-i-make', heading],
];

/**
 * What cannot be used without scrolling sideways: the page's own overflow, and controls or headings that stick out of the window.
 * What scrolls by itself on purpose (a row of pictures) may be wider.
 */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const scrollsSideways = (element: Element | null): boolean =>
      element !== null &&
      element !== document.documentElement &&
      (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrollsSideways(element.parentElement));
    const wide = document.documentElement.scrollWidth - innerWidth;
    const controls = [...document.querySelectorAll('main :is(a, button, input, textarea, h1, h2, h3)')];
    return [
      ...(wide > 0 ? [`the page by ${wide} px`] : []),
      ...controls
        .filter((one) => {
          const { left, right, width } = one.getBoundingClientRect();
          return width > 1 && (right > innerWidth + 1 || left < -1) && !scrollsSideways(one.parentElement);
        })
        .map((one) => `${one.tagName.toLowerCase()} ${(one.textContent ?? '').slice(0, 40)}`),
    ];
  });

/** The same in each of the sizes. */
async function sticksOutInEachSize(page: Page): Promise<[width: number, what: string[]][]> {
  const found: [number, string[]][] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    // Lists measure the window before they draw their rows anew.
    await drawnAnew(page);
    found.push([size.width, await sticksOut(page)]);
  }
  return found;
}

describe('at 200 % and in a window of 320 px', () => {
  const eachScreen = (screens: readonly Screen[], open: () => Promise<Page>): void => {
    let page: Page;
    beforeAll(async () => {
      page = await open();
    });
    afterAll(() => page.context().close());
    it.each(screens)('%s needs no scrolling sideways', async (path, content) => {
      await page.setViewportSize(ZOOMED);
      await page.goto(path);
      await content(page);
      expect(await sticksOutInEachSize(page)).toEqual(SIZES.map(({ width }) => [width, []]));
    });
  };

  describe('signed out', () => eachScreen(PUBLIC, async () => (await newContext(options)).newPage()));

  describe('signed in', () => eachScreen(GUARDED, async () => (await signIn(accounts.demo, options)).page));
});
