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

/** Refusals of Google by their words, each with its remedy. */
const GOOGLE_REFUSALS: readonly [words: RegExp, sentence: string][] = [
  [
    /Could not load the default credentials|invalid_grant|invalid_rapt/,
    'Nobody is signed in for this command: run "gcloud auth application-default login", in a pipeline set GOOGLE_APPLICATION_CREDENTIALS=KEY.json, then run the command again.',
  ],
  [
    /requires a quota project|SERVICE_DISABLED|has not been used in project/,
    'No project is named that the calls are counted for, or an interface is off in it: run "gcloud auth application-default set-quota-project ID", for a new project also "npm run deploy -- --project ID", then the command again.',
  ],
  [
    /BILLING_DISABLED|requires billing to be enabled/,
    'Billing is off in this project: run "gcloud billing projects link ID --billing-account=ACCOUNT", then the command again.',
  ],
  [
    // As the Admin SDK says it: a refusal of the rules, which is a fault of the product, has no number.
    /^7 PERMISSION_DENIED/,
    'There is no such project, or the account that is signed in may not work in it: "gcloud projects list" names yours; run "gcloud auth application-default login" as one of its owners, then the command again.',
  ],
  [
    /The database \S+ does not exist for project/,
    'This project has no database yet: run "npm run deploy -- --project ID", then the command again.',
  ],
];

/** The sentence about what the operating system or Google refused; undefined for every other failure. */
export function refusalOf(thrown: unknown): string | undefined {
  const google = GOOGLE_REFUSALS.find(([words]) => words.test(messageOf(thrown)));
  if (google) return google[1];
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
