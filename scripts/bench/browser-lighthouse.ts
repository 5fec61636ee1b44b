/// <reference lib="dom" />
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { guestMenuPath } from '@cellaret/domain/guests/guests';
import lighthouse, { type RunnerResult } from 'lighthouse';
import { chromium, type BrowserContext } from 'playwright-core';
import { accounts } from '../../emulator-data/sources/accounts.ts';
import { logIn } from '../../tests/support/browser/log-in.ts';
import { cataloguePublished } from '../../tests/support/data/published-catalogue.ts';
import { newPerson } from '../../tests/support/data/test-people.ts';
import { openParty } from './load/load-party.ts';
import { percentile } from './measure.ts';
import { printed, saveMeasurement } from './measurements.ts';

interface Route {
  readonly path: string;
  readonly signedIn: boolean;
  /** The least score for performance. */
  readonly performance: number;
  /** True if search engines may find it. */
  readonly isFound?: boolean;
}

/** The seed data's Negroni. */
const ROUTES: readonly Route[] = [
  { path: '/', signedIn: false, performance: 95 },
  { path: '/login', signedIn: false, performance: 95 },
  { path: '/view-recipe/20001', signedIn: true, performance: 90 },
  { path: '/r/20001', signedIn: false, performance: 95, isFound: true },
];

/** A menu of forty drinks, as a guest opens it. */
const guestMenu = async (): Promise<Route> => ({
  path: guestMenuPath((await openParty([await newPerson()])).token),
  signedIn: false,
  performance: 95,
});

/** Targets of public routes, besides the scores; the layout shift is bounded everywhere. */
const TARGET = { lcpMs: 1_600, cls: 0.02, bytes: 160_000, perfect: 100 } as const;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

interface Run {
  readonly scores: Readonly<Record<(typeof CATEGORIES)[number], number>>;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly bytes: number;
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Signs in and then forgets everything but the session: what is measured is a first load. */
async function signIn(context: BrowserContext): Promise<void> {
  const page = await context.newPage();
  await logIn(page, accounts.demo);
  await page.evaluate(async () => {
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister();
    for (const key of await caches.keys()) await caches.delete(key);
  });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  await page.goto('about:blank');
}

function readRun(result: RunnerResult | undefined): Run {
  if (!result || result.lhr.runtimeError) throw new Error(result?.lhr.runtimeError?.message ?? 'No result');
  const { categories, audits } = result.lhr;
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  for (const id of [
    'accessibility',
    'best-practices',
    ...(result.lhr.requestedUrl?.includes('/r/') ? ['seo'] : []),
  ]) {
    const failing = categories[id]?.auditRefs.filter((ref) => ref.weight > 0 && audits[ref.id]?.score === 0);
    if (failing?.length) console.log(`  ${id}: ${failing.map((ref) => ref.id).join(', ')}`);
  }
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    fcp: value('first-contentful-paint'),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
  };
}

/**
 * One run in a fresh browser with a fresh profile, as a phone on a slow network (Lighthouse's own
 * simulation).
 */
async function runOnce(route: Route, baseUrl: string, executablePath: string): Promise<Run> {
  const profile = mkdtempSync(join(tmpdir(), 'cellaret-lighthouse-'));
  const port = await freePort();
  const context = await chromium.launchPersistentContext(profile, {
    baseURL: baseUrl,
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-dev-shm-usage',
      // Chromium's own traces in the background take Lighthouse's away now and then (NO_NAVSTART).
      '--force-fieldtrials=*BackgroundTracing/default/',
      `--remote-debugging-port=${port}`,
    ],
  });
  try {
    if (route.signedIn) await signIn(context);
    const result = await lighthouse(`${baseUrl}${route.path}`, {
      port,
      onlyCategories: [...CATEGORIES],
      disableStorageReset: route.signedIn,
      logLevel: 'error',
    });
    return readRun(result);
  } finally {
    await context.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/** The address as the report shows it: the link of a menu is another one each time. */
const shown = ({ path }: Route): string => path.replace(/^\/m\/.*/, '/m/{token}');

const median = (values: readonly number[]): number => percentile(values, 0.5);

/** Names of the targets a route misses. */
function missedBy(route: Route, run: Run): string[] {
  return [
    run.scores.performance < route.performance && `performance ≥ ${route.performance}`,
    run.scores.accessibility < TARGET.perfect && `accessibility ${TARGET.perfect}`,
    run.scores['best-practices'] < TARGET.perfect && `best practices ${TARGET.perfect}`,
    route.isFound === true && run.scores.seo < TARGET.perfect && `SEO ${TARGET.perfect}`,
    run.cls > TARGET.cls && `CLS ≤ ${TARGET.cls}`,
    !route.signedIn && run.lcp > TARGET.lcpMs && `LCP ≤ ${TARGET.lcpMs} ms`,
    !route.signedIn && run.bytes > TARGET.bytes && `≤ ${TARGET.bytes / 1000} KB`,
  ].filter((missed) => missed !== false);
}

/**
 * Measures the routes whose address contains `only` with Lighthouse, `runs` times each and in turn; returns
 * the targets that were missed.
 */
export async function benchLighthouse(
  baseUrl: string,
  executablePath: string,
  runs: number,
  only: string,
): Promise<string[]> {
  // As it is for everybody: a system has its catalogue a moment after it started.
  await cataloguePublished();
  const routes = [...ROUTES, await guestMenu()].filter(({ path }) => path.includes(only));
  const measured = new Map<string, Run[]>();
  for (let turn = 0; turn < runs; turn += 1) {
    for (const route of routes) {
      const run = await runOnce(route, baseUrl, executablePath);
      console.log(`  ${turn + 1}/${runs} ${route.path}: ${JSON.stringify(run)}`);
      measured.set(route.path, [...(measured.get(route.path) ?? []), run]);
    }
  }
  const missed: string[] = [];
  const rows = routes.map((route) => {
    const all = measured.get(route.path) ?? [];
    const of = (read: (run: Run) => number) => median(all.map(read));
    const middle: Run = {
      scores: {
        performance: of((run) => run.scores.performance),
        accessibility: of((run) => run.scores.accessibility),
        'best-practices': of((run) => run.scores['best-practices']),
        seo: of((run) => run.scores.seo),
      },
      fcp: of((run) => run.fcp),
      lcp: of((run) => run.lcp),
      tbt: of((run) => run.tbt),
      cls: of((run) => run.cls),
      bytes: of((run) => run.bytes),
    };
    missed.push(...missedBy(route, middle).map((target) => `${shown(route)}: ${target}`));
    return {
      route: shown(route),
      performance: middle.scores.performance,
      accessibility: middle.scores.accessibility,
      'best practices': middle.scores['best-practices'],
      SEO: route.isFound ? middle.scores.seo : '',
      'FCP ms': Math.round(middle.fcp),
      'LCP ms': Math.round(middle.lcp),
      'TBT ms': Math.round(middle.tbt),
      CLS: Number(middle.cls.toFixed(4)),
      KB: Number((middle.bytes / 1000).toFixed(1)),
    };
  });
  console.log(printed(rows));
  if (only) return missed;
  saveMeasurement({
    name: 'browser-lighthouse',
    title: 'Lighthouse, mobile',
    rows,
    notes: [
      `Medians of ${runs}, each in a fresh browser and profile, the routes in turn; Lighthouse’s own simulation of a phone.`,
      'For the recipe the session is kept, and all caches are emptied before.',
      missed.length === 0 ? 'All targets met.' : `Missed: ${missed.join('; ')}.`,
    ],
  });
  return missed;
}
