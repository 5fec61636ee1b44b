import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { getAuth, type Auth, type UserRecord } from 'firebase-admin/auth';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { Failure } from '../command/failure.ts';
import { host, type Ports } from '../local/ports.ts';

/** Where the admin SDK is to work: a real project with the machine's credentials, or the emulators. */
export type Target =
  | { kind: 'project'; projectId: string }
  | {
      kind: 'emulator';
      projectId: string;
      host?: string;
      authPort: number;
      firestorePort: number;
      storagePort?: number;
    };

/** The admin's way to the data; rules do not apply to it. */
export interface Admin {
  db: Firestore;
  auth: Auth;
  close: () => Promise<void>;
}

/** The emulators on these ports. */
export const emulatorTarget = (
  ports: Pick<Ports, 'auth' | 'firestore' | 'storage'>,
  projectId: string,
): Target => ({
  kind: 'emulator',
  projectId,
  authPort: ports.auth,
  firestorePort: ports.firestore,
  storagePort: ports.storage,
});

/**
 * Connects to the target. One target a process: the SDK takes the emulators from the environment. With a
 * bucket, the functions' own code works with this connection, until it is closed.
 */
export function connectAdmin(target: Target, storageBucket?: string): Admin {
  const { projectId } = target;
  if (target.kind === 'emulator') {
    const at = target.host ?? host;
    process.env.FIRESTORE_EMULATOR_HOST = `${at}:${target.firestorePort}`;
    process.env.FIREBASE_AUTH_EMULATOR_HOST = `${at}:${target.authPort}`;
    if (target.storagePort !== undefined)
      process.env.FIREBASE_STORAGE_EMULATOR_HOST = `${at}:${target.storagePort}`;
    // The emulators need no credentials: do not look for a cloud machine that could give some.
    process.env.METADATA_SERVER_DETECTION = 'none';
  } else {
    // Left over from a shell that worked with the emulators, they would silently win over the project.
    delete process.env.FIRESTORE_EMULATOR_HOST;
    delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
    delete process.env.FIREBASE_STORAGE_EMULATOR_HOST;
  }
  const app = initializeApp(
    {
      projectId,
      ...(storageBucket !== undefined && { storageBucket }),
      ...(target.kind === 'project' && { credential: applicationDefault() }),
    },
    storageBucket === undefined ? `admin-${Date.now()}` : undefined,
  );
  return { db: getFirestore(app), auth: getAuth(app), close: () => deleteApp(app) };
}

/** The account with this address. Throws a `Failure` where there is none. */
export async function accountOf(admin: Admin, email: string): Promise<UserRecord> {
  try {
    return await admin.auth.getUserByEmail(email);
  } catch (thrown) {
    if ((thrown as { code?: unknown }).code !== 'auth/user-not-found') throw thrown;
    throw new Failure(`There is no account ${email}: register it in the app first, or name another.`);
  }
}

/** Where the admin SDK works, for messages. */
export const describeTarget = (target: Target) =>
  target.kind === 'project'
    ? `project ${target.projectId}`
    : `the emulators (Firestore at ${target.host ?? host}:${target.firestorePort}, project ${target.projectId})`;
