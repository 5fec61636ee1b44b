import { setTimeout } from 'node:timers/promises';
import { LIMITS } from '@cellaret/domain/core/limits';
import { gate, GUEST_PATHS } from '@cellaret/domain/guests/guests';
import { config } from '../../config.ts';
import { findIdPages, readDocument, type Find } from '../../store/documents.ts';
import { batched, inParallel } from '../core/in-parallel.ts';
import { placeOfGate } from '../core/place-access.ts';
import { rebuildPublicMenu } from '../guests/public-menus.ts';

const AT_ONCE = 5;

async function rebuildMenusOf(recipeIds: readonly number[]): Promise<void> {
  const stale = new Map<string, number[]>();
  for (const id of recipeIds) {
    const where: Find['where'] = [['recipe_ids', 'array-contains', id]];
    for await (const tokens of findIdPages(GUEST_PATHS.publicMenus, { where, limit: LIMITS.liveList }))
      for (const token of tokens) stale.set(token, [...(stale.get(token) ?? []), id]);
  }
  await inParallel(stale, AT_ONCE, async ([token, recipes]) => {
    const found = gate.safeParse(await readDocument(GUEST_PATHS.gate(token))).data;
    if (found) await rebuildPublicMenu(placeOfGate(found), token, { recipes });
  });
}

let begun = 0;

/** Updates a recipe on public menus: one read, plus two and a rebuild per menu. Batches recipes. */
export const followRecipe = batched<number>(async (ids) => {
  // Rate-limits the rebuilds for a recipe that is edited repeatedly.
  await setTimeout(Math.max(0, begun + config.followEveryMs - Date.now()));
  begun = Date.now();
  await rebuildMenusOf(ids);
});
