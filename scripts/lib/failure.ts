/** A failure the user can mend: one clear sentence with the way out, shown without a stack. */
export class Failure extends Error {
  override name = 'Failure';
}

/** Text of anything thrown. */
export const messageOf = (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown));

/** Runs a script's main function: a `Failure` is printed as a sentence, anything else with its stack; both end with exit code 1. */
export async function runMain(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (thrown) {
    console.error(thrown instanceof Failure ? `\n${thrown.message}` : thrown);
    process.exitCode = 1;
  }
}
