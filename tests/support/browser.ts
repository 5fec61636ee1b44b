import { chromium, type Browser, type BrowserContext, type BrowserContextOptions } from 'playwright-core';
import { inject } from 'vitest';
import { baseUrl } from './env.ts';

let connected: Promise<Browser> | undefined;

/** The one browser of the run. */
export const browser = (): Promise<Browser> => (connected ??= chromium.connect(inject('browserEndpoint')));

/** A fresh browser profile (no session, no cache) at the app's address; the caller closes it. */
export async function newContext(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  const context = await (await browser()).newContext({ baseURL: baseUrl, locale: 'en-GB', ...options });
  // Only what never comes fails: a machine that others use too may be slow.
  context.setDefaultTimeout(30_000);
  return context;
}
