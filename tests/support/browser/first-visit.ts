import type { BrowserContext } from 'playwright-core';

/** How long nothing may arrive until a page counts as loaded: late parts are asked for only when the first ones have run. */
const QUIET_MS = 1500;

/** Everything that a first visit of `path` brings over the wire, headers and bodies, and the addresses that were asked for. */
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
