// Runs the tests: all of them, or the parts named on the command line; further words choose test files by a part of their path.
import { buildFunctions } from './lib/build-functions.ts';
import { buildWeb } from './lib/build-web.ts';
import { systemChromium } from './lib/chromium.ts';
import { runnableEngine } from './lib/engine.ts';
import { runMain } from './lib/failure.ts';
import { onShutdown } from './lib/shutdown.ts';
import { endRunningParts, runFormatAndTypes, runLint, runStep, runVitest } from './lib/test-parts.ts';
import { summary, type PartResult } from './lib/test-results.ts';
import { claimPorts, startTestSystem, testEnvironment, type Claim } from './lib/test-system.ts';

const parts = ['check', 'unit', 'rules', 'api', 'e2e', 'platform'] as const;
/** Runs only where it is named: a few minutes of killing and waiting. */
const partsOnDemand = ['faults'] as const;
type Part = (typeof parts | typeof partsOnDemand)[number];

const isPart = (word: string): word is Part =>
  ([...parts, ...partsOnDemand] as readonly string[]).includes(word);
const configOf = (part: Part) => `tests/vitest.${part}.config.ts`;

type Shutdown = ReturnType<typeof onShutdown>;

/** Starts a system for a part, runs the part, and ends the system. */
async function runOnSystem(
  part: Part,
  functions: boolean,
  claim: Claim,
  filters: string[],
  shutdown: Shutdown,
): Promise<PartResult[]> {
  let stop: (() => Promise<void>) | undefined;
  const results = [
    await runStep(`system for ${part}`, async () => (stop = await startTestSystem(claim, functions))),
  ];
  if (!stop) return results;
  shutdown.add(stop);
  const env = testEnvironment(claim.ports);
  if (part === 'e2e') env.CELLARET_CHROMIUM = await systemChromium(console.log);
  results.push(await runVitest(part, configOf(part), env, filters));
  await stop();
  return results;
}

/** Everything that needs no system: format, types, unit tests, and what the systems are built of. */
async function prepare(has: (part: Part) => boolean, filters: string[]): Promise<PartResult[]> {
  const results: PartResult[] = [];
  if (has('check')) results.push(...(await runFormatAndTypes()));
  if (has('unit')) results.push(await runVitest('unit', configOf('unit'), {}, filters));

  const needsBrowser = has('e2e') || has('faults');
  const needsFunctions = has('api') || has('platform') || needsBrowser;
  if (needsFunctions || has('rules')) {
    results.push(await runStep('Firebase suite', () => runnableEngine(console.log)));
  }
  if (needsFunctions) results.push(await runStep('build functions', buildFunctions));
  if (has('platform') || needsBrowser) results.push(await runStep('build web', buildWeb));
  if (needsBrowser) results.push(await runStep('Chromium', () => systemChromium(console.log)));
  return results;
}

async function runParts(chosen: Part[], filters: string[], shutdown: Shutdown): Promise<PartResult[]> {
  const has = (part: Part) => chosen.includes(part);
  // Lint takes as long as all the rest that needs no system, so it runs beside it.
  const lanes = await Promise.all([prepare(has, filters), has('check') ? runLint() : []]);
  const results: PartResult[] = lanes.flat();

  const claim = await claimPorts();
  shutdown.add(claim.release);
  // The rules are tested without functions: nothing else writes while they are.
  if (has('rules')) results.push(...(await runOnSystem('rules', false, claim, filters, shutdown)));
  // A system each, fresh from the seed: what one part leaves behind is not met by the next.
  for (const part of ['api', 'e2e'] as const) {
    if (has(part)) results.push(...(await runOnSystem(part, true, claim, filters, shutdown)));
  }
  if (has('platform')) {
    const env = { CELLARET_TEST_OFFSET: String(claim.offset) };
    results.push(await runVitest('platform', configOf('platform'), env, filters));
  }
  if (has('faults')) {
    // Each file starts a system of its own on these ports, and ends it as it sees fit.
    const env = {
      ...testEnvironment(claim.ports),
      CELLARET_TEST_OFFSET: String(claim.offset),
      CELLARET_CHROMIUM: await systemChromium(console.log),
    };
    results.push(await runVitest('faults', configOf('faults'), env, filters));
  }
  return results;
}

await runMain(async () => {
  const words = process.argv.slice(2);
  const named = words.filter(isPart);
  const shutdown = onShutdown(() => console.log('\nStopping …'));
  shutdown.add(endRunningParts);
  const results = await runParts(
    named.length > 0 ? named : [...parts],
    words.filter((word) => !isPart(word)),
    shutdown,
  );
  await shutdown.now();
  console.log(summary(results, process.uptime()));
  if (results.length === 0 || results.some((result) => result.failed > 0)) process.exitCode = 1;
});
process.exit();
