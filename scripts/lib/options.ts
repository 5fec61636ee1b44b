import { parseArgs } from 'node:util';
import { Failure } from './failure.ts';

export interface StartOptions {
  dev: boolean;
  official: boolean;
  /** How far all ports are moved from the standard ones. */
  portsOffset: number;
}

const usage = 'The flags of "npm start --" are --dev, --official and --ports-offset NUMBER.';

/** Reads the command line of `npm start`; `CELLARET_PORT_OFFSET` stands in for `--ports-offset`. */
export function readStartOptions(argv: string[], env: NodeJS.ProcessEnv): StartOptions {
  let values;
  try {
    values = parseArgs({
      args: argv,
      options: {
        dev: { type: 'boolean' },
        official: { type: 'boolean' },
        'ports-offset': { type: 'string' },
      },
    }).values;
  } catch {
    throw new Failure(`“${argv.join(' ')}” is not understood. ${usage}`);
  }
  const text = values['ports-offset'] ?? env.CELLARET_PORT_OFFSET ?? '0';
  const portsOffset = Number(text);
  if (!Number.isInteger(portsOffset) || portsOffset < 0 || portsOffset > 50_000) {
    throw new Failure(`“${text}” is no port offset: give a whole number from 0 to 50000. ${usage}`);
  }
  const official = values.official ?? false;
  if (official && portsOffset > 0) {
    throw new Failure(
      'The official suite takes its ports from firebase.json: leave out --ports-offset, or leave out --official.',
    );
  }
  return { dev: values.dev ?? false, official, portsOffset };
}
