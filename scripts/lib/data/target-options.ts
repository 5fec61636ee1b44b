import type { ParseArgsConfig } from 'node:util';
import { wholeNumber } from '../command/command-line.ts';
import { Failure } from '../command/failure.ts';
import { portsWithOffset } from '../local/ports.ts';
import { projectId } from '../local/suite.ts';
import type { Target } from './admin-sdk.ts';

/** Flags that say where a script writes; for `parseArgs`. */
export const targetOptions = {
  project: { type: 'string' },
  emulator: { type: 'boolean' },
  host: { type: 'string' },
  'auth-port': { type: 'string' },
  'firestore-port': { type: 'string' },
  'storage-port': { type: 'string' },
  'ports-offset': { type: 'string' },
} as const satisfies ParseArgsConfig['options'];

/** How the flags read in a script's help. */
export const targetHelp = `  --project ID            a real project, with the credentials of GOOGLE_APPLICATION_CREDENTIALS or gcloud
  --emulator              the running local system (the default)
  --host HOST             where the emulators listen (127.0.0.1)
  --ports-offset N        the local system that was started with this offset
  --firestore-port PORT   Firestore emulator (8080)
  --auth-port PORT        Auth emulator (9099)
  --storage-port PORT     Storage emulator (9199)`;

type Values = { [name in keyof typeof targetOptions]?: string | boolean | undefined };

/**
 * The number of a `--ports-offset` flag; `CELLARET_PORT_OFFSET`, else 0, where it is missing. Throws a
 * `Failure` for one that no system can have.
 */
export function portsOffsetOf(value: string | boolean | undefined): number {
  const offset = wholeNumber('ports-offset', value ?? process.env.CELLARET_PORT_OFFSET ?? '0');
  portsWithOffset(offset);
  return offset;
}

/** The target the flags describe; the running local system where they say nothing. */
export function targetOf(values: Values): Target {
  if (typeof values.project === 'string' && !values.project.startsWith('demo-')) {
    if (values.emulator)
      throw new Failure('--project and --emulator exclude each other, except for a demo- project.');
    return { kind: 'project', projectId: values.project };
  }
  const ports = portsWithOffset(portsOffsetOf(values['ports-offset']));
  return {
    kind: 'emulator',
    projectId: typeof values.project === 'string' ? values.project : projectId,
    ...(typeof values.host === 'string' ? { host: values.host } : {}),
    authPort: wholeNumber('auth-port', values['auth-port'] ?? `${ports.auth}`),
    firestorePort: wholeNumber('firestore-port', values['firestore-port'] ?? `${ports.firestore}`),
    storagePort: wholeNumber('storage-port', values['storage-port'] ?? `${ports.storage}`),
  };
}
