import { getDocFromServer, orderBy, query, runTransaction, serverTimestamp, where } from 'firebase/firestore';
import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/collections';
import { AppError } from '@cellaret/domain/errors';
import { folderDocument, type Folder } from '@cellaret/domain/folder';
import { newId } from '@cellaret/domain/ids';
import { recipeColumns, recipeDocument, type Recipe, type RecipeInput } from '@cellaret/domain/recipe';
import { recipeView, type RecipeView } from '@cellaret/domain/recipe-view';
import { collectionAt, documentAt, parseDocument } from './documents.ts';
import { translated } from './errors.ts';
import { firestore } from './firestore.ts';
import { listenDocument } from './listen.ts';
import { useLive, type Live } from './live.ts';
import { usePagedList } from './paged.ts';
import { currentUid } from './session.ts';

const ESTIMATE = { serverTimestamps: 'estimate' } as const;

/** A recipe with every name joined, live; null while there is none (just created, or unknown). */
export const useRecipeView = (recipeId: number): Live<RecipeView | null> =>
  useLive(DOCUMENTS.recipeCard(recipeId), listenDocument(DOCUMENTS.recipeCard(recipeId), recipeView));

/** The pictures of a recipe, live. */
export const useFolder = (folderId: number): Live<Folder | null> =>
  useLive(DOCUMENTS.folder(folderId), listenDocument(DOCUMENTS.folder(folderId), folderDocument));

/** The stored recipe behind the form, from the server where there is one: an edit must not start from an old version. */
export async function fetchRecipe(recipeId: number): Promise<Recipe | null> {
  return translated(async () => {
    const snapshot = await getDocFromServer(documentAt(DOCUMENTS.recipe(recipeId)));
    const data = snapshot.data(ESTIMATE);
    return data ? parseDocument(recipeDocument, data) : null;
  });
}

const fields = ({ recipe_items, ...described }: RecipeInput) => ({
  ...described,
  ...recipeColumns(recipe_items),
  updated_at: serverTimestamp(),
});

/**
 * Creates a recipe of the signed-in user under `recipeId` and resolves with its id when the server has it. An id that is taken
 * is an answered repeat of the same save: nothing is created twice. Transactions never queue: offline it rejects, and the form keeps the draft.
 */
export async function createRecipe(input: RecipeInput, recipeId: number = newId()): Promise<number> {
  const reference = documentAt(DOCUMENTS.recipe(recipeId));
  await translated(() =>
    runTransaction(firestore(), async (transaction) => {
      if ((await transaction.get(reference)).exists()) return;
      transaction.set(reference, {
        id: recipeId,
        user_id: currentUid(),
        folder_id: recipeId,
        version: 1,
        created_at: serverTimestamp(),
        ...fields(input),
      });
    }),
  );
  return recipeId;
}

/**
 * Replaces a recipe that still has `version`. Rejects with the code 'conflict' where somebody (the owner, elsewhere) saved
 * meanwhile, 'not-found' where it is gone.
 */
export async function updateRecipe(recipeId: number, version: number, input: RecipeInput): Promise<void> {
  const reference = documentAt(DOCUMENTS.recipe(recipeId));
  await translated(() =>
    runTransaction(firestore(), async (transaction) => {
      const stored = await transaction.get(reference);
      if (!stored.exists()) throw new AppError('not-found', 'The recipe does not exist');
      if (stored.get('version') !== version)
        throw new AppError('conflict', 'The recipe was changed meanwhile');
      transaction.update(reference, { ...fields(input), version: version + 1 });
    }),
  );
}

/** The list by name, page by page: what everybody may see. */
export const useRecipes = () =>
  usePagedList(
    'recipes by name',
    () => query(collectionAt(COLLECTIONS.recipeCards), where('visible', '==', true), orderBy('recipe_name')),
    recipeView,
  );
