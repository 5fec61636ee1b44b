import type { DocumentData } from 'firebase/firestore';
import { keepsUserState } from '../session/user-state.ts';
import { clientIsFar, loadSmallClient } from './load.ts';

/** A document the small client was asked for. */
export interface Asked {
  answer: Promise<DocumentData | undefined>;
  /** What has come of it. */
  data?: DocumentData | undefined;
}

/** Documents that were asked for before their screen was there. */
const asked = new Map<string, Asked>();

keepsUserState({ forget: () => asked.clear() });

const ask = async (path: string) => (await loadSmallClient()).readDocument(path);

/**
 * Asks for the document a screen is about before the screen is there, where it takes long until the screen can ask; for verified members.
 * Throws what the SDK throws.
 */
export async function askFirst(path: string): Promise<void> {
  if (!clientIsFar()) return;
  const entry: Asked = { answer: ask(path) };
  asked.set(path, entry);
  entry.data = await entry.answer;
}

/** What has come of asking for a document, asked for now where it was not before. It is given once. */
export function takeAsked(path: string): Asked {
  const entry = asked.get(path) ?? { answer: ask(path) };
  asked.delete(path);
  return entry;
}
