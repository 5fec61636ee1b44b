import type { ApiName } from '@cellaret/domain/api/endpoints';
import {
  makeEntry,
  makeIngredient,
  makePlan,
  makeRecipe,
  makeSubstitute,
  SEEDED,
} from '../../tests/api/support/inputs.ts';
import { newPerson, type Person } from '../../tests/support/data/test-people.ts';
import { photo } from '../../tests/support/data/test-pictures.ts';
import { succeedApi, reading, writing, type ApiCase, type Turn } from './api-call.ts';
import { barCases } from './bar-cases.ts';

const QUERIES = [
  'gin',
  'negroni',
  'lime jui',
  'campri',
  'dry martini',
  'rum',
  'sour',
  'amaro',
  'daiqiri',
  'old fash',
];
const query = (turn: number): Turn => ({ body: { query: QUERIES[turn % QUERIES.length] } });

/** A recipe takes twenty pictures. */
const PICTURES_OF_ONE = 15;

/** A drink as it is written down. */
const DRINK = { made_at: '2025-06-01T20:15:00Z', servings: 1, rating: null, note: '' };

/** Own ingredients and recipes. */
const TAKING_TURNS = 20;

const idOf = ({ body }: { body: unknown }): number => (body as { id: number }).id;
const firstId = ({ body }: { body: unknown }): number => (body as { id: number }[])[0]?.id ?? 0;

/** A picture of about 100 KB, as a form that uploads it. */
async function pictureForm(): Promise<() => FormData> {
  const bytes = new Uint8Array(await photo(100_000));
  return () => {
    const form = new FormData();
    form.append('file', new Blob([bytes], { type: 'image/jpeg' }), 'photo.jpg');
    return form;
  };
}

/**
 * A case for every endpoint, reads first: what the writes trigger does not disturb them. Makes for `person`
 * what the cases need: a filled cabinet and menu, an own ingredient and recipe.
 */
