import type { DocumentData } from 'firebase/firestore/lite';
import { keepsUserState } from './cleanup.ts';
import { readDocument } from './read-once.ts';

interface Asked {
  answer: Promise<DocumentData | undefined>;
  /** What has come of it. */
  data?: DocumentData | undefined;
}

/** Documents that were asked for before their screen was there. */
const asked = new Map<string, Asked>();

keepsUserState({ forget: () => asked.clear() });

/** Asks for the document a screen is about before the screen is there; only with a session. Throws what `readDocument` throws. */
export async function askAhead(path: string): Promise<void> {
  const entry: Asked = { answer: readDocument(path) };
  asked.set(path, entry);
  entry.data = await entry.answer;
}

/** What has come of asking for a document ahead, asked for now where it was not before. It is given once. */
export function takeAsked(path: string): Asked {
  const entry = asked.get(path) ?? { answer: readDocument(path) };
  asked.delete(path);
  return entry;
}
