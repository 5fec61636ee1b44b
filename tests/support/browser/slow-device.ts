import type { Page } from 'playwright-core';

/** Makes the page's processor so many times slower than this machine's, as of a phone of some years ago. */
export async function slowDown(page: Page, times = 4): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: times });
}
