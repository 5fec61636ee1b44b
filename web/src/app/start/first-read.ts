import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { parseId } from '@cellaret/domain/core/ids';
import { askFirst } from '#data/firestore/asked.ts';
import { ROUTES } from '#lib/paths.ts';

const RECIPE = new RegExp(`^${ROUTES.recipe.replace(':id', '([^/]+)')}/?$`);

/**
 * Reads what the screen of an address is about while the screen is on its way; for verified members. Throws
 * what the SDK throws.
 */
export async function readFirst(pathname: string): Promise<void> {
  const id = parseId(RECIPE.exec(pathname)?.[1]);
  if (id !== null) await askFirst(DOCUMENTS.recipeView(id));
}
