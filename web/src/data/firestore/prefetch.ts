import type { DocumentData } from 'firebase/firestore';
import { keepsUserState } from '../session/user-state.ts';
import { clientNeedsDownload, loadLiteClient } from './load.ts';

/** A document the Lite client is asked for. */
export interface Prefetched {
  answer: Promise<DocumentData | undefined>;
  /** The result. */
  data?: DocumentData | undefined;
}

/** Documents that were asked for before their screen was there. */
const prefetched = new Map<string, Prefetched>();

keepsUserState({ forget: () => prefetched.clear() });

const ask = async (path: string) => (await loadLiteClient()).readDocument(path);

/**
 * Asks for the document a screen is about before the screen is there, where it takes long until the screen
 * can ask; for verified members. Throws what the SDK throws.
 */
export async function prefetch(path: string): Promise<void> {
  if (!clientNeedsDownload()) return;
  const entry: Prefetched = { answer: ask(path) };
  prefetched.set(path, entry);
  entry.data = await entry.answer;
}

/** The prefetched document, or a new request. Each result is handed out once. */
export function takePrefetched(path: string): Prefetched {
  const entry = prefetched.get(path) ?? { answer: ask(path) };
  prefetched.delete(path);
  return entry;
}
