import { z } from 'zod';
import * as answers from './api-answers.ts';
import { barCabinetInput, barCabinetItemInput } from './bar-cabinet.ts';
import { id } from './fields.ts';
import { attachment } from './folder.ts';
import { ingredientInput } from './ingredient.ts';
import { LIMITS } from './limits.ts';
import { menuInput, menuItemInput } from './menu.ts';
import { recipeInput } from './recipe.ts';
import * as reference from './reference.ts';
import { alikeInput, ingredientSearchInput, recipeSearchInput } from './search.ts';
import { arrangementInput } from './uploads.ts';

/** What pages a list: how many rows, and the id to continue behind. */
export const PAGE_QUERY = { limit: id.max(LIMITS.listPage), after: id } as const;

/** One endpoint of the HTTP API. `{name}` in a path is an id unless `params` says otherwise. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  /** Path parameters that are no ids: anything else is a 400, where what can be no id is a 404. */
  params?: Readonly<Record<string, z.ZodType<number>>>;
  /** The status of a success. */
  status: 200 | 201;
  /** The JSON body; absent for GET and for multipart. */
  body?: z.ZodType;
  /** True where the body is multipart with a `file` part. */
  multipart?: true;
  /** True where `?limit=` and `?after=` page the list and a `Link` header names the next page. */
  paged?: true;
  answer: z.ZodType;
  /** Statuses of failures that do not follow from method, path and body. */
  failures?: readonly (404 | 409)[];
}

/** The removal of one thing. */
const removal = <P extends string>(path: P, summary: string) =>
  ({ method: 'DELETE', path, summary, status: 200, answer: answers.deletedAnswer }) as const;

/** A list of reference data, answered whole. */
const listing = <P extends string, A extends z.ZodType>(path: P, summary: string, item: A) =>
  ({ method: 'GET', path, summary, status: 200, answer: z.array(item) }) as const;

/**
 * The HTTP API as one table: specification, section 7, and beyond it `arrangeAttachments` for managing pictures, `searchAlike`, and
 * what begins with `delete`. Routing, the typed client and the OpenAPI document all follow from it; a handler missing on the server does not
 * compile.
 */
