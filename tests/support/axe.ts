import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything of WCAG 2.2 up to level AA that a machine can judge, and what axe thinks good beyond it. */
const options: RunOptions = {
  runOnly: {
    type: 'tag',
    values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  },
  resultTypes: ['violations'],
  // Style sheets need not be fetched again: none of these rules reads them.
  preload: false,
};

interface WithAxe {
  axe?: { run: (options: RunOptions) => Promise<AxeResults> };
}

/** Waits until nothing on the page moves: half-faded text has no contrast to judge. What is paused or endless is not waited for. */
const settled = async (page: Page): Promise<void> => {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== 'running' || animation.effect?.getComputedTiming().iterations === Infinity,
      ),
  );
};

/**
 * The list of a select and the menu of a button lie outside all landmarks. They belong to what opened them, have the focus and hide
 * the rest: a landmark around them would only be read out before each of their options.
 */
const popupOptions: RunOptions = { ...options, rules: { region: { enabled: false } } };

/** What is wrong with the page as it stands: one line per rule and element, empty where nothing is. */
export async function violations(page: Page, where: string): Promise<string[]> {
  await settled(page);
  const popups = await page.locator('[role=listbox], [role=menu]').count();
  // Evaluated, not added as an element: the page's security policy lets no foreign script in.
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(source);
  const found = await page.evaluate(
    async (wanted) => {
      const { axe } = globalThis as WithAxe;
      const results = await axe?.run(wanted);
      return results?.violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => ({
          id,
          target: target.join(' '),
          why: failureSummary ?? '',
        })),
      );
    },
    popups > 0 ? popupOptions : options,
  );
  if (!found) throw new Error(`axe did not run at ${where}`);
  return found.map(
    ({ id, target, why }) => `${where}: ${id} at ${target} – ${why.split('\n').at(1)?.trim() ?? ''}`,
  );
}

/** A phone, a tablet, a laptop. */
const WIDTHS = [360, 768, 1280];

/** Browser contexts for these tests: a scheme to begin with, and nothing that moves longer than it must. */
export const stillContext: BrowserContextOptions = { colorScheme: 'light', reducedMotion: 'reduce' };

/** What is wrong with the page in each of the three widths. */
export async function violationsInEachWidth(page: Page, where: string): Promise<string[]> {
  const found: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 800 });
    found.push(...(await violations(page, `${where}, ${width} px`)));
  }
  return found;
}
