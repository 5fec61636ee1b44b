import { CURRENT_CATALOGUE, currentCatalogue } from '@cellaret/domain/catalogue/browser-catalogue';
import { COLLECTIONS } from '@cellaret/domain/core/collections';
import type { Firestore } from 'firebase-admin/firestore';
import { SEED_TIME } from './catalogue.ts';

/**
 * When the cards count as made: so long after what they are made of that a start finds nothing it would have
 * to look through.
 */
const CARDS_MADE = new Date(SEED_TIME.getTime() + 2 * 60 * 60 * 1000);
/**
 * When the catalogue counts as published: so long after the cards that the first change reads none of them
 * again.
 */
const PUBLISHED = new Date(CARDS_MADE.getTime() + 60 * 1000);

/**
 * Gives all cards the time of the seed: a clock that is behind the one of the building would find no change
 * after theirs. No trigger may hear of it.
 */
export async function settleCards(db: Firestore): Promise<void> {
  const cards = await db.collection(COLLECTIONS.cards).get();
  const writer = db.bulkWriter();
  for (const { ref } of cards.docs) void writer.update(ref, { updated_at: CARDS_MADE });
  await writer.close();
}

/** The same of the published catalogue. */
export async function settleCatalogue(db: Firestore): Promise<void> {
  const current = db.doc(CURRENT_CATALOGUE);
  const { files } = currentCatalogue.parse((await current.get()).data());
  const through = PUBLISHED.getTime();
  await current.update({
    files: files.map(({ version }) => ({ version, through })),
    through,
    updated_at: PUBLISHED,
  });
}
