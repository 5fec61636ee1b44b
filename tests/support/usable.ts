import type { Page } from 'playwright-core';

/** Resolves when the app has taken the place of a page that was drawn ahead: before, a person can look at it but not use it. */
export const usable = (page: Page): Promise<void> =>
  page.locator('#root > [inert]').waitFor({ state: 'detached' });
