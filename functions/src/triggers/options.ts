import { config } from '../config.ts';

/**
 * What all functions share. The account they run as is made by `npm run deploy` and may do what they do and nothing else; the default
 * ones either may do everything or, in newer projects and organisations, are not there.
 */
export const FUNCTION_OPTIONS = {
  region: config.region,
  serviceAccount: 'cellaret-functions@',
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
