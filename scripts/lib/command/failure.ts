/** A failure the user can mend: one clear sentence with the way out, shown without a stack. */
export class Failure extends Error {
  override name = 'Failure';
}

/** Text of anything thrown. */
export const messageOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown));

/** Refusals of the operating system, each with its remedy. */
const REFUSALS: Readonly<Record<string, string>> = {
  ENOSPC: 'there is no space left on the disk: free some and run the command again',
  EDQUOT: 'your share of the disk is used up: free some and run the command again',
  EROFS: 'the file system can only be read: run the command where it can be written',
  EACCES: 'this user may not: change the owner or the rights of that place',
  EPERM: 'this user may not: change the owner or the rights of that place',
  ENOENT: 'there is no such place',
  ENOTDIR: 'a part of that path is no folder',
  EISDIR: 'that is a folder',
  EMFILE: 'too many files are open: raise the limit (ulimit -n) or end other programs',
};

/** The sentence about what the operating system refused; undefined for every other failure. */
export function refusalOf(thrown: unknown): string | undefined {
  const { code, syscall, path } = thrown as NodeJS.ErrnoException;
  const refusal = code === undefined ? undefined : REFUSALS[code];
  if (refusal === undefined || syscall === undefined) return undefined;
  return `${path ?? 'A file'} cannot be used (${syscall}): ${refusal}.`;
}

/**
 * Runs a script's main function. What the user can mend, and what the operating system refuses, is printed as
 * a sentence, anything else with its stack; all end with exit code 1.
 */
export async function runMain(main: () => Promise<void> | void): Promise<void> {
  try {
    await main();
  } catch (thrown) {
    const sentence = thrown instanceof Failure ? thrown.message : refusalOf(thrown);
    console.error(sentence === undefined ? thrown : `\n${sentence}`);
    process.exitCode = 1;
  }
}
