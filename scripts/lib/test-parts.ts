import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { messageOf } from './failure.ts';
import { buildCache, inRoot, root } from './paths.ts';
import { countReport, type PartResult } from './test-results.ts';

const running = new Set<() => void>();

/** Ends every program the tests are running, for Ctrl-C. */
export function endRunningParts(): void {
  for (const end of running) end();
}

/** Runs one of npm's programs; resolves with its exit code. Its output goes to the terminal, or to `print` once it has ended. */
function runTool(
  command: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  print?: (output: string) => void,
): Promise<number> {
  return new Promise((done) => {
    const child = spawn(inRoot('node_modules', '.bin', command), args, {
      cwd: root,
      stdio: print ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      env,
    });
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
  const started = Date.now();
  console.log(`\n── ${name} ──`);
  const outcome = await work().catch((thrown: unknown) => {
    console.error(messageOf(thrown));
    return { passed: 0, failed: 1, failures: [messageOf(thrown).split('\n')[0] ?? ''] };
  });
  return { name, ...outcome, seconds: (Date.now() - started) / 1000 };
}

/** A part that passes or fails as a whole: a build step, a formatter, a linter. */
export function runStep(name: string, work: () => Promise<unknown>): Promise<PartResult> {
  return timed(name, async () => {
    await work();
    return { passed: 1, failed: 0, failures: [] };
  });
}

type Check = [name: string, command: string, args: string[]];

// The compiler in Go, three times as fast; the one that ESLint works with lies beside it under the plain name.
const tsc = join('..', 'typescript-native', 'bin', 'tsc');

const lint: Check[] = [
  ['lint', 'eslint', ['--max-warnings', '0', '.']],
  ['lint with types', 'oxlint', ['--deny-warnings']],
];
const formatAndTypes: Check[] = [
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['nothing unused', 'knip', ['--treat-config-hints-as-errors']],
  ...['packages/domain', 'functions', 'web', 'tests', 'scripts', 'emulator-data'].map((folder): Check => [
    `types ${folder}`,
    tsc,
    ['-p', join(folder, 'tsconfig.json')],
  ]),
];

/** Runs checks one after the other; what they say is shown when they have ended. */
async function runInTurn(checks: Check[]): Promise<PartResult[]> {
  const results: PartResult[] = [];
  for (const [name, command, args] of checks) {
    const check = async () => {
      const code = await runTool(command, args, process.env, (output) => process.stdout.write(output));
      if (code !== 0) throw new Error(`${command} ended with exit code ${code}`);
    };
    results.push(await runStep(name, check));
  }
  return results;
}

/** Format, what nothing uses, and types; each counts as one test. */
export const runFormatAndTypes = (): Promise<PartResult[]> => runInTurn(formatAndTypes);

/** What needs no types, and what does; each counts as one test. */
export const runLint = (): Promise<PartResult[]> => runInTurn(lint);

interface VitestOptions {
  /** What its processes are told, besides what this one was. */
  env?: Record<string, string>;
  /** Choose files by a part of their path. */
  filters: string[];
  /** One of the configuration's projects; all of them if left out. */
  project?: string | undefined;
  /** Which share of the files, such as '1/2'; all of them if left out. */
  shard?: string | undefined;
  /** Gets all output at the end; it goes to the terminal as it comes if left out. */
  print?: ((output: string) => void) | undefined;
}

/** Runs one vitest configuration and counts its report. */
export function runVitest(
  name: string,
  config: string,
  { env, filters, project, shard, print }: VitestOptions,
): Promise<PartResult> {
  return timed(name, async () => {
    const report = join(buildCache, `report-${name.replace(/[ /]/g, '-')}-${process.pid}.json`);
    mkdirSync(buildCache, { recursive: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const only = [
      ...(project === undefined ? [] : [`--project=${project}`]),
      ...(shard === undefined ? [] : [`--shard=${shard}`]),
    ];
    const args = ['run', '--config', config, ...only, ...reporters, ...filters];
    const code = await runTool('vitest', args, { ...process.env, ...env }, print);
    const content = existsSync(report) ? readFileSync(report, 'utf8') : '';
    rmSync(report, { force: true });
    return countReport(
      content ? (JSON.parse(content) as Parameters<typeof countReport>[0]) : undefined,
      code,
    );
  });
}
