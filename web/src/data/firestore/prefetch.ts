import type { DocumentData } from 'firebase/firestore';
import { keepsUserState } from '../session/user-state.ts';
import type { FirstRows } from './lite-client.ts';
import { clientNeedsDownload, loadLiteClient } from './load-client.ts';

/** How long the Lite client is waited for before the full one is asked. */
const TIMEOUT_MS = 3000;

/** A document by its path, or rows of a list. */
export type Wanted = string | FirstRows;

/** Documents the Lite client is asked for. */
interface Prefetched {
  answer: Promise<DocumentData[]>;
  /** The result. */
  documents?: DocumentData[];
}

/** Requests from before their screen was there. */
const prefetched = new Map<string, Prefetched>();

keepsUserState({ forget: () => prefetched.clear() });

async function ask(wanted: Wanted): Promise<DocumentData[]> {
  const client = await loadLiteClient();
  if (typeof wanted !== 'string') return client.readQuery(wanted);
  const data = await client.readDocument(wanted);
  return data ? [data] : [];
}

/**
 * Asks for what a screen begins with before the screen is there, where it takes long until the screen can
 * ask; for verified members. Throws what the SDK throws.
 */
export async function prefetch(wanted: Wanted): Promise<void> {
  if (!clientNeedsDownload()) return;
  const entry: Prefetched = { answer: ask(wanted) };
  prefetched.set(JSON.stringify(wanted), entry);
  entry.documents = await entry.answer;
}

/** True if it was asked for and nobody took it. */
export const isPrefetched = (wanted: Wanted): boolean => prefetched.has(JSON.stringify(wanted));

/**
 * Hands on the prefetched documents, in the same breath where they are here: the first screen is drawn once,
 * with them. Asks for them if nobody did. Each result is handed out once; a failure, or nothing in time, is
 * no documents: the listener says what is wrong.
 */
export function takeFirst(wanted: Wanted, take: (documents: DocumentData[]) => void): void {
  const key = JSON.stringify(wanted);
  const { answer, documents }: Prefetched = prefetched.get(key) ?? { answer: ask(wanted) };
  prefetched.delete(key);
  if (documents) {
    take(documents);
    return;
  }
  const late = new Promise<[]>((resolve) => setTimeout(resolve, TIMEOUT_MS, []));
  void Promise.race([answer, late])
    .catch(() => [])
    .then(take);
}
