import { API, type ApiName, type Endpoint } from '@cellaret/domain/api/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../../support/data/test-people.ts';
import { ask, type Asked, fail, pathOf, refusal, request, succeed } from '../support/api-client.ts';
import {
  BAR,
  CABINET,
  DRINK,
  GIN_IN_STOCK,
  makeEntry,
  makeIngredient,
  makePlan,
  makeRecipe,
  makeSubstitute,
  MENU,
  SEEDED,
} from '../support/inputs.ts';

let owner: Person;
let stranger: Person;
/** Sends what is no body: all of it by the owner would be more than one person may ask within a moment. */
let careless: Person;
let unverified: Person;
let admin: Person;
/** Endpoints with tests of their own: attachments, account, deletion, marks, shopping and bars. */
type Apart = 'uploadAttachment' | Extract<ApiName, `delete${string}`>;

/** A request that succeeds, for every other endpoint. */
let good: Record<Exclude<ApiName, Apart>, Asked>;

const names = Object.keys(API) as ApiName[];
const isApart = (name: ApiName): name is Apart => name === 'uploadAttachment' || name.startsWith('delete');
const jsonNames = names.filter((name): name is keyof typeof good => !isApart(name));
const endpointOf = (name: ApiName): Endpoint => API[name];
/** Somebody who may ask. */
const askerOf = (name: ApiName): Person => (endpointOf(name).admin ? admin : owner);

