import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.ts';

it('a test run that is interrupted does not count as passed', async () => {
  const { CELLARET_LAUNCHED: _launched, ...env } = process.env;
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/test.ts', 'unit'], { cwd: root, env });
  await once(child.stdout, 'data');
  child.kill('SIGINT');
  expect(await once(child, 'close')).toEqual([130, null]);
});