export async function apiCases(person: Person): Promise<Record<ApiName, ApiCase>> {
  const create = async (name: ApiName, body: object) => idOf(await succeedApi(person, name, { body }));
  const ingredients = (await succeedApi(person, 'listIngredients', { query: '?limit=40' })).body as {
    id: number;
  }[];
  const recipe = firstId(await succeedApi(person, 'listRecipes', { query: '?limit=1' }));
  // Several, changed in turns: nobody changes one of them again while its triggers still run.
  const ownIngredients: number[] = [];
  const ownRecipes: number[] = [];
  for (let at = 0; at < TAKING_TURNS; at += 1) {
    ownIngredients.push(await create('createIngredient', makeIngredient()));
    ownRecipes.push(await create('createRecipe', makeRecipe()));
  }
  const inTurn = (ids: readonly number[], turn: number) => ({ params: { id: ids[turn % ids.length] ?? 0 } });
  const cabinet = await create('createBarCabinet', { bar_cabinet_name: 'Bench', is_active: true });
  const menu = await create('createMenu', { menu_name: 'Bench', is_active: true });
  const plan = await create('createPlan', makePlan());
  for (const { id } of ingredients)
    await succeedApi(person, 'saveBarCabinetItem', {
      params: { id: cabinet },
      body: { ingredient_id: id, is_in_stock: true, is_deleted: false },
    });
  for (const body of [
    { kind: 'recipe', item_id: recipe, favourite: true },
    { kind: 'ingredient', item_id: SEEDED.gin, rating: 8 },
  ] as const)
    await succeedApi(person, 'saveMark', { body });
  const form = await pictureForm();
  let album = 0;
  const [admin, target] = await Promise.all([newPerson({ claims: { admin: true } }), newPerson()]);
  const toIngredient = { params: { id: SEEDED.gin } };
  const toRecipe = { params: { id: recipe } };
  return {
    getFeed: reading(() => ({ params: { offset: 0 } })),
    listIngredientTypes: reading(),
    listIngredientBrands: reading(),
    listIngredientAttributes: reading(),
    listGlassware: reading(),
    listServingMethods: reading(),
    listQuantityUnits: reading(),
    listIngredients: reading(() => ({ query: '?limit=100' })),
    getIngredient: reading(() => toIngredient),
    getIngredientPayload: reading(() => toIngredient),
    listRecipes: reading(() => ({ query: '?limit=100' })),
    getRecipe: reading(() => toRecipe),
    getRecipePayload: reading(() => toRecipe),
    searchIngredients: reading(query),
    searchRecipes: reading(query),
    searchAll: reading(query),
    searchAlike: reading(() => ({ body: { recipe_id: recipe } })),
    listBarCabinets: reading(),
    getBarCabinet: reading(() => ({ params: { id: cabinet } })),
    getProvided: reading(() => ({ params: { id: cabinet } })),
    whatCanIMake: reading(() => ({ body: { bar_cabinet_id: cabinet } })),
    suggestIngredients: reading(() => ({ params: { id: cabinet } })),
    listMenus: reading(),
    getMenu: reading(() => ({ params: { id: menu } })),
    suggestRecipes: reading(() => ({ params: { id: menu } })),
    createBarCabinet: writing((turn) => ({ body: { bar_cabinet_name: `Bar ${turn}`, is_active: false } })),
    updateBarCabinet: writing((turn) => ({
      params: { id: cabinet },
      body: { bar_cabinet_name: `Bench ${turn}`, is_active: true },
    })),
    saveBarCabinetItem: writing((turn) => ({
      params: { id: cabinet },
      body: { ingredient_id: SEEDED.gin, is_in_stock: turn % 2 === 0, is_deleted: false },
    })),
    createMenu: writing((turn) => ({ body: { menu_name: `Menu ${turn}`, is_active: false } })),
    updateMenu: writing((turn) => ({
      params: { id: menu },
      body: { menu_name: `Bench ${turn}`, is_active: true },
    })),
    saveMenuItem: writing((turn) => ({
      params: { id: menu },
      body: { recipe_id: recipe, is_deleted: turn % 2 === 1 },
    })),
    createIngredient: writing(() => ({ body: makeIngredient() })),
    updateIngredient: writing((turn) => ({ ...inTurn(ownIngredients, turn), body: makeIngredient() })),
    createRecipe: writing(() => ({ body: makeRecipe() })),
    getSharing: reading(() => ({ params: { id: recipe } })),
    saveSharing: writing((turn) => ({ ...inTurn(ownRecipes, turn), body: { is_shared: turn % 2 === 0 } })),
    updateRecipe: writing((turn) => ({ ...inTurn(ownRecipes, turn), body: makeRecipe() })),
    uploadAttachment: writing(async (turn) => {
      if (turn % PICTURES_OF_ONE === 0) album = await create('createRecipe', makeRecipe());
      return { params: { folderId: album }, body: form() };
    }),
    arrangeAttachments: writing(async (turn) => {
      const { body } = await succeedApi(person, 'getRecipe', { params: { id: album } });
      const { attachments } = (body as { folder: { attachments: { id: number }[] } }).folder;
      const rows = attachments.map(({ id }) => ({ id, caption: `Seen ${turn} times` })).reverse();
      return { params: { folderId: album }, body: { attachments: rows } };
    }),
    deleteIngredient: writing(async () => ({
      params: { id: await create('createIngredient', makeIngredient()) },
    })),
    deleteRecipe: writing(async () => ({ params: { id: await create('createRecipe', makeRecipe()) } })),
    deleteBarCabinet: writing(async () => ({
      params: { id: await create('createBarCabinet', { bar_cabinet_name: 'Gone', is_active: false }) },
    })),
    deleteMenu: writing(async () => ({
      params: { id: await create('createMenu', { menu_name: 'Gone', is_active: false }) },
    })),
    saveMark: writing((turn) => ({
      body: { kind: 'recipe', item_id: recipe, favourite: turn % 2 === 0, rating: (turn % 10) + 1 },
    })),
    listMarks: reading(),
    getRecipeMark: reading(() => ({ params: { id: recipe } })),
    getIngredientMark: reading(() => toIngredient),
    getShoppingList: reading(),
    saveShoppingEntry: writing((turn) => ({ body: makeEntry({ note: `Turn ${turn}` }) })),
    takeOffShoppingList: writing(() => ({ body: { keys: ['f1'] } })),
    listPlans: reading(),
    getPlan: reading(() => ({ params: { id: plan } })),
    createPlan: writing(() => ({ body: makePlan() })),
    updatePlan: writing((turn) => ({ params: { id: plan }, body: makePlan({ guests: (turn % 500) + 1 }) })),
    deletePlan: writing(async () => ({ params: { id: await create('createPlan', makePlan()) } })),
    createLogEntry: writing(() => ({ body: { ...DRINK, recipe_id: recipe } })),
    listLog: reading(() => ({ query: '?limit=20' })),
    updateLogEntry: writing(async () => ({
      params: { id: await create('createLogEntry', { ...DRINK, recipe_id: recipe }) },
      body: { ...DRINK, servings: 3 },
    })),
    deleteLogEntry: writing(async () => ({
      params: { id: await create('createLogEntry', { ...DRINK, recipe_id: recipe }) },
    })),
    ...(await barCases(person)),
    listReports: reading(() => ({ person: admin, body: { before: null } })),
    readPerson: reading(() => ({ person: admin, body: { uid: target.uid } })),
    listAudit: reading(() => ({ person: admin, body: { before: null } })),
    report: writing(async () => ({
      person: await newPerson(),
      body: { kind: 'recipe', item_id: recipe, reason: 'wrong', text: 'Not what it says' },
    })),
    moderate: writing(() => ({
      person: admin,
      body: { kind: 'recipe', item_id: recipe, action: 'show', reason: null, note: '' },
    })),
    suspend: writing((turn) => ({
      person: admin,
      body: { uid: target.uid, suspended: turn % 2 === 0, note: '' },
    })),
    undo: writing(() => ({
      person: admin,
      body: { uid: target.uid, since: new Date().toISOString(), what: 'edits', after: null },
    })),
    // Added and removed in turns.
    changeSubstitutes: writing((turn) => ({
      person: admin,
      body:
        turn % 2 === 0
          ? { before: null, after: makeSubstitute(ownIngredients[0] ?? 0) }
          : { before: makeSubstitute(ownIngredients[0] ?? 0), after: null },
    })),
    setStaple: writing((turn) => ({
      person: admin,
      body: { ingredient_id: ownIngredients[0] ?? 0, is_staple: turn % 2 === 0 },
    })),
    deleteAccount: writing(async () => ({ person: await newPerson() })),
  };
}
