import { cataloguePath } from '@cellaret/domain/catalogue/browser-catalogue';

/** Where this device keeps the one file of the catalogue it needs. */
const KEPT = 'cellaret-catalogue';

/** The kept file of a version; undefined where it is not kept, or this browser keeps nothing. */
export const keptFile = async (version: string): Promise<Response | undefined> =>
  caches
    .open(KEPT)
    .then((cache) => cache.match(cataloguePath(version)))
    .catch(() => undefined);

/** Keeps the file of a version, and no other. A browser that cannot fetches it with each visit. */
export async function keepFile(version: string, response: Response): Promise<void> {
  try {
    await caches.delete(KEPT);
    await (await caches.open(KEPT)).put(cataloguePath(version), response);
  } catch {
    // Full, or forbidden: nothing but the next visit depends on it.
  }
}

/** Lets go of it. */
export async function forgetCatalogueFile(): Promise<void> {
  await caches.delete(KEPT).catch(() => false);
}
