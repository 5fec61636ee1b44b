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
import {
  alikeInput,
  ingredientSearchInput,
  possibleInput,
  recipeSearchInput,
  searchInput,
} from '../search/requests.ts';
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

/** Properties that few endpoints have. */
type Special = Omit<Partial<Endpoint>, 'method' | 'path' | 'summary' | 'status' | 'body' | 'answer'>;

const PLACED = { placed: true } as const;

const reading = <P extends string, A extends z.ZodType, const S extends Special = object>(
  path: P,
  summary: string,
  answer: A,
  special?: S,
) => ({ method: 'GET', path, summary, status: 200, answer, ...(special as S) }) as const;

const listing = <P extends string, A extends z.ZodType, const S extends Special = object>(
  path: P,
  summary: string,
  item: A,
  special?: S,
) => reading(path, summary, z.array(item), special);

const removal = <P extends string, const S extends Special = object>(path: P, summary: string, special?: S) =>
  ({
    method: 'DELETE',
    path,
    summary,
    status: 200,
    answer: answers.deletedAnswer,
    ...(special as S),
  }) as const;

const writing =
  <M extends 'POST' | 'PUT', N extends 200 | 201>(method: M, status: N) =>
  <P extends string, B extends z.ZodType, A extends z.ZodType, const S extends Special = object>(
    path: P,
    summary: string,
    body: B,
    answer: A,
    special?: S,
  ) =>
    ({ method, path, summary, status, body, answer, ...(special as S) }) as const;

const creating = writing('POST', 201);
const updating = writing('PUT', 200);
/** Any other request with a body: an action, or a question too long for an address. */
const doing = writing('POST', 200);

const BAR = { barId: token } as const;
const MEMBER = { ...BAR, uid: z.string().regex(/^[^/]{1,128}$/) } as const;
const INVITE = { ...BAR, code: token } as const;

/**
 * The HTTP API as one table: specification, section 7, and beyond it `arrangeAttachments`, `searchAll`,
 * `searchAlike`, `whatCanIMake`, `delete…`, marks and the log, the shopping list, plans, bars and `?bar=`,
 * and moderation.
 * Routes, the typed client and the OpenAPI document are derived from it; a missing handler is a type error.
 */
