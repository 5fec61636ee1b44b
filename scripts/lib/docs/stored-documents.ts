import { substitutesDocument } from '@cellaret/domain/availability/substitutes';
import { barDocument, inviteDocument } from '@cellaret/domain/bars/bar';
import { barCabinetDocument } from '@cellaret/domain/cabinets/bar-cabinet';
import { currentCatalogue } from '@cellaret/domain/catalogue/browser-catalogue';
import { ingredientCard, recipeCard, tombstone } from '@cellaret/domain/catalogue/card';
import { fanOut, failedRebuild } from '@cellaret/domain/catalogue/fan-out';
import { quota } from '@cellaret/domain/core/quota';
import { takenId } from '@cellaret/domain/core/taken-id';
import { gate, guest, order, publication, publicMenu } from '@cellaret/domain/guests/guests';
import { ingredientDocument } from '@cellaret/domain/ingredients/ingredient';
import { menuDocument } from '@cellaret/domain/menus/menu';
import {
  alertDocument,
  auditDocument,
  hiddenItems,
  moderationDocument,
  reportDocument,
} from '@cellaret/domain/moderation/moderation';
import { planDocument } from '@cellaret/domain/parties/plan';
import { device } from '@cellaret/domain/people/devices';
import {
  logEntry,
  marksDocument,
  noteDocument,
  ratingDocument,
  ratingStats,
} from '@cellaret/domain/people/marks';
import { savedSearchesDocument } from '@cellaret/domain/people/saved-searches';
import { userDocument } from '@cellaret/domain/people/user';
import { folderDocument, removedPictures } from '@cellaret/domain/pictures/folder';
import { uploadReport } from '@cellaret/domain/pictures/uploads';
import { recipeDocument } from '@cellaret/domain/recipes/recipe';
import { recipeView } from '@cellaret/domain/recipes/recipe-view';
import { sharedRecipe } from '@cellaret/domain/recipes/sharing';
import { REFERENCE_SCHEMAS } from '@cellaret/domain/reference/reference';
import { shoppingListDocument } from '@cellaret/domain/shopping/shopping';
import type { z } from 'zod';

/** A kind of document: its path, its meaning, who writes it, and its schema or the names of its fields. */
export interface StoredDocument {
  path: string;
  meaning: string;
  by: string;
  fields: z.ZodType | readonly string[];
}

const row = (
  path: string,
  meaning: string,
  by: string,
  fields: StoredDocument['fields'],
): StoredDocument => ({ path, meaning, by, fields });

const { quantity_units: quantityUnit, ...described } = REFERENCE_SCHEMAS;

