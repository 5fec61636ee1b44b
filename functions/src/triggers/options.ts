import { config } from '../config.ts';

/** The project's id; firebase-tools and the emulators set it while they list the functions and while these run. */
const { GCLOUD_PROJECT } = process.env;
if (!GCLOUD_PROJECT) throw new Error('GCLOUD_PROJECT is not set: no account to run the functions as');

/**
 * What all functions share. The account they run as is made by `npm run deploy` and may do what they do and nothing else; the default
 * ones either may do everything or, in newer projects and organisations, are not there.
 */
export const FUNCTION_OPTIONS = {
  region: config.region,
  // In full: a deploy hands it as it is to Cloud Scheduler and to the access list of a secret, which know no short form.
  serviceAccount: `cellaret-functions@${GCLOUD_PROJECT}.iam.gserviceaccount.com`,
} as const;

/**
 * What all triggers share: a failed one is delivered again, which is safe because each only looks at what is stored. Few instances:
 * a new project may run 20 processors in a region, the API's included.
 */
export const TRIGGER_OPTIONS = {
  ...FUNCTION_OPTIONS,
  memory: '512MiB',
  timeoutSeconds: 540,
  concurrency: 20,
  maxInstances: 3,
  retry: true,
} as const;
