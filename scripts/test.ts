// Runs the tests: what every change has to pass, the parts named on the command line, or all there are;
// further words choose test files by a part of their path.
import { buildFunctions } from './lib/build/build-functions.ts';
import { buildWeb } from './lib/build/build-web.ts';
import { readCommandLine } from './lib/command/command-line.ts';
import { Failure, runMain } from './lib/command/failure.ts';
import { testChromium } from './lib/local/chromium.ts';
import { runnableEngine } from './lib/local/engine.ts';
import { findEmulators, type Emulators } from './lib/local/official/emulators.ts';
import { onShutdown } from './lib/local/shutdown.ts';
import { endRunningParts, partsUnderWay, runChecks, runStep, runVitest } from './lib/test/parts.ts';
import { summary, type PartResult, type Exceptions } from './lib/test/results.ts';
import { claimPorts, startTestSystem, testEnvironment, type Claim } from './lib/test/system.ts';
import { ALL, OFFICIAL, PARTS, readWords, type Need, type Part } from './lib/test/test-plan.ts';

const PAST_HOSTING =
  'every answer of the functions cannot be framed, nor run as anything, asked past hosting as well:';
const EXPRESS =
  'the Functions emulator’s own server names itself in each answer; the one of production does not';

/** Tests of a part that Google's emulators cannot pass, by their whole names, each with its reason. */
const EXCEPTIONS: Readonly<Record<string, Exceptions>> = {
  'official-api': Object.fromEntries(
    ['/api/glassware', '/api/nothing', '/api/openapi.json', '/api/docs', '/media/nothing'].map((path) => [
      `${PAST_HOSTING} ${path}`,
      EXPRESS,
    ]),
  ),
  'official-rules': {
    'coverage every expression was evaluated, and every condition came out both ways':
      'its report says of two conditions that they were never false, though rows that they alone deny are denied',
  },
};

/**
 * As many as the machine that `npm test` is meant for has processors, with a third answers come late; and one
 * behind them, which runs on what they leave idle while they wait for answers.
 */
const LANES = [{ behind: false }, { behind: false }, { behind: true }];

const NO_STORAGE =
  'nothing here evaluates the rules of Storage: run "npx firebase setup:emulators:storage" with a network, or install a Java compiler beside the Cloud SDK.';

/** How often a run says what it is at. */
const TOLD_EVERY_MS = 30_000;

const makers: Record<Need, [name: string, make: () => Promise<unknown>]> = {
  engine: ['Firebase suite', () => runnableEngine(console.log)],
  functions: ['build functions', buildFunctions],
  web: ['build web', buildWeb],
  chromium: ['Chromium', () => testChromium(console.log)],
};

/** Where one part runs after the other. */
interface Lane {
  claim: Claim;
  /** True where all other lanes go before it. */
  behind: boolean;
}

interface Run {
  filters: string[];
  /** Leaves out what is slow. */
  quick: boolean;
  /** True where one part runs: its output may go to the terminal as it comes. */
  alone: boolean;
  shutdown: ReturnType<typeof onShutdown>;
  results: PartResult[];
  made: Map<Need, Promise<PartResult>>;
  /** Google's own emulators, where a part runs on them. */
  emulators?: Emulators;
}

/** Makes what a part needs, unless somebody has; tells whether all of it is there. */
async function provide({ made, results }: Run, needs: readonly Need[]): Promise<boolean> {
  let ready = true;
  for (const need of needs) {
    let making = made.get(need);
    if (!making) {
      making = runStep(...makers[need]);
      made.set(need, making);
      void making.then((result) => results.push(result));
    }
    if ((await making).failures.length > 0) ready = false;
  }
  return ready;
}

async function environmentOf({ needs, system }: Part, claim: Claim): Promise<Record<string, string>> {
  return {
    ...(system && testEnvironment(claim.ports)),
    ...(system === 'own' && { CELLARET_TEST_OFFSET: String(claim.offset) }),
    ...(needs.includes('chromium') && { CELLARET_CHROMIUM: await testChromium(console.log) }),
  };
}

