import type { sharingAnswer } from '@cellaret/domain/api/answers';
import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { AppError } from '@cellaret/domain/core/errors';
import { FUNCTION_LIMITS } from '@cellaret/domain/core/limits';
import { MODERATION_DOCUMENTS } from '@cellaret/domain/moderation/moderation-paths';
import { recipeView, type RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { PUBLIC_PATHS, sharedRecipe, SHARING } from '@cellaret/domain/recipes/sharing';
import type { z } from 'zod';
import { findDocuments, readDocument, readDocuments, removeDocuments } from '../../store/documents.ts';
import { SERVER_TIME } from '../../store/field-values.ts';
import type { Transaction } from '../../store/transaction.ts';
import { type Caller, notFound } from '../core/failures.ts';
import { hiddenIds, hiddenNoteOf, maySee } from '../core/hidden.ts';
import { parseRecipe } from './recipe-card.ts';

type Answer = z.infer<typeof sharingAnswer>;

const answerOf = (id: number, stored: unknown): Answer => ({
  is_shared: sharedRecipe.safeParse(stored).data?.is_shared ?? false,
  path: PUBLIC_PATHS.recipe(id),
});

/** The sharing of a recipe: three reads. Throws not-found, also if it is hidden from the caller. */
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

/** Shares the caller's recipe or withdraws it. Throws not-found and permission-denied. */
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

export const forgetSharing = (id: number): Promise<void> => removeDocuments([SHARING.document(id)]);

/** A recipe for the public; `gone` if it was shared before. */
export type PublicRecipe = { state: 'shared'; recipe: RecipeView } | { state: 'gone' | 'unknown' };

/** A shared recipe: three reads, four if deleted. Hidden and unshared recipes look like unknown ones. */
export async function readPublicRecipe(id: number): Promise<PublicRecipe> {
  const [joined, stored, taken] = await readDocuments([
    DOCUMENTS.recipeView(id),
    SHARING.document(id),
    DOCUMENTS.takenId(id),
  ]);
  const sharing = sharedRecipe.safeParse(stored).data;
  const recipe = recipeView.safeParse(joined).data;
  if (sharing && !sharing.is_shared) return { state: 'gone' };
  // The id was used but its recipe was deleted; a new recipe may lack only its view.
  if (!joined && taken?.kind === 'recipe' && !(await readDocument(DOCUMENTS.recipe(id))))
    return { state: 'gone' };
  if (!sharing || !recipe?.visible || sharing.user_id !== recipe.user_id) return { state: 'unknown' };
  return { state: 'shared', recipe };
}

/** Ids of all public recipes, ascending: one read each, and one for hidden items. */
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
