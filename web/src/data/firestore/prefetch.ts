import type { DocumentData } from 'firebase/firestore';
import { credentials } from '../firebase/credentials.ts';
import { keepsUserState } from '../session/user-state.ts';
import { readOnce, type Wanted } from './read-once.ts';

/** How long the answer is waited for before the client is asked. */
const TIMEOUT_MS = 3000;

/** Documents that were asked for. */
interface Prefetched {
  answer: Promise<DocumentData[]>;
  /** The result. */
  documents?: DocumentData[];
}

/** Requests from before their screen was there. */
const prefetched = new Map<string, Prefetched>();

/** Drops what was asked for: it turned out to be for somebody else. */
export const forgetPrefetched = (): void => prefetched.clear();

keepsUserState({ forget: forgetPrefetched });

/**
 * Asks for what a screen begins with before the screen is there, and gives it; `headers` say who asks. Throws
 * for a refusal, and without a network.
 */
export async function prefetch(wanted: Wanted, headers: Record<string, string>): Promise<DocumentData[]> {
  const entry: Prefetched = { answer: readOnce(wanted, headers) };
  prefetched.set(JSON.stringify(wanted), entry);
  entry.documents = await entry.answer;
  return entry.documents;
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
  const { answer, documents }: Prefetched = prefetched.get(key) ?? {
    answer: credentials().then((headers) => readOnce(wanted, headers)),
  };
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
