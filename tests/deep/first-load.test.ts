import { describe, expect, it } from 'vitest';
import { WITH_SERVICE_WORKER, newContext } from '../support/browser/browser.ts';
import { firstVisit } from '../support/browser/measures.ts';

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