/** Every kind of document that is stored, by chapter. `{place}` is `users/{uid}` or `bars/{barId}`. */
export const STORED_DOCUMENTS: Readonly<Record<string, readonly StoredDocument[]>> = {
  'Catalogue: what people write': [
    row('ingredients/{id}', 'the current version of an ingredient', 'verified members', ingredientDocument),
    row(
      'ingredients/{id}/versions/{version}',
      'an earlier version, closed by the commit that replaced it',
      'the member who edits',
      ingredientDocument,
    ),
    row('recipes/{id}', 'a recipe; its lines are parallel columns', 'its owner', recipeDocument),
    row(
      'ids/{id}',
      'a used id, never removed; `depth` counts the ancestors of an ingredient',
      'the commit that creates the item',
      takenId,
    ),
    ...Object.entries(described).map(([name, schema]) =>
      row(`${name}/{id}`, 'reference data: options of forms', 'administrators, seed', schema),
    ),
    row('quantity_units/{id}', 'reference data: options of forms', 'administrators, seed', quantityUnit),
    row(
      'substitutes/current',
      'global staples and substitution rules, as parallel columns',
      'functions for administrators, seed',
      substitutesDocument,
    ),
    row('shared_recipes/{id}', 'if anybody may read a recipe at `/r/{id}`', 'its owner', sharedRecipe),
    row(
      'recipes/{id}/ratings/{uid}',
      'a copy of the rating in the marks, for the mean',
      'the member',
      ratingDocument,
    ),
  ],
  'Catalogue: read models': [
    row(
      'cards/ingredient_{id}',
      'a row of feed, search and lists; `feed_key` is its position in the feed',
      'triggers',
      ingredientCard,
    ),
    row('cards/recipe_{id}', 'the same of a recipe', 'triggers', recipeCard),
    row(
      'cards/{kind}_{id}',
      'the tombstone of a deleted item; a TTL policy removes it',
      'triggers',
      tombstone,
    ),
    row('recipe_views/{id}', 'a recipe with all names, for one read', 'triggers', recipeView),
    row('option_lists/{collection}', 'a whole reference collection in one document', 'triggers', [
      'ids',
      'options',
    ]),
    row(
      'popularity/{ingredientId}',
      'in how many visible recipes an ingredient is needed, and how much refers to it at all',
      'triggers',
      ['ingredient_id', 'recipe_count', 'reference_count'],
    ),
    row('rating_stats/{recipeId}', 'the mean rating, from five ratings on', 'triggers', ratingStats),
    row(
      'catalogue/current',
      'the catalogue of browsers: the newest file first, and the changes since as JSON; no files: too large',
      'triggers',
      currentCatalogue,
    ),
    row('folders/{id}', 'the pictures of the recipe with the same id', 'functions', folderDocument),
    row(
      'removed_pictures/{folderId}',
      'pictures that can be restored for a day',
      'functions',
      removedPictures,
    ),
  ],
  'People and places': [
    row('users/{uid}', 'preferences, and the selected place, cabinet and menu', 'the member', userDocument),
    row(
      '{place}/bar_cabinets/{id}',
      'bottles by ingredient id; names are copied, so that a cabinet is one read',
      'members of the place',
      barCabinetDocument,
    ),
    row(
      '{place}/menus/{id}',
      'drinks by recipe id, and their arrangement',
      'members of the place',
      menuDocument,
    ),
    row(
      '{place}/shopping_lists/current',
      'entries by `i` and the ingredient, or `f` and digits',
      'members of the place',
      shoppingListDocument,
    ),
    row('{place}/plans/{id}', 'the settings of a party', 'members of the place', planDocument),
    row('users/{uid}/marks/{kind}', 'favourites, ratings and tags by item id', 'the member', marksDocument),
    row('users/{uid}/searches/saved', 'named searches', 'the member', savedSearchesDocument),
    row('users/{uid}/notes/{kind}_{id}', 'a private note', 'the member', noteDocument),
    row('users/{uid}/log/{id}', 'a drink that was made', 'the member', logEntry),
    row('users/{uid}/devices/{slot}', 'a browser that is told of new orders', 'the member', device),
    row(
      'users/{uid}/quotas/{kind}',
      'writes of a kind in the current hour; raised by the write that counts',
      'the member, functions',
      quota,
    ),
    row('users/{uid}/uploads/{uuid}', 'the result of an upload', 'functions', uploadReport),
    row('upload_usage/{uid}', 'bytes of the originals, for the quota', 'functions', ['bytes']),
    row('bars/{barId}', 'a bar and its members', 'its owner; members for themselves', barDocument),
    row(
      'bars/{barId}/invites/{code}',
      'an invitation',
      'the owner; a person who joins raises the count',
      inviteDocument,
    ),
  ],
  Guests: [
    row(
      '{place}/publications/{token}',
      'a menu shown to guests, and the cabinet that decides what is available',
      'members of the place',
      publication,
    ),
    row('public_menus/{token}', 'what guests read', 'functions; hosts open and close it', publicMenu),
    row(
      'public_menus/{token}/gate/now',
      'what the rules check an order against; guests cannot read it',
      'functions; hosts',
      gate,
    ),
    row('public_menus/{token}/guests/{uid}', 'a guest’s own count; expires after a week', 'the guest', guest),
    row('public_menus/{token}/orders/{id}', 'an order; expires after a week', 'the guest; hosts', order),
    row('public_menus/{token}/notices/now', 'when hosts were last told of orders', 'functions', [
      'told_at',
      'waiting',
    ]),
  ],
  Moderation: [
    row('reports/{kind}_{id}_{uid}', 'one per person and item', 'functions', reportDocument),
    row('moderation/{kind}_{id}', 'the decision about an item', 'functions', moderationDocument),
    row('hidden_items/{kind}', 'all hidden items of a kind', 'functions', hiddenItems),
    row('locks/{ingredientId}', 'only administrators may change it', 'functions', ['by', 'at']),
    row('audit/{id}', 'an administrator’s action', 'functions', auditDocument),
    row('alerts/{uid}', 'many edits of other people’s versions', 'functions', alertDocument),
  ],
  Housekeeping: [
    row('fan_outs/{collection}_{id}', 'a change that copies do not show yet', 'functions', fanOut),
    row('failed_rebuilds/{kind}_{id}', 'a failed rebuild, tried again', 'functions', failedRebuild),
    row(
      'idempotency_keys/{hash}',
      'the first answer to a request with an `Idempotency-Key`, for a day',
      'functions',
      ['fingerprint', 'reply', 'uid', 'about_id', 'expires_at'],
    ),
    row('migrations/{id}', 'a migration that has run', '`npm run migrate`', [
      'summary',
      'documents_looked_at',
      'documents_changed',
      'applied_at',
    ]),
  ],
};
