import type { DocumentData } from 'firebase/firestore';
import { keepsUserState } from '../session/user-state.ts';
import { clientIsFar, loadSmallClient } from './load.ts';

/** A document the small client was asked for. */
export interface Asked {
  answer: Promise<DocumentData | undefined>;
  /** The result. */
  data?: DocumentData | undefined;
}

/** Documents that were asked for before their screen was there. */
const asked = new Map<string, Asked>();

keepsUserState({ forget: () => asked.clear() });

const ask = async (path: string) => (await loadSmallClient()).readDocument(path);

/**
 * Asks for the document a screen is about before the screen is there, where it takes long until the screen
 * can ask; for verified members. Throws what the SDK throws.
 */
export async function askFirst(path: string): Promise<void> {
  if (!clientIsFar()) return;
  const entry: Asked = { answer: ask(path) };
  asked.set(path, entry);
  entry.data = await entry.answer;
}

/** The prefetched document, or a new request. Each result is handed out once. */
export function takeAsked(path: string): Asked {
  const entry = asked.get(path) ?? { answer: ask(path) };
  asked.delete(path);
  return entry;
}
