/// <reference lib="dom" />
import { chromium, type Page } from 'playwright-core';
import { accounts } from '../../emulator-data/sources/accounts.ts';
import { logIn } from '../../tests/support/browser/log-in.ts';
import { slowDown } from '../../tests/support/browser/measures.ts';
import { baseUrl } from '../../tests/support/env.ts';
import { saveMeasurement, type MeasuredRow } from './measurements.ts';

/**
 * Budget of an interaction in milliseconds, from the event to the next frame: shorter is not felt as waiting.
 */
const BUDGET_MS = 200;

/** How often each kind is done; the longest counts. */
const TIMES = 5;

/** Long enough for what an interaction began to end. */
const REST_MS = 700;

interface Interaction {
  name: string;
  /** Where it is done; the page is ready when `ready` is there. */
  path: string;
  ready: (page: Page) => Promise<void>;
  /** Does it once; `turn` counts from 0. */
  act: (page: Page, turn: number) => Promise<void>;
  /** Brings the page back to where it was, unmeasured. */
  undo?: (page: Page) => Promise<void>;
}

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });

const typing = (path: string, label: string, place: string): Interaction => ({
  name: `a key in "${label}" of ${place}`,
  path,
  ready: async (page) => field(page, label).click(),
  act: async (page, turn) => page.keyboard.type('rum g'.charAt(turn)),
});

const INTERACTIONS: readonly Interaction[] = [
  typing('/create-recipe', 'Recipe Name', 'the recipe form'),
  typing('/create-ingredient', 'Name', 'the ingredient form'),
  {
    name: 'a key in the picker of ingredients',
    path: '/create-recipe',
    ready: async (page) => page.getByPlaceholder('Select an ingredient').click(),
    act: async (page, turn) => page.keyboard.type('rum g'.charAt(turn)),
  },
  {
    name: 'opening the picker of units',
    path: '/create-recipe',
    ready: async (page) => page.getByPlaceholder('Select a unit').waitFor(),
    act: async (page) => page.getByPlaceholder('Select a unit').click(),
    undo: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('heading', { level: 1 }).click();
    },
  },
  {
    name: 'opening the dialog that adds to the cabinet',
    path: '/bar-cabinet',
    ready: async (page) => page.getByRole('button', { name: 'Add Ingredient' }).waitFor(),
    act: async (page) => page.getByRole('button', { name: 'Add Ingredient' }).click(),
    undo: async (page) => {
      await page.keyboard.press('Escape');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  {
    name: 'a tab of the navigation',
    path: '/bar-cabinet',
    ready: async (page) => page.getByRole('list', { name: 'Ingredients in this cabinet' }).waitFor(),
    act: async (page, turn) =>
      page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: ['Recipes', 'Search', 'Ingredients', 'Recipes', 'Search'][turn] ?? '' })
        .click(),
  },
];

interface Noted {
  at: number;
  ms: number;
}

/** Has the page note when each interaction began and how long it took, from the event to the next picture. */
function follow(): void {
  const noted = globalThis as { interactions?: Noted[] };
  noted.interactions = [];
  // The types do not know the threshold of Event Timing yet.
  const every: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
    buffered: true,
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[])
      if (entry.interactionId) noted.interactions?.push({ at: entry.startTime, ms: entry.duration });
  }).observe(every);
}

/**
 * Durations of the interactions since a moment of the page. A click that changes no frame is reported with
 * the next one, so older ones are left out.
 */
const takenSince = (page: Page, moment: number): Promise<number[]> =>
  page.evaluate(
    (since) =>
      ((globalThis as { interactions?: Noted[] }).interactions ?? [])
        .filter(({ at }) => at >= since)
        .map(({ ms }) => ms),
    moment,
  );

async function measure(page: Page, { name, path, ready, act, undo }: Interaction): Promise<MeasuredRow> {
  await page.goto(path);
  await ready(page);
  await page.waitForTimeout(REST_MS);
  const longest: number[] = [];
  for (let turn = 0; turn < TIMES; turn += 1) {
    const moment = await page.evaluate(() => performance.now());
    await act(page, turn);
    await page.waitForTimeout(REST_MS);
    // Event Timing leaves out events shorter than its threshold.
    longest.push(Math.max(16, ...(await takenSince(page, moment))));
    await undo?.(page);
    await page.waitForTimeout(REST_MS);
  }
  return { interaction: name, 'longest ms': Math.max(...longest), 'each ms': longest.join(', ') };
}

/**
 * Measures what people do most on a phone with a processor four times slower; true where everything is within
 * the budget.
 */
export async function benchInteractions(executablePath: string): Promise<boolean> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({
      baseURL: baseUrl,
      locale: 'en-GB',
      viewport: { width: 360, height: 740 },
    });
    // The script runner marks functions by name, also those that run in the page.
    await context.addInitScript({ content: 'globalThis.__name = (marked) => marked' });
    await context.addInitScript(follow);
    const page = await context.newPage();
    await logIn(page, accounts.demo);
    await slowDown(page);
    const rows: MeasuredRow[] = [];
    for (const interaction of INTERACTIONS) rows.push(await measure(page, interaction));
    console.table(rows);
    saveMeasurement({
      name: 'browser-interactions',
      title: 'Interactions',
      rows,
      notes: [
        `Event Timing at 360 px with a processor four times slower: from the event to the next picture, ${TIMES} of each. The budget is ${BUDGET_MS} ms.`,
      ],
    });
    return rows.every((row) => Number(row['longest ms']) <= BUDGET_MS);
  } finally {
    await browser.close();
  }
}
