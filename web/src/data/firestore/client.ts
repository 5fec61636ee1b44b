// Firestore's client, the largest part of the app: load-client.ts fetches it, nothing imports it
// statically.
import type { FirebaseApp } from 'firebase/app';
import {
  arrayRemove,
  arrayUnion,
  clearIndexedDbPersistence,
  collection,
  connectFirestoreEmulator,
  deleteField,
  doc,
  documentId,
  getDocFromCache,
  getDocFromServer,
  getDocs,
  getDocsFromServer,
  increment,
  initializeFirestore,
  limit,
  onSnapshot,
  orderBy,
  persistentLocalCache,
  persistentMultipleTabManager,
  query,
  runTransaction,
  serverTimestamp,
  startAfter,
  terminate,
  waitForPendingWrites,
  where,
  writeBatch,
  type DocumentData,
  type DocumentSnapshot,
  type FieldValue,
  type Firestore,
  type QuerySnapshot,
  type SnapshotMetadata,
} from 'firebase/firestore';
import { doubtNetwork } from '#lib/browser/doubt-network.ts';
import { endPush } from '#lib/browser/end-push.ts';
import { endWithPage } from '#lib/browser/end-with-page.ts';
import { forgetCatalogueFile } from '#lib/browser/kept-catalogue.ts';
import { noteChange, withoutOutdated } from '#lib/browser/unconfirmed.ts';

endWithPage();

/**
 * Documents of a collection. Data and not an SDK's query, because both of Firestore's clients make theirs
 * from it.
 */
export interface Query {
  path: string;
  /** Field values that a document has to hold. */
  equal?: Readonly<Record<string, string | number | boolean>> | undefined;
  /** A list of a document, and what has to be in it. */
  contains?: readonly [field: string, value: string];
  /** The documents that are meant, at most `LIMITS.idsPerQuery`. */
  ids?: readonly string[];
  /**
   * Fields, the first one first; smallest first if nothing else is said. The id of a document is `__name__`.
   */
  orderBy?: readonly (readonly [field: string, direction?: 'asc' | 'desc'])[];
  /** The values of those fields behind which the documents begin. */
  after?: readonly string[] | undefined;
  limit: number;
}

/** How long signing out waits for changes that are still on their way. */
const FLUSH_MS = 2000;

interface Target {
  app: FirebaseApp;
  /** Where the local suite listens; undefined in production. */
  emulator: { host: string; port: number } | undefined;
}

let target: Target | undefined;
let current: Firestore | undefined;

/** Sets the project; called before anything else here. */
export const configureFirestore = (at: Target): void => void (target = at);

/**
 * Firestore with its cache on disk, shared by the tabs of the browser. Never keep it: a change of user
 * replaces it.
 */
function firestore(): Firestore {
  if (current) return current;
  if (!target) throw new Error('Firestore was not told its project');
  current = initializeFirestore(target.app, {
    localCache: persistentLocalCache({ tabManager: persistentMultipleTabManager() }),
  });
  if (target.emulator) connectFirestoreEmulator(current, target.emulator.host, target.emulator.port);
  return current;
}

const documentAt = (path: string) => doc(firestore(), path);

function queryOf({ path, equal = {}, contains, ids, orderBy: order = [], after, limit: most }: Query) {
  return query(
    collection(firestore(), path),
    ...Object.entries(equal).map(([field, value]) => where(field, '==', value)),
    ...(contains ? [where(contains[0], 'array-contains', contains[1])] : []),
    ...(ids ? [where(documentId(), 'in', ids)] : []),
    ...order.map(([field, direction]) => orderBy(field, direction)),
    ...(after ? [startAfter(...after)] : []),
    limit(most),
  );
}

const ESTIMATE = { serverTimestamps: 'estimate' } as const;

/** The data of a snapshot. A timestamp that the server has not set yet is estimated. */
export const dataOf = <D extends DocumentData | undefined>(snapshot: {
  data: (options: typeof ESTIMATE) => D;
}): D => snapshot.data(ESTIMATE);

/** How long only the cache may answer before the network is checked. */
const DOUBT_AFTER_MS = 5000;

let doubting: ReturnType<typeof setTimeout> | undefined;

/** The server's answer follows what this device keeps, unless it is not reached. */
function note({ fromCache }: SnapshotMetadata): void {
  if (!fromCache) {
    clearTimeout(doubting);
    doubting = undefined;
  } else doubting ??= setTimeout(doubtNetwork, DOUBT_AFTER_MS);
}

const WITH_SOURCE = { includeMetadataChanges: true } as const;

/** Starts a listener; what `next` throws goes to `fail` instead of the SDK's queue. Returns how to stop. */
function listen<S extends { metadata: SnapshotMetadata }>(
  documentsOf: (snapshot: S) => readonly DocumentSnapshot[],
  next: (snapshot: S) => void,
  fail: (failure: unknown) => void,
  start: (hear: (snapshot: S) => void) => () => void,
): () => void {
  const { hear, end } = withoutOutdated<S>(
    (snapshot) =>
      documentsOf(snapshot).map(({ ref, metadata }) => ({
        path: ref.path,
        pending: metadata.hasPendingWrites,
      })),
    (snapshot) => {
      try {
        next(snapshot);
      } catch (failure) {
        fail(failure);
      }
    },
  );
  const stop = start((snapshot) => {
    note(snapshot.metadata);
    hear(snapshot);
  });
  return () => {
    stop();
    end();
  };
}

