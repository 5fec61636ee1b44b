/** Where functions run; firebase.json's rewrites name the same region. */
export const REGION = 'us-central1';

/** What all triggers share: a failed one is delivered again, which is safe because each only looks at what is stored. */
export const TRIGGER_OPTIONS = {
  region: REGION,
  memory: '512MiB',
  timeoutSeconds: 540,
  concurrency: 20,
  maxInstances: 20,
  retry: true,
} as const;
