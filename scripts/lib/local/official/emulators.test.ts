import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

let folder = '';

/** A machine with nothing but this Java, and without a network. */
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'cellaret-'));
  vi.resetModules();
  vi.stubEnv('PATH', folder);
  for (const name of ['XDG_CACHE_HOME', 'FIREBASE_EMULATORS_PATH']) vi.stubEnv(name, folder);
  for (const name of ['HTTPS_PROXY', 'https_proxy']) vi.stubEnv(name, 'http://127.0.0.1:9');
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

function java(answer: string): void {
  const command = join(folder, 'java');
  writeFileSync(command, `#!/bin/sh\n${answer}\n`);
  chmodSync(command, 0o755);
}
const JAVA_21 = `echo 'openjdk version "21.0.2" 2024-01-16' >&2`;

const found = async () => (await import('./emulators.ts')).findEmulators(() => undefined);

describe('looking for Google’s emulators', () => {
  it.each([
    [
      'no Java',
      'exit 127',
      /there is none here, and a private one.*"sudo apt install openjdk-21-jre-headless"/,
    ],
    [
      'Java 17',
      `echo 'openjdk version "17.0.15"' >&2`,
      /this is Java 17, and a private one.*adoptium\.net, or .*"npm start -- --embedded"/,
    ],
    ['no Firestore', JAVA_21, /run "npx firebase setup:emulators:firestore" with a network, or "gcloud/],
  ])('says that there is %s, and how to get it', async (_what, answer, sentence) => {
    java(answer);
    await expect(found()).rejects.toThrow(sentence);
  });

  it('tells a half downloaded archive from a whole one', async () => {
    java(JAVA_21);
    const { keptArchive } = await import('./emulators.ts');
    writeFileSync(join(folder, keptArchive('firestore')), 'half');
    await expect(found()).rejects.toThrow(/\.jar is not whole \(4 of \d+ bytes\): fetch it again with "rm /);
  });
});
