// Measures how long a start takes and what a first visit costs.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { firstVisit } from '../tests/support/browser/first-visit.ts';
import { figure, percentile } from './bench/measure.ts';
import { saveMeasurement, type MeasuredRow } from './bench/report.ts';
import { buildFunctions } from './lib/build/build-functions.ts';
import { buildWeb } from './lib/build/build-web.ts';
import { readCommandLine } from './lib/command/command-line.ts';
import { runMain } from './lib/command/failure.ts';
import { systemChromium } from './lib/local/chromium.ts';
import { host } from './lib/local/ports.ts';
import { onShutdown } from './lib/local/shutdown.ts';
import { claimPorts } from './lib/test/system.ts';

/** Starts of each kind. */
const STARTS = 3;

const PUBLIC_ROUTES = ['/', '/login', '/register'];

/** Opens a page in a browser that has never seen it. */
async function visit(baseURL: string, path: string): Promise<MeasuredRow> {
  const browser = await chromium.launch({
    executablePath: await systemChromium(console.log),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const { bytes, addresses } = await firstVisit(await browser.newContext({ baseURL }), path);
    return { route: path, 'bytes on the wire': bytes, requests: addresses.length };
  } finally {
    await browser.close();
  }
}

const help = `npm run bench:start

Measures how long a start takes and what a first visit costs.`;

await runMain(async () => {
  if (!readCommandLine(help, {})) return;
  const shutdown = onShutdown();
  try {
    await buildFunctions();
    await buildWeb();
    const claim = await claimPorts();
    shutdown.add(claim.release);
    process.env.CELLARET_TEST_OFFSET = String(claim.offset);
    const { launch } = await import('../tests/platform/launch.ts');
    const baseUrl = `http://${host}:${claim.ports.hosting}`;

    /** Seconds from the command until the system says that it is ready, and until the web app and the API have answered. */
    const start = async (folder: string, whileRunning?: () => Promise<void>) => {
      const began = performance.now();
      const system = launch(folder);
      shutdown.add(system.stop);
      await system.says('Ready after');
      const ready = (performance.now() - began) / 1000;
      await (await fetch(`${baseUrl}/`)).text();
      await (await fetch(`${baseUrl}/api/openapi.json`)).text();
      const answered = (performance.now() - began) / 1000;
      await whileRunning?.();
      await system.stop();
      return { ready, answered };
    };

    const fresh: { ready: number; answered: number }[] = [];
    const kept: { ready: number; answered: number }[] = [];
    const loads: MeasuredRow[] = [];
    for (let turn = 0; turn < STARTS; turn += 1) {
      const folder = mkdtempSync(join(tmpdir(), 'cellaret-start-'));
      shutdown.add(() => rmSync(folder, { recursive: true, force: true }));
      fresh.push(await start(folder));
      kept.push(
        await start(folder, async () => {
          if (turn > 0) return;
          for (const path of PUBLIC_ROUTES) loads.push(await visit(baseUrl, path));
        }),
      );
    }
    const median = (values: readonly number[]) => figure(percentile(values, 0.5));
    const starts = [
      ['with empty data: the seed is imported', fresh] as const,
      ['with the data of the last time', kept] as const,
    ].map(([name, all]) => ({
      start: name,
      'ready after s (median)': median(all.map(({ ready }) => ready)),
      'web app and API answered after s (median)': median(all.map(({ answered }) => answered)),
    }));
    console.log(JSON.stringify({ starts, loads }, null, 2));
    saveMeasurement({
      name: 'start',
      title: 'Starting',
      rows: starts,
      notes: [`Medians of ${STARTS}, with functions and web app built before.`],
    });
    saveMeasurement({ name: 'first-load', title: 'Bytes of a first visit', rows: loads });
  } finally {
    await shutdown.now();
  }
});
process.exit();
