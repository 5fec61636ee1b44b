import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/collections';
import {
  recipeColumns,
  recipeDocument,
  recipeInputOf,
  type Recipe,
  type RecipeInput,
} from '@cellaret/domain/recipe';
import { recipeView, type RecipeView } from '@cellaret/domain/recipe-view';
import { useDocumentFirst } from '../firestore/first.ts';
import { readDocument } from '../firestore/once.ts';
import { pagedList, usePaged } from '../firestore/paged.ts';
import type { Live } from '../firestore/sources.ts';
import { createAt, replaceVersion, VersionConflict } from '../firestore/versioned.ts';
import { currentUid } from '../session/session.ts';

/** A recipe with every name joined, live; null while there is none (just created, or unknown). */
export const useRecipeView = (recipeId: number): Live<RecipeView | null> =>
  useDocumentFirst(DOCUMENTS.recipeView(recipeId), recipeView);

const byName = pagedList(
  { path: COLLECTIONS.recipeViews, name: 'recipe_name', equal: { visible: true } },
  recipeView,
);

/** The recipes everybody may see by name, page by page. */
export const useRecipes = () => usePaged(byName);

/** The stored recipe behind the form, from the server: an edit must not start from an old version. */
export const readRecipe = (recipeId: number): Promise<Recipe | null> =>
  readDocument(DOCUMENTS.recipe(recipeId), recipeDocument);

const fieldsOf = ({ recipe_items, ...described }: RecipeInput) => ({
  ...described,
  ...recipeColumns(recipe_items),
});

/** Creates a recipe of the signed-in user under an id of `newId`; tried again under the same id it is created once. Throws AppError. */
export const createRecipe = (id: number, input: RecipeInput): Promise<void> =>
  createAt(DOCUMENTS.recipe(id), (now) => ({
    id,
    user_id: currentUid(),
    folder_id: id,
    version: 1,
    created_at: now,
    updated_at: now,
    ...fieldsOf(input),
  }));

/** The owner saved the same version elsewhere meanwhile; `theirs` is what is stored now. */
export class RecipeConflict extends VersionConflict<Recipe> {}

/** Replaces version `seen` of a recipe. Throws AppError, `RecipeConflict` where it was changed meanwhile. */
export const updateRecipe = (id: number, seen: number, input: RecipeInput): Promise<void> =>
  replaceVersion({
    path: DOCUMENTS.recipe(id),
    schema: recipeDocument,
    inputOf: recipeInputOf,
    seen,
    input,
    replace: ({ update, now }) =>
      update(DOCUMENTS.recipe(id), { ...fieldsOf(input), updated_at: now, version: seen + 1 }),
    Conflict: RecipeConflict,
  });
