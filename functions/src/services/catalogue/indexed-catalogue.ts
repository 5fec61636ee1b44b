import { MatchIndex } from '@cellaret/domain/availability/matching/match-index';
import type { Card, Tombstone } from '@cellaret/domain/catalogue/card';
import { ColumnReader, packColumns } from '@cellaret/domain/core/binary-pack';
import { UpdatableIndex } from '@cellaret/domain/search/engine/updatable-index';
import { FlavourRows } from '@cellaret/domain/taste/flavour-rows';

/** The catalogue in memory, indexed for search, matching and taste. */
export interface IndexedCatalogue {
  readonly search: UpdatableIndex;
  readonly matching: MatchIndex;
  readonly flavour: FlavourRows;
}

const FORMAT = 'cellaret-index-1';

function take(catalogue: Omit<IndexedCatalogue, 'search'>, card: Card | Tombstone): void {
  const { matching, flavour } = catalogue;
  if (card.kind === 'ingredient') {
    if (card.visible) matching.setIngredient(card);
    else matching.removeIngredient(card.id);
  } else if (card.visible) {
    matching.setRecipe(card);
    flavour.set(card.id, card.volume_ml > 0 ? card.scores : null);
  } else {
    matching.removeRecipe(card.id);
    flavour.remove(card.id);
  }
}

export function catalogueOf(cards: readonly (Card | Tombstone)[]): IndexedCatalogue {
  const parts = { matching: MatchIndex.empty(), flavour: FlavourRows.empty() };
  for (const card of cards) take(parts, card);
  return { ...parts, search: UpdatableIndex.of(cards.filter((card) => !card.removed)) };
}

export function applyCards(catalogue: IndexedCatalogue, cards: readonly (Card | Tombstone)[]): void {
  catalogue.search.applyDelta(cards);
  for (const card of cards) take(catalogue, card);
}

/** Serialises a catalogue. `readAt`: milliseconds up to which all changes are included. */
export const packCatalogue = ({ search, matching, flavour }: IndexedCatalogue, readAt: number): Uint8Array =>
  packColumns(
    FORMAT,
    { search: search.snapshot(), matching: matching.toBytes(), flavour: flavour.toBytes() },
    { read_at: readAt },
  );

/**
 * Deserialises the bytes of `packCatalogue`.
 * @throws RangeError for other bytes or another version.
 */
export function unpackCatalogue(bytes: Uint8Array): { catalogue: IndexedCatalogue; readAt: number } {
  const pack = new ColumnReader(FORMAT, bytes);
  const catalogue = {
    search: UpdatableIndex.load(pack.column('search', 'u8')),
    matching: MatchIndex.fromBytes(pack.column('matching', 'u8')),
    flavour: FlavourRows.fromBytes(pack.column('flavour', 'u8')),
  };
  return { catalogue, readAt: Number((pack.meta as { read_at: unknown }).read_at) };
}
