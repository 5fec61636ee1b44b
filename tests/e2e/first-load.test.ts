import { describe, expect, it } from 'vitest';
import { newContext } from '../support/browser.ts';

/** The budget of a first visit, everything counted as it crosses the wire: headers and bodies. */
const BUDGET = 160_000;

describe('the first load of a public page', () => {
  it.each(['/login', '/'])('stays within 160 KB on the wire: %s', async (path) => {
    const context = await newContext();
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    let bytes = 0;
    const addresses = new Map<string, string>();
    devtools.on('Network.requestWillBeSent', ({ requestId, request }) =>
      addresses.set(requestId, request.url),
    );
    devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.getByRole('heading', { level: 1 }).waitFor();
    console.log(`${path}: ${bytes} bytes in ${addresses.size} requests`);
    expect(bytes).toBeGreaterThan(50_000);
    expect(bytes).toBeLessThanOrEqual(BUDGET);
    // Firestore, Storage and Material come with the screens that need them.
    expect([...addresses.values()].filter((url) => /firestore|storage|material/i.test(url))).toEqual([]);
    await context.close();
  });
});
