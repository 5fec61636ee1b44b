import { z } from 'zod';

/** A switch: 'true' or '1' turns it on. */
const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .default('false')
  .transform((value) => value === 'true' || value === '1');

const environment = z.object({
  /** Where all functions run; hosting finds them there, and the bucket has to lie there or in us-central1. */
  CELLARET_REGION: z
    .string()
    .regex(/^[a-z]+-[a-z]+\d+$/)
    .default('us-central1'),
  /** Origins besides the hosting origin that may call the API from a browser, separated by commas. */
  CELLARET_ALLOWED_ORIGINS: z
    .string()
    .default('')
    .transform((list) => list.split(',').filter((origin) => origin !== '')),
  /** Asks Auth on every request whether the token was revoked; costs a call to Auth. */
  CELLARET_CHECK_REVOKED: flag,
  /** Refuses requests without a valid App Check token. */
  CELLARET_ENFORCE_APP_CHECK: flag,
  /** Requests one person may make at once … */
  CELLARET_RATE_BURST: z.coerce.number().int().min(1).default(300),
  /** … and per second from then on. */
  CELLARET_RATE_PER_SECOND: z.coerce.number().positive().default(30),
  /** The least seconds from one writing of what everybody follows to the next; many changes within them are one. */
  CELLARET_FOLLOW_SECONDS: z.coerce.number().min(0).default(2),
  /** The path below /api that keeps a session cookie in step with the sign-in; empty: none. */
  CELLARET_TOKEN_SYNC_PATH: z.union([z.literal(''), z.string().regex(/^\/api\/[a-z-]+$/)]).default(''),
  /** How old an ID token may be to be exchanged for a session cookie, in seconds. */
  CELLARET_TOKEN_SYNC_MAX_AGE: z.coerce.number().int().min(1).default(300),
  /** How long a session cookie lasts, in seconds; Auth allows five minutes to two weeks. */
  CELLARET_SESSION_SECONDS: z.coerce.number().int().min(300).max(1_209_600).default(3600),
  /** What browsers subscribe to messages of orders by; empty: hosts are told of none. Its private half is a secret (services/push-keys.ts). */
  CELLARET_PUSH_PUBLIC_KEY: z.union([z.literal(''), z.string().regex(/^B[\w-]{86}$/)]).default(''),
  /** Whom push services ask when something is wrong with what they are sent. */
  CELLARET_PUSH_CONTACT: z
    .union([z.literal(''), z.string().regex(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/)])
    .default(''),
  FUNCTIONS_EMULATOR: flag,
  FIREBASE_AUTH_EMULATOR_HOST: z.string().default(''),
  /** Where the Admin SDK puts tasks instead of Cloud Tasks. */
  CLOUD_TASKS_EMULATOR_HOST: z.string().default(''),
});

/** Every name the functions read from their environment. */
export const CONFIG_NAMES: readonly string[] = Object.keys(environment.shape);

/** The configuration an environment describes. Throws where a value is wrong. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const values = environment.parse(env);
  // With this variable the Admin SDK believes unsigned tokens: never outside the emulators.
  if (values.FIREBASE_AUTH_EMULATOR_HOST !== '' && env.K_REVISION && !values.FUNCTIONS_EMULATOR)
    throw new Error('FIREBASE_AUTH_EMULATOR_HOST must not be set on a deployed function');
  // Apple's push service takes nothing from somebody it cannot ask.
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

/** The functions' configuration; parsed once, so that a wrong value stops the start and not a request. */
export const config: Config = readConfig(process.env);
