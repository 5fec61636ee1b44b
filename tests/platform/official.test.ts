import { execFile } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { inRoot, root } from '../../scripts/lib/paths.ts';
import { temporaryFolder } from './launch.ts';

/** Runs `npm run test:official` where `java -version` answers this. */
async function withJava(answer: string): Promise<{ code: number; output: string }> {
  const folder = temporaryFolder();
  const java = join(folder.path, 'java');
  writeFileSync(java, `#!/bin/sh\n${answer}\n`);
  chmodSync(java, 0o755);
  const env = { ...process.env, PATH: `${folder.path}:${process.env.PATH}` };
  try {
    const script = ['--import', 'tsx', inRoot('scripts/test-official.ts')];
    const { stdout } = await promisify(execFile)(process.execPath, script, { cwd: root, env });
    return { code: 0, output: stdout };
  } catch (thrown) {
    const { code, stdout, stderr } = thrown as { code: number; stdout: string; stderr: string };
    return { code, output: stdout + stderr };
  } finally {
    folder.remove();
  }
}

it.each([
  ['there is none here', 'exit 127'],
  ['this is Java 17', `echo 'openjdk version "17.0.15" 2025-04-15' >&2`],
])('npm run test:official says that %s, and starts nothing', async (have, answer) => {
  const { code, output } = await withJava(answer);
  expect(code).toBe(1);
  expect(output).toContain(
    `The official Firebase suite needs Java 21 or newer and ${have}: install a JDK 21`,
  );
  expect(output).not.toContain('build');
});
