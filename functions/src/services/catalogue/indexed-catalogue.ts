import { MatchIndex } from '@cellaret/domain/availability/matching/match-index';
import type { Card, Tombstone } from '@cellaret/domain/catalogue/card';
import { ColumnReader, packColumns } from '@cellaret/domain/core/binary-pack';
import { SearchIndex } from '@cellaret/domain/search/engine/search-index';
import { FlavourRows } from '@cellaret/domain/taste/flavour-rows';

/** The whole catalogue in memory, three ways: for searching, for matching with a shelf, and by taste. */
export interface IndexedCatalogue {
  readonly search: SearchIndex;
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

/** A catalogue of all given cards. */
export function catalogueOf(cards: readonly (Card | Tombstone)[]): IndexedCatalogue {
  const parts = { matching: MatchIndex.empty(), flavour: FlavourRows.empty() };
  for (const card of cards) take(parts, card);
  return { ...parts, search: SearchIndex.of(cards.filter((card) => !card.removed)) };
}

/** Takes in cards that are new or changed, and leaves out what is gone. Taking one in again changes nothing. */
export function applyCards(catalogue: IndexedCatalogue, cards: readonly (Card | Tombstone)[]): void {
  catalogue.search.applyDelta(cards);
  for (const card of cards) take(catalogue, card);
}

/** A catalogue in one piece of bytes. `readAt`: everything until this moment (milliseconds) is in it. */
export const packCatalogue = ({ search, matching, flavour }: IndexedCatalogue, readAt: number): Uint8Array =>
  packColumns(
    FORMAT,
    { search: search.snapshot(), matching: matching.toBytes(), flavour: flavour.toBytes() },
    { read_at: readAt },
  );

/**
 * Reads what `packCatalogue` wrote.
 * @throws RangeError when the bytes are something else, or of another version.
 */
export function unpackCatalogue(bytes: Uint8Array): { catalogue: IndexedCatalogue; readAt: number } {
  const pack = new ColumnReader(FORMAT, bytes);
  const catalogue = {
    search: SearchIndex.load(pack.column('search', 'u8')),
    matching: MatchIndex.fromBytes(pack.column('matching', 'u8')),
    flavour: FlavourRows.fromBytes(pack.column('flavour', 'u8')),
  };
  return { catalogue, readAt: Number((pack.meta as { read_at: unknown }).read_at) };
}
