/** A command of firebase-tools. */
export interface DeployCommand {
  args: string[];
  /** The way out for a person where it fails; without it the deploy ends there. */
  otherwise?: string;
}

/**
 * The deploy as commands of firebase-tools, in the order that never has the new calling the old: rules and
 * indexes, functions, pages. The ways to sign in come last: for a service account Google may refuse to set
 * them (firebase-tools #9694), and nothing else waits for them. `force` answers its questions (functions that
 * are gone are deleted, retried triggers are accepted).
 */
export function deployCommands(projectId: string, force: boolean): DeployCommand[] {
  const only = (targets: string): DeployCommand => ({
    args: ['deploy', '--project', projectId, '--only', targets, ...(force ? ['--force'] : [])],
  });
  return [
    only('firestore,storage'),
    only('functions'),
    only('hosting'),
    {
      ...only('auth'),
      otherwise: `See that Email/Password and Anonymous are enabled: https://console.firebase.google.com/project/${projectId}/authentication/providers`,
    },
  ];
}
