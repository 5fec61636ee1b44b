/** Ways in which gcloud says that what a command names is not there. */
const NOT_THERE = /NOT_FOUND|not found|not exist/i;

/** … and that the interface (API) a command speaks to is off. */
const SWITCHED_OFF = /SERVICE_DISABLED|has not been used in project|API \[[\w.]+\] not enabled/i;

/**
 * Questions whose answer "off" says nothing of the project asked about: they are counted for the project of
 * the account that asks.
 */
const ABOUT_THE_PROJECT = ['projects', 'billing', 'services'];

/**
 * True if a refused question means that the thing asked about does not exist; a project whose interface is
 * off has none of its kind.
 */
export function meansAbsent(args: readonly string[], stderr: string): boolean {
  if (SWITCHED_OFF.test(stderr)) return !ABOUT_THE_PROJECT.includes(args[0] ?? '');
  return NOT_THERE.test(stderr);
}

/**
 * True if a role was refused because Google does not know the account yet: it makes its own minutes after
 * what they are for.
 */
export const isUnknownAccount = (message: string): boolean =>
  /service account [\w.@-]+ does not exist/i.test(message);

const firstOf = (text: string, ...patterns: RegExp[]): string | undefined =>
  patterns.map((pattern) => pattern.exec(text)?.[1]).find((found) => found !== undefined);

/** The interface that is off and the project it is off in, as far as gcloud names them. */
function enableCommand(stderr: string): string {
  const service = firstOf(stderr, /apis\/api\/([\w.-]+)\//, /service: ([\w.-]+)/, /API \[([\w.]+)\]/);
  const project = firstOf(
    stderr,
    /[?&]project=([\w-]+)/,
    /consumer: '?projects\/([\w-]+)/,
    /project \[([\w-]+)\]/,
  );
  return `gcloud services enable ${service ?? 'NAME.googleapis.com'} --project ${project ?? 'PROJECT'}`;
}

/** Refusals that a person can mend, each as a sentence that ends with what to type. */
const REFUSALS: readonly [words: RegExp, sentence: (stderr: string) => string][] = [
  [
    /do not currently have an active account|No credentialed accounts/i,
    () =>
      'Nobody is signed in to gcloud, which does not read GOOGLE_APPLICATION_CREDENTIALS: run "gcloud auth login", or in a pipeline "gcloud auth activate-service-account --key-file=KEY.json", then the deploy again.',
  ],
  [
    /reauthentication|problem refreshing your current auth tokens|invalid_grant/i,
    () => 'The sign-in of gcloud has run out: run "gcloud auth login", then the deploy again.',
  ],
  [
    SWITCHED_OFF,
    (stderr) =>
      `An interface (API) is off in the project that the calls of this account are counted for: run "${enableCommand(stderr)}", wait a minute, then run the deploy again.`,
  ],
  [
    /BILLING_NOT_FOUND|billing (account|must be enabled|is (disabled|not enabled))|billing disabled/i,
    () =>
      'Billing is off in this project: run "gcloud billing projects link ID --billing-account=ACCOUNT" ("gcloud billing accounts list" names it), then the deploy again.',
  ],
  [
    /PERMISSION_DENIED|does not have permission|Permission .* denied/i,
    () =>
      'The account that is signed in to gcloud may not do this: an owner gives it a role with "gcloud projects add-iam-policy-binding ID --member=user:EMAIL --role=roles/owner" (docs/first-deploy.md, step 4), then run the deploy again.',
  ],
];

/** A sentence with the way out of a refused command; null where gcloud's own words have to do. */
export const sentenceOf = (stderr: string): string | null =>
  REFUSALS.find(([words]) => words.test(stderr))?.[1](stderr) ?? null;