beforeAll(async () => {
  let target: Person;
  [owner, stranger, careless, unverified, admin, target] = await Promise.all([
    newPerson(),
    newPerson(),
    newPerson(),
    newPerson({ verified: false }),
    newPerson({ claims: { admin: true } }),
    newPerson(),
  ]);
  const [ingredient, recipe, cabinet, menu, plan] = await Promise.all([
    succeed(owner, 'createIngredient', { body: makeIngredient() }),
    succeed(owner, 'createRecipe', { body: makeRecipe() }),
    succeed(owner, 'createBarCabinet', { body: CABINET }),
    succeed(owner, 'createMenu', { body: MENU }),
    succeed(owner, 'createPlan', { body: makePlan() }),
  ]);
  for (const [kind, item_id] of [
    ['recipe', SEEDED.recipe],
    ['ingredient', SEEDED.gin],
  ] as const)
    await succeed(owner, 'saveMark', { body: { kind, item_id, favourite: true } });
  const entry = await succeed(owner, 'createLogEntry', { body: DRINK });
  const ingredientId = { params: { id: ingredient.body.id } };
  const recipeId = { params: { id: recipe.body.id } };
  const cabinetId = { params: { id: cabinet.body.id } };
  const menuId = { params: { id: menu.body.id } };
  const planId = { params: { id: plan.body.id } };
  const own = await succeed(owner, 'createBar', { body: BAR });
  const barId = { params: { barId: own.body.id } };
  const invite = await succeed(owner, 'createInvite', {
    ...barId,
    body: { role: 'keeper', days: 7, max_uses: 5 },
  });
  const { code } = invite.body;
  await succeed(stranger, 'joinBar', { ...barId, body: { code, member_name: 'Ben' } });
  const moving = await succeed(owner, 'createMenu', { body: { menu_name: 'Moves', is_active: false } });
  good = {
    getFeed: { params: { offset: 0 } },
    listIngredientTypes: {},
    listIngredientBrands: {},
    listIngredientAttributes: {},
    listIngredients: {},
    getIngredient: ingredientId,
    getIngredientPayload: ingredientId,
    createIngredient: { body: makeIngredient() },
    updateIngredient: { ...ingredientId, body: makeIngredient() },
    listGlassware: {},
    listServingMethods: {},
    listQuantityUnits: {},
    listRecipes: {},
    getRecipe: recipeId,
    getRecipePayload: recipeId,
    createRecipe: { body: makeRecipe() },
    updateRecipe: { ...recipeId, body: makeRecipe() },
    getSharing: recipeId,
    saveSharing: { ...recipeId, body: { is_shared: true } },
    arrangeAttachments: { params: { folderId: recipe.body.id }, body: { attachments: [] } },
    listBarCabinets: {},
    getBarCabinet: cabinetId,
    getProvided: cabinetId,
    createBarCabinet: { body: { bar_cabinet_name: 'Office', is_active: false } },
    updateBarCabinet: { ...cabinetId, body: { bar_cabinet_name: 'Kitchen', is_active: true } },
    saveBarCabinetItem: { ...cabinetId, body: GIN_IN_STOCK },
    suggestIngredients: cabinetId,
    whatCanIMake: { body: { bar_cabinet_id: cabinet.body.id } },
    searchIngredients: { body: { query: 'gin' } },
    listMenus: {},
    getMenu: menuId,
    createMenu: { body: { menu_name: 'Winter', is_active: false } },
    updateMenu: { ...menuId, body: { menu_name: 'Autumn', is_active: true } },
    saveMenuItem: { ...menuId, body: { recipe_id: recipe.body.id, is_deleted: false } },
    suggestRecipes: menuId,
    searchRecipes: { body: { query: 'sour' } },
    searchAll: { body: { query: 'something sour with rum', recipe_limit: 3 } },
    searchAlike: { body: { recipe_id: SEEDED.recipe } },
    listMarks: {},
    getRecipeMark: { params: { id: SEEDED.recipe } },
    getIngredientMark: { params: { id: SEEDED.gin } },
    saveMark: { body: { kind: 'recipe', item_id: SEEDED.recipe, rating: 7 } },
    listLog: {},
    createLogEntry: { body: DRINK },
    getShoppingList: {},
    saveShoppingEntry: { body: makeEntry() },
    takeOffShoppingList: { body: { keys: ['f1'] } },
    listPlans: {},
    getPlan: planId,
    createPlan: { body: makePlan() },
    updatePlan: { ...planId, body: makePlan({ guests: 20 }) },
    updateLogEntry: {
      params: { id: entry.body.id },
      body: { made_at: '2025-06-02T20:15:00Z', servings: 3, rating: null, note: 'Again.' },
    },
    listBars: {},
    createBar: { body: { bar_name: 'Flat 4', currency: null, member_name: 'Ana' } },
    getBar: barId,
    updateBar: { ...barId, body: { bar_name: 'Flat 5', currency: null } },
    updateMember: { params: { ...barId.params, uid: stranger.uid }, body: { role: 'viewer' } },
    listInvites: barId,
    createInvite: { ...barId, body: { role: 'viewer', days: 1, max_uses: 1 } },
    getInvite: { params: { ...barId.params, code } },
    joinBar: { ...barId, body: { code, member_name: 'Ana' } },
    adopt: { ...barId, body: { kind: 'menu', id: moving.body.id } },
    report: { body: { kind: 'recipe', item_id: SEEDED.recipe, reason: 'wrong', text: '' } },
    listReports: { body: { before: null } },
    moderate: {
      body: { kind: 'recipe', item_id: recipe.body.id, action: 'dismiss', reason: null, note: '' },
    },
    readPerson: { body: { uid: target.uid } },
    suspend: { body: { uid: target.uid, suspended: false, note: '' } },
    undo: { body: { uid: target.uid, since: new Date().toISOString(), what: 'edits', after: null } },
    // Removes what is not there: it is done already, and nobody else's substitutes change.
    changeSubstitutes: { body: { before: makeSubstitute(4_000_000_001), after: null } },
    setStaple: { body: { ingredient_id: 4_000_000_001, is_staple: false } },
    listAudit: { body: { before: null } },
  };
});

describe.each(jsonNames)('%s', (name) => {
  it('answers a verified person in the shape of the contract', async () => {
    const { headers } = await succeed(askerOf(name), name, good[name] as never);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{32,36}$/);
  });

  it('takes a slash at the end', async () => {
    const { method, status } = endpointOf(name);
    const path = `${pathOf(name, good[name].params)}/`;
    expect((await request(askerOf(name), method, path, good[name])).status).toBe(status);
  });
});

