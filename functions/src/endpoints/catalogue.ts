import { randomUUID } from 'node:crypto';
import type { ReferenceCollection } from '@cellaret/domain/core/collections';
import type { Ingredient } from '@cellaret/domain/ingredients/ingredient';
import { readFeed } from '../services/catalogue/feed.ts';
import * as ingredientService from '../services/ingredients/ingredients.ts';
import { attachPicture } from '../services/pictures/attachments.ts';
import { arrangeFolder } from '../services/pictures/folders.ts';
import * as recipeService from '../services/recipes/recipes.ts';
import { readSharing, saveSharing } from '../services/recipes/sharing.ts';
import { suggestForCabinet, suggestForMenu } from '../services/recommendations/suggestions.ts';
import { readWhatCanIMake } from '../services/recommendations/what-can-i-make.ts';
import { listReference } from '../services/reference/option-list.ts';
import { searchAlike, searchAll, searchIngredients, searchRecipes } from '../services/search/search.ts';
import { DELETED, inTransaction, pageReply, readingAt, type Handlers } from './call.ts';
import { filePart } from './file-part.ts';

export const feed = {
  getFeed: async ({ params }) => ({ answer: await readFeed(params.offset) }),
} satisfies Partial<Handlers>;

const listing =
  <C extends ReferenceCollection>(collection: C) =>
  async () => ({ answer: await listReference(collection) });

export const reference = {
  listIngredientTypes: listing('ingredient_types'),
  listIngredientBrands: listing('ingredient_brands'),
  listIngredientAttributes: listing('ingredient_attributes'),
  listGlassware: listing('glassware'),
  listServingMethods: listing('serving_methods'),
  listQuantityUnits: listing('quantity_units'),
} satisfies Partial<Handlers>;

const ingredientReply = (ingredient: Ingredient) => ({
  answer: ingredientService.ingredientAnswerOf(ingredient),
  version: ingredient.version,
});

export const ingredients = {
  listIngredients: async ({ page }) => pageReply(await ingredientService.listIngredients(page)),
  getIngredient: async (call) =>
    ingredientReply(await ingredientService.readIngredient(call, call.params.id)),
  getIngredientPayload: async (call) => {
    const { input, version } = await ingredientService.readIngredientInput(call, call.params.id);
    return { answer: input, version };
  },
  createIngredient: {
    inTransaction: async (transaction, { uid, body }) =>
      ingredientReply(await ingredientService.createIngredient(transaction, uid, body)),
  },
  updateIngredient: {
    inTransaction: async (transaction, { uid, isAdmin, params, body, ifMatch }) =>
      ingredientReply(
        await ingredientService.updateIngredient(transaction, { uid, isAdmin }, params.id, body, ifMatch),
      ),
  },
  deleteIngredient: inTransaction(async (transaction, { uid, isAdmin, params, ifMatch }) => {
    await ingredientService.deleteIngredient(transaction, { uid, isAdmin }, params.id, ifMatch);
    return DELETED;
  }),
} satisfies Partial<Handlers>;

const recipeReply = (answer: recipeService.RecipeAnswer) => ({ answer, version: answer.version });

export const recipes = {
  listRecipes: async ({ page }) => pageReply(await recipeService.listRecipes(page)),
  getRecipe: async (call) => recipeReply(await recipeService.readRecipe(call, call.params.id)),
  getRecipePayload: async (call) => {
    const { input, version } = await recipeService.readRecipeInput(call, call.params.id);
    return { answer: input, version };
  },
  createRecipe: {
    inTransaction: async (transaction, { uid, body }) =>
      recipeReply(await recipeService.createRecipe(transaction, uid, body)),
  },
  updateRecipe: {
    inTransaction: async (transaction, { uid, params, body, ifMatch }) =>
      recipeReply(await recipeService.updateRecipe(transaction, uid, params.id, body, ifMatch)),
  },
  deleteRecipe: inTransaction(async (transaction, { uid, isAdmin, params, ifMatch }) => {
    await recipeService.deleteRecipe(transaction, { uid, isAdmin }, params.id, ifMatch);
    return DELETED;
  }),
  getSharing: async (call) => ({ answer: await readSharing(call, call.params.id) }),
  saveSharing: inTransaction((transaction, { uid, params, body }) =>
    saveSharing(transaction, uid, params.id, body.is_shared),
  ),
} satisfies Partial<Handlers>;

export const attachments = {
  /** The `Idempotency-Key` becomes the picture's uuid, so concurrent repeats attach one picture. */
  uploadAttachment: async ({ uid, params, upload, idempotencyKey }) => {
    const { filename, bytes } = await filePart(upload);
    const uuid = idempotencyKey ?? randomUUID();
    return { answer: await attachPicture({ uid, folderId: params.folderId, uuid, filename, bytes }) };
  },
  arrangeAttachments: async ({ uid, params, body }) => {
    const { id, folder_name, attachments: arranged } = await arrangeFolder(uid, params.folderId, body);
    return { answer: { id, folder_name, attachments: arranged } };
  },
} satisfies Partial<Handlers>;

export const search = {
  searchIngredients: async ({ body }) => ({ answer: await searchIngredients(body) }),
  searchRecipes: readingAt((place, { body }) => searchRecipes(place, body)),
  searchAll: readingAt((place, { body }) => searchAll(place, body)),
  searchAlike: readingAt((place, { body }) => searchAlike(place, body)),
  suggestIngredients: readingAt((place, { params }) => suggestForCabinet(place, params.id)),
  whatCanIMake: readingAt((place, { body }) => readWhatCanIMake(place, body)),
  suggestRecipes: readingAt((place, { params }) => suggestForMenu(place, params.id)),
} satisfies Partial<Handlers>;
