import { portsOffsetOf } from '../data/target-options.ts';
import { readCommandLine } from './command-line.ts';
import { Failure } from './failure.ts';

export interface StartOptions {
  dev: boolean;
  /** Google's own emulators instead of the embedded suite. */
  official: boolean;
  /** Which of both is started and why, in a sentence. */
  why: string;
  /** The emulator UI, from this archive or from wherever there is one; undefined without. */
  ui: { archive: string | undefined } | undefined;
  /** How far the system's ports lie behind the standard ones. */
  portsOffset: number;
}

const help = `npm start -- [options]

Starts Cellaret on this machine: the Firebase suite with its data, the functions, and the web app.

  --ports-offset N        a system beside the standard one, with data and ports of its own; a multiple of 20
  --ui                    the emulator UI too, which passes the security rules
  --ui-archive FILE       the same, from this archive (firebase-tools keeps one as ui-v….zip)
  --embedded              the embedded suite: what starts on Linux x64 if nothing else is said
  --official              Google's own emulators, which need Java 21: what starts everywhere else
  --dev                   serve the sources with hot reload (npm run dev)`;

const EMBEDDED_RUNS_ON = 'linux x64';

/** The suite that was asked for, else the one that runs on this platform; and why, in a sentence. */
function chosenSuite(asked: {
  official: boolean;
  embedded: boolean;
}): Pick<StartOptions, 'official' | 'why'> {
  if (asked.official && asked.embedded)
    throw new Failure('There is one suite at a time: leave out --official or --embedded.');
  if (asked.official) return { official: true, why: 'Google’s own emulators, as asked for' };
  if (asked.embedded) return { official: false, why: 'the embedded Firebase suite, as asked for' };
  const platform = `${process.platform} ${process.arch}`;
  return platform === EMBEDDED_RUNS_ON
    ? { official: false, why: 'the embedded Firebase suite ("--official" starts Google’s own emulators)' }
    : {
        official: true,
        why: `Google’s own emulators: the embedded suite runs on ${EMBEDDED_RUNS_ON} only and this is ${platform}`,
      };
}

/**
 * Reads the command line of `npm start`; `CELLARET_PORT_OFFSET` stands in for `--ports-offset`. Null where
 * help was asked for. Throws a `Failure` for what cannot be.
 */
export function readStartOptions(argv?: string[]): StartOptions | null {
  const line = readCommandLine(
    help,
    {
      dev: { type: 'boolean', default: false },
      official: { type: 'boolean', default: false },
      embedded: { type: 'boolean', default: false },
      ui: { type: 'boolean', default: false },
      'ui-archive': { type: 'string' },
      'ports-offset': { type: 'string' },
    },
    { argv },
  );
  if (!line) return null;
  const { dev, official, embedded, ui, 'ui-archive': archive, 'ports-offset': offset } = line.values;
  return {
    dev,
    ...chosenSuite({ official, embedded }),
    ui: ui || archive !== undefined ? { archive } : undefined,
    portsOffset: portsOffsetOf(offset),
  };
}
