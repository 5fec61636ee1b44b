import { config } from '../config.ts';

/** The project's id, set by firebase-tools and the emulators during discovery and at run time. */
const { GCLOUD_PROJECT } = process.env;
if (!GCLOUD_PROJECT) throw new Error('GCLOUD_PROJECT is not set: no account to run the functions as');

/** Of all functions. `npm run deploy` creates their account; default ones have all rights or do not exist. */
export const FUNCTION_OPTIONS = {
  region: config.region,
  // The full address: Cloud Scheduler and Secret Manager do not resolve the short form.
  serviceAccount: `cellaret-functions@${GCLOUD_PROJECT}.iam.gserviceaccount.com`,
} as const;

/**
 * Of all triggers. Retries are safe: they read the stored state. A new project has 20 CPUs per region. An
 * instance takes 125 MiB, and 10,000 recipes 13 MiB from the snapshot or at most 80 from the cards.
 */
export const TRIGGER_OPTIONS = {
  ...FUNCTION_OPTIONS,
  memory: '512MiB',
  timeoutSeconds: 540,
  concurrency: 20,
  maxInstances: 3,
  retry: true,
} as const;
