// Runs the tests of rules and API on the official Firebase emulators: what only the embedded suite accepts is a defect.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildFunctions } from './lib/build-functions.ts';
import { buildWeb } from './lib/build-web.ts';
import { readCommandLine } from './lib/command-line.ts';
import { availableSeed } from './lib/data-folder.ts';
import { runMain } from './lib/failure.ts';
import { openLog } from './lib/log-file.ts';
import { requireJava, startOfficialSuite } from './lib/official.ts';
import { portsWithOffset } from './lib/ports.ts';
import { onShutdown } from './lib/shutdown.ts';
import { endRunningParts, runStep, runVitest } from './lib/test-parts.ts';
import { summary, type PartResult } from './lib/test-results.ts';
import { hostedOn, testEnvironment } from './lib/test-system.ts';

const help = `npm run test:official -- [WORDS]

Runs the tests of rules, triggers and API, malformed documents among them, on the official Firebase emulators; WORDS choose test files by a part of their
path. Needs Java 21 or newer, the ports of firebase.json, and at the first time a network to download the emulators.`;

type Shutdown = ReturnType<typeof onShutdown>;

const DATA = 'auth,firestore,storage';

/** Rules and triggers are tested without functions: nothing else writes while they are. */
const EMULATORS = { rules: DATA, triggers: DATA, api: `${DATA},functions` } as const;

async function runPart(
  part: keyof typeof EMULATORS,
  filters: string[],
  shutdown: Shutdown,
): Promise<PartResult[]> {
  const ports = portsWithOffset();
  const folder = mkdtempSync(join(tmpdir(), 'cellaret-official-'));
  let stop: (() => Promise<void>) | undefined;
  const start = async () => {
    const suite = await startOfficialSuite({
      ports,
      exportDir: join(folder, 'export'),
      seedDir: availableSeed(),
      only: EMULATORS[part],
      log: openLog(join(folder, 'suite.log')),
      began: ({ pid }) => console.log(`  process ${pid}, log in ${folder}`),
    });
    stop = part === 'api' ? await hostedOn(suite) : suite.stop;
  };
  const results = [await runStep(`official suite for ${part}`, start)];
  if (!stop) return results;
  shutdown.add(stop);
  const env = { ...testEnvironment(ports), CELLARET_OFFICIAL: '1' };
  results.push(await runVitest(part, `tests/vitest.${part}.config.ts`, { env, filters, alone: true }));
  await stop();
  rmSync(folder, { recursive: true, force: true });
  return results;
}

await runMain(async () => {
  const line = readCommandLine(help, {}, { most: Number.POSITIVE_INFINITY });
  if (!line) return;
  requireJava();
  const shutdown = onShutdown();
  shutdown.add(endRunningParts);
  const results = [await runStep('build functions', buildFunctions), await runStep('build web', buildWeb)];
  for (const part of ['rules', 'triggers', 'api'] as const)
    results.push(...(await runPart(part, line.positionals, shutdown)));
  await shutdown.now();
  console.log(summary(results, process.uptime()));
  if (results.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
});
process.exit();
