import { COLLECTIONS, DOCUMENTS, placeOf } from '@cellaret/domain/collections';
import { folderDocument, type Folder } from '@cellaret/domain/folder';
import { LIMITS } from '@cellaret/domain/limits';
import { recipeDocument, recipeItems, type Recipe } from '@cellaret/domain/recipe';
import { recipeView, type RecipeView } from '@cellaret/domain/recipe-view';
import { z } from 'zod';
import { mediaUrl } from '#lib/media.ts';
import { firebaseAuth } from '../firebase/app.ts';
import type { Query } from '../firestore/client.ts';
import { readDocument, readDocuments } from '../firestore/once.ts';
import { ID } from '../firestore/query.ts';

/** Documents read at once: what the rules let anybody list. */
const PAGE = LIMITS.liveList;

/** Whatever is stored, as it is. */
const anything = z.looseObject({ id: z.int() });
const anyPreferences = z.record(z.string(), z.unknown());

/** All documents of a collection that belong to somebody, from the server and page by page. */
async function readAll<S extends z.ZodType<{ id: number }>>(
  path: string,
  schema: S,
  equal: Query['equal'] = {},
): Promise<z.output<S>[]> {
  const rows: z.output<S>[] = [];
  for (;;) {
    const last = rows.at(-1);
    const behind = last && { after: [String(last.id)] };
    const query = { path, equal, orderBy: [[ID]] as const, limit: PAGE, ...behind };
    const page = await readDocuments(query, schema, 'server');
    rows.push(...page);
    if (page.length < PAGE) return rows;
  }
}

/** A recipe with its rows, their names, and where its pictures are. */
function describeRecipe(recipe: Recipe, view: RecipeView | undefined, folder: Folder | undefined) {
  const items = recipeItems(recipe).map((item, index) => ({
    ...item,
    ingredient_name: view?.recipe_items[index]?.ingredient.ingredient_name ?? null,
    quantity_unit_name: view?.recipe_items[index]?.quantity_unit.quantity_unit_name ?? null,
  }));
  const attachments = (folder?.attachments ?? []).map(({ placeholder: _placeholder, ...attachment }) => ({
    ...attachment,
    address: new URL(mediaUrl(attachment.attachment_uuid, 'full'), location.origin).href,
  }));
  const {
    item_ingredient_ids: _ingredients,
    item_quantity_unit_ids: _units,
    item_quantities: _quantities,
    item_garnish_only: _garnish,
    ...described
  } = recipe;
  return { ...described, recipe_items: items, attachments };
}

async function readRecipes(uid: string) {
  const own = { user_id: uid };
  const [recipes, views, folders] = await Promise.all([
    readAll(COLLECTIONS.recipes, recipeDocument, own),
    readAll(COLLECTIONS.recipeViews, recipeView, own),
    readAll(COLLECTIONS.folders, folderDocument, own),
  ]);
  const viewOf = new Map(views.map((view) => [view.id, view]));
  const folderOf = new Map(folders.map((folder) => [folder.id, folder]));
  return recipes.map((recipe) => describeRecipe(recipe, viewOf.get(recipe.id), folderOf.get(recipe.id)));
}

/**
 * Everything the product keeps of the signed-in user, ready to be written as JSON. Throws AppError; 'unavailable' without a network:
 * half of the data would look like all of it.
 */
export async function exportOwnData(): Promise<object> {
  const user = firebaseAuth().currentUser;
  if (!user) throw new Error('Nobody is signed in');
  const { uid } = user;
  const [preferences, bar_cabinets, menus, recipes, ingredients] = await Promise.all([
    readDocument(DOCUMENTS.user(uid), anyPreferences),
    readAll(COLLECTIONS.barCabinets(placeOf(uid)), anything),
    readAll(COLLECTIONS.menus(placeOf(uid)), anything),
    readRecipes(uid),
    readAll(COLLECTIONS.ingredients, anything, { updated_by: uid }),
  ]);
  return {
    exported_at: new Date(),
    profile: {
      uid,
      email: user.email,
      display_name: user.displayName,
      email_verified: user.emailVerified,
      photo_address: user.photoURL,
      signs_in_with: user.providerData.map(({ providerId }) => providerId),
      created_at: user.metadata.creationTime,
      last_sign_in_at: user.metadata.lastSignInTime,
    },
    preferences,
    bar_cabinets,
    menus,
    recipes,
    /** Part of the shared catalogue; here because you wrote their current version. */
    ingredients_last_changed_by_you: ingredients,
  };
}
