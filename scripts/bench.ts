// Runs every benchmark and writes docs/performance.md.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { renderReport, savedMeasurements } from './bench/measurements.ts';
import { readCommandLine } from './lib/command/command-line.ts';
import { runMain } from './lib/command/failure.ts';
import { inRoot, root } from './lib/paths.ts';

/** The benchmarks of package.json: every script whose name begins with `bench:`, and the load run. */
function benchmarks(): string[] {
  const { scripts } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  return [...Object.keys(scripts).filter((name) => name.startsWith('bench:')), 'load'];
}

const run = (script: string): Promise<number> =>
  new Promise((done) => {
    const child = spawn('npm', ['run', '--silent', script], { cwd: root, stdio: 'inherit' });
    child.once('error', () => done(127));
    child.once('close', (code) => done(code ?? 1));
  });

const help = `npm run bench -- [options]

Runs every benchmark and writes docs/performance.md.

  --only WORDS            the benchmarks of these words behind "bench:", with commas between them; sections of the others stay
  --report                run none, render what the last runs left`;

await runMain(async () => {
  const line = readCommandLine(help, {
    only: { type: 'string' },
    report: { type: 'boolean', default: false },
  });
  if (!line) return;
  const { values } = line;
  const only = values.only?.split(',');
  const chosen = values.report
    ? []
    : benchmarks().filter((name) => only?.includes(name.replace('bench:', '')) ?? true);
  const failed: string[] = [];
  for (const name of chosen) {
    console.log(`\n── ${name} ──`);
    if ((await run(name)) !== 0) failed.push(name);
  }
  const file = inRoot('docs', 'performance.md');
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  writeFileSync(file, (await format(file, renderReport(savedMeasurements(), before))).code);
  console.log('\ndocs/performance.md is written.');
  if (failed.length > 0) {
    console.log(`Failed or over a target: ${failed.join(', ')}`);
    process.exitCode = 1;
  }
});
