import type { Page } from 'playwright-core';

/** Resolves when the page has drawn what followed from the last thing that happened to it. */
export const drawnAnew = (page: Page): Promise<void> =>
  page.evaluate(
    () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
  );
