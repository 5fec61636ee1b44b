// The whole client, for what is followed and for what is written; it keeps nothing on the phone.
import { GUEST_PATHS, publicMenu, type PublicMenu } from '@cellaret/domain/guests/guests';
import {
  connectFirestoreEmulator,
  doc,
  initializeFirestore,
  memoryLocalCache,
  onSnapshot,
  type Firestore,
} from 'firebase/firestore';
import { onceLoaded } from '#lib/once-loaded.ts';
import { guestProject } from './guest-project.ts';

const isTimestamp = (value: unknown): value is { toDate: () => Date } =>
  typeof value === 'object' && value !== null && 'toDate' in value;

/** A document with its timestamps as dates. */
export const fromStored = (data: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).map(([key, value]) => [key, isTimestamp(value) ? value.toDate() : value]),
  );

let client: Promise<Firestore> | undefined;

/** Firestore for guests; one for the page. */
export function guestFirestore(): Promise<Firestore> {
  client ??= guestProject().then(({ app, emulators }) => {
    const firestore = initializeFirestore(app, { localCache: memoryLocalCache() });
    const emulator = emulators?.firestore;
    if (emulator) connectFirestoreEmulator(firestore, emulator.host, emulator.port);
    return firestore;
  });
  // Without a network it is tried again the next time.
  client.catch(() => (client = undefined));
  return client;
}

/** Follows a menu; `next` gets null once it is closed, and then nothing more. Returns what ends it. */
export function followMenu(token: string, next: (menu: PublicMenu | null) => void): () => void {
  const follow = (firestore: Firestore) =>
    onSnapshot(
      doc(firestore, GUEST_PATHS.publicMenu(token)),
      (snapshot) => {
        const data = snapshot.data();
        if (data) next(publicMenu.parse(fromStored(data)));
        else if (!snapshot.metadata.fromCache) next(null);
      },
      () => next(null),
    );
  // A menu that is on the screen stays there.
  return onceLoaded(guestFirestore(), follow, () => undefined);
}
