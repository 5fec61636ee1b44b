/**
 * The deploy as commands of firebase-tools, in the order that never has the new calling the old: rules and indexes, functions, pages.
 * `force` answers its questions (functions that are gone are deleted, retried triggers are accepted).
 */
export const deployCommands = (projectId: string, force: boolean): string[][] =>
  ['firestore,storage', 'functions', 'hosting'].map((only) => [
    'deploy',
    '--project',
    projectId,
    '--only',
    only,
    ...(force ? ['--force'] : []),
  ]);
