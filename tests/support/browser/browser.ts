import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { baseUrl } from '../env.ts';
import { chromiumArgs } from './chromium-args.ts';
import { usable } from './log-in.ts';

let launched: Promise<Browser> | undefined;
const opened = new Set<BrowserContext>();

/** The browser of this process. A shared one needs a socket, which costs more than a second browser. */
const browser = (): Promise<Browser> =>
  (launched ??= chromium.launch({ executablePath: process.env.CELLARET_CHROMIUM, args: chromiumArgs }));

/**
 * True if no closing dialog still has to remove its entry from the history
 * (web/src/lib/browser/back-closes.ts). It does so a moment after closing, and Chromium then cancels any
 * navigation that has started: a script is that quick, a person is not.
 */
const hasGoneBack = (): boolean => {
  const { layers = 0 } = (history.state as { layers?: number } | null) ?? {};
  const stays =
    document.querySelector('[role=dialog]') !== null &&
    document
      .getAnimations()
      .every(
        ({ effect, timeline }) =>
          timeline !== document.timeline || effect?.getComputedTiming().iterations === Infinity,
      );
  return layers === 0 || stays;
};

/** Lets navigations end when the page can be used: a script would type into the drawn page. */
function patient(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...where) => {
    await page.waitForFunction(hasGoneBack);
    const answer = await goto(...where);
    await usable(page);
    return answer;
  };
  page.reload = async (...how) => {
    await page.waitForFunction(hasGoneBack);
    const answer = await reload(...how);
    await usable(page);
    return answer;
  };
}

/** For tests of what the service worker does: pages that open without a network, caches. */
export const WITH_SERVICE_WORKER = { serviceWorkers: 'allow' } satisfies BrowserContextOptions;

/** The window of a phone. */
export const PHONE = { viewport: { width: 360, height: 740 } } satisfies BrowserContextOptions;

/**
 * A fresh browser profile (no session, no cache) at the app's address. One that a test opens is closed when
 * it has ended (tell-pages.ts). It has no service worker unless the test is about one: each would fetch the
 * whole app anew, a sixth of what the processors do during the browser tests.
 */
export async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await (
    await browser()
  ).newContext({ baseURL: baseUrl, locale: 'en-GB', serviceWorkers: 'block', ...options });
  // Only what never comes fails: a machine that others use too may be slow.
  context.setDefaultTimeout(30_000);
  context.on('page', patient);
  opened.add(context);
  context.on('close', () => opened.delete(context));
  return context;
}

/** A page in a browser profile of its own. */
export const newPage = async (options: BrowserContextOptions = {}): Promise<Page> =>
  (await newContext(options)).newPage();

/** All contexts that are open. */
export const openContexts = (): BrowserContext[] => [...opened];
