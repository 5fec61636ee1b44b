// Firestore's small client: what a guest sees first is asked for by it, while the whole one is still on its
// way.
import { GUEST_PATHS, publicMenu, type PublicMenu } from '@cellaret/domain/guests/guests';
import { connectFirestoreEmulator, doc, getDoc, getFirestore } from 'firebase/firestore/lite';
import { guestProject } from './project.ts';
import { fromStored } from './stored.ts';

/**
 * A menu as it is now; null where there is none, or none any more: both look the same. Throws where nobody
 * can be asked.
 */
export async function readMenu(token: string): Promise<PublicMenu | null> {
  const { app, config } = await guestProject();
  const firestore = getFirestore(app);
  const emulator = config.emulators?.firestore;
  if (emulator && !connected) {
    connected = true;
    connectFirestoreEmulator(firestore, emulator.host, emulator.port);
  }
  try {
    const data = (await getDoc(doc(firestore, GUEST_PATHS.publicMenu(token)))).data();
    return data ? publicMenu.parse(fromStored(data)) : null;
  } catch (failure) {
    if ((failure as { code?: unknown }).code === 'permission-denied') return null;
    throw failure;
  }
}

let connected = false;
