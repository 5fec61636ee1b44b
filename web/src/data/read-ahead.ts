import { DOCUMENTS } from '@cellaret/domain/collections';
import { parseId } from '@cellaret/domain/ids';
import { wholeClientIsFar } from './whole-client.ts';

const RECIPE = /^\/view-recipe\/([^/]+)\/?$/;

/** Reads what the screen of an address is about while the screen is on its way; for verified members. Throws what the SDK throws. */
export async function readAhead(pathname: string): Promise<void> {
  const id = parseId(RECIPE.exec(pathname)?.[1]);
  if (id !== null && wholeClientIsFar())
    await (await import('./asked-ahead.ts')).askAhead(DOCUMENTS.recipeCard(id));
}
