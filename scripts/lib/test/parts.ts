import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { messageOf } from '../command/failure.ts';
import { buildCache, inRoot, root } from '../paths.ts';
import { countReport, SLOW, type Exceptions, type PartResult } from './results.ts';

/** The names of the parts that run at this moment, and when each began. */
const underWay = new Map<string, number>();
const running = new Set<() => void>();

/** The names of what runs at this moment, each with its seconds so far. */
export const partsUnderWay = (): string[] =>
  [...underWay].map(([name, began]) => `${name} (${Math.round((Date.now() - began) / 1000)} s)`);

/** Ends every program the tests are running, for Ctrl-C. */
export function endRunningParts(): void {
  for (const end of running) end();
}

/** How much others go before what runs behind them, as `nice` counts. */
const BEHIND = 10;

interface ToolOptions {
  env?: NodeJS.ProcessEnv;
  /** Others go before it and all that it starts. */
  behind?: boolean;
  /** Takes the output in the end; without it, it goes to the terminal as it comes. */
  print?: ((output: string) => void) | undefined;
}

/** Runs one of npm's programs; resolves with its exit code. */
function runTool(
  command: string,
  args: string[],
  { env = process.env, behind = false, print }: ToolOptions,
): Promise<number> {
  return new Promise((done) => {
    const child = spawn(inRoot('node_modules', '.bin', command), args, {
      cwd: root,
      stdio: print ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env,
    });
    if (behind && child.pid !== undefined) setPriority(child.pid, BEHIND);
    let output = '';
    const gather = (chunk: Buffer) => (output += chunk.toString());
    child.stdout?.on('data', gather);
    child.stderr?.on('data', gather);
    const end = () => child.kill();
    running.add(end);
    child.once('error', () => done(127));
    child.once('close', (code) => {
      running.delete(end);
      print?.(output);
      done(code ?? 1);
    });
  });
}

async function timed(
  name: string,
  work: () => Promise<Omit<PartResult, 'name' | 'seconds'>>,
): Promise<PartResult> {
  const began = Date.now();
  underWay.set(name, began);
  const outcome = await work().catch((thrown: unknown) => {
    console.error(messageOf(thrown));
    return { passed: 0, failures: [messageOf(thrown).split('\n')[0] ?? ''] };
  });
  underWay.delete(name);
  const seconds = (Date.now() - began) / 1000;
  const { passed, failures } = outcome;
  const said = failures.length > 0 ? `${failures.length} failed` : `${passed} passed`;
  console.log(`${failures.length > 0 ? '✗' : '✓'} ${name}: ${said}, ${seconds.toFixed(1)} s`);
  return { name, ...outcome, seconds };
}

/** A part that passes or fails as a whole: a build step, a formatter, a linter. */
export function runStep(name: string, work: () => Promise<unknown>): Promise<PartResult> {
  return timed(name, async () => {
    await work();
    return { passed: 1, failures: [] };
  });
}

/** The compiler behind the linter frees memory seldom, within a bound: a fifth of its time went into that. */
const WITH_MUCH_MEMORY = { GOGC: '400', GOMEMLIMIT: '3GiB' };

/** The tools that read the code without running it. */
const CHECKS: readonly [name: string, command: string, args: string[]][] = [
  ['format', 'oxfmt', ['--check', '.']],
  ['lint and types', 'oxlint', ['--deny-warnings']],
  ['nothing unused', 'knip', ['--treat-config-hints-as-errors']],
];

/** Runs the checks one after the other, behind others where it is said; each counts as one test. */
export async function runChecks(behind: boolean): Promise<PartResult[]> {
  const results: PartResult[] = [];
  for (const [name, command, args] of CHECKS) {
    const check = async () => {
      let output = '';
      const env = { ...process.env, ...WITH_MUCH_MEMORY };
      const code = await runTool(command, args, { env, behind, print: (all) => (output = all) });
      if (code === 0) return;
      console.log(output);
      throw new Error(`${command} ended with exit code ${code}`);
    };
    results.push(await runStep(name, check));
  }
  return results;
}

interface VitestOptions {
  /** Environment variables for its processes, besides those of this one. */
  env?: Record<string, string>;
  /** Choose files by a part of their path. */
  filters: string[];
  /**
   * True where nothing else runs beside it: its output goes to the terminal as it comes, else only where
   * something failed.
   */
  alone?: boolean;
  /** Others go before it. */
  behind?: boolean;
  /** Leaves out tests with the tag `slow`. */
  quick: boolean;
  /** Tests that may fail. */
  exceptions?: Exceptions | undefined;
}

/** Runs one vitest configuration and counts its report. */
export function runVitest(
  name: string,
  config: string,
  { env, filters, alone = false, behind = false, quick, exceptions }: VitestOptions,
): Promise<PartResult> {
  return timed(name, async () => {
    const report = join(buildCache, `report-${name}-${process.pid}.json`);
    mkdirSync(buildCache, { recursive: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const chosen = [...(quick ? [`--tagsFilter=!${SLOW}`] : []), ...filters];
    let output = '';
    const code = await runTool('vitest', ['run', '--config', config, ...reporters, ...chosen], {
      env: { ...process.env, ...env },
      behind,
      print: alone ? undefined : (all) => (output = all),
    });
    const content = existsSync(report) ? readFileSync(report, 'utf8') : '';
    rmSync(report, { force: true });
    const counted = countReport(
      content ? (JSON.parse(content) as Parameters<typeof countReport>[0]) : undefined,
      code,
      { exceptions, complete: filters.length === 0, quick },
    );
    if (counted.failures.length > 0) console.log(output);
    return counted;
  });
}
