import { z } from 'zod';
import { substituteChange, stapleInput } from '../availability/substitute-changes.ts';
import { adoptInput, barInput, inviteInput, joinInput, memberInput, newBarInput } from '../bars/bar.ts';
import { barCabinetInput, barCabinetItemInput } from '../cabinets/bar-cabinet.ts';
import { id, token } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';
import { ingredientInput } from '../ingredients/ingredient.ts';
import { menuInput, menuItemInput } from '../menus/menu.ts';
import * as moderationAnswers from '../moderation/moderation-answers.ts';
import {
  moderationInput,
  pageInput,
  personInput,
  reportInput,
  suspensionInput,
  undoInput,
} from '../moderation/moderation.ts';
import { planInput } from '../parties/plan.ts';
import { logChange, logInput, markInput } from '../people/marks.ts';
import { attachment } from '../pictures/folder.ts';
import { arrangementInput } from '../pictures/uploads.ts';
import { recipeInput } from '../recipes/recipe.ts';
import { sharingInput } from '../recipes/sharing.ts';
import * as reference from '../reference/reference.ts';
import { alikeInput, ingredientSearchInput, recipeSearchInput, searchInput } from '../search/requests.ts';
import { ingredientHit, recipeHit, searchAnswer } from '../search/search-answer.ts';
import { shoppingInput, shoppingRemoval } from '../shopping/shopping.ts';
import * as answers from './answers.ts';

export const PAGE_QUERY = { limit: id.max(LIMITS.listPage), after: id } as const;

/** An endpoint of the HTTP API. `{name}` in a path is an id, unless `params` or `texts` define it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: string;
  summary: string;
  /** Numeric path parameters that are not ids: an invalid one is a 400; an invalid id is a 404. */
  params?: Readonly<Record<string, z.ZodType<number>>>;
  /** Text path parameters; an invalid one is a 404. */
  texts?: Readonly<Record<string, z.ZodType<string>>>;
  /** True if `?bar=` selects a bar of the caller; without it the data is the caller's own. */
  placed?: true;
  status: 200 | 201;
  body?: z.ZodType;
  multipart?: true;
  /** True for administrators only; others get a 403. */
  admin?: true;
  /** True for a POST without side effects, which suspended people may also call. */
  reads?: true;
  /** True if `?limit=` and `?after=` page the list; a `Link` header has the next page. */
  paged?: true;
  answer: z.ZodType;
  /** Additional failure statuses that do not follow from method, path and body. */
  failures?: readonly (404 | 409)[];
}

const removal = <P extends string>(path: P, summary: string) =>
  ({ method: 'DELETE', path, summary, status: 200, answer: answers.deletedAnswer }) as const;

const placedRemoval = <P extends string>(path: P, summary: string) =>
  ({ ...removal(path, summary), placed: true }) as const;

const BAR = { barId: token } as const;
const MEMBER = { ...BAR, uid: z.string().regex(/^[^/]{1,128}$/) } as const;
const INVITE = { ...BAR, code: token } as const;

const listing = <P extends string, A extends z.ZodType>(path: P, summary: string, item: A) =>
  ({ method: 'GET', path, summary, status: 200, answer: z.array(item) }) as const;

