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

/** Runs one of npm's programs in the foreground; resolves with its exit code. */
function runTool(command: string, args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((done) => {
    const child = spawn(inRoot('node_modules', '.bin', command), args, { cwd: root, stdio: 'inherit', env });
    const end = () => child.kill();
    running.add(end);
    child.once('error', () => done(127));
    child.once('exit', (code) => {
      running.delete(end);
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

const checks: [name: string, command: string, args: string[]][] = [
  ['format', 'prettier', ['--check', '--log-level', 'warn', '.']],
  ['lint', 'eslint', ['--max-warnings', '0', '.']],
  ...['packages/domain', 'functions', 'web', 'tests', 'scripts', 'emulator-data'].map(
    (folder): [string, string, string[]] => [`types ${folder}`, 'tsc', ['-p', join(folder, 'tsconfig.json')]],
  ),
];

/** Format, lint and types; each counts as one test. */
export async function runChecks(): Promise<PartResult[]> {
  const results: PartResult[] = [];
  for (const [name, command, args] of checks) {
    const check = async () => {
      const code = await runTool(command, args, process.env);
      if (code !== 0) throw new Error(`${command} ended with exit code ${code}`);
    };
    results.push(await runStep(name, check));
  }
  return results;
}

/** Runs one vitest configuration and counts its report. `filters` choose files by a part of their path. */
export function runVitest(
  name: string,
  config: string,
  env: Record<string, string>,
  filters: string[],
): Promise<PartResult> {
  return timed(name, async () => {
    const report = join(buildCache, `report-${name}-${process.pid}.json`);
    mkdirSync(buildCache, { recursive: true });
    const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
    const code = await runTool('vitest', ['run', '--config', config, ...reporters, ...filters], {
      ...process.env,
      ...env,
    });
    const content = existsSync(report) ? readFileSync(report, 'utf8') : '';
    rmSync(report, { force: true });
    return countReport(
      content ? (JSON.parse(content) as Parameters<typeof countReport>[0]) : undefined,
      code,
    );
  });
}
