// Runs the tests: all of them, or the parts named on the command line; further words choose test files by a part of their path.
import { buildFunctions } from './lib/build-functions.ts';
import { buildWeb } from './lib/build-web.ts';
import { testChromium } from './lib/chromium.ts';
import { readCommandLine } from './lib/command-line.ts';
import { runnableEngine } from './lib/engine.ts';
import { runMain } from './lib/failure.ts';
import { onShutdown } from './lib/shutdown.ts';
import { endRunningParts, runFormatAndTypes, runLint, runStep, runVitest } from './lib/test-parts.ts';
import { summary, type PartResult } from './lib/test-results.ts';
import { claimPorts, startTestSystem, testEnvironment, type Claim } from './lib/test-system.ts';

const parts = ['check', 'unit', 'components', 'rules', 'api', 'accessibility', 'e2e', 'platform'] as const;
/** Runs only where it is named: a few minutes of killing and waiting. */
const partsOnDemand = ['faults'] as const;
type Part = (typeof parts | typeof partsOnDemand)[number];

const isPart = (word: string): word is Part =>
  ([...parts, ...partsOnDemand] as readonly string[]).includes(word);
const configOf = (part: Part) => `tests/vitest.${part}.config.ts`;

type Shutdown = ReturnType<typeof onShutdown>;

/** Parts with pages of the running app in a browser. */
const inBrowser: readonly Part[] = ['accessibility', 'e2e', 'faults'];

interface Run {
  chosen: readonly Part[];
  filters: string[];
  shutdown: Shutdown;
}

/** Parts in turn on the same ports; `print` gets their output where it must not mix with another lane's. */
interface Lane {
  claim: Claim;
  print?: (output: string) => void;
}

/** Starts a system for a part, runs the part, and ends the system. */
async function runOnSystem(
  part: Part,
  { filters, shutdown }: Run,
  { claim, print }: Lane,
): Promise<PartResult[]> {
  let stop: (() => Promise<void>) | undefined;
  // The rules are tested without functions: nothing else writes while they are.
  const start = async () => (stop = await startTestSystem(claim, part !== 'rules'));
  const results = [await runStep(`system for ${part}`, start)];
  if (!stop) return results;
  shutdown.add(stop);
  const env = testEnvironment(claim.ports);
  if (inBrowser.includes(part)) env.CELLARET_CHROMIUM = await testChromium(console.log);
  results.push(await runVitest(part, configOf(part), { env, filters, print }));
  await stop();
  return results;
}

/** Runs parts one after the other, each on a fresh system: what one leaves behind is not met by the next. */
async function runInTurn(turn: readonly Part[], run: Run, lane: Lane): Promise<PartResult[]> {
  const results: PartResult[] = [];
  for (const part of turn.filter((one) => run.chosen.includes(one)))
    results.push(...(await runOnSystem(part, run, lane)));
  return results;
}

/** Everything that needs no system: format, types, unit and component tests, and what the systems are built of. */
async function prepare({ chosen, filters }: Run): Promise<PartResult[]> {
  const has = (part: Part) => chosen.includes(part);
  const results: PartResult[] = [];
  if (has('check')) results.push(...(await runFormatAndTypes()));
  if (has('unit')) results.push(await runVitest('unit', configOf('unit'), { filters }));

  if (has('components')) {
    const env = { CELLARET_CHROMIUM: await testChromium(console.log) };
    results.push(await runVitest('components', configOf('components'), { env, filters }));
  }

  const needsBrowser = inBrowser.some(has);
  const needsFunctions = has('api') || has('platform') || needsBrowser;
  if (needsFunctions || has('rules')) {
    results.push(await runStep('Firebase suite', () => runnableEngine(console.log)));
  }
  if (needsFunctions) results.push(await runStep('build functions', buildFunctions));
  if (needsFunctions) results.push(await runStep('build web', buildWeb));
  if (needsBrowser) results.push(await runStep('Chromium', () => testChromium(console.log)));
  return results;
}

async function runParts(run: Run): Promise<PartResult[]> {
  const has = (part: Part) => run.chosen.includes(part);
  const newClaim = async () => {
    const claim = await claimPorts();
    run.shutdown.add(claim.release);
    return claim;
  };
  // Lint takes longer than all the rest that needs no system, so it runs beside it and on.
  const lint = has('check') ? runLint() : [];
  const results = await prepare(run);

  const claim = await newClaim();
  // The first lane waits for servers much of the time, the second for one busy page: together they fill two processors.
  const lanes = await Promise.all([
    runInTurn(['rules', 'api'], run, { claim }),
    has('accessibility')
      ? runInTurn(['accessibility'], run, {
          claim: await newClaim(),
          print: (output) => process.stdout.write(output),
        })
      : [],
  ]);
  results.push(...(await lint), ...lanes.flat(), ...(await runInTurn(['e2e'], run, { claim })));
  const offset = { CELLARET_TEST_OFFSET: String(claim.offset) };
  const { filters } = run;
  if (has('platform'))
    results.push(await runVitest('platform', configOf('platform'), { env: offset, filters }));
  if (has('faults')) {
    // Each file starts a system of its own on these ports, and ends it as it sees fit.
    const chromium = { CELLARET_CHROMIUM: await testChromium(console.log) };
    const env = { ...testEnvironment(claim.ports), ...offset, ...chromium };
    results.push(await runVitest('faults', configOf('faults'), { env, filters }));
  }
  return results;
}

const help = `npm test -- [PARTS] [WORDS]

Runs the tests: all of them, or the parts named (${[...parts, ...partsOnDemand].join(', ')}); further words choose test files by a part of
their path.`;

await runMain(async () => {
  const line = readCommandLine(help, {}, { most: Number.POSITIVE_INFINITY });
  if (!line) return;
  const words = line.positionals;
  const named = words.filter(isPart);
  const shutdown = onShutdown();
  shutdown.add(endRunningParts);
  const results = await runParts({
    chosen: named.length > 0 ? named : parts,
    filters: words.filter((word) => !isPart(word)),
    shutdown,
  });
  await shutdown.now();
  console.log(summary(results, process.uptime()));
  if (results.length === 0 || results.some((result) => result.failed > 0)) process.exitCode = 1;
});
process.exit();