export const API = {
  getFeed: reading(
    '/api/feed/items/offset/{offset}',
    'A page of the feed, newest first; offset 0 starts, `next_offset` goes on',
    answers.feedAnswer,
    { params: { offset: z.int().min(0).max(LIMITS.id.max) } },
  ),
  listIngredientTypes: listing('/api/ingredienttype', 'All ingredient types', reference.ingredientType),
  listIngredientBrands: listing('/api/ingredientbrand', 'All ingredient brands', reference.ingredientBrand),
  listIngredientAttributes: listing(
    '/api/ingredientattribute',
    'All ingredient attributes',
    reference.ingredientAttribute,
  ),
  listIngredients: listing('/api/ingredient', 'Ingredients by id', answers.ingredientAnswer, { paged: true }),
  getIngredient: reading('/api/ingredient/{id}', 'One ingredient', answers.ingredientAnswer),
  getIngredientPayload: reading(
    '/api/ingredient/new-ingredient-payload/{id}',
    'The prefilled data of the update form',
    ingredientInput,
  ),
  createIngredient: creating(
    '/api/ingredient',
    'Create an ingredient',
    ingredientInput,
    answers.ingredientAnswer,
  ),
  updateIngredient: updating(
    '/api/ingredient/{id}',
    'Close the current version of an ingredient and open a new one',
    ingredientInput,
    answers.ingredientAnswer,
  ),
  deleteIngredient: removal(
    '/api/ingredient/{id}',
    'Delete an ingredient: an administrator, or whoever created it while no recipe and no other ingredient refers to it',
  ),
  listGlassware: listing('/api/glassware', 'All glassware', reference.glassware),
  listServingMethods: listing('/api/serving-method', 'All serving methods', reference.servingMethod),
  listQuantityUnits: listing('/api/quantity-unit', 'All quantity units', reference.quantityUnit),
  listRecipes: listing('/api/recipe', 'Recipes by id', answers.recipeSummary, { paged: true }),
  getRecipe: reading(
    '/api/recipe/{id}',
    'One recipe with its names, units and attachments',
    answers.recipeAnswer,
  ),
  getRecipePayload: reading(
    '/api/recipe/new-recipe-payload/{id}',
    'The prefilled data of the update form',
    recipeInput,
  ),
  createRecipe: creating('/api/recipe', 'Create a recipe', recipeInput, answers.recipeAnswer),
  updateRecipe: updating(
    '/api/recipe/{id}',
    'Update a recipe; its owner only',
    recipeInput,
    answers.recipeAnswer,
  ),
  deleteRecipe: removal(
    '/api/recipe/{id}',
    'Delete a recipe with its pictures: its owner, or an administrator',
  ),
  getSharing: reading(
    '/api/recipe/{id}/sharing',
    'True if a recipe is shared with everybody, and its public address',
    answers.sharingAnswer,
  ),
  saveSharing: updating(
    '/api/recipe/{id}/sharing',
    'Share a recipe with everybody, or withdraw it; its owner only',
    sharingInput,
    answers.sharingAnswer,
  ),
  uploadAttachment: {
    method: 'POST',
    path: '/api/folder/{folderId}/attachments',
    summary: 'Attach a picture to a recipe; its owner only',
    status: 201,
    multipart: true,
    answer: attachment,
  },
  arrangeAttachments: updating(
    '/api/folder/{folderId}/attachments',
    'Order, caption and remove the pictures of a recipe; its owner only',
    arrangementInput,
    answers.folderAnswer,
  ),
  listBarCabinets: listing(
    '/api/bar-cabinet/user',
    'The bar cabinets of the signed-in user',
    answers.barCabinetSummary,
    PLACED,
  ),
  getBarCabinet: reading(
    '/api/bar-cabinet/id/{id}',
    'One bar cabinet with its items',
    answers.barCabinetAnswer,
    PLACED,
  ),
  getProvided: reading(
    '/api/bar-cabinet/id/{id}/provided',
    'Ingredients that a bar cabinet provides: itself, as one of a kind, or as a substitute',
    answers.providedAnswer,
    PLACED,
  ),
  createBarCabinet: creating(
    '/api/bar-cabinet',
    'Create a bar cabinet',
    barCabinetInput,
    answers.barCabinetSummary,
    PLACED,
  ),
  updateBarCabinet: updating(
    '/api/bar-cabinet/{id}',
    'Rename or select a bar cabinet',
    barCabinetInput,
    answers.barCabinetSummary,
    PLACED,
  ),
  deleteBarCabinet: removal(
    '/api/bar-cabinet/{id}',
    'Delete a bar cabinet; if it was the active one, none is',
    PLACED,
  ),
  saveBarCabinetItem: doing(
    '/api/bar-cabinet/{id}/item',
    'Add, toggle or remove an ingredient of a bar cabinet',
    barCabinetItemInput,
    answers.barCabinetItemAnswer,
    PLACED,
  ),
  suggestIngredients: {
    method: 'POST',
    reads: true,
    path: '/api/search/suggested-ingredients/bar-cabinet/{id}',
    summary: 'Ingredients worth adding to a bar cabinet, with reasons',
    status: 200,
    placed: true,
    answer: z.array(answers.suggestedIngredient),
  },
  searchIngredients: doing(
    '/api/search/ingredients',
    'Search ingredients',
    ingredientSearchInput,
    z.array(ingredientHit),
    { reads: true },
  ),
  listMenus: listing('/api/menu/user', 'The menus of the signed-in user', answers.menuSummary, PLACED),
  getMenu: reading('/api/menu/id/{id}', 'One menu with its items', answers.menuAnswer, PLACED),
  createMenu: creating('/api/menu', 'Create a menu', menuInput, answers.menuSummary, PLACED),
  updateMenu: updating('/api/menu/{id}', 'Rename or select a menu', menuInput, answers.menuSummary, PLACED),
  deleteMenu: removal('/api/menu/{id}', 'Delete a menu; if it was the active one, none is', PLACED),
  saveMenuItem: doing(
    '/api/menu/{id}/item',
    'Keep or remove a recipe of a menu',
    menuItemInput,
    answers.menuItemAnswer,
    PLACED,
  ),
  suggestRecipes: {
    method: 'POST',
    reads: true,
    path: '/api/search/suggested-recipes/menu/{id}',
    summary: 'Recipes worth adding to a menu, with reasons',
    status: 200,
    placed: true,
    answer: z.array(answers.suggestedRecipe),
  },
  searchRecipes: doing('/api/search/recipes', 'Search recipes', recipeSearchInput, z.array(recipeHit), {
    reads: true,
    placed: true,
    failures: [404],
  }),
  searchAll: doing(
    '/api/search',
    'Search both kinds in people’s words, and say how they were understood',
    searchInput,
    searchAnswer,
    { reads: true, placed: true, failures: [404] },
  ),
  searchAlike: doing(
    '/api/search/recipes/alike',
    'Recipes that taste like one, or like it but, say, less bitter',
    alikeInput,
    z.array(answers.alikeRecipe),
    { reads: true, placed: true, failures: [404] },
  ),
  whatCanIMake: doing(
    '/api/search/what-can-i-make',
    'Recipes a bar cabinet makes or nearly makes, and what to buy next',
    possibleInput,
    answers.possibleAnswer,
    { reads: true, placed: true, failures: [404] },
  ),
  listMarks: reading('/api/marks', 'Favourites, ratings and tags of the signed-in user', answers.marksAnswer),
  getRecipeMark: reading(
    '/api/marks/recipe/{id}',
    'Favourite, rating, tags and note of the signed-in user for a recipe',
    answers.notedMarkAnswer,
  ),
  getIngredientMark: reading(
    '/api/marks/ingredient/{id}',
    'Favourite, rating, tags and note of the signed-in user for an ingredient',
    answers.notedMarkAnswer,
  ),
  saveMark: doing(
    '/api/marks',
    'Set favourite, rating, tags or note of a recipe or ingredient; omitted fields stay as they are',
    markInput,
    answers.markAnswer,
  ),
  listLog: listing(
    '/api/log',
    'The drinks that the signed-in user made, newest first',
    answers.logEntryAnswer,
    { paged: true, failures: [404] },
  ),
  createLogEntry: creating(
    '/api/log',
    'Log a drink; a rating becomes that of the recipe',
    logInput,
    answers.logEntryAnswer,
  ),
  updateLogEntry: updating(
    '/api/log/{id}',
    'Correct when a drink was made, for how many, how good it was; another rating becomes that of the recipe',
    logChange,
    answers.logEntryAnswer,
    { failures: [404] },
  ),
  deleteLogEntry: removal('/api/log/{id}', 'Take a drink out of the log'),
  getShoppingList: listing(
    '/api/shopping-list',
    'The shopping list of the signed-in user',
    answers.shoppingEntryAnswer,
    PLACED,
  ),
  saveShoppingEntry: doing(
    '/api/shopping-list',
    'Add or change an entry of the shopping list; the cabinet stays as it is',
    shoppingInput,
    answers.shoppingEntryAnswer,
    PLACED,
  ),
  takeOffShoppingList: doing(
    '/api/shopping-list/removal',
    'Remove entries from the shopping list; missing ones are ignored',
    shoppingRemoval,
    z.array(answers.shoppingEntryAnswer),
    PLACED,
  ),
  listPlans: listing('/api/plan', 'The parties that the signed-in user plans', answers.planAnswer, {
    placed: true,
    paged: true,
  }),
  getPlan: reading(
    '/api/plan/{id}',
    'One party, with purchases, ice, cost and alcohol',
    answers.plannedAnswer,
    PLACED,
  ),
  createPlan: creating('/api/plan', 'Plan a party', planInput, answers.planAnswer, PLACED),
  updatePlan: updating('/api/plan/{id}', 'Change the plan of a party', planInput, answers.planAnswer, PLACED),
  deletePlan: removal('/api/plan/{id}', 'Delete the plan of a party', PLACED),
  listBars: listing('/api/bar', 'The bars that the signed-in user belongs to', answers.barAnswer),
  createBar: creating('/api/bar', 'Open a bar, to be shared with others', newBarInput, answers.barAnswer),
  getBar: reading('/api/bar/{barId}', 'A bar and its members; for its members', answers.barAnswer, {
    texts: BAR,
  }),
  updateBar: updating('/api/bar/{barId}', 'Rename a bar; its owner only', barInput, answers.barAnswer, {
    texts: BAR,
  }),
  deleteBar: removal('/api/bar/{barId}', 'Delete a bar with everything in it; its owner only', {
    texts: BAR,
  }),
  updateMember: updating(
    '/api/bar/{barId}/member/{uid}',
    "Change somebody's role in a bar, or with 'owner' hand it over; its owner only",
    memberInput,
    answers.barAnswer,
    { texts: MEMBER },
  ),
  deleteMember: removal(
    '/api/bar/{barId}/member/{uid}',
    'Leave a bar, or as its owner put somebody out; whoever owns it hands it over first',
    { texts: MEMBER },
  ),
  listInvites: listing(
    '/api/bar/{barId}/invite',
    'The invitations to a bar; for its owner',
    answers.inviteAnswer,
    { texts: BAR },
  ),
  createInvite: creating(
    '/api/bar/{barId}/invite',
    'Invite to a bar by a code, for some days and people; its owner only',
    inviteInput,
    answers.inviteAnswer,
    { texts: BAR },
  ),
  getInvite: reading(
    '/api/bar/{barId}/invite/{code}',
    'The bar of an invitation, and the role it gives',
    answers.inviteAnswer,
    { texts: INVITE },
  ),
  deleteInvite: removal(
    '/api/bar/{barId}/invite/{code}',
    'Take an invitation back; the owner of the bar only',
    { texts: INVITE },
  ),
  joinBar: doing(
    '/api/bar/{barId}/join',
    'Join a bar by an invitation; members stay as they are',
    joinInput,
    answers.barAnswer,
    { texts: BAR, failures: [409] },
  ),
  adopt: doing(
    '/api/bar/{barId}/adopt',
    'Move a cabinet, menu or plan from home into a bar, or back; once, however often it is asked',
    adoptInput,
    answers.adoptedAnswer,
    { texts: BAR, failures: [409] },
  ),
  report: doing(
    '/api/report',
    'Report a recipe or ingredient to the administrators; once for each person and thing',
    reportInput,
    moderationAnswers.reportedAnswer,
    { failures: [404, 409] },
  ),
  listReports: doing(
    '/api/admin/reports',
    'Open reports, newest first, with what they are about; for administrators',
    pageInput,
    moderationAnswers.reportsAnswer,
    { admin: true, reads: true },
  ),
  moderate: doing(
    '/api/admin/moderate',
    'Hide, show, lock or take down a reported thing, or dismiss the reports; for administrators',
    moderationInput,
    moderationAnswers.doneAnswer,
    { admin: true, failures: [404, 409] },
  ),
  readPerson: doing(
    '/api/admin/person',
    'An account, for administrators',
    personInput,
    moderationAnswers.personAnswer,
    { admin: true, reads: true },
  ),
  suspend: doing(
    '/api/admin/suspend',
    'Suspend an account, which then only reads, or lift that; for administrators',
    suspensionInput,
    moderationAnswers.suspensionAnswer,
    { admin: true, failures: [404, 409] },
  ),
  undo: doing(
    '/api/admin/undo',
    'Restore what a person edited, or take down the recipes they made, since a moment; for administrators',
    undoInput,
    moderationAnswers.undoAnswer,
    { admin: true },
  ),
  changeSubstitutes: doing(
    '/api/admin/substitutes',
    'Add, change or remove a substitute; for administrators',
    substituteChange,
    moderationAnswers.doneAnswer,
    { admin: true, failures: [409] },
  ),
  setStaple: doing(
    '/api/admin/staples',
    'Add or remove a staple for everybody; for administrators',
    stapleInput,
    moderationAnswers.doneAnswer,
    { admin: true, failures: [409] },
  ),
  listAudit: doing(
    '/api/admin/log',
    'Actions of administrators, newest first; for administrators',
    pageInput,
    moderationAnswers.auditAnswer,
    { admin: true, reads: true },
  ),
  deleteAccount: removal(
    '/api/account',
    'Delete the own account with everything that belongs to it; only within five minutes of signing in',
  ),
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
