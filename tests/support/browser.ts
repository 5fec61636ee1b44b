import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { inject } from 'vitest';
import { baseUrl } from './env.ts';
import { usable } from './usable.ts';

let connected: Promise<Browser> | undefined;

/** The one browser of the run. */
const browser = (): Promise<Browser> => (connected ??= chromium.connect(inject('browserEndpoint')));

/** Lets navigations of a page end when it can be used: a script would type into what is about to be replaced. */
function patient(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (...where) => {
    // Where the app was about to go somewhere itself, either of the two is given up; a person would enter the address again.
    const answer = await goto(...where).catch((failure: unknown) => {
      if (!String(failure).includes('ERR_ABORTED')) throw failure;
      return goto(...where);
    });
    await usable(page);
    return answer;
  };
  page.reload = async (...how) => {
    const answer = await reload(...how);
    await usable(page);
    return answer;
  };
}

/** A fresh browser profile (no session, no cache) at the app's address; the caller closes it. */
export async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await (await browser()).newContext({ baseURL: baseUrl, locale: 'en-GB', ...options });
  // Only what never comes fails: a machine that others use too may be slow.
  context.setDefaultTimeout(30_000);
  context.on('page', patient);
  return context;
}
