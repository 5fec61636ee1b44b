import { recipeSummary, type folderAnswer, type recipeAnswer } from '@cellaret/domain/api/answers';
import { COLLECTIONS, DOCUMENTS } from '@cellaret/domain/core/collections';
import { AppError } from '@cellaret/domain/core/errors';
import { newId } from '@cellaret/domain/core/ids';
import { MODERATION_DOCUMENTS } from '@cellaret/domain/moderation/moderation-paths';
import { emptyFolder, folderDocument, type Folder } from '@cellaret/domain/pictures/folder';
import { recipeContent, recipeInputOf, type Recipe, type RecipeInput } from '@cellaret/domain/recipes/recipe';
import { recipeView, type RecipeView } from '@cellaret/domain/recipes/recipe-view';
import type { z } from 'zod';
import { readDocuments } from '../../store/documents.ts';
import type { Transaction } from '../../store/transaction.ts';
import { record } from '../core/audit.ts';
import { type Caller, notFound, refuseOlder, refuseReferences } from '../core/failures.ts';
import { hiddenIds, hiddenNoteOf, maySee } from '../core/hidden.ts';
import { readPage, type Page, type Wanted } from '../core/paging.ts';
import { countAgainstQuota } from '../core/quotas.ts';
import { takeId } from '../core/taken-ids.ts';
import { missingReferences, readRecipeReferences } from './joined-recipe.ts';
import { parseRecipe, recipeViewOf } from './recipe-card.ts';

export type RecipeAnswer = z.infer<typeof recipeAnswer>;
export type RecipeSummary = z.infer<typeof recipeSummary>;

type FolderAnswer = z.infer<typeof folderAnswer>;

const folderAnswerOf = ({ id, folder_name, attachments }: Omit<Folder, 'updated_at'>): FolderAnswer => ({
  id,
  folder_name,
  attachments,
});

function recipeAnswerOf(view: RecipeView, stored: unknown): RecipeAnswer {
  const {
    created_at: _created,
    updated_at: _updated,
    visible: _visible,
    cover: _cover,
    hidden: _hidden,
    ...answer
  } = view;
  const folder = folderDocument.safeParse(stored).data;
  return {
    ...answer,
    folder: folderAnswerOf(folder ?? emptyFolder(view.id, view.recipe_name, view.user_id)),
  };
}

/**
 * A recipe with names, units and pictures: four reads. If the trigger has not updated the view yet, joins the
 * names itself, so that callers read their own writes. Throws not-found, also if it is hidden from the
 * caller.
 */
export async function readRecipe(caller: Caller, id: number): Promise<RecipeAnswer> {
  const [source, joined, folder, decided] = await readDocuments([
    DOCUMENTS.recipe(id),
    DOCUMENTS.recipeView(id),
    DOCUMENTS.folder(id),
    MODERATION_DOCUMENTS.moderation('recipe', id),
  ]);
  const recipe = parseRecipe(id, source);
  if (!recipe || !maySee(hiddenNoteOf(decided), recipe.user_id, caller)) throw notFound('recipe');
  const view = recipeView.safeParse(joined).data;
  if (view && view.version === recipe.version) return recipeAnswerOf(view, folder);
  const references = await readRecipeReferences({ readAll: readDocuments }, recipe);
  return recipeAnswerOf(recipeViewOf(recipe, references), folder);
}

/** The initial values of the update form. Throws not-found. */
export async function readRecipeInput(
  caller: Caller,
  id: number,
): Promise<{ input: ReturnType<typeof recipeInputOf>; version: number }> {
  const [source, decided] = await readDocuments([
    DOCUMENTS.recipe(id),
    MODERATION_DOCUMENTS.moderation('recipe', id),
  ]);
  const recipe = parseRecipe(id, source);
  if (!recipe || !maySee(hiddenNoteOf(decided), recipe.user_id, caller)) throw notFound('recipe');
  return { input: recipeInputOf(recipe), version: recipe.version };
}

export async function listRecipes(page: Wanted): Promise<Page<RecipeSummary>> {
  const hidden = await hiddenIds('recipe');
  return readPage(
    COLLECTIONS.recipes,
    page,
    (fields) => {
      const recipe = recipeSummary.safeParse(fields).data;
      return recipe && !hidden.has(recipe.id) ? recipe : null;
    },
    Object.keys(recipeSummary.shape),
  );
}

/** The view of a recipe. Throws unprocessable if references are missing. */
async function checkedView(transaction: Transaction, recipe: Recipe): Promise<RecipeView> {
  const references = await readRecipeReferences(transaction, recipe);
  refuseReferences(missingReferences(recipe, references));
  return recipeViewOf(recipe, references);
}

/** Creates a recipe under a new random id. Throws unprocessable and QuotaExceeded. */
export async function createRecipe(
  transaction: Transaction,
  uid: string,
  input: RecipeInput,
): Promise<RecipeAnswer> {
  const id = newId();
  const now = new Date();
  const recipe: Recipe = {
    id,
    user_id: uid,
    ...recipeContent(input),
    folder_id: id,
    version: 1,
    created_at: now,
    updated_at: now,
  };
  const count = await countAgainstQuota(transaction, uid, 'recipes');
  const view = await checkedView(transaction, recipe);
  count(id);
  takeId(transaction, id, { kind: 'recipe' }, now);
  transaction.create(DOCUMENTS.recipe(id), { ...recipe });
  return recipeAnswerOf(view, null);
}

/** Updates an own recipe. Throws not-found, permission-denied, conflict (`seen` outdated), unprocessable. */
export async function updateRecipe(
  transaction: Transaction,
  uid: string,
  id: number,
  input: RecipeInput,
  seen: number | null,
): Promise<RecipeAnswer> {
  const [source, folder] = await transaction.readAll([DOCUMENTS.recipe(id), DOCUMENTS.folder(id)]);
  const current = parseRecipe(id, source);
  if (!current) throw notFound('recipe');
  if (current.user_id !== uid)
    throw new AppError('permission-denied', 'Only the owner of a recipe may change it');
  refuseOlder(seen, current);
  const changes = { ...recipeContent(input), version: current.version + 1, updated_at: new Date() };
  const count = await countAgainstQuota(transaction, uid, 'edits');
  const view = await checkedView(transaction, { ...current, ...changes });
  count(id);
  transaction.update(DOCUMENTS.recipe(id), changes);
  return recipeAnswerOf(view, folder);
}

/** Deletes an own recipe, or any for administrators. Throws not-found, permission-denied, conflict. */
export async function deleteRecipe(
  transaction: Transaction,
  { uid, isAdmin }: Caller,
  id: number,
  seen: number | null,
): Promise<void> {
  const current = parseRecipe(id, await transaction.read(DOCUMENTS.recipe(id)));
  if (!current) throw notFound('recipe');
  if (current.user_id !== uid && !isAdmin)
    throw new AppError('permission-denied', 'Only the owner of a recipe may delete it');
  refuseOlder(seen, current);
  transaction.remove(DOCUMENTS.recipe(id));
  if (current.user_id !== uid)
    record(transaction, {
      action: 'delete',
      by: uid,
      kind: 'recipe',
      item_id: id,
      item_name: current.recipe_name,
      uid: current.user_id,
    });
}
