import type { Page } from 'playwright-core';

/** Resolves when the app has taken the place of a page that was drawn ahead: before, what a person does is kept for it. */
export const usable = (page: Page): Promise<void> =>
  page.locator('#root > [data-drawn]').waitFor({ state: 'detached' });
