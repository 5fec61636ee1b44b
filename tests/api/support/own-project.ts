import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { connectAdmin, emulatorTarget, type Admin } from '../../../scripts/lib/data/admin-sdk.ts';
import { inRoot, root } from '../../../scripts/lib/paths.ts';
import { firestoreUrl, ports } from '../../support/env.ts';

/** An empty project beside the running one, without triggers. Google's Firestore starts with its seed. */
export async function ownProject(projectId: string): Promise<Admin> {
  const documents = `${firestoreUrl}/emulator/v1/projects/${projectId}/databases/(default)/documents`;
  const { ok, status } = await fetch(documents, { method: 'DELETE' });
  if (!ok) throw new Error(`${projectId} was not emptied: ${status}`);
  return connectAdmin(emulatorTarget(ports, projectId));
}

/** Runs `scripts/{name}.ts` on a project of the emulators. Gives its output, throws with its exit code. */
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
