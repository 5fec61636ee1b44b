import { readCommandLine } from './command-line.ts';
import { Failure } from './failure.ts';
import { portsOffsetOf } from './target-options.ts';

export interface StartOptions {
  dev: boolean;
  official: boolean;
  /** The emulator UI beside the embedded suite, from this archive or from wherever there is one; undefined without. */
  ui: { archive: string | undefined } | undefined;
  /** How far the system's ports lie behind the standard ones. */
  portsOffset: number;
}

const help = `npm start -- [options]

Starts Cellaret on this machine: the Firebase suite with its data, the functions, and the web app.

  --ports-offset N        a system beside the standard one, with data and ports of its own; a multiple of 20
  --ui                    the emulator UI too, which passes the security rules
  --ui-archive FILE       the same, from this archive (firebase-tools keeps one as ui-v….zip)
  --official              the official emulators, which need Java 21, instead of the embedded suite
  --dev                   serve the sources with hot reload (npm run dev)`;

/**
 * Reads the command line of `npm start`; `CELLARET_PORT_OFFSET` stands in for `--ports-offset`. Null where help was asked for. Throws a
 * `Failure` for what cannot be.
 */
export function readStartOptions(argv?: string[]): StartOptions | null {
  const line = readCommandLine(
    help,
    {
      dev: { type: 'boolean', default: false },
      official: { type: 'boolean', default: false },
      ui: { type: 'boolean', default: false },
      'ui-archive': { type: 'string' },
      'ports-offset': { type: 'string' },
    },
    { argv },
  );
  if (!line) return null;
  const { dev, official, ui, 'ui-archive': archive, 'ports-offset': offset } = line.values;
  const portsOffset = portsOffsetOf(offset);
  if (official && portsOffset > 0) {
    throw new Failure(
      'The official suite takes its ports from firebase.json: leave out --ports-offset, or leave out --official.',
    );
  }
  return { dev, official, ui: ui || archive !== undefined ? { archive } : undefined, portsOffset };
}
