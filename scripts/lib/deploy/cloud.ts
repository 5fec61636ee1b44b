import { spawnSync } from 'node:child_process';
import { Failure } from '../failure.ts';

/** Google's command line: what a command printed; null where it failed because what it names is not there. */
export interface Cloud {
  ask: (args: readonly string[]) => string | null;
  /** Throws a `Failure` with gcloud's words where the command fails. */
  tell: (args: readonly string[]) => void;
}

/** gcloud’s ways to say so; a project whose interface is off has nothing of that kind either. */
const NOT_THERE = /NOT_FOUND|not found|not exist|SERVICE_DISABLED|has not been used/i;

/** gcloud as it is installed here. Throws a `Failure` where it is not, or where nobody is signed in. */
export function installedCloud(): Cloud {
  const run = (args: readonly string[]) =>
    spawnSync('gcloud', [...args, '--quiet'], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (run(['--version']).status !== 0)
    throw new Failure(
      'The deploy looks at the project with gcloud, which is not here: install it (https://cloud.google.com/sdk/docs/install) and run "gcloud auth login".',
    );
  const refuse = (args: readonly string[], stderr: string): never => {
    throw new Failure(`gcloud ${args.join(' ')} failed:\n${stderr.trim()}`);
  };
  return {
    ask: (args) => {
      const { status, stdout, stderr } = run(args);
      if (status === 0) return stdout.trim();
      return NOT_THERE.test(stderr) ? null : refuse(args, stderr);
    },
    tell: (args) => {
      const { status, stderr } = run(args);
      if (status !== 0) refuse(args, stderr);
    },
  };
}
