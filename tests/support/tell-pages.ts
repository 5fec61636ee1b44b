import { afterEach } from 'vitest';
import { openPages } from './browser.ts';
import { toldPage } from './told-page.ts';

// What stood in the window when a test failed, where no file has closed it yet: the failure alone says only what did not.
afterEach(async ({ task }) => {
  if (task.result?.state !== 'fail') return;
  for (const page of openPages()) {
    const shown = await page
      .locator('body')
      .innerText({ timeout: 2000 })
      .catch(() => '(nothing that can be read)');
    (task.meta.openPages ??= []).push(toldPage(page.url(), shown));
  }
});
