import { z } from 'zod';

const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .default('false')
  .transform((value) => value === 'true' || value === '1');

const environment = z.object({
  /** Region of all functions. Hosting rewrites expect it; the bucket must be there or in us-central1. */
  CELLARET_REGION: z
    .string()
    .regex(/^[a-z]+-[a-z]+\d+$/)
    .default('us-central1'),
  /** Comma-separated origins besides the hosting origin that may call the API from a browser. */
  CELLARET_ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter((origin) => origin !== '')),
  /** Checks on every request whether the token was revoked; costs a call to Auth. */
  CELLARET_CHECK_REVOKED: flag,
  CELLARET_ENFORCE_APP_CHECK: flag,
  /** Requests one person may make at once. */
  CELLARET_RATE_BURST: z.coerce.number().int().min(1).default(300),
  /** Requests per second after the burst. */
  CELLARET_RATE_PER_SECOND: z.coerce.number().positive().default(30),
  /** Minimum seconds between two writes of a document that every client listens to; changes are batched. */
  CELLARET_FOLLOW_SECONDS: z.coerce.number().min(0).default(2),
  /** Path below /api that syncs a session cookie with the sign-in; empty: off. */
  CELLARET_TOKEN_SYNC_PATH: z.union([z.literal(''), z.string().regex(/^\/api\/[a-z-]+$/)]).default(''),
  /** Maximum age of an ID token that is exchanged for a session cookie, in seconds. */
  CELLARET_TOKEN_SYNC_MAX_AGE: z.coerce.number().int().min(1).default(300),
  /** Lifetime of a session cookie in seconds; Auth allows five minutes to two weeks. */
  CELLARET_SESSION_SECONDS: z.coerce.number().int().min(300).max(1_209_600).default(3600),
  /** VAPID public key; empty: no order notifications. The private key is in services/guests/push.ts. */
  CELLARET_PUSH_PUBLIC_KEY: z.union([z.literal(''), z.string().regex(/^B[\w-]{86}$/)]).default(''),
  /** Contact for push services, as `mailto:` or `https:`. */
  CELLARET_PUSH_CONTACT: z
    .union([z.literal(''), z.string().regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/)])
    .default(''),
  FUNCTIONS_EMULATOR: flag,
  FIREBASE_AUTH_EMULATOR_HOST: z.string().default(''),
  /** Set by the emulators: the Admin SDK enqueues tasks there instead of in Cloud Tasks. */
  CLOUD_TASKS_EMULATOR_HOST: z.string().default(''),
});

export const CONFIG_NAMES: readonly string[] = Object.keys(environment.shape);

/** Parses an environment. Throws if a value is invalid. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const values = environment.parse(env);
  // With this variable the Admin SDK accepts unsigned tokens: never outside the emulators.
  if (values.FIREBASE_AUTH_EMULATOR_HOST !== '' && env.K_REVISION && !values.FUNCTIONS_EMULATOR)
    throw new Error('FIREBASE_AUTH_EMULATOR_HOST must not be set on a deployed function');
  // Apple's push service refuses messages without a contact.
  if ((values.CELLARET_PUSH_PUBLIC_KEY === '') !== (values.CELLARET_PUSH_CONTACT === ''))
    throw new Error('CELLARET_PUSH_PUBLIC_KEY and CELLARET_PUSH_CONTACT belong together');
  return {
    region: values.CELLARET_REGION,
    allowedOrigins: values.CELLARET_ALLOWED_ORIGINS,
    checkRevoked: values.CELLARET_CHECK_REVOKED,
    enforceAppCheck: values.CELLARET_ENFORCE_APP_CHECK,
    rate: { burst: values.CELLARET_RATE_BURST, perSecond: values.CELLARET_RATE_PER_SECOND },
    followEveryMs: values.CELLARET_FOLLOW_SECONDS * 1000,
    tokenSync:
      values.CELLARET_TOKEN_SYNC_PATH === ''
        ? null
        : {
            path: values.CELLARET_TOKEN_SYNC_PATH,
            maxTokenAgeSeconds: values.CELLARET_TOKEN_SYNC_MAX_AGE,
            sessionSeconds: values.CELLARET_SESSION_SECONDS,
          },
    push:
      values.CELLARET_PUSH_PUBLIC_KEY === ''
        ? null
        : { publicKey: values.CELLARET_PUSH_PUBLIC_KEY, contact: values.CELLARET_PUSH_CONTACT },
    emulated: values.FUNCTIONS_EMULATOR,
    tasksEmulated: values.CLOUD_TASKS_EMULATOR_HOST !== '',
  };
}

export type Config = ReturnType<typeof readConfig>;

/** Parsed once at load, so that a wrong value fails the start and not a request. */
export const config: Config = readConfig(process.env);
