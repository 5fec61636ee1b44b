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

/** How many turns run at a time. One more ends sooner, but keeps both processors so busy that answers come late: a run failed in three tests that pass alone. */
const LANES = 2;

type Shutdown = ReturnType<typeof onShutdown>;

/** Parts with pages of the running app in a browser. */
const inBrowser: readonly Part[] = ['accessibility', 'e2e', 'faults'];

interface Run {
  chosen: readonly Part[];
  filters: string[];
  shutdown: Shutdown;
}

/** Where one part at a time runs; `print` gets its output where it must not mix with another lane's. */
interface Lane {
  claim: Claim;
  print?: (output: string) => void;
}

/** What a lane runs as a whole: a part, one project of a part's configuration, or one half of that ('1/2'). */
interface Turn {
  part: Part;
  project?: string;
  shard?: string;
}

/** Starts a system for a part, runs the part, and ends the system. */
async function runOnSystem(
  { part, project, shard }: Turn,
  { filters, shutdown }: Run,
  { claim, print }: Lane,
): Promise<PartResult[]> {
  const name = [project ?? part, shard].filter(Boolean).join(' ');
  let stop: (() => Promise<void>) | undefined;
  // The rules are tested without functions: nothing else writes while they are.
  const start = async () => (stop = await startTestSystem(claim, part !== 'rules'));
  const results = [await runStep(`system for ${name}`, start)];
  if (!stop) return results;
  shutdown.add(stop);
  const env = testEnvironment(claim.ports);
  if (inBrowser.includes(part)) env.CELLARET_CHROMIUM = await testChromium(console.log);
  results.push(await runVitest(name, configOf(part), { env, filters, project, shard, print }));
  await stop();
  return results;
}

/** Runs the part whose tests start systems of their own, on the ports of the lane. */
const runPlatform = ({ filters }: Run, { claim, print }: Lane): Promise<PartResult> =>
  runVitest('platform', configOf('platform'), {
    env: { CELLARET_TEST_OFFSET: String(claim.offset) },
    filters,
    print,
  });

/** Takes from what is left to do until nothing is, each on a fresh system: what one part leaves behind is not met by the next. */
async function runFrom(left: Turn[], run: Run, lane: Lane): Promise<PartResult[]> {
  const results: PartResult[] = [];
  for (let turn = left.shift(); turn; turn = left.shift())
    results.push(
      ...(turn.part === 'platform' ? [await runPlatform(run, lane)] : await runOnSystem(turn, run, lane)),
    );
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

  // The longest first, so that the lanes end together. Each half of the browser tests has a system to itself: no file meets what another does
  // at the same time. Where words choose files, all of a part run together.
  const apart = run.filters.length === 0;
  const turns: Turn[] = [
    ...(apart
      ? ['1/2', '2/2'].map((shard) => ({ part: 'e2e' as const, project: 'e2e', shard }))
      : [{ part: 'e2e' as const }]),
    { part: 'api' },
    { part: 'accessibility' },
    ...(apart ? [{ part: 'e2e' as const, project: 'e2e alone' }] : []),
    { part: 'rules' },
    { part: 'platform' },
  ];
  const left = turns.filter(({ part }) => has(part));
  const claims: Claim[] = [];
  for (let lane = 0; lane < Math.min(LANES, left.length); lane++) claims.push(await newClaim());
  const print = (output: string) => process.stdout.write(output);
  const lanes = await Promise.all(
    claims.map((claim, at) => runFrom(left, run, { claim, ...(at > 0 && { print }) })),
  );
  results.push(...(await lint), ...lanes.flat());
  if (has('faults')) {
    // Each file starts a system of its own on these ports, and ends it as it sees fit.
    const claim = claims[0] ?? (await newClaim());
    const env = {
      ...testEnvironment(claim.ports),
      CELLARET_TEST_OFFSET: String(claim.offset),
      CELLARET_CHROMIUM: await testChromium(console.log),
    };
    results.push(await runVitest('faults', configOf('faults'), { env, filters: run.filters }));
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
