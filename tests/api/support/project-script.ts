import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRoot, root } from '../../../scripts/lib/paths.ts';
import { ports } from '../../support/env.ts';

/** Runs `scripts/{name}.ts` on a project of the running emulators; resolves with what it printed, throws with its exit code. */
export async function runScript(projectId: string, name: string, ...args: string[]): Promise<string> {
  const where = Object.entries({
    'auth-port': ports.auth,
    'firestore-port': ports.firestore,
    'storage-port': ports.storage,
  }).flatMap(([name, port]) => [`--${name}`, `${port}`]);
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', inRoot('scripts', `${name}.ts`), ...args, '--project', projectId, ...where],
    { cwd: root },
  );
  return stdout;
}
