import { spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { runnableEngine } from '../../../scripts/lib/local/engine.ts';
import { endProcesses, markOf } from '../../../scripts/lib/local/processes.ts';
import { projectId } from '../../../scripts/lib/local/suite.ts';
import { inRoot } from '../../../scripts/lib/paths.ts';
import type { FirestoreAddress } from './rest.ts';

export interface FirestoreEngine {
  address: FirestoreAddress;
  stop: () => Promise<void>;
}

/** A port that was free a moment ago. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === 'object' && bound ? bound.port : 0));
    });
  });
}

/** The local engine's Firestore alone, in memory, with the repository's rules; `flags` are passed on. */
export async function startFirestore(flags: readonly string[] = []): Promise<FirestoreEngine> {
  const host = '127.0.0.1';
  const port = await freePort();
  const engine = await runnableEngine(() => undefined);
  const base = ['firestore', '--host', host, '--port', String(port), '--project_id', projectId];
  const child = spawn(engine, [...base, '--rules', inRoot('firestore.rules'), ...flags], {
    cwd: inRoot(),
    stdio: 'ignore',
  });
  const mark = markOf(child.pid ?? 0);
  const stop = () => endProcesses([mark], 'SIGINT', 3000);
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(`http://${host}:${port}/`).catch(() => null);
    if (answer) return { address: { host, port }, stop };
    await sleep(50);
  }
  await stop();
  throw new Error('The Firestore engine did not start within five seconds.');
}
