import type { IngredientCard, RecipeCard, Tombstone } from '@cellaret/domain/card';
import {
  CATALOGUE_PARTS,
  CATALOGUE_RECIPES,
  CATALOGUE_STATE,
  catalogueEntry,
  cataloguePartPath,
  catalogueState,
} from '@cellaret/domain/catalogue-part';
import { COLLECTIONS } from '@cellaret/domain/collections';
import { countDocuments } from '../store/documents.ts';
import { runTransaction, type Transaction } from '../store/transaction.ts';
import { REMOVE, SERVER_TIME } from '../store/values.ts';
import { differs } from './differs.ts';

type AnyCard =
  Omit<RecipeCard, 'updated_at'> | Omit<IngredientCard, 'updated_at'> | Omit<Tombstone, 'updated_at'>;

/** What the compact catalogue holds of an item; null where it holds nothing. */
const entryOf = (card: AnyCard | null): object | null => (card?.visible ? catalogueEntry(card) : null);

/**
 * Keeps the compact catalogue in step with a card, within the card's transaction. The entry is written blind, so that a change costs one
 * write and nobody waits for anybody's reading of the part.
 * @param state `catalogue/state`, read in the same transaction.
 */
export function writeCatalogueEntry(
  transaction: Transaction,
  { state, stored, next }: { state: unknown; stored: AnyCard | null; next: AnyCard },
): void {
  if (catalogueState.safeParse(state).data?.complete === false) return;
  const entry = entryOf(next);
  const before = entryOf(stored);
  if (entry === null ? before === null : !differs(before, entry)) return;
  const items = next.kind === 'recipe' ? 'recipes' : 'ingredients';
  transaction.merge(cataloguePartPath(next.kind, next.id), {
    [items]: { [next.id]: entry ?? REMOVE },
    updated_at: SERVER_TIME,
  });
}

/**
 * Gives the compact catalogue up once there are more recipes than a browser should load, before its documents grow too large. It does not
 * come back by itself: deleting `catalogue/state` and touching the items would build it anew.
 */
export async function boundBrowserCatalogue(most = CATALOGUE_RECIPES): Promise<void> {
  const count = await countDocuments(COLLECTIONS.recipes);
  await runTransaction(async (transaction) => {
    const state = catalogueState.safeParse(await transaction.read(CATALOGUE_STATE)).data;
    const complete = count <= most && state?.complete !== false;
    const next = { complete, recipe_count: count };
    if (!differs(state ?? null, next)) return;
    transaction.set(CATALOGUE_STATE, next);
    if (complete) return;
    for (let part = 0; part < CATALOGUE_PARTS; part += 1)
      transaction.remove(`${COLLECTIONS.catalogue}/${part}`);
  });
}