describe.each(names)('%s', (name) => {
  const asked = () => (isApart(name) ? { params: { id: 1, folderId: 1 } } : good[name]);

  it('answers 401 to somebody signed out', async () => {
    expect(await fail(null, name, asked())).toMatchObject({ status: 401, message: 'Please sign in' });
  });

  it('answers 401 to a token that is none', async () => {
    expect(await refusal({ ...owner, idToken: 'nonsense' }, name, asked())).toBe(401);
  });

  it('answers 403 to somebody whose email is not verified', async () => {
    expect(await fail(unverified, name, asked())).toMatchObject({
      status: 403,
      message: 'Please verify your email address',
    });
  });
});

describe.each(names.filter((name) => endpointOf(name).admin))('%s', (name) => {
  it('answers 403 to everybody but administrators', async () => {
    expect(await fail(owner, name, good[name as keyof typeof good])).toMatchObject({
      status: 403,
      message: 'Only administrators may do this',
    });
  });
});

const withId = names.filter((name) => /\{(id|folderId)\}/.test(API[name].path));

describe.each(withId.filter((name) => name !== 'uploadAttachment'))('%s', (name) => {
  const askedAt = (id: number | string) => ({
    ...good[name as keyof typeof good],
    params: { id, folderId: id },
  });

  it.each([4_000_000_001, '0', '01', '-1', '1.5', 'x', '9007199254740993', '%00'])(
    'answers 404 to the id %s that nothing has',
    async (id) => {
      const failure = await fail(owner, name, askedAt(id));
      expect(failure.status).toBe(404);
      expect(failure.message).not.toBe('');
    },
  );
});

describe.each(names.filter((name) => endpointOf(name).paged))('%s', (name) => {
  it.each(['limit=0', 'limit=1001', 'limit=many', 'after=0', 'after=-1', 'limit=1&limit=2'])(
    'answers 400 to ?%s',
    async (query) => {
      const failure = await fail(owner, name, { query: `?${query}` });
      expect(failure.status).toBe(400);
      expect(failure.errors?.map(({ path }) => path)).toEqual([query.slice(0, 5)]);
    },
  );
});

describe('getFeed', () => {
  it.each(['-1', '01', 'x', '9007199254740993'])('answers 400 to the offset %s', async (offset) => {
    expect(await fail(owner, 'getFeed', { params: { offset } })).toMatchObject({
      status: 400,
      errors: [{ path: 'offset', message: 'Invalid input' }],
    });
  });
});

describe.each([
  'getBarCabinet',
  'getProvided',
  'updateBarCabinet',
  'saveBarCabinetItem',
  'suggestIngredients',
  'whatCanIMake',
  'getMenu',
  'updateMenu',
  'saveMenuItem',
  'suggestRecipes',
  'getRecipeMark',
  'getIngredientMark',
  'getPlan',
  'updatePlan',
] as const)('%s', (name) => {
  it("answers 404 to somebody else's", async () => {
    expect((await ask(stranger, name, good[name])).status).toBe(404);
  });
});

describe.each(names.filter((name) => endpointOf(name).body))('%s', (name) => {
  const askWith = (body: unknown, headers = {}) =>
    fail(endpointOf(name).admin ? admin : careless, name, {
      ...good[name as keyof typeof good],
      body,
      headers,
    });

  it('refuses unknown keys by their path', async () => {
    const { body } = good[name as keyof typeof good];
    const failure = await askWith({ ...(body as object), nonsense: 1 });
    expect(failure.status).toBe(400);
    expect(failure.errors).toEqual([{ path: 'nonsense', message: 'Invalid input' }]);
  });

  it('refuses a body without its fields', async () => {
    const failure = await askWith({});
    expect(failure.status).toBe(400);
    expect(failure.errors?.every(({ message }) => message === 'Required')).toBe(true);
  });

  it.each(['{"half": ', '', 'null', '[]', '7'])('answers 400 to the body %s', async (body) => {
    expect((await askWith(body)).status).toBe(400);
  });

  it('answers 413 to more than 1 MiB', async () => {
    expect((await askWith(`{"query": "${'x'.repeat(1024 * 1024)}"}`)).status).toBe(413);
  });

  it('answers 415 to anything but JSON', async () => {
    const { body } = good[name as keyof typeof good];
    expect((await askWith(JSON.stringify(body), { 'content-type': 'text/plain' })).status).toBe(415);
  });
});
