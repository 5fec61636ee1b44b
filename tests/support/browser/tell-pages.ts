import type { BrowserContext } from 'playwright-core';
import { afterEach, beforeEach } from 'vitest';
import { openContexts } from './browser.ts';
import { toldPage } from './told-page.ts';

/** The windows that a file opened for all of its tests; it closes these itself. */
let kept = new Set<BrowserContext>();

beforeEach(() => {
  kept = new Set(openContexts());
});

// A failed test tells what stood in its windows: the failure alone says only what did not. Then every window
// that the test opened is closed, also where it failed: what goes on there would reach the next test.
afterEach(async ({ task }) => {
  for (const context of openContexts()) {
    for (const page of task.result?.state === 'fail' ? context.pages() : []) {
      const shown = await page
        .locator('body')
        .innerText({ timeout: 2000 })
        .catch(() => '(nothing that can be read)');
      (task.meta.openPages ??= []).push(toldPage(page.url(), shown));
    }
    if (!kept.has(context)) await context.close();
  }
});
