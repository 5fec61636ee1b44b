import { appCheckSiteKey, idToken } from './firebase-app.ts';

/** The headers of somebody with this token. */
export const bearing = (token: string) => ({ Authorization: `Bearer ${token}` });

/** App Check's token; null where it is not configured: nothing of it is downloaded then. */
async function attestation(): Promise<string | null> {
  return appCheckSiteKey() === undefined ? null : (await import('./app-check.ts')).appCheckToken();
}

/** The headers that identify the signed-in user and this app, for requests without an SDK. */
export async function credentials(): Promise<Record<string, string>> {
  const [token, appCheck] = await Promise.all([idToken(), attestation()]);
  return {
    ...(token !== null && bearing(token)),
    ...(appCheck !== null && { 'X-Firebase-AppCheck': appCheck }),
  };
}
