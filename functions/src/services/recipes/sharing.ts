import type { sharingAnswer } from '@cellaret/domain/api/answers';
import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { AppError } from '@cellaret/domain/core/errors';
import { FUNCTION_LIMITS } from '@cellaret/domain/core/limits';
import { MODERATION_DOCUMENTS } from '@cellaret/domain/moderation/moderation-paths';
import { recipeView, type RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { PUBLIC_PATHS, sharedRecipe, SHARING } from '@cellaret/domain/recipes/sharing';
import type { z } from 'zod';
import { findDocuments, readDocument, readDocuments, removeDocuments } from '../../store/documents.ts';
import type { Transaction } from '../../store/transaction.ts';
import { SERVER_TIME } from '../../store/values.ts';
import type { Caller } from '../core/caller.ts';
import { notFound } from '../core/failures.ts';
import { hiddenIds, hiddenNoteOf, maySee } from '../core/hidden.ts';
import { parseRecipe } from './recipe-card.ts';

type Answer = z.infer<typeof sharingAnswer>;

const answerOf = (id: number, stored: unknown): Answer => ({
  is_shared: sharedRecipe.safeParse(stored).data?.is_shared ?? false,
  path: PUBLIC_PATHS.recipe(id),
});

/** Whether a recipe is shared with everybody: three reads. Throws not-found, also where it is hidden and somebody else’s. */
export async function readSharing(caller: Caller, id: number): Promise<Answer> {
  const [source, decided, stored] = await readDocuments([
    DOCUMENTS.recipe(id),
    MODERATION_DOCUMENTS.moderation('recipe', id),
    SHARING.document(id),
  ]);
  const recipe = parseRecipe(id, source);
  if (!recipe || !maySee(hiddenNoteOf(decided), recipe.user_id, caller)) throw notFound('recipe');
  return answerOf(id, stored);
}

/** Shares an own recipe with everybody, or withdraws it. Throws not-found, permission-denied. */
export async function saveSharing(
  transaction: Transaction,
  uid: string,
  id: number,
  isShared: boolean,
): Promise<Answer> {
  const recipe = parseRecipe(id, await transaction.read(DOCUMENTS.recipe(id)));
  if (!recipe) throw notFound('recipe');
  if (recipe.user_id !== uid)
    throw new AppError('permission-denied', 'Only the owner of a recipe may share it');
  const sharing = { id, user_id: uid, is_shared: isShared };
  transaction.set(SHARING.document(id), { ...sharing, updated_at: SERVER_TIME });
  return { is_shared: isShared, path: PUBLIC_PATHS.recipe(id) };
}

/** Forgets that a recipe which is gone was shared. Safe to repeat. */
export const forgetSharing = (id: number): Promise<void> => removeDocuments([SHARING.document(id)]);

/** What somebody nobody knows finds at a recipe's address: `gone` where there was something to find. */
export type PublicRecipe = { state: 'shared'; recipe: RecipeView } | { state: 'gone' | 'unknown' };

/**
 * A recipe as everybody may see it: three reads, and a fourth where it is no more. What was never shared is as unknown as what never was, and so
 * is what administrators hide.
 */
export async function readPublicRecipe(id: number): Promise<PublicRecipe> {
  const [joined, stored, taken] = await readDocuments([
    DOCUMENTS.recipeView(id),
    SHARING.document(id),
    DOCUMENTS.takenId(id),
  ]);
  const sharing = sharedRecipe.safeParse(stored).data;
  const recipe = recipeView.safeParse(joined).data;
  if (sharing && !sharing.is_shared) return { state: 'gone' };
  // Its id was taken, and leads nowhere any more; one that was just made has no names joined yet.
  if (!joined && taken?.kind === 'recipe' && !(await readDocument(DOCUMENTS.recipe(id))))
    return { state: 'gone' };
  if (!sharing || !recipe?.visible || sharing.user_id !== recipe.user_id) return { state: 'unknown' };
  return { state: 'shared', recipe };
}

/** Ids of what everybody may see, the lowest first: a read for each, and one for what is hidden. */
export async function sharedIds(): Promise<number[]> {
  const [found, hidden] = await Promise.all([
    findDocuments(SHARING.collection, {
      where: [['is_shared', '==', true]],
      select: ['id'],
      limit: FUNCTION_LIMITS.sitemap.addresses,
    }),
    hiddenIds('recipe'),
  ]);
  return found.map(({ fields }) => fields.id as number).filter((id) => !hidden.has(id));
}
