import { writeFileSync } from 'node:fs';
import { root } from '../paths.ts';
import { host, type Ports } from './ports.ts';

/** The order that the engine is started with. */
export interface EngineOrder {
  projectId: string;
  ports: Ports;
  /** Where the data is kept. */
  stateDir: string;
  /** The export that the state begins with, or began with. */
  importDir: string;
  functions: boolean;
  /** True where nothing is kept: Firestore's data is gone when the suite ends. */
  inMemory: boolean;
}

/** The script beside a state that stands for `node`. */
const nodeOf = (stateDir: string): string => `${stateDir}.node`;

/**
 * A `node` for the suite's processes that preloads suite-node.mjs; a small shell script, because the suite
 * clears NODE_OPTIONS. The state's folder is among their arguments, so that they can be found.
 */
function nodeCommand(stateDir: string): string {
  const command = nodeOf(stateDir);
  const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
  const preload = new URL('suite-node.mjs', import.meta.url);
  preload.search = new URLSearchParams({ state: stateDir }).toString();
  writeFileSync(
    command,
    `#!/bin/sh\nexec ${quoted(process.execPath)} --import ${quoted(preload.href)} "$@"\n`,
    { mode: 0o755 },
  );
  return command;
}

/** True if a process is the engine on this state, or its child, which begins as that script. */
export const isOfState = (argv: readonly string[], stateDir: string): boolean =>
  argv[1] === nodeOf(stateDir) ||
  argv.some((argument) => argument.endsWith(`?${new URLSearchParams({ state: stateDir }).toString()}`)) ||
  argv.some((argument, index) => argument === stateDir && argv[index - 1] === '--state-dir');

/** The engine's command line. */
export function engineArguments(order: EngineOrder): string[] {
  const { projectId, ports, stateDir, importDir, functions, inMemory } = order;
  const flags: Record<string, string | number> = {
    'project-id': projectId,
    'project-dir': root,
    host,
    node: nodeCommand(stateDir),
    // The emulator UI is served by this product where it is wanted: see emulator-ui/server.ts.
    'ui-archive': '/dev/null',
    'state-dir': stateDir,
    import: importDir,
    only: ['auth', 'firestore', 'storage', ...(functions ? ['functions'] : [])].join(','),
    'auth-port': ports.auth,
    'firestore-port': ports.firestore,
    'firestore-websocket-port': ports.firestoreWebsocket,
    'storage-port': ports.storage,
    'functions-port': ports.functions,
    'hub-port': ports.hub,
    'eventarc-port': ports.eventarc,
    'tasks-port': ports.tasks,
    // More may send a listener a document's earlier state under a later time (docs/decisions/0001).
    'worker-threads': 1,
  };
  const pairs = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)]);
  return ['suite', ...pairs, inMemory ? '--firestore-memory' : '--resume-state', '--no-ui', '--offline'];
}
