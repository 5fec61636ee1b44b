import { spawnSync } from 'node:child_process';
import { Failure } from '../command/failure.ts';
import { firebaseCommand } from '../local/firebase-tools.ts';
import { root } from '../paths.ts';
import { meansAbsent, sentenceOf } from './cloud-refusals.ts';

/** Google's command lines, as far as a deploy asks them and lets them change the project. */
export interface Cloud {
  /** The output of a command of gcloud; null where what it names is not there. */
  ask: (args: readonly string[]) => string | null;
  /** Throws a `Failure` with gcloud's words, and what to do about them, where the command fails. */
  tell: (args: readonly string[]) => void;
  /** How many web apps the project has; none where there is no such project. */
  countWebApps: (projectId: string) => number;
}

const NO_GCLOUD =
  'The deploy looks at the project with gcloud, which is not here: install it (https://cloud.google.com/sdk/docs/install) and run "gcloud auth login".';

const NOT_SIGNED_IN =
  'Nobody is signed in to firebase-tools: run "npx firebase login", or in a pipeline set GOOGLE_APPLICATION_CREDENTIALS=KEY.json, then run the deploy again.';

function countWebApps(projectId: string): number {
  const args = firebaseCommand(['apps:list', 'WEB', '--project', projectId, '--json']);
  const { status, stdout } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
  if (/Failed to authenticate|firebase login/i.test(stdout)) throw new Failure(NOT_SIGNED_IN);
  return status === 0 ? (JSON.parse(stdout) as { result: unknown[] }).result.length : 0;
}

/** gcloud and firebase-tools as they are installed here. Throws a `Failure` where there is no gcloud. */
export function installedCloud(): Cloud {
  const run = (args: readonly string[]) =>
    spawnSync('gcloud', [...args, '--quiet'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (run(['--version']).status !== 0) throw new Failure(NO_GCLOUD);
  const refuse = (args: readonly string[], stderr: string): never => {
    const command = `gcloud ${args.join(' ')}`;
    const sentence = sentenceOf(stderr);
    const [firstLine] = stderr.trim().split('\n');
    throw new Failure(
      sentence === null ? `${command} failed:\n${stderr.trim()}` : `${sentence}\n(${command}: ${firstLine})`,
    );
  };
  return {
    ask: (args) => {
      const { status, stdout, stderr } = run(args);
      if (status === 0) return stdout.trim();
      return meansAbsent(args, stderr) ? null : refuse(args, stderr);
    },
    tell: (args) => {
      const { status, stderr } = run(args);
      if (status !== 0) refuse(args, stderr);
    },
    countWebApps,
  };
}