/**
 * The HTTP API as one table: specification, section 7, and beyond it `arrangeAttachments`, `searchAll`,
 * `searchAlike`, `delete…`, marks and the log, the shopping list, plans, bars and `?bar=`, and moderation.
 * Routes, the typed client and the OpenAPI document are derived from it; a missing handler is a type error.
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
  getSharing: {
    method: 'GET',
    path: '/api/recipe/{id}/sharing',
    summary: 'True if a recipe is shared with everybody, and its public address',
    status: 200,
    answer: answers.sharingAnswer,
  },
  saveSharing: {
    method: 'PUT',
    path: '/api/recipe/{id}/sharing',
    summary: 'Share a recipe with everybody, or withdraw it; its owner only',
    status: 200,
    body: sharingInput,
    answer: answers.sharingAnswer,
  },
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
    placed: true,
    answer: z.array(answers.barCabinetSummary),
  },
  getBarCabinet: {
    method: 'GET',
    path: '/api/bar-cabinet/id/{id}',
    summary: 'One bar cabinet with its items',
    status: 200,
    placed: true,
    answer: answers.barCabinetAnswer,
  },
  getProvided: {
    method: 'GET',
    path: '/api/bar-cabinet/id/{id}/provided',
    summary: 'Ingredients that a bar cabinet provides: itself, as one of a kind, or as a substitute',
    status: 200,
    placed: true,
    answer: answers.providedAnswer,
  },
  createBarCabinet: {
    method: 'POST',
    path: '/api/bar-cabinet',
    summary: 'Create a bar cabinet',
    status: 201,
    placed: true,
    body: barCabinetInput,
    answer: answers.barCabinetSummary,
  },
  updateBarCabinet: {
    method: 'PUT',
    path: '/api/bar-cabinet/{id}',
    summary: 'Rename or select a bar cabinet',
    status: 200,
    placed: true,
    body: barCabinetInput,
    answer: answers.barCabinetSummary,
  },
  deleteBarCabinet: placedRemoval(
    '/api/bar-cabinet/{id}',
    'Delete a bar cabinet; if it was the active one, none is',
  ),
  saveBarCabinetItem: {
    method: 'POST',
    path: '/api/bar-cabinet/{id}/item',
    summary: 'Add, toggle or remove an ingredient of a bar cabinet',
    status: 200,
    placed: true,
    body: barCabinetItemInput,
    answer: answers.barCabinetItemAnswer,
  },
  suggestIngredients: {
    method: 'POST',
    reads: true,
    path: '/api/search/suggested-ingredients/bar-cabinet/{id}',
    summary: 'Ingredients worth adding to a bar cabinet, with reasons',
    status: 200,
    placed: true,
    answer: z.array(answers.suggestedIngredient),
  },
  searchIngredients: {
    method: 'POST',
    reads: true,
    path: '/api/search/ingredients',
    summary: 'Search ingredients',
    status: 200,
    body: ingredientSearchInput,
    answer: z.array(ingredientHit),
  },
  listMenus: {
    method: 'GET',
    path: '/api/menu/user',
    summary: 'The menus of the signed-in user',
    status: 200,
    placed: true,
    answer: z.array(answers.menuSummary),
  },
  getMenu: {
    method: 'GET',
    path: '/api/menu/id/{id}',
    summary: 'One menu with its items',
    status: 200,
    placed: true,
    answer: answers.menuAnswer,
  },
  createMenu: {
    method: 'POST',
    path: '/api/menu',
    summary: 'Create a menu',
    status: 201,
    placed: true,
    body: menuInput,
    answer: answers.menuSummary,
  },
  updateMenu: {
    method: 'PUT',
    path: '/api/menu/{id}',
    summary: 'Rename or select a menu',
    status: 200,
    placed: true,
    body: menuInput,
    answer: answers.menuSummary,
  },
  deleteMenu: placedRemoval('/api/menu/{id}', 'Delete a menu; if it was the active one, none is'),
  saveMenuItem: {
    method: 'POST',
    path: '/api/menu/{id}/item',
    summary: 'Keep or remove a recipe of a menu',
    status: 200,
    placed: true,
    body: menuItemInput,
    answer: answers.menuItemAnswer,
  },
  suggestRecipes: {
    method: 'POST',
    reads: true,
    path: '/api/search/suggested-recipes/menu/{id}',
    summary: 'Recipes worth adding to a menu, with reasons',
    status: 200,
    placed: true,
    answer: z.array(answers.suggestedRecipe),
  },
  searchRecipes: {
    method: 'POST',
    reads: true,
    path: '/api/search/recipes',
    summary: 'Search recipes',
    status: 200,
    placed: true,
    body: recipeSearchInput,
    failures: [404],
    answer: z.array(recipeHit),
  },
  searchAll: {
    method: 'POST',
    reads: true,
    path: '/api/search',
    summary: 'Search both kinds in people’s words, and say how they were understood',
    status: 200,
    placed: true,
    body: searchInput,
    failures: [404],
    answer: searchAnswer,
  },
  searchAlike: {
    method: 'POST',
    reads: true,
    path: '/api/search/recipes/alike',
    summary: 'Recipes that taste like one, or like it but, say, less bitter',
    status: 200,
    placed: true,
    body: alikeInput,
    failures: [404],
    answer: z.array(answers.alikeRecipe),
  },
  listMarks: {
    method: 'GET',
    path: '/api/marks',
    summary: 'Favourites, ratings and tags of the signed-in user',
    status: 200,
    answer: answers.marksAnswer,
  },
  getRecipeMark: {
    method: 'GET',
    path: '/api/marks/recipe/{id}',
    summary: 'Favourite, rating, tags and note of the signed-in user for a recipe',
    status: 200,
    answer: answers.notedMarkAnswer,
  },
  getIngredientMark: {
    method: 'GET',
    path: '/api/marks/ingredient/{id}',
    summary: 'Favourite, rating, tags and note of the signed-in user for an ingredient',
    status: 200,
    answer: answers.notedMarkAnswer,
  },
  saveMark: {
    method: 'POST',
    path: '/api/marks',
    summary: 'Set favourite, rating, tags or note of a recipe or ingredient; omitted fields stay as they are',
    status: 200,
    body: markInput,
    answer: answers.markAnswer,
  },
  listLog: {
    method: 'GET',
    path: '/api/log',
    summary: 'The drinks that the signed-in user made, newest first',
    status: 200,
    paged: true,
    failures: [404],
    answer: z.array(answers.logEntryAnswer),
  },
  createLogEntry: {
    method: 'POST',
    path: '/api/log',
    summary: 'Log a drink; a rating becomes that of the recipe',
    status: 201,
    body: logInput,
    answer: answers.logEntryAnswer,
  },
  updateLogEntry: {
    method: 'PUT',
    path: '/api/log/{id}',
    summary:
      'Correct when a drink was made, for how many, how good it was; another rating becomes that of the recipe',
    status: 200,
    body: logChange,
    failures: [404],
    answer: answers.logEntryAnswer,
  },
  deleteLogEntry: removal('/api/log/{id}', 'Take a drink out of the log'),
  getShoppingList: {
    method: 'GET',
    path: '/api/shopping-list',
    summary: 'The shopping list of the signed-in user',
    status: 200,
    placed: true,
    answer: z.array(answers.shoppingEntryAnswer),
  },
  saveShoppingEntry: {
    method: 'POST',
    path: '/api/shopping-list',
    summary: 'Add or change an entry of the shopping list; the cabinet stays as it is',
    status: 200,
    placed: true,
    body: shoppingInput,
    answer: answers.shoppingEntryAnswer,
  },
  takeOffShoppingList: {
    method: 'POST',
    path: '/api/shopping-list/removal',
    summary: 'Remove entries from the shopping list; missing ones are ignored',
    status: 200,
    placed: true,
    body: shoppingRemoval,
    answer: z.array(answers.shoppingEntryAnswer),
  },
  listPlans: {
    method: 'GET',
    path: '/api/plan',
    summary: 'The parties that the signed-in user plans',
    status: 200,
    placed: true,
    paged: true,
    answer: z.array(answers.planAnswer),
  },
  getPlan: {
    method: 'GET',
    path: '/api/plan/{id}',
    summary: 'One party, with purchases, ice, cost and alcohol',
    status: 200,
    placed: true,
    answer: answers.plannedAnswer,
  },
  createPlan: {
    method: 'POST',
    path: '/api/plan',
    summary: 'Plan a party',
    status: 201,
    placed: true,
    body: planInput,
    answer: answers.planAnswer,
  },
  updatePlan: {
    method: 'PUT',
    path: '/api/plan/{id}',
    summary: 'Change the plan of a party',
    status: 200,
    placed: true,
    body: planInput,
    answer: answers.planAnswer,
  },
  deletePlan: placedRemoval('/api/plan/{id}', 'Delete the plan of a party'),
  listBars: {
    method: 'GET',
    path: '/api/bar',
    summary: 'The bars that the signed-in user belongs to',
    status: 200,
    answer: z.array(answers.barAnswer),
  },
  createBar: {
    method: 'POST',
    path: '/api/bar',
    summary: 'Open a bar, to be shared with others',
    status: 201,
    body: newBarInput,
    answer: answers.barAnswer,
  },
  getBar: {
    method: 'GET',
    path: '/api/bar/{barId}',
    texts: BAR,
    summary: 'A bar and its members; for its members',
    status: 200,
    answer: answers.barAnswer,
  },
  updateBar: {
    method: 'PUT',
    path: '/api/bar/{barId}',
    texts: BAR,
    summary: 'Rename a bar; its owner only',
    status: 200,
    body: barInput,
    answer: answers.barAnswer,
  },
  deleteBar: {
    ...removal('/api/bar/{barId}', 'Delete a bar with everything in it; its owner only'),
    texts: BAR,
  },
  updateMember: {
    method: 'PUT',
    path: '/api/bar/{barId}/member/{uid}',
    texts: MEMBER,
    summary: "Change somebody's role in a bar, or with 'owner' hand it over; its owner only",
    status: 200,
    body: memberInput,
    answer: answers.barAnswer,
  },
  deleteMember: {
    ...removal(
      '/api/bar/{barId}/member/{uid}',
      'Leave a bar, or as its owner put somebody out; whoever owns it hands it over first',
    ),
    texts: MEMBER,
  },
  listInvites: {
    method: 'GET',
    path: '/api/bar/{barId}/invite',
    texts: BAR,
    summary: 'The invitations to a bar; for its owner',
    status: 200,
    answer: z.array(answers.inviteAnswer),
  },
  createInvite: {
    method: 'POST',
    path: '/api/bar/{barId}/invite',
    texts: BAR,
    summary: 'Invite to a bar by a code, for some days and people; its owner only',
    status: 201,
    body: inviteInput,
    answer: answers.inviteAnswer,
  },
  getInvite: {
    method: 'GET',
    path: '/api/bar/{barId}/invite/{code}',
    texts: INVITE,
    summary: 'The bar of an invitation, and the role it gives',
    status: 200,
    answer: answers.inviteAnswer,
  },
  deleteInvite: {
    ...removal('/api/bar/{barId}/invite/{code}', 'Take an invitation back; the owner of the bar only'),
    texts: INVITE,
  },
  joinBar: {
    method: 'POST',
    path: '/api/bar/{barId}/join',
    texts: BAR,
    summary: 'Join a bar by an invitation; members stay as they are',
    status: 200,
    body: joinInput,
    failures: [409],
    answer: answers.barAnswer,
  },
  adopt: {
    method: 'POST',
    path: '/api/bar/{barId}/adopt',
    texts: BAR,
    summary: 'Move a cabinet, menu or plan from home into a bar, or back; once, however often it is asked',
    status: 200,
    body: adoptInput,
    failures: [409],
    answer: answers.adoptedAnswer,
  },
  report: {
    method: 'POST',
    path: '/api/report',
    summary: 'Report a recipe or ingredient to the administrators; once for each person and thing',
    status: 200,
    body: reportInput,
    failures: [404, 409],
    answer: moderationAnswers.reportedAnswer,
  },
  listReports: {
    method: 'POST',
    path: '/api/admin/reports',
    summary: 'Open reports, newest first, with what they are about; for administrators',
    status: 200,
    admin: true,
    reads: true,
    body: pageInput,
    answer: moderationAnswers.reportsAnswer,
  },
  moderate: {
    method: 'POST',
    path: '/api/admin/moderate',
    summary: 'Hide, show, lock or take down a reported thing, or dismiss the reports; for administrators',
    status: 200,
    admin: true,
    body: moderationInput,
    failures: [404, 409],
    answer: moderationAnswers.doneAnswer,
  },
  readPerson: {
    method: 'POST',
    path: '/api/admin/person',
    summary: 'An account, for administrators',
    status: 200,
    admin: true,
    reads: true,
    body: personInput,
    answer: moderationAnswers.personAnswer,
  },
  suspend: {
    method: 'POST',
    path: '/api/admin/suspend',
    summary: 'Suspend an account, which then only reads, or lift that; for administrators',
    status: 200,
    admin: true,
    body: suspensionInput,
    failures: [404, 409],
    answer: moderationAnswers.suspensionAnswer,
  },
  undo: {
    method: 'POST',
    path: '/api/admin/undo',
    summary:
      'Restore what a person edited, or take down the recipes they made, since a moment; for administrators',
    status: 200,
    admin: true,
    body: undoInput,
    answer: moderationAnswers.undoAnswer,
  },
  changeSubstitutes: {
    method: 'POST',
    path: '/api/admin/substitutes',
    summary: 'Add, change or remove a substitute; for administrators',
    status: 200,
    admin: true,
    body: substituteChange,
    failures: [409],
    answer: moderationAnswers.doneAnswer,
  },
  setStaple: {
    method: 'POST',
    path: '/api/admin/staples',
    summary: 'Add or remove a staple for everybody; for administrators',
    status: 200,
    admin: true,
    body: stapleInput,
    failures: [409],
    answer: moderationAnswers.doneAnswer,
  },
  listAudit: {
    method: 'POST',
    path: '/api/admin/log',
    summary: 'Actions of administrators, newest first; for administrators',
    status: 200,
    admin: true,
    reads: true,
    body: pageInput,
    answer: moderationAnswers.auditAnswer,
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

type TextNames<N extends ApiName> = (typeof API)[N] extends { texts: infer T } ? keyof T : never;

/** The path parameters of an endpoint: numbers, or strings for its `texts`. */
export type ApiParams<N extends ApiName> = {
  [P in ParamNames<(typeof API)[N]['path']>]: P extends TextNames<N> ? string : number;
};

export type ApiBody<N extends ApiName> = (typeof API)[N] extends { body: infer B extends z.ZodType }
  ? z.output<B>
  : undefined;

/** The JSON body that clients send, before defaults are applied. */
export type ApiBodyInput<N extends ApiName> = (typeof API)[N] extends { body: infer B extends z.ZodType }
  ? z.input<B>
  : undefined;

export type ApiAnswer<N extends ApiName> = z.output<(typeof API)[N]['answer']>;
