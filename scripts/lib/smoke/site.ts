import { initializeApp, type FirebaseApp, type FirebaseOptions } from 'firebase/app';
import { connectAuthEmulator, getAuth, type Auth } from 'firebase/auth';
import { connectFirestoreEmulator, getFirestore, type Firestore } from 'firebase/firestore/lite';
import { connectStorageEmulator, getStorage, type FirebaseStorage } from 'firebase/storage';
import { Failure, messageOf } from '../command/failure.ts';
import type { Target } from '../data/admin-sdk.ts';

type Address = { host: string; port: number };

/** Hosting's configuration of the project; `emulators` is there if the local suite answers. */
interface SiteConfig extends FirebaseOptions {
  projectId: string;
  emulators?: { auth: Address; firestore: Address; storage: Address };
}

/** A browser's way to the project. */
export interface Client {
  app: FirebaseApp;
  auth: Auth;
  firestore: Firestore;
  storage: FirebaseStorage;
}

/** A running site, as a browser meets it, and where its administrator finds it. */
export interface Site extends Client {
  url: string;
  local: boolean;
  target: Target;
  /** Another browser, where nobody is signed in. */
  another: Client;
}

/**
 * The origin of an address. Throws a `Failure` for anything that is none, and for a site without encryption
 * elsewhere than here.
 */
export function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const here = url?.hostname === '127.0.0.1' || url?.hostname === 'localhost';
  if (url?.protocol === 'https:' || (here && url.protocol === 'http:')) return url.origin;
  throw new Failure(
    `“${address}” is no address of a site: give one like https://ID.web.app or http://127.0.0.1:5000.`,
  );
}

async function configOf(url: string): Promise<SiteConfig> {
  const address = `${url}/__/firebase/init.json`;
  let answer: Response;
  try {
    answer = await fetch(address, { signal: AbortSignal.timeout(30_000) });
  } catch (thrown) {
    throw new Failure(
      `${url} does not answer (${messageOf(thrown)}): mend the address, or run "npm run deploy -- --project ID" (here "npm start") first.`,
    );
  }
  if (!answer.ok)
    throw new Failure(
      `${address} answered ${answer.status}: link the web app to the hosting site (Firebase console, Project settings, General, Your apps).`,
    );
  const config = (await answer.json().catch(() => null)) as Partial<SiteConfig> | null;
  if (!config?.projectId || !config.apiKey)
    throw new Failure(`${address} holds no configuration of a Firebase project: is ${url} the app?`);
  return { ...config, projectId: config.projectId };
}

function clientOf({ emulators, ...options }: SiteConfig, name: string): Client {
  const app = initializeApp(options, name);
  const client = { app, auth: getAuth(app), firestore: getFirestore(app), storage: getStorage(app) };
  if (emulators) {
    const { auth, firestore, storage } = emulators;
    connectAuthEmulator(client.auth, `http://${auth.host}:${auth.port}`, { disableWarnings: true });
    connectFirestoreEmulator(client.firestore, firestore.host, firestore.port);
    connectStorageEmulator(client.storage, storage.host, storage.port);
  }
  return client;
}

/**
 * Connects to a site the way its own pages do. Throws a `Failure` where it does not answer or has no
 * configuration.
 */
export async function openSite(address: string): Promise<Site> {
  const url = originOf(address);
  const config = await configOf(url);
  const { projectId, emulators } = config;
  const clients = { ...clientOf(config, 'smoke'), another: clientOf(config, 'another') };
  if (!emulators) return { url, local: false, ...clients, target: { kind: 'project', projectId } };
  const target = {
    kind: 'emulator',
    projectId,
    host: emulators.firestore.host,
    authPort: emulators.auth.port,
    firestorePort: emulators.firestore.port,
  } as const;
  return { url, local: true, ...clients, target };
}
