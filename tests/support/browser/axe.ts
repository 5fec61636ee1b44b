import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { BrowserContextOptions, Frame, Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Everything of WCAG 2.2 up to level AA that a machine can judge, and what axe thinks good beyond it. */
const options: RunOptions = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  resultTypes: ['violations'],
  // Style sheets need not be fetched again: none of these rules reads them.
  preload: false,
};

interface WithAxe {
  axe?: { run: (options: RunOptions) => Promise<AxeResults> };
}

/** Waits until nothing moves: half-faded text has no contrast to judge. Ignores motion that is paused, endless, or driven by a scroll. */
const settled = async (page: Page | Frame): Promise<void> => {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        (animation) =>
          animation.playState !== 'running' ||
          animation.timeline !== document.timeline ||
          animation.effect?.getComputedTiming().iterations === Infinity,
      ),
  );
};

/** Scope of an audit: all rules, all but colour, or only colour. */
export type Judged = 'everything' | 'structure' | 'colours';

/** The rules that look at colours; they take two fifths of a whole round. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

const without = (rules: readonly string[]) =>
  Object.fromEntries(rules.map((rule) => [rule, { enabled: false }]));

/** Popups of selects and menus lie outside all landmarks, but have the focus and hide the rest. */
function optionsFor(judged: Judged, hasPopup: boolean): RunOptions {
  if (judged === 'colours') return { ...options, runOnly: { type: 'rule', values: COLOUR_RULES } };
  return {
    ...options,
    rules: without([...(judged === 'structure' ? COLOUR_RULES : []), ...(hasPopup ? ['region'] : [])]),
  };
}

/** Accessibility faults of the page: one line per rule and element, empty if there are none. */
export async function violations(
  page: Page | Frame,
  where: string,
  judged: Judged = 'everything',
): Promise<string[]> {
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
    optionsFor(judged, popups > 0),
  );
  if (!found) throw new Error(`axe did not run at ${where}`);
  return found.map(
    ({ id, target, why }) => `${where}: ${id} at ${target} – ${why.split('\n').at(1)?.trim() ?? ''}`,
  );
}

/** Browser contexts for these tests: a scheme to begin with, and nothing that moves longer than it must. */
export const stillContext: BrowserContextOptions = { colorScheme: 'light', reducedMotion: 'reduce' };
