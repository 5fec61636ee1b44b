/** The running system that scripts/test.ts started for this part, told through `CELLARET_…` variables. */
function told(name: string): string {
  const value = process.env[`CELLARET_${name}`];
  if (!value) throw new Error(`CELLARET_${name} is not set: run these tests with npm test`);
  return value;
}

const port = (service: string) => Number(told(`${service}_PORT`));

export const host = '127.0.0.1';
export const projectId = told('PROJECT_ID');
export const bucket = `${projectId}.appspot.com`;

export const ports = {
  hosting: port('HOSTING'),
  auth: port('AUTH'),
  firestore: port('FIRESTORE'),
  storage: port('STORAGE'),
  functions: port('FUNCTIONS'),
  hub: port('HUB'),
};

/** The web app, and the functions below `/api` and `/media`. Nothing answers in the rules part. */
export const baseUrl = `http://${host}:${ports.hosting}`;
export const apiUrl = `${baseUrl}/api`;
/** The address of a picture is this followed by its attachment uuid. */
export const mediaBase = `${baseUrl}/media/`;
export const authUrl = `http://${host}:${ports.auth}`;
export const firestoreUrl = `http://${host}:${ports.firestore}`;
export const storageUrl = `http://${host}:${ports.storage}`;
export const functionsUrl = `http://${host}:${ports.functions}`;
