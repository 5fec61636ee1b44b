import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/core/collections';
import { LIMITS } from '@cellaret/domain/core/limits';
import {
  recipeContent,
  recipeDocument,
  recipeInputOf,
  type Recipe,
  type RecipeInput,
} from '@cellaret/domain/recipes/recipe';
import { recipeView, type RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { RECIPES_BY_NAME } from '../catalogue/lists-by-name.ts';
import { useDocumentFirst } from '../firestore/first.ts';
import { listenToDocument, useDocuments, useLive } from '../firestore/live.ts';
import { pagedList, usePaged } from '../firestore/paged.ts';
import { readDocument } from '../firestore/read-write.ts';
import type { Listen, Live } from '../firestore/sources.ts';
import { createAt, replaceVersion, VersionConflict } from '../firestore/versioned.ts';
import { currentSession, currentUid } from '../session/session.ts';

/** True if the signed-in person may see a recipe: its owner and administrators see a hidden one. */
function maySee({ hidden, user_id }: RecipeView): boolean {
  if (hidden === null) return true;
  const session = currentSession();
  return session.state === 'signed-in' && (session.user.admin || session.user.uid === user_id);
}

/**
 * A recipe with every name joined, live; null if there is none (just created, unknown, or hidden from the
 * reader).
 */
export function useRecipeView(recipeId: number): Live<RecipeView | null> {
  const live = useDocumentFirst(DOCUMENTS.recipeView(recipeId), recipeView);
  return live.state === 'ready' && live.value && !maySee(live.value) ? { ...live, value: null } : live;
}

/** The recipes that one wrote, as many as a list may ask for, live. */
export const useOwnRecipes = (): Live<RecipeView[]> =>
  useDocuments(
    { path: COLLECTIONS.recipeViews, equal: { user_id: currentUid() }, limit: LIMITS.liveList },
    recipeView,
  );

/**
 * Listens to several recipes: tells of all of them once each is there, or known to be missing on this device.
 */
const listenToRecipes =
  (ids: readonly number[]): Listen<RecipeView[]> =>
  (next) => {
    const known = new Map<number, { view: RecipeView | null; cached: boolean; pending: boolean }>();
    const tell = (): void => {
      if (known.size < ids.length) return;
      const found = [...known.values()];
      next(
        ids.flatMap((id) => known.get(id)?.view ?? []),
        { cached: found.some(({ cached }) => cached), pending: found.some(({ pending }) => pending) },
      );
    };
    if (ids.length === 0) next([], { cached: false, pending: false });
    const ends = ids.map((id) =>
      listenToDocument(DOCUMENTS.recipeView(id), recipeView)(
        (view, meta) => {
          known.set(id, { view: view && maySee(view) ? view : null, ...meta });
          tell();
        },
        () => {
          known.set(id, { view: null, cached: true, pending: false });
          tell();
        },
      ),
    );
    return () => ends.forEach((end) => end());
  };

/**
 * Several recipes, live, in the order asked for; without those that are gone, hidden, or were never read on
 * this device.
 */
export const useRecipeViews = (ids: readonly number[]): Live<RecipeView[]> =>
  useLive(`recipes ${ids.join()}`, listenToRecipes(ids));

const byName = pagedList(RECIPES_BY_NAME, recipeView);

/** The recipes everybody may see by name, page by page. */
export const useRecipes = () => usePaged(byName);

/** The stored recipe behind the form, from the server: an edit must not start from an old version. */
export const readRecipe = (recipeId: number): Promise<Recipe | null> =>
  readDocument(DOCUMENTS.recipe(recipeId), recipeDocument);

/**
 * Creates a recipe of the signed-in user under an id of `newId`; tried again under the same id it is created
 * once. Throws AppError.
 */
export const createRecipe = (id: number, input: RecipeInput): Promise<void> =>
  createAt(DOCUMENTS.recipe(id), { uid: currentUid(), kind: 'recipes' }, ({ now }) => ({
    taken: { kind: 'recipe' },
    fields: {
      id,
      user_id: currentUid(),
      folder_id: id,
      version: 1,
      created_at: now,
      updated_at: now,
      ...recipeContent(input),
    },
  }));

/** The owner saved the same version elsewhere meanwhile; `theirs` is what is stored now. */
export class RecipeConflict extends VersionConflict<Recipe> {}

/** Replaces version `seen` of a recipe. Throws AppError, `RecipeConflict` where it was changed meanwhile. */
export const updateRecipe = (id: number, seen: number, input: RecipeInput): Promise<void> =>
  replaceVersion({
    path: DOCUMENTS.recipe(id),
    quotaUse: { uid: currentUid(), kind: 'edits' },
    schema: recipeDocument,
    inputOf: recipeInputOf,
    seen,
    input,
    replace: ({ update, now }) =>
      update(DOCUMENTS.recipe(id), { ...recipeContent(input), updated_at: now, version: seen + 1 }),
    Conflict: RecipeConflict,
  });
