import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Failure, messageOf } from './failure.ts';

type Options = NonNullable<ParseArgsConfig['options']>;

type Parsed<O extends Options> = ReturnType<
  typeof parseArgs<{ options: O & { help: { type: 'boolean' } }; allowPositionals: true }>
>;

/**
 * Reads a script's command line: flags, and from `least` to `most` words beside them; this process's unless
 * `argv` is another. Null where help was asked for, or nothing was said where words are needed; help is
 * printed then. Throws a `Failure` with the help for anything that is not in it.
 */
export function readCommandLine<const O extends Options>(
  help: string,
  options: O,
  { least = 0, most = 0, argv }: { least?: number; most?: number; argv?: string[] | undefined } = {},
): Parsed<O> | null {
  let parsed: Parsed<O>;
  try {
    parsed = parseArgs({
      ...(argv && { args: argv }),
      options: { ...options, help: { type: 'boolean' } },
      allowPositionals: true,
    });
  } catch (thrown) {
    // Node adds hints for programmers behind the first sentence.
    throw new Failure(`${messageOf(thrown).split('. ')[0]}.\n\n${help}`);
  }
  const { positionals } = parsed;
  const asked = (parsed.values as { help?: boolean }).help === true;
  if (asked || (least > 0 && positionals.length === 0)) {
    console.log(help);
    if (!asked) process.exitCode = 1;
    return null;
  }
  if (positionals.length < least) throw new Failure(`Something is missing.\n\n${help}`);
  const [unknown] = positionals.slice(most);
  if (unknown !== undefined) throw new Failure(`“${unknown}” is not understood.\n\n${help}`);
  return parsed;
}

/** The whole number of a flag. Throws a `Failure` for anything else. */
export function wholeNumber(name: string, value: unknown): number {
  if (typeof value === 'string' && /^\d+$/.test(value)) return Number(value);
  throw new Failure(`--${name} wants a whole number, not “${String(value)}”.`);
}
