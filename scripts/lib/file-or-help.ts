/**
 * The file a script is to work on. Where it names none, or asks for help, that is printed and null given; without being asked for,
 * help is a failure.
 */
export function fileOrHelp(
  positionals: readonly string[],
  asked: boolean | undefined,
  help: string,
): string | null {
  const [file] = positionals;
  if (asked !== true && file !== undefined) return file;
  console.log(help);
  if (asked !== true) process.exitCode = 1;
  return null;
}
