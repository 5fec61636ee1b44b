import { setTimeout as sleep } from 'node:timers/promises';
import { doc, getDoc, type DocumentData } from 'firebase/firestore/lite';
import { Failure, messageOf } from '../command/failure.ts';
import type { Site } from './site.ts';

/** The triggers of a project that sleeps take some time to wake. */
const PATIENCE_MS = 120_000;

/**
 * The result of `look`, as soon as there is one. Throws a `Failure` with this sentence if there never is.
 */
export async function found<T>(look: () => Promise<T | null>, sentence: () => string): Promise<T> {
  const until = Date.now() + PATIENCE_MS;
  for (;;) {
    const one = await look();
    if (one !== null) return one;
    if (Date.now() > until) throw new Failure(sentence());
    await sleep(500);
  }
}

/**
 * A document once a trigger has written it and it is as it should be. Throws a `Failure` where that never
 * happens.
 */
export const written = (
  { firestore }: Site,
  path: string,
  isReady: (data: DocumentData) => boolean,
  sentence = `No trigger has written ${path} as it should be: look at the logs of the functions.`,
): Promise<DocumentData> =>
  found(
    async () => {
      const data = (await getDoc(doc(firestore, path))).data();
      return data && isReady(data) ? data : null;
    },
    () => sentence,
  );

/** Turns a refusal of Auth, Firestore or Storage into a sentence that names what was tried. */
export async function tried<T>(what: string, hint: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (thrown) {
    throw new Failure(`${what} was refused (${messageOf(thrown)}): ${hint}.`);
  }
}
