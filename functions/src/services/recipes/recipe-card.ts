import { recipeCard, type RecipeCard, type Tombstone, feedKey } from '@cellaret/domain/catalogue/card';
import { DOCUMENTS, FUNCTION_DOCUMENTS } from '@cellaret/domain/core/collections';
import { ofEach } from '@cellaret/domain/core/of-each';
import type { HiddenNote } from '@cellaret/domain/moderation/moderation';
import { MODERATION_DOCUMENTS } from '@cellaret/domain/moderation/moderation-paths';
import { emptyFolder, folderDocument, type Folder } from '@cellaret/domain/pictures/folder';
import {
  isEqualParts,
  neededIngredientIds,
  RECIPE_TEXTS,
  recipeDocument,
  recipeItems,
  type Recipe,
  type RecipeItem,
} from '@cellaret/domain/recipes/recipe';
import { recipeView, type RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { SERVER_TIME } from '../../store/field-values.ts';
import { runTransaction, type Transaction } from '../../store/transaction.ts';
import { hiddenNoteOf } from '../core/hidden.ts';
import { differs, tombstoneOf } from '../core/read-models.ts';
import { takeIdLate } from '../core/taken-ids.ts';
import { removeFolder } from '../pictures/folders.ts';
import { countReferences } from '../reference/reference-counts.ts';
import {
  joinedItems,
  joinedVessels,
  missingReferences,
  readRecipeReferences,
  recipeFigures,
  type RecipeReferences,
} from './joined-recipe.ts';

/** A stored recipe; null if it is missing, invalid, or has another id. */
export function parseRecipe(id: number, fields: unknown): Recipe | null {
  const parsed = recipeDocument.safeParse(fields);
  return parsed.success && parsed.data.id === id ? parsed.data : null;
}

interface Stored {
  card: RecipeCard | null;
  view: RecipeView | null;
  folder: Folder | null;
  /** The moderation note, if it is hidden. */
  hidden: HiddenNote | null;
}

export function recipeViewOf(
  recipe: Recipe,
  references: RecipeReferences,
  { cover = null, hidden = null }: Partial<Pick<RecipeView, 'cover' | 'hidden'>> = {},
): RecipeView {
  const problems = missingReferences(recipe, references);
  return {
    id: recipe.id,
    user_id: recipe.user_id,
    ...ofEach(RECIPE_TEXTS, (field) => recipe[field]),
    folder_id: recipe.folder_id,
    version: recipe.version,
    recipe_items: joinedItems(recipe, references),
    ...joinedVessels(recipe, references),
    visible: problems.length === 0 && hidden === null,
    cover,
    problems,
    hidden,
    created_at: recipe.created_at,
    updated_at: recipe.updated_at,
  };
}

/** The card of a recipe: the fields that lists, search and suggestions read. */
export function recipeCardOf(
  recipe: Recipe,
  view: RecipeView,
  references: RecipeReferences,
  folder: Folder | null,
): Omit<RecipeCard, 'updated_at'> {
  const items = recipeItems(recipe);
  const needed = neededIngredientIds(items);
  const others = items.filter((item) => !needed.includes(item.ingredient_id));
  const idsOf = (some: readonly RecipeItem[]) => [...new Set(some.map((item) => item.ingredient_id))];
  return {
    kind: 'recipe',
    id: recipe.id,
    user_id: recipe.user_id,
    name: recipe.recipe_name,
    feed_key: feedKey('recipe', recipe.id, recipe.created_at.getTime()),
    visible: view.visible,
    removed: false,
    description: recipe.recipe_description,
    ...recipeFigures(recipe, view.recipe_items, references),
    ingredient_names: view.recipe_items.map((item) => item.ingredient.ingredient_name),
    ingredient_ids: needed,
    optional_ingredient_ids: idsOf(others.filter((item) => !item.garnish_only)),
    garnish_ingredient_ids: idsOf(others.filter((item) => item.garnish_only)),
    equal_parts: isEqualParts(view.recipe_items),
    glassware_ids: recipe.glassware_ids,
    serving_method_ids: recipe.serving_method_ids,
    cover: folder?.attachments[0]?.attachment_uuid ?? null,
    problems: view.problems,
  };
}

type Counted =
  | Pick<
      RecipeCard,
      'visible' | 'removed' | 'ingredient_ids' | 'optional_ingredient_ids' | 'garnish_ingredient_ids'
    >
  | Pick<Tombstone, 'visible' | 'removed'>;

/** The ingredients whose popularity a visible recipe counts for. */
const usedIds = (card: Counted | null): readonly number[] => (card?.visible ? card.ingredient_ids : []);

const referredIds = (card: Counted | null): readonly number[] =>
  card && !card.removed
    ? [...new Set([...card.ingredient_ids, ...card.optional_ingredient_ids, ...card.garnish_ingredient_ids])]
    : [];

const count = (transaction: Transaction, before: Counted | null, after: Counted): void =>
  countReferences(
    transaction,
    { before: usedIds(before), after: usedIds(after) },
    { before: referredIds(before), after: referredIds(after) },
  );

function writeFolder(transaction: Transaction, recipe: Recipe, folder: Folder | null): void {
  const path = DOCUMENTS.folder(recipe.id);
  if (!folder)
    transaction.set(path, {
      ...emptyFolder(recipe.id, recipe.recipe_name, recipe.user_id),
      updated_at: SERVER_TIME,
    });
  else if (folder.folder_name !== recipe.recipe_name)
    transaction.update(path, { folder_name: recipe.recipe_name, updated_at: SERVER_TIME });
}

async function writeModels(transaction: Transaction, recipe: Recipe, stored: Stored): Promise<void> {
  const references = await readRecipeReferences(transaction, recipe);
  const taken = stored.card ? undefined : await transaction.read(DOCUMENTS.takenId(recipe.id));
  const view = recipeViewOf(recipe, references, {
    cover: stored.folder?.attachments[0]?.attachment_uuid ?? null,
    hidden: stored.hidden,
  });
  const card = recipeCardOf(recipe, view, references, stored.folder);
  writeFolder(transaction, recipe, stored.folder);
  if (taken === null) takeIdLate(transaction, recipe.id, { kind: 'recipe' });
  if (differs(stored.view, view) || stored.view?.updated_at.getTime() !== view.updated_at.getTime())
    transaction.set(DOCUMENTS.recipeView(recipe.id), view);
  if (differs(stored.card, card)) {
    count(transaction, stored.card, card);
    transaction.set(FUNCTION_DOCUMENTS.card('recipe', recipe.id), { ...card, updated_at: SERVER_TIME });
  }
}

function removeModels(transaction: Transaction, id: number, stored: Stored): void {
  if (stored.view) transaction.remove(DOCUMENTS.recipeView(id));
  if (!stored.card) return;
  const next = tombstoneOf('recipe', id);
  count(transaction, stored.card, next);
  transaction.set(FUNCTION_DOCUMENTS.card('recipe', id), { ...next, updated_at: SERVER_TIME });
}

/** `foreign`: the folder belongs to another person. `broken`: the document is not a valid recipe. */
type Outcome = 'gone' | 'broken' | 'written' | 'foreign';

function tryToReconcile(id: number): Promise<Outcome> {
  return runTransaction(async (transaction): Promise<Outcome> => {
    const [source, card, view, folder, decided] = await transaction.readAll([
      DOCUMENTS.recipe(id),
      FUNCTION_DOCUMENTS.card('recipe', id),
      DOCUMENTS.recipeView(id),
      DOCUMENTS.folder(id),
      MODERATION_DOCUMENTS.moderation('recipe', id),
    ]);
    const stored: Stored = {
      card: recipeCard.safeParse(card).data ?? null,
      view: recipeView.safeParse(view).data ?? null,
      folder: folderDocument.safeParse(folder).data ?? null,
      hidden: hiddenNoteOf(decided),
    };
    const recipe = parseRecipe(id, source);
    if (!recipe) {
      removeModels(transaction, id, stored);
      return source ? 'broken' : 'gone';
    }
    if (stored.folder && stored.folder.user_id !== recipe.user_id) return 'foreign';
    await writeModels(transaction, recipe, stored);
    return 'written';
  });
}

/**
 * Rebuilds card, view, folder and counts. A recipe with missing references, or a hidden one, becomes
 * invisible; a deleted or unreadable one leaves a tombstone. A reused id gets no pictures of its former
 * owner. Idempotent.
 */
export async function reconcileRecipe(id: number): Promise<{ exists: boolean }> {
  let outcome = await tryToReconcile(id);
  while (outcome === 'foreign') {
    await removeFolder(id);
    outcome = await tryToReconcile(id);
  }
  return { exists: outcome !== 'gone' };
}
