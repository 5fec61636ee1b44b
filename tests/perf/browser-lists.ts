/// <reference lib="dom" />
import { COLLECTIONS } from '@cellaret/domain/collections';
import { chromium, type CDPSession, type Page } from 'playwright-core';
import { accounts } from '../../emulator-data/sources/accounts.ts';
import { baseUrl } from '../support/env.ts';
import { logIn } from '../support/log-in.ts';
import { percentile } from './measure.ts';
import { saveMeasurement, type MeasuredRow } from './report.ts';
import { answerPagesSorted, type SortedCollection } from './sorted-pages.ts';

/** How long each kind of scrolling goes on. */
const SCROLL_MS = 10_000;

/** A quick swipe: pixels per frame at 60 frames a second, about eight screens in a second. */
const SWIPE_PX = 100;

/** How long a list may stand still before it counts as complete. */
const PATIENCE_MS = 15_000;

const MEGABYTE = 1024 * 1024;

interface Frames {
  readonly count: number;
  readonly p95: number;
  readonly longest: number;
  /** Frames of more than 50 ms: what a person feels as a stutter. */
  readonly slow: number;
}

const framesOf = (all: readonly number[]): Frames => ({
  count: all.length,
  p95: percentile(all, 0.95),
  longest: Math.max(...all),
  slow: all.filter((ms) => ms > 50).length,
});

/** Scrolls the page by so many pixels a frame, down and up again at the end; the milliseconds between frames. */
const swipe = async (page: Page, ms: number, pixels: number): Promise<Frames> =>
  framesOf(
    await page.evaluate(
      ([duration, step]) =>
        new Promise<number[]>((resolve) => {
          const frames: number[] = [];
          const end = performance.now() + duration;
          let before = performance.now();
          let by = step;
          const next = (now: number) => {
            frames.push(now - before);
            before = now;
            const place = scrollY;
            scrollBy({ top: by, behavior: 'instant' });
            if (scrollY === place) by = -by;
            if (now < end) requestAnimationFrame(next);
            else resolve(frames.slice(2));
          };
          requestAnimationFrame(next);
        }),
      [ms, pixels] as const,
    ),
  );

/** Jumps about in what has arrived, as somebody does who drags the scroll bar. */
const jump = async (page: Page, ms: number): Promise<Frames> =>
  framesOf(
    await page.evaluate(
      (duration) =>
        new Promise<number[]>((resolve) => {
          const frames: number[] = [];
          const end = performance.now() + duration;
          let before = performance.now();
          let turn = 0;
          const next = (now: number) => {
            frames.push(now - before);
            before = now;
            turn += 1;
            // A new place every tenth frame, spread over the whole list.
            if (turn % 10 === 0)
              scrollTo({
                top: ((turn * 0.618) % 1) * document.documentElement.scrollHeight,
                behavior: 'instant',
              });
            if (now < end) requestAnimationFrame(next);
            else resolve(frames.slice(2));
          };
          requestAnimationFrame(next);
        }),
      ms,
    ),
  );

async function heapMegabytes(devtools: CDPSession): Promise<number> {
  await devtools.send('HeapProfiler.collectGarbage');
  const { metrics } = await devtools.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? 0) / MEGABYTE;
}

const rowCount = (page: Page, rowPx: number) =>
  page.evaluate((height) => Math.round(document.documentElement.scrollHeight / height), rowPx);

/** Goes to the end of what has arrived again and again until so many rows are there, or nothing more comes. */
async function fill(page: Page, wanted: number, rowPx: number): Promise<{ rows: number; seconds: number }> {
  const began = performance.now();
  let rows = await rowCount(page, rowPx);
  let grown = began;
  while (rows < wanted && performance.now() - grown < PATIENCE_MS) {
    await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
    await page.waitForTimeout(20);
    const now = await rowCount(page, rowPx);
    if (now !== rows) grown = performance.now();
    rows = now;
  }
  return { rows, seconds: (performance.now() - began) / 1000 };
}

const round = (value: number) => Number(value.toFixed(1));

interface ListCase {
  readonly path: string;
  readonly rowPx: number;
  readonly collection: SortedCollection;
}

const LISTS: readonly ListCase[] = [
  {
    path: '/ingredients',
    rowPx: 72,
    collection: { path: COLLECTIONS.ingredients, name: 'ingredient_name' },
  },
  {
    path: '/list-recipes',
    rowPx: 104,
    collection: { path: COLLECTIONS.recipeViews, name: 'recipe_name' },
  },
];

async function measureList(
  page: Page,
  { path, rowPx, collection }: ListCase,
  wanted: number,
): Promise<MeasuredRow[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  await answerPagesSorted(page.context(), collection, { recipes: wanted, ingredients: wanted });
  await page.goto(path);
  await page.getByRole('row').nth(5).waitFor();
  await page.waitForTimeout(1000);
  const before = await heapMegabytes(devtools);
  const rows: MeasuredRow[] = [];
  const add = (how: string, frames: Frames, heap: number, count: number) =>
    rows.push({
      list: `${path}, ${how}`,
      rows: count,
      frames: frames.count,
      'p95 ms': round(frames.p95),
      'longest ms': round(frames.longest),
      'over 50 ms': frames.slow,
      'heap MB': round(heap),
    });
  add(
    'while its first pages arrive',
    await swipe(page, SCROLL_MS, SWIPE_PX),
    before,
    await rowCount(page, rowPx),
  );
  const filled = await fill(page, wanted, rowPx);
  console.log(`  ${path}: ${filled.rows} rows after ${filled.seconds.toFixed(0)} s`);
  add(
    'swiping through it',
    await swipe(page, SCROLL_MS, -SWIPE_PX),
    await heapMegabytes(devtools),
    filled.rows,
  );
  add('jumping about in it', await jump(page, SCROLL_MS), await heapMegabytes(devtools), filled.rows);
  return rows;
}

/** Scrolls both lists while they grow to `wanted` rows and once they are there. */
export async function benchLists(executablePath: string, wanted: number): Promise<void> {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
  try {
    const context = await browser.newContext({
      baseURL: baseUrl,
      locale: 'en-GB',
      viewport: { width: 1280, height: 800 },
    });
    // The script runner marks functions by name, also those that run in the page.
    await context.addInitScript({ content: 'globalThis.__name = (marked) => marked' });
    const page = await context.newPage();
    await logIn(page, accounts.demo);
    const rows: MeasuredRow[] = [];
    for (const list of LISTS) rows.push(...(await measureList(page, list, wanted)));
    console.table(rows);
    saveMeasurement({
      name: 'browser-scrolling',
      title: 'Scrolling long lists',
      rows,
      notes: [
        'Milliseconds between animation frames in Chromium without a graphics card; 100 px a frame, or a new place every tenth frame.',
        'Pages beyond the tenth are answered from a sorted copy, because the local suite has no index.',
        'The heap is what JavaScript holds after collecting garbage; rows that are not in view have no elements.',
      ],
    });
  } finally {
    await browser.close();
  }
}
