import { CURRENT_CATALOGUE } from '@cellaret/domain/catalogue/browser-catalogue';
import { eventually } from '../eventually.ts';
import { database } from './database.ts';

/** The version of the browsers' catalogue that is published; null where there is none. */
export async function publishedVersion(): Promise<string | null> {
  const current = await database.doc(CURRENT_CATALOGUE).get();
  return (current.get('files') as { version: string }[] | undefined)?.[0]?.version ?? null;
}

/** Waits until there is a catalogue for browsers: the seed brings one, and another one replaces it. */
export const cataloguePublished = (): Promise<string> =>
  eventually("The browsers' catalogue", publishedVersion);
