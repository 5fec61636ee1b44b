import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inRoot, root } from '../../scripts/lib/paths.ts';
import { outcomeOf } from './launch.ts';

/** The commands of package.json that are scripts of this repository, without what they are told. */
const commands = [
  ...new Set(
    Object.values(
      (JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as { scripts: Record<string, string> })
        .scripts,
    ).flatMap((command) => /^node scripts\/run\.mjs ([a-z-]+)/.exec(command)?.[1] ?? []),
  ),
];

const STACK = /^\s+at .+:\d+:\d+\)?$/m;

/** Run as a person would; each takes seconds. */
const tried = ['start', 'backup', 'bench-lighthouse', 'smoke'];

describe('every command', () => {
  it('reads its command line in the one way that answers --help and refuses what it does not know', () => {
    expect(commands.length).toBeGreaterThanOrEqual(22);
    const others = commands.filter(
      (command) =>
        !/readCommandLine\(\s*help|readStartOptions\(/.test(
          readFileSync(inRoot('scripts', `${command}.ts`), 'utf8'),
        ),
    );
    expect(others).toEqual([]);
  });

  it.each(tried)('%s says what it does, and starts nothing for that', async (command) => {
    const { code, output } = await outcomeOf(command, ['--help']);
    expect(code).toBe(0);
    expect(output).toMatch(/^npm (run|start)/);
  });

  it.each(tried)('%s refuses a flag it does not know in a sentence, with those it does', async (command) => {
    const { code, output } = await outcomeOf(command, ['--nonsense']);
    expect(code).toBe(1);
    expect(output).toContain("Unknown option '--nonsense'.");
    expect(output).toMatch(/^npm (run|start)/m);
    expect(output).not.toMatch(STACK);
  });
});

describe('a place that cannot be written', () => {
  it.each([
    ['a file system that can only be read, or is the system’s', '/sys/cellaret'],
    ['a file where a folder should be', '/dev/full/cellaret'],
  ])('%s is named by a start, without a stack', async (_what, folder) => {
    const { code, output } = await outcomeOf('start', ['--ports-offset', '4100'], {
      ...process.env,
      CELLARET_DATA_DIR: folder,
    });
    expect(code).toBe(1);
    expect(output).toMatch(
      /^\/\S+\/cellaret\S* cannot be used \(\w+\): (this user may not|the file system can|a part of)/m,
    );
    expect(output).not.toMatch(STACK);
  });
});

it('a test run that is interrupted does not count as passed', async () => {
  const { CELLARET_LAUNCHED: _launched, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/test.ts', 'unit'], { cwd: root, env });
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([130, null]);
});
