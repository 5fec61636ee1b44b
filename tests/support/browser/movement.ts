import type { Page } from 'playwright-core';

/** How much of the page has moved by itself so far and moves within `ms` more, as layout shift (the sum of all). */
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