/** Listens to a document, to where it comes from too. Returns how to stop. */
export const listenToDocument = (
  path: string,
  next: (snapshot: DocumentSnapshot) => void,
  fail: (failure: unknown) => void,
): (() => void) =>
  listen<DocumentSnapshot>(
    // One that is gone says nothing of changes.
    (found) => (found.exists() ? [found] : []),
    next,
    fail,
    (hear) => onSnapshot(documentAt(path), WITH_SOURCE, hear, fail),
  );

/** Listens to a query, to where its documents come from too. Returns how to stop. */
export const listenToQuery = (
  wanted: Query,
  next: (snapshot: QuerySnapshot) => void,
  fail: (failure: unknown) => void,
): (() => void) =>
  listen<QuerySnapshot>(
    (found) => found.docs,
    next,
    fail,
    (hear) => onSnapshot(queryOf(wanted), WITH_SOURCE, hear, fail),
  );

/** True if this device's cache knows a document, or knows that it does not exist. */
export const isKnown = (path: string): Promise<boolean> =>
  getDocFromCache(documentAt(path)).then(
    () => true,
    () => false,
  );

/** A document from this device's cache; undefined if it does not exist or is not cached. */
export const knownDocument = (path: string): Promise<DocumentData | undefined> =>
  getDocFromCache(documentAt(path)).then(dataOf, () => undefined);

/** A document from the server; undefined if it does not exist. Throws offline. */
export const readDocument = async (path: string): Promise<DocumentData | undefined> =>
  dataOf(await getDocFromServer(documentAt(path)));

/** A query answered by the server; offline by this device's cache, unless `server` is asked for. */
export async function readQuery(wanted: Query, from?: 'server'): Promise<DocumentData[]> {
  const read = from === 'server' ? getDocsFromServer : getDocs;
  return (await read(queryOf(wanted))).docs.map(dataOf);
}

/** The operations of a write: documents by their paths. */
export interface Writing {
  /** The whole document. */
  set: (path: string, data: DocumentData) => void;
  /** Some fields; `a.b` is the entry b of the map a. */
  update: (path: string, fields: DocumentData) => void;
  /** Some fields, those of maps inside them too; the document is made where it is missing. */
  merge: (path: string, fields: DocumentData) => void;
  remove: (path: string) => void;
  /** The time of the server, where a field is to hold it. */
  now: FieldValue;
  /** Nothing, where a field is to go. */
  none: FieldValue;
  /** So many more than a field holds, whatever others write meanwhile. */
  more: (by: number) => FieldValue;
  /** A list with something at its end, or without it. */
  joined: (value: string) => FieldValue;
  left: (value: string) => FieldValue;
}

const VALUES = {
  now: serverTimestamp(),
  none: deleteField(),
  more: increment,
  joined: arrayUnion,
  left: arrayRemove,
};

/**
 * Writes everything `compose` says, or nothing. Listeners see it at once; resolves when the server has it,
 * without a network later.
 */
export function commit(compose: (writing: Writing) => void): Promise<void> {
  const batch = writeBatch(firestore());
  const paths = new Set<string>();
  const at = (path: string) => {
    paths.add(path);
    return documentAt(path);
  };
  compose({
    set: (path, data) => void batch.set(at(path), data),
    update: (path, fields) => void batch.update(at(path), fields),
    merge: (path, fields) => void batch.set(at(path), fields, { merge: true }),
    remove: (path) => void batch.delete(at(path)),
    ...VALUES,
  });
  return noteChange(paths, batch.commit());
}

/** A write that follows from what the server holds. */
export interface Transacting extends Writing {
  read: (path: string) => Promise<DocumentData | undefined>;
}

/** Runs `work`, and runs it again if another client writes meanwhile; reads come before writes. */
export const transact = <T>(work: (transacting: Transacting) => Promise<T>): Promise<T> =>
  runTransaction(firestore(), (transaction) =>
    work({
      read: async (path) => dataOf(await transaction.get(documentAt(path))),
      set: (path, data) => void transaction.set(documentAt(path), data),
      update: (path, fields) => void transaction.update(documentAt(path), fields),
      merge: (path, fields) => void transaction.set(documentAt(path), fields, { merge: true }),
      remove: (path) => void transaction.delete(documentAt(path)),
      ...VALUES,
    }),
  );

/** True once every change of the signed-in user reached the server; false after a while without an answer. */
export const flush = (): Promise<boolean> =>
  Promise.race([
    waitForPendingWrites(firestore()).then(() => true),
    // Answered in turn: from then on it is the network that takes its time, and not a slow phone.
    isKnown('any/document').then(
      () => new Promise<false>((resolve) => setTimeout(() => resolve(false), FLUSH_MS)),
    ),
  ]);

/**
 * Ends all listeners and lets go of what is known; `clear` also removes what this device keeps, of earlier
 * visits too.
 */
export async function forget(clear: boolean): Promise<void> {
  const previous = firestore();
  current = undefined;
  const ended = terminate(previous);
  if (!clear) return ended;
  // Another tab may hold on to what is on the disk: the rest goes all the same.
  await Promise.all([
    // The next user may be here by now, with the same database open: their client would end with it,
    // and their writes would wait for ever.
    ended.then(() => (current ? undefined : clearIndexedDbPersistence(previous))),
    forgetCatalogueFile(),
    endPush(),
  ]);
}
