import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { keptArchive } from '../../scripts/lib/official/emulators.ts';
import { outcomeOf, temporaryFolder } from './launch.ts';

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

/** A machine with nothing but this Java, and without a network. */
function machine(java: string): NodeJS.ProcessEnv {
  const command = join(folder.path, 'java');
  writeFileSync(command, `#!/bin/sh\n${java}\n`);
  chmodSync(command, 0o755);
  const nowhere = 'http://127.0.0.1:9';
  return {
    ...process.env,
    PATH: folder.path,
    XDG_CACHE_HOME: folder.path,
    FIREBASE_EMULATORS_PATH: folder.path,
    HTTPS_PROXY: nowhere,
    https_proxy: nowhere,
  };
}

/** Runs `npm run test:official` there. */
const official = (env: NodeJS.ProcessEnv) => outcomeOf('test', ['official'], env);

const JAVA_21 = `echo 'openjdk version "21.0.2" 2024-01-16' >&2`;

it.each([
  [
    'no Java',
    'exit 127',
    'needs Java 21 or newer, there is none here, and a private one could not be fetched',
  ],
  ['Java 17', `echo 'openjdk version "17.0.15"' >&2`, 'needs Java 21 or newer, this is Java 17, and'],
  ['no Firestore', JAVA_21, 'run "npx firebase setup:emulators:firestore" with a network, or "gcloud'],
])(
  'npm run test:official says that there is %s and how to get it, and starts nothing',
  async (_what, java, sentence) => {
    const { code, output } = await official(machine(java));
    expect(code).toBe(1);
    expect(output).toContain(sentence);
    expect(output).not.toContain('build');
  },
);

it('npm run test:official tells a half downloaded archive from a whole one', async () => {
  writeFileSync(join(folder.path, keptArchive('firestore')), 'half');
  const { code, output } = await official(machine(JAVA_21));
  expect(code).toBe(1);
  expect(output).toMatch(/\.jar is not whole \(4 of \d+ bytes\): fetch it again with "rm /);
});
