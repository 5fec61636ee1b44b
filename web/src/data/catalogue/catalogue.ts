import {
  catalogueFile,
  cataloguePath,
  CURRENT_CATALOGUE,
  currentCatalogue,
  FIRST_CATALOGUE,
  withChanges,
  type CatalogueFile,
  type CurrentCatalogue,
} from '@cellaret/domain/catalogue/browser-catalogue';
import { COLLECTIONS } from '@cellaret/domain/core/collections';
import { useDeferredValue, useMemo } from 'react';
import { forgetCatalogueFile, keepFile, keptFile } from '#lib/browser/kept-catalogue.ts';
import { fetchFile } from '../api/fetch-file.ts';
import { listenToDocument, useLive } from '../firestore/live.ts';
import type { Listen, Live } from '../firestore/sources.ts';
import { keepsUserState } from '../session/user-state.ts';
import { compactCatalogue, type CompactCatalogue } from './compact-catalogue.ts';

/** The file that this page has read, so that a change of the catalogue reads nothing again. */
let read: { version: string; file: CatalogueFile } | undefined;

/** Grows with each change of user: what was asked for before is not kept for the next. */
let visit = 0;

keepsUserState({
  forget: () => {
    read = undefined;
    visit += 1;
  },
});

const parsed = async (response: Response): Promise<CatalogueFile> =>
  catalogueFile.parse(await response.json());

/**
 * The file that the current changes are to be made to: one this device keeps, as long as the changes are
 * enough for it, else the newest. Null where the newest has just been replaced. Throws AppError 'unavailable'
 * without a network.
 */
async function fileFor({ files }: CurrentCatalogue): Promise<CatalogueFile | null> {
  const began = visit;
  const versions = files.map(({ version }) => version);
  if (read && versions.includes(read.version)) return read.file;
  const [newest] = versions;
  if (newest === undefined) return null;
  for (const version of versions) {
    const kept = await keptFile(version);
    if (kept) return remembered(version, await parsed(kept), began);
  }
  const response = await fetchFile(cataloguePath(newest));
  if (!response) return null;
  await keepFile(newest, response.clone());
  // Kept while somebody left: their removal may have been before it.
  if (visit !== began) await forgetCatalogueFile();
  return remembered(newest, await parsed(response), began);
}

/** The file, which this page reads no second time while the same user is there. */
function remembered(version: string, file: CatalogueFile, began: number): CatalogueFile {
  if (visit === began) read = { version, file };
  return file;
}

/** Why there is no catalogue: nobody has published it yet, or there is more than a browser should load. */
export type NoCatalogue = 'being-made' | 'too-large';

/** The whole catalogue: a file, and what changed since; or why there is none. */
async function whole(current: CurrentCatalogue | null): Promise<CompactCatalogue | NoCatalogue> {
  if (current === null) return 'being-made';
  if (current.files.length === 0) return 'too-large';
  const file = await fileFor(current);
  return file ? compactCatalogue(withChanges(file, current.changes)) : 'being-made';
}

/** The pending request, shared by all callers. */
let asked: Promise<unknown> | undefined;

/** Has the server make what is missing: it arrives like any change. Throws as `callApi` does. */
function askForFirst(): Promise<unknown> {
  asked ??= fetchFile(FIRST_CATALOGUE).finally(() => (asked = undefined));
  return asked;
}

/** Listens to the catalogue. Rebuilds it only when it changes: a toggle in a cabinet costs nothing here. */
const listenToCatalogue: Listen<CompactCatalogue | NoCatalogue> = (next, fail) => {
  let turn = 0;
  let made: { from: string; catalogue: Promise<CompactCatalogue | NoCatalogue>; asks: boolean } | undefined;
  const end = listenToDocument(CURRENT_CATALOGUE, currentCatalogue)((current, meta) => {
    const mine = (turn += 1);
    const from = JSON.stringify(current);
    if (made?.from !== from) made = { from, catalogue: whole(current), asks: false };
    const one = made;
    const failed = (failure: unknown): void => {
      if (mine !== turn) return;
      made = undefined;
      fail(failure);
    };
    one.catalogue.then((value) => {
      if (mine !== turn) return;
      next(value, meta);
      // This device's memory says nothing of what the server has by now.
      if (value !== 'being-made' || meta.cached || one.asks) return;
      one.asks = true;
      askForFirst().catch(failed);
    }, failed);
  }, fail);
  return () => {
    turn += 1;
    end();
  };
};

/**
 * The whole catalogue, live, for one read and a file that this device keeps, without a network too; or why
 * there is none: the API answers then. Deferred, because much is worked out and drawn from it: in slices,
 * after what is there already.
 */
export const useCatalogueOrReason = (): Live<CompactCatalogue | NoCatalogue> =>
  useDeferredValue(useLive(COLLECTIONS.catalogue, listenToCatalogue));

/** The same for screens that use the API if there is no catalogue for any reason: null then. */
export function useCatalogue(): Live<CompactCatalogue | null> {
  const live = useCatalogueOrReason();
  return useMemo(
    () =>
      live.state === 'ready' ? { ...live, value: typeof live.value === 'string' ? null : live.value } : live,
    [live],
  );
}
