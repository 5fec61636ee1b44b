import { API, type ApiName, type Endpoint } from '@cellaret/domain/api';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../support/people.ts';
import { ask, fail, pathOf, request, succeed, type Asked } from './support/client.ts';
import { makeIngredient, makeRecipe, SEEDED } from './support/inputs.ts';

let owner: Person;
let stranger: Person;
let unverified: Person;
/** Endpoints with tests of their own: see attachments.test.ts, account.test.ts and deletion.test.ts. */
type Apart = 'uploadAttachment' | Extract<ApiName, `delete${string}`>;

/** A request that succeeds, for every other endpoint. */
let good: Record<Exclude<ApiName, Apart>, Asked>;

const names = Object.keys(API) as ApiName[];
const isApart = (name: ApiName): name is Apart => name === 'uploadAttachment' || name.startsWith('delete');
const jsonNames = names.filter((name): name is keyof typeof good => !isApart(name));
const endpointOf = (name: ApiName): Endpoint => API[name];

beforeAll(async () => {
  [owner, stranger, unverified] = await Promise.all([
    newPerson(),
    newPerson(),
    newPerson({ verified: false }),
  ]);
  const [ingredient, recipe, cabinet, menu] = await Promise.all([
    succeed(owner, 'createIngredient', { body: makeIngredient() }),
    succeed(owner, 'createRecipe', { body: makeRecipe() }),
    succeed(owner, 'createBarCabinet', { body: { bar_cabinet_name: 'Home', is_active: true } }),
    succeed(owner, 'createMenu', { body: { menu_name: 'Summer', is_active: true } }),
  ]);
  const ingredientId = { params: { id: ingredient.body.id } };
  const recipeId = { params: { id: recipe.body.id } };
  const cabinetId = { params: { id: cabinet.body.id } };
  const menuId = { params: { id: menu.body.id } };
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
    arrangeAttachments: { params: { folderId: recipe.body.id }, body: { attachments: [] } },
    listBarCabinets: {},
    getBarCabinet: cabinetId,
    createBarCabinet: { body: { bar_cabinet_name: 'Office', is_active: false } },
    updateBarCabinet: { ...cabinetId, body: { bar_cabinet_name: 'Kitchen', is_active: true } },
    saveBarCabinetItem: {
      ...cabinetId,
      body: { ingredient_id: SEEDED.gin, is_in_stock: true, is_deleted: false },
    },
    suggestIngredients: cabinetId,
    searchIngredients: { body: { query: 'gin' } },
    listMenus: {},
    getMenu: menuId,
    createMenu: { body: { menu_name: 'Winter', is_active: false } },
    updateMenu: { ...menuId, body: { menu_name: 'Autumn', is_active: true } },
    saveMenuItem: { ...menuId, body: { recipe_id: recipe.body.id, is_deleted: false } },
    suggestRecipes: menuId,
    searchRecipes: { body: { query: 'sour' } },
    searchAlike: { body: { recipe_id: SEEDED.recipe } },
  };
});

describe.each(jsonNames)('%s', (name) => {
  it('answers a verified person in the shape of the contract', async () => {
    const { headers } = await succeed(owner, name, good[name] as never);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f-]{32,36}$/);
  });

  it('takes a slash at the end', async () => {
    const { method, status } = endpointOf(name);
    const path = `${pathOf(name, good[name].params)}/`;
    expect((await request(owner, method, path, good[name])).status).toBe(status);
  });
});

describe.each(names)('%s', (name) => {
  const asked = () => (isApart(name) ? { params: { id: 1, folderId: 1 } } : good[name]);

  it('answers 401 to somebody signed out', async () => {
    expect(await fail(null, name, asked())).toMatchObject({ status: 401, message: 'Please sign in' });
  });

  it('answers 401 to a token that is none', async () => {
    expect(await fail({ ...owner, idToken: 'nonsense' }, name, asked())).toMatchObject({ status: 401 });
  });

  it('answers 403 to somebody whose email is not verified', async () => {
    expect(await fail(unverified, name, asked())).toMatchObject({
      status: 403,
      message: 'Please verify your email address',
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
  'updateBarCabinet',
  'saveBarCabinetItem',
  'suggestIngredients',
  'getMenu',
  'updateMenu',
  'saveMenuItem',
  'suggestRecipes',
] as const)('%s', (name) => {
  it("answers 404 to somebody else's", async () => {
    expect((await ask(stranger, name, good[name])).status).toBe(404);
  });
});

describe.each(names.filter((name) => endpointOf(name).body))('%s', (name) => {
  const askWith = (body: unknown, headers = {}) =>
    fail(owner, name, { ...good[name as keyof typeof good], body, headers });

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
