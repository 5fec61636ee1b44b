import type { Page } from 'playwright-core';

/** Takes an open app to an address as its own links do, without loading it anew; resolves when the screen before is gone. */
export async function openWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('#main h1')?.setAttribute('data-left', '');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await page.locator('[data-left]').waitFor({ state: 'detached' });
}
