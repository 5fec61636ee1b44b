import { spawn } from 'node:child_process';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../paths.ts';

/** Arguments for `process.execPath` that run the pinned firebase-tools. */
export const firebaseCommand = (args: readonly string[]): string[] => [
  inRoot('node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
  ...args,
];

/** Where firebase-tools keeps what it has downloaded. */
export const firebaseCache = () =>
  process.env.FIREBASE_EMULATORS_PATH ?? join(homedir(), '.cache', 'firebase', 'emulators');

/** Lets firebase-tools download an emulator; resolves with its last words. */
export function setUpEmulator(name: 'ui' | 'firestore' | 'storage'): Promise<string> {
  const env = { ...process.env, CI: '1', NO_UPDATE_NOTIFIER: '1', METADATA_SERVER_DETECTION: 'none' };
  return new Promise((done) => {
    const child = spawn(process.execPath, firebaseCommand([`setup:emulators:${name}`]), {
      env,
      cwd: inRoot(),
    });
    const endWithUs = () => child.kill();
    process.once('exit', endWithUs);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('error', (error) => done(error.message));
    child.once('close', () => {
      process.off('exit', endWithUs);
      done(output.trim().split('\n').at(-1) ?? '');
    });
  });
}
