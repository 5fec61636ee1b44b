import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';

const TEXTS = new URL('../../web/src/locales/en/', import.meta.url);

const ids = new Set(
  readdirSync(TEXTS)
    .filter((file) => file.endsWith('.json'))
    .flatMap((file) => Object.keys(JSON.parse(readFileSync(new URL(file, TEXTS), 'utf8')) as object)),
);

/** The ids of texts that a page shows in the place of their words; empty where all of them have arrived. */
export async function rawTexts(page: Page): Promise<string[]> {
  const shown = await page.locator('body').innerText();
  return [...new Set(shown.match(/[a-z][a-z0-9-]*(?:\.[a-z0-9-]+)+/g))].filter((word) => ids.has(word));
}