/** Runs a part, on a fresh system where it takes one: what another part left behind is not met. */
async function runPart(part: Part, run: Run, { claim, behind }: Lane): Promise<void> {
  const { name, budget, system, onGoogle } = part;
  const emulators = onGoogle === undefined ? undefined : run.emulators;
  const ready = await provide(run, part.needs);
  if (!ready) {
    run.results.push({ name, passed: 0, seconds: 0, failures: ['not run: what it needs is missing'] });
    return;
  }
  if (name === 'check') {
    run.results.push(...(await runChecks(behind)));
    return;
  }
  let stop: (() => Promise<void>) | undefined;
  if (system === 'whole' || system === 'data') {
    const start = async () =>
      (stop = await startTestSystem(claim, system === 'whole', emulators, run.shutdown.add));
    run.results.push(await runStep(`system for ${name}`, start));
    if (!stop) return;
    run.shutdown.add(stop);
  }
  const result = await runVitest(name, `tests/vitest.${onGoogle ?? name}.config.ts`, {
    env: { ...(await environmentOf(part, claim)), ...(emulators && { CELLARET_OFFICIAL: '1' }) },
    filters: run.filters,
    alone: run.alone,
    behind,
    // Without a system nothing is slow.
    quick: run.quick && system !== undefined,
    exceptions: EXCEPTIONS[name],
  });
  run.results.push({ ...result, budget });
  await stop?.();
}

/** Says from time to time what runs and what is left; returns how to end it. */
function tell(left: readonly Part[]): () => void {
  const timer = setInterval(() => {
    const names = left.map(({ name }) => name).join(', ');
    console.log(`… ${partsUnderWay().join(', ')}${names && `; left: ${names}`}`);
  }, TOLD_EVERY_MS);
  return () => clearInterval(timer);
}

/** Runs parts in lanes, each of which takes what is next of its kind. */
async function runLanes(parts: readonly Part[], run: Run): Promise<void> {
  const left = [...parts];
  run.alone = parts.length === 1;
  const stopTelling = tell(left);
  const takeNext = (behind: boolean): Part | undefined => {
    const next = left.findIndex((part) => (part.behind ?? false) === behind);
    // In the end nothing else is left: the two lanes help with what runs behind them.
    return next >= 0 || !behind ? left.splice(Math.max(next, 0), 1)[0] : undefined;
  };
  const work = async (lane: Lane): Promise<void> => {
    for (let part = takeNext(lane.behind); part; part = takeNext(lane.behind)) await runPart(part, run, lane);
  };
  const lanes: Lane[] = [];
  for (const { behind } of LANES.slice(0, parts.length)) {
    const claim = await claimPorts();
    run.shutdown.add(claim.release);
    lanes.push({ claim, behind });
  }
  await Promise.all(lanes.map(work));
  stopTelling();
}

/**
 * Finds Google's emulators where parts run on them. Where all there is was asked for, those parts are left
 * out without them.
 */
async function findGoogle(
  parts: readonly Part[],
  all: boolean,
): Promise<Pick<Run, 'emulators'> & { note?: string }> {
  if (!parts.some(({ onGoogle }) => onGoogle !== undefined)) return {};
  try {
    const emulators = await findEmulators(console.log);
    console.log(`Google's emulators: ${emulators.found.join('; ')}`);
    if (!emulators.storage) throw new Failure(NO_STORAGE);
    return { emulators };
  } catch (thrown) {
    if (!all || !(thrown instanceof Failure)) throw thrown;
    return { note: `Nothing ran on Google's emulators: ${thrown.message}` };
  }
}

const help = `npm test -- [PARTS] [WORDS]

Runs what every change has to pass, all there is (${ALL}), what runs on Google's own emulators (${OFFICIAL}), or the parts named:
${PARTS.map(({ name }) => name).join(', ')}.
Further words choose test files by a part of their path.`;

await runMain(async () => {
  const line = readCommandLine(help, {}, { most: Number.POSITIVE_INFINITY });
  if (!line) return;
  const { parts, filters, quick } = readWords(line.positionals);
  const { emulators, note } = await findGoogle(parts, line.positionals.includes(ALL));
  const possible = emulators ? parts : parts.filter(({ onGoogle }) => onGoogle === undefined);
  const shutdown = onShutdown();
  shutdown.add(endRunningParts);
  const results: PartResult[] = [];
  await runLanes(possible, { filters, quick, alone: false, shutdown, results, made: new Map(), emulators });
  await shutdown.now();
  console.log(summary(results, process.uptime(), note));
  if (results.length === 0 || results.some(({ failures }) => failures.length > 0)) process.exitCode = 1;
});
process.exit();
