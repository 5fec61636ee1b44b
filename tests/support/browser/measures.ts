import type { BrowserContext, Page } from 'playwright-core';

/** A page counts as loaded after so long without traffic: late parts are requested by the first ones. */
const QUIET_MS = 1500;

/** The bytes, headers included, and the addresses of a first visit of `path`. */
export async function firstVisit(
  context: BrowserContext,
  path: string,
): Promise<{ bytes: number; addresses: string[] }> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  let bytes = 0;
  let last = Date.now();
  const addresses = new Map<string, string>();
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) => {
    last = Date.now();
    addresses.set(requestId, request.url);
  });
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => {
    last = Date.now();
    bytes += encodedDataLength;
  });
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  while (Date.now() - last < QUIET_MS) await page.waitForTimeout(100);
  return { bytes, addresses: [...addresses.values()] };
}

/** Makes the page's processor four times slower than this machine's, as of a phone of some years ago. */
export async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** The page's layout shift so far and within `ms` more (the sum of all). */
export const movement = (page: Page, ms = 300): Promise<number> =>
  page.evaluate(
    (patience) =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value;
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), patience);
      }),
    ms,
  );
