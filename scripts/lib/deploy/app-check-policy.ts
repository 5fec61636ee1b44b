import { Failure } from '../command/failure.ts';
import { contentPolicy, widenPolicy } from '../local/hosting-config.ts';
import { configOf } from './functions-settings.ts';

/** Sources that App Check with reCAPTCHA Enterprise needs in the content security policy, by directive. */
const APP_CHECK_SOURCES: Readonly<Record<string, string[]>> = {
  'script-src': ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  'frame-src': ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
  'connect-src': ['https://content-firebaseappcheck.googleapis.com', 'https://www.google.com/recaptcha/'],
};

/** A content security policy that lets App Check work. */
export const withAppCheck = (policy: string): string => widenPolicy(policy, APP_CHECK_SOURCES);

/** Sources App Check needs and a policy does not have, as `directive source`. */
export function missingSources(policy: string): string[] {
  const directives = new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  return Object.entries(APP_CHECK_SOURCES).flatMap(([name, sources]) =>
    sources.filter((source) => !directives.get(name)?.includes(source)).map((source) => `${name} ${source}`),
  );
}

/**
 * App Check is on in the web app and in the functions, or enforced nowhere: the app must not lock itself out.
 */
export function checkAppCheck(
  settings: Record<string, string>,
  env: NodeJS.ProcessEnv = process.env,
): string {
  const siteKey = env.VITE_APP_CHECK_SITE_KEY;
  const { enforceAppCheck } = configOf(settings);
  if (!siteKey) {
    if (enforceAppCheck)
      throw new Failure(
        'The functions enforce App Check and the web app would send no token: set VITE_APP_CHECK_SITE_KEY, or CELLARET_ENFORCE_APP_CHECK=false.',
      );
    return 'off: VITE_APP_CHECK_SITE_KEY is not set';
  }
  const missing = missingSources(contentPolicy());
  if (missing.length > 0)
    throw new Failure(
      `The policy in firebase.json keeps App Check from working; it needs: ${missing.join(', ')}`,
    );
  return enforceAppCheck ? 'on, enforced by the API' : 'on, not enforced by the API';
}
