import { BAR_PATHS, barDocument } from '@cellaret/domain/bars/bar';
import { barPlace, COLLECTIONS, DOCUMENTS, placeOf, type Place } from '@cellaret/domain/core/collections';
import { LIMITS } from '@cellaret/domain/core/limits';
import { GUEST_PATHS, publication } from '@cellaret/domain/guests/guests';
import { marksDocument, noteDocument } from '@cellaret/domain/people/marks';
import { savedSearchesDocument } from '@cellaret/domain/people/saved-searches';
import { folderDocument, type Folder } from '@cellaret/domain/pictures/folder';
import { recipeDocument, recipeItems, type Recipe } from '@cellaret/domain/recipes/recipe';
import { recipeView, type RecipeView } from '@cellaret/domain/recipes/recipe-view';
import { sharedRecipe, SHARING } from '@cellaret/domain/recipes/sharing';
import { shoppingListDocument } from '@cellaret/domain/shopping/shopping';
import { z } from 'zod';
import { mediaUrl } from '#lib/browser/media.ts';
import { firebaseAuth } from '../firebase/firebase-app.ts';
import type { Query } from '../firestore/client.ts';
import { ID } from '../firestore/query.ts';
import { readDocument, readDocuments } from '../firestore/read-write.ts';

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
    item_optional: _optional,
    ...described
  } = recipe;
  return { ...described, recipe_items: items, attachments };
}

async function readRecipes(uid: string) {
  const own = { user_id: uid };
  const [recipes, views, folders, sharings] = await Promise.all([
    readAll(COLLECTIONS.recipes, recipeDocument, own),
    readAll(COLLECTIONS.recipeViews, recipeView, own),
    readAll(COLLECTIONS.folders, folderDocument, own),
    readAll(SHARING.collection, sharedRecipe, own),
  ]);
  const viewOf = new Map(views.map((view) => [view.id, view]));
  const folderOf = new Map(folders.map((folder) => [folder.id, folder]));
  const sharingOf = new Map(sharings.map((sharing) => [sharing.id, sharing]));
  return recipes.map((recipe) => ({
    ...describeRecipe(recipe, viewOf.get(recipe.id), folderOf.get(recipe.id)),
    is_shared: sharingOf.get(recipe.id)?.is_shared ?? false,
  }));
}

/** Favourites, ratings, tags and counts by id, and the note of each that has one. */
async function readMarks(uid: string) {
  const [recipe_marks, ingredient_marks] = await Promise.all(
    (['recipes', 'ingredients'] as const).map(async (kind) => {
      const items = (await readDocument(DOCUMENTS.marks(uid, kind), marksDocument))?.items ?? {};
      const noted = Object.entries(items).map(async ([id, mark]) => {
        const note = mark.noted
          ? await readDocument(DOCUMENTS.note(uid, kind, Number(id)), noteDocument)
          : null;
        return { id: Number(id), ...mark, note: note?.text ?? null };
      });
      return Promise.all(noted);
    }),
  );
  return { recipe_marks, ingredient_marks };
}

/** The documents below a place. */
async function readPlace(place: Place) {
  const [bar_cabinets, menus, shown_to_guests, shopping_list, plans] = await Promise.all([
    readAll(COLLECTIONS.barCabinets(place), anything),
    readAll(COLLECTIONS.menus(place), anything),
    readDocuments(
      { path: GUEST_PATHS.publications(place), orderBy: [[ID]], limit: PAGE },
      publication,
      'server',
    ),
    readDocument(DOCUMENTS.shoppingList(place), shoppingListDocument),
    readAll(COLLECTIONS.plans(place), anything),
  ]);
  return { bar_cabinets, menus, shown_to_guests, shopping_list, plans };
}

/** The bars one belongs to, with what lies there; of the others no more than how many they are. */
async function readBars(uid: string) {
  const bars = await readDocuments(
    { path: BAR_PATHS.bars, contains: ['member_uids', uid], limit: PAGE },
    barDocument,
    'server',
  );
  return Promise.all(
    bars.map(async ({ id, bar_name, members, member_uids }) => ({
      id,
      bar_name,
      people: member_uids.length,
      you: members[uid],
      ...(await readPlace(barPlace(id))),
    })),
  );
}

/**
 * Everything the product keeps of the signed-in user, ready to be written as JSON. Throws AppError;
 * 'unavailable' without a network: half of the data would look like all of it.
 */
export async function exportOwnData(): Promise<object> {
  const user = firebaseAuth().currentUser;
  if (!user) throw new Error('Nobody is signed in');
  const { uid } = user;
  const [preferences, home, bars, recipes, ingredients, marks, searches, log] = await Promise.all([
    readDocument(DOCUMENTS.user(uid), anyPreferences),
    readPlace(placeOf(uid)),
    readBars(uid),
    readRecipes(uid),
    readAll(COLLECTIONS.ingredients, anything, { updated_by: uid }),
    readMarks(uid),
    readDocument(DOCUMENTS.savedSearches(uid), savedSearchesDocument),
    readAll(COLLECTIONS.log(uid), anything),
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
    ...home,
    shared_bars: bars,
    recipes,
    ...marks,
    saved_searches: Object.values(searches?.items ?? {}),
    log,
    /** Part of the shared catalogue; here because you wrote their current version. */
    ingredients_last_changed_by_you: ingredients,
  };
}