export const API = {
  getFeed: {
    method: 'GET',
    path: '/api/feed/items/offset/{offset}',
    params: { offset: z.int().min(0).max(LIMITS.id.max) },
    summary: 'A page of the feed, newest first; offset 0 starts, `next_offset` goes on',
    status: 200,
    answer: answers.feedAnswer,
  },
  listIngredientTypes: listing('/api/ingredienttype', 'All ingredient types', reference.ingredientType),
  listIngredientBrands: listing('/api/ingredientbrand', 'All ingredient brands', reference.ingredientBrand),
  listIngredientAttributes: listing(
    '/api/ingredientattribute',
    'All ingredient attributes',
    reference.ingredientAttribute,
  ),
  listIngredients: {
    method: 'GET',
    path: '/api/ingredient',
    summary: 'Ingredients by id',
    status: 200,
    paged: true,
    answer: z.array(answers.ingredientAnswer),
  },
  getIngredient: {
    method: 'GET',
    path: '/api/ingredient/{id}',
    summary: 'One ingredient',
    status: 200,
    answer: answers.ingredientAnswer,
  },
  getIngredientPayload: {
    method: 'GET',
    path: '/api/ingredient/new-ingredient-payload/{id}',
    summary: 'The prefilled data of the update form',
    status: 200,
    answer: ingredientInput,
  },
  createIngredient: {
    method: 'POST',
    path: '/api/ingredient',
    summary: 'Create an ingredient',
    status: 201,
    body: ingredientInput,
    answer: answers.ingredientAnswer,
  },
  updateIngredient: {
    method: 'PUT',
    path: '/api/ingredient/{id}',
    summary: 'Close the current version of an ingredient and open a new one',
    status: 200,
    body: ingredientInput,
    answer: answers.ingredientAnswer,
  },
  deleteIngredient: removal(
    '/api/ingredient/{id}',
    'Delete an ingredient: an administrator, or whoever created it while no recipe and no other ingredient refers to it',
  ),
  listGlassware: listing('/api/glassware', 'All glassware', reference.glassware),
  listServingMethods: listing('/api/serving-method', 'All serving methods', reference.servingMethod),
  listQuantityUnits: listing('/api/quantity-unit', 'All quantity units', reference.quantityUnit),
  listRecipes: {
    method: 'GET',
    path: '/api/recipe',
    summary: 'Recipes by id',
    status: 200,
    paged: true,
    answer: z.array(answers.recipeSummary),
  },
  getRecipe: {
    method: 'GET',
    path: '/api/recipe/{id}',
    summary: 'One recipe with its names, units and attachments',
    status: 200,
    answer: answers.recipeAnswer,
  },
  getRecipePayload: {
    method: 'GET',
    path: '/api/recipe/new-recipe-payload/{id}',
    summary: 'The prefilled data of the update form',
    status: 200,
    answer: recipeInput,
  },
  createRecipe: {
    method: 'POST',
    path: '/api/recipe',
    summary: 'Create a recipe',
    status: 201,
    body: recipeInput,
    answer: answers.recipeAnswer,
  },
  updateRecipe: {
    method: 'PUT',
    path: '/api/recipe/{id}',
    summary: 'Update a recipe; its owner only',
    status: 200,
    body: recipeInput,
    answer: answers.recipeAnswer,
  },
  deleteRecipe: removal(
    '/api/recipe/{id}',
    'Delete a recipe with its pictures: its owner, or an administrator',
  ),
  uploadAttachment: {
    method: 'POST',
    path: '/api/folder/{folderId}/attachments',
    summary: 'Attach a picture to a recipe; its owner only',
    status: 201,
    multipart: true,
    answer: attachment,
  },
  arrangeAttachments: {
    method: 'PUT',
    path: '/api/folder/{folderId}/attachments',
    summary: 'Order, caption and remove the pictures of a recipe; its owner only',
    status: 200,
    body: arrangementInput,
    answer: answers.folderAnswer,
  },
  listBarCabinets: {
    method: 'GET',
    path: '/api/bar-cabinet/user',
    summary: 'The bar cabinets of the signed-in user',
    status: 200,
    answer: z.array(answers.barCabinetSummary),
  },
  getBarCabinet: {
    method: 'GET',
    path: '/api/bar-cabinet/id/{id}',
    summary: 'One bar cabinet with its items',
    status: 200,
    answer: answers.barCabinetAnswer,
  },
  createBarCabinet: {
    method: 'POST',
    path: '/api/bar-cabinet',
    summary: 'Create a bar cabinet',
    status: 201,
    body: barCabinetInput,
    answer: answers.barCabinetSummary,
  },
  updateBarCabinet: {
    method: 'PUT',
    path: '/api/bar-cabinet/{id}',
    summary: 'Rename or select a bar cabinet',
    status: 200,
    body: barCabinetInput,
    answer: answers.barCabinetSummary,
  },
  deleteBarCabinet: removal(
    '/api/bar-cabinet/{id}',
    'Delete a bar cabinet; if it was the active one, none is',
  ),
  saveBarCabinetItem: {
    method: 'POST',
    path: '/api/bar-cabinet/{id}/item',
    summary: 'Add, toggle or remove an ingredient of a bar cabinet',
    status: 200,
    body: barCabinetItemInput,
    answer: answers.barCabinetItemAnswer,
  },
  suggestIngredients: {
    method: 'POST',
    path: '/api/search/suggested-ingredients/bar-cabinet/{id}',
    summary: 'Ingredients worth adding to a bar cabinet, with reasons',
    status: 200,
    answer: z.array(answers.suggestedIngredient),
  },
  searchIngredients: {
    method: 'POST',
    path: '/api/search/ingredients',
    summary: 'Search ingredients',
    status: 200,
    body: ingredientSearchInput,
    answer: z.array(answers.ingredientHit),
  },
  listMenus: {
    method: 'GET',
    path: '/api/menu/user',
    summary: 'The menus of the signed-in user',
    status: 200,
    answer: z.array(answers.menuSummary),
  },
  getMenu: {
    method: 'GET',
    path: '/api/menu/id/{id}',
    summary: 'One menu with its items',
    status: 200,
    answer: answers.menuAnswer,
  },
  createMenu: {
    method: 'POST',
    path: '/api/menu',
    summary: 'Create a menu',
    status: 201,
    body: menuInput,
    answer: answers.menuSummary,
  },
  updateMenu: {
    method: 'PUT',
    path: '/api/menu/{id}',
    summary: 'Rename or select a menu',
    status: 200,
    body: menuInput,
    answer: answers.menuSummary,
  },
  deleteMenu: removal('/api/menu/{id}', 'Delete a menu; if it was the active one, none is'),
  saveMenuItem: {
    method: 'POST',
    path: '/api/menu/{id}/item',
    summary: 'Keep or remove a recipe of a menu',
    status: 200,
    body: menuItemInput,
    answer: answers.menuItemAnswer,
  },
  suggestRecipes: {
    method: 'POST',
    path: '/api/search/suggested-recipes/menu/{id}',
    summary: 'Recipes worth adding to a menu, with reasons',
    status: 200,
    answer: z.array(answers.suggestedRecipe),
  },
  searchRecipes: {
    method: 'POST',
    path: '/api/search/recipes',
    summary: 'Search recipes',
    status: 200,
    body: recipeSearchInput,
    failures: [404],
    answer: z.array(answers.recipeHit),
  },
  searchAlike: {
    method: 'POST',
    path: '/api/search/recipes/alike',
    summary: 'Recipes that taste like one, or like it but, say, less bitter',
    status: 200,
    body: alikeInput,
    failures: [404],
    answer: z.array(answers.alikeRecipe),
  },
  deleteAccount: {
    method: 'DELETE',
    path: '/api/account',
    summary:
      'Delete the own account with everything that belongs to it; only within five minutes of signing in',
    status: 200,
    answer: answers.deletedAnswer,
  },
} as const satisfies Record<string, Endpoint>;

export type ApiName = keyof typeof API;

type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

/** The path parameters of an endpoint, as numbers. */
export type ApiParams<N extends ApiName> = Record<ParamNames<(typeof API)[N]['path']>, number>;

/** The parsed JSON body of an endpoint; undefined where it takes none. */
export type ApiBody<N extends ApiName> = (typeof API)[N] extends { body: infer B extends z.ZodType }
  ? z.output<B>
  : undefined;

/** What a client may send as the body, before defaults are filled in. */
export type ApiBodyInput<N extends ApiName> = (typeof API)[N] extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined;

/** The JSON answer of an endpoint. */
export type ApiAnswer<N extends ApiName> = z.output<(typeof API)[N]['answer']>;
