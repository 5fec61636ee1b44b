import type { ApiName } from '@cellaret/domain/api/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../../support/data/test-people.ts';
import { eventually } from '../../support/eventually.ts';
import { ask, refusal, succeed } from '../support/api-client.ts';
import { firestoreOf } from '../support/firestore.ts';
import { direct } from '../support/hostile-client.ts';
import {
  DRINK,
  GIN_IN_STOCK,
  lineOf,
  makeIngredient,
  makePlan,
  makeRecipe,
  MENU,
  SEEDED,
} from '../support/inputs.ts';

type Role = 'owner' | 'other' | 'admin';
/** Of bars, who belongs to them and invitations: bar-access.test.ts. */
type Removal = Exclude<
  Extract<ApiName, `delete${string}`>,
  'deleteAccount' | 'deleteBar' | 'deleteMember' | 'deleteInvite'
>;

let people: Record<Role, Person>;

beforeAll(async () => {
  const [owner, other, admin] = await Promise.all([
    newPerson(),
    newPerson(),
    newPerson({ claims: { admin: true } }),
  ]);
  people = { owner, other, admin };
});

async function ingredientOf(role: Role): Promise<number> {
  const { body } = await succeed(people[role], 'createIngredient', { body: makeIngredient() });
  return body.id;
}

/** Waits until the functions have counted what refers to an ingredient: the rules look at the count. */
const counted = (id: number, references: number) =>
  eventually(
    'the count',
    async () => (await firestoreOf(`popularity/${id}`))?.reference_count === references,
  );

/** Something of the owner's, by what it is; gives its id. */
const MADE = {
  recipe: async () => (await succeed(people.owner, 'createRecipe', { body: makeRecipe() })).body.id,
  cabinet: async () => {
    const body = { bar_cabinet_name: 'Home', is_active: false };
    return (await succeed(people.owner, 'createBarCabinet', { body })).body.id;
  },
  menu: async () =>
    (await succeed(people.owner, 'createMenu', { body: { menu_name: 'Summer', is_active: false } })).body.id,
  'log entry': async () => (await succeed(people.owner, 'createLogEntry', { body: DRINK })).body.id,
  plan: async () => (await succeed(people.owner, 'createPlan', { body: makePlan() })).body.id,
  ingredient: () => ingredientOf('owner'),
  'ingredient that others updated': async () => {
    const id = await ingredientOf('owner');
    await succeed(people.other, 'updateIngredient', { params: { id }, body: makeIngredient() });
    return id;
  },
  'ingredient of a recipe': async () => {
    const id = await ingredientOf('owner');
    const recipe_items = [lineOf(SEEDED.gin), lineOf(id, true)];
    await succeed(people.other, 'createRecipe', { body: makeRecipe({ recipe_items }) });
    await counted(id, 1);
    return id;
  },
  'ingredient with a child': async () => {
    const id = await ingredientOf('owner');
    const body = makeIngredient({ parent_ingredient_id: id });
    await succeed(people.other, 'createIngredient', { body });
    await counted(id, 1);
    return id;
  },
  'ingredient that a recipe needed once': async () => {
    const id = await ingredientOf('owner');
    const recipe = await succeed(people.owner, 'createRecipe', {
      body: makeRecipe({ recipe_items: [lineOf(id)] }),
    });
    await counted(id, 1);
    await succeed(people.owner, 'deleteRecipe', { params: { id: recipe.body.id } });
    await counted(id, 0);
    return id;
  },
} satisfies Record<string, () => Promise<number>>;

const pathOf: Record<Removal, (id: number) => string> = {
  deleteRecipe: (id) => `recipes/${id}`,
  deleteIngredient: (id) => `ingredients/${id}`,
  deleteBarCabinet: (id) => `users/${people.owner.uid}/bar_cabinets/${id}`,
  deleteMenu: (id) => `users/${people.owner.uid}/menus/${id}`,
  deleteLogEntry: (id) => `users/${people.owner.uid}/log/${id}`,
  deletePlan: (id) => `users/${people.owner.uid}/plans/${id}`,
};

/** The API's status by person. The rules agree, except that administrators delete by the API alone. */
const TABLE: readonly [what: keyof typeof MADE, api: Removal, statuses: Record<Role, number>][] = [
  ['recipe', 'deleteRecipe', { owner: 200, other: 403, admin: 200 }],
  ['cabinet', 'deleteBarCabinet', { owner: 200, other: 404, admin: 404 }],
  ['menu', 'deleteMenu', { owner: 200, other: 404, admin: 404 }],
  ['plan', 'deletePlan', { owner: 200, other: 404, admin: 404 }],
  ['log entry', 'deleteLogEntry', { owner: 200, other: 404, admin: 404 }],
  ['ingredient', 'deleteIngredient', { owner: 200, other: 403, admin: 200 }],
  ['ingredient that others updated', 'deleteIngredient', { owner: 200, other: 403, admin: 200 }],
  ['ingredient of a recipe', 'deleteIngredient', { owner: 409, other: 403, admin: 200 }],
  ['ingredient with a child', 'deleteIngredient', { owner: 409, other: 403, admin: 200 }],
  ['ingredient that a recipe needed once', 'deleteIngredient', { owner: 200, other: 403, admin: 200 }],
];

describe.each(TABLE)('the deletion of a %s', (what, api, statuses) => {
  it.each(['other', 'owner', 'admin'] as const)(
    'for %s by the API and by the rules is what each is to answer',
    async (role) => {
      const status = statuses[role];
      const isAllowed = status === 200 && role !== 'admin';
      // One after the other: both change what the owner's quota counts, and would wait a second to try again.
      const byApi = await MADE[what]();
      const byRules = await MADE[what]();
      expect((await ask(people[role], api, { params: { id: byApi } })).status).toBe(status);
      const verdict = await direct.commit(people[role].idToken, { path: pathOf[api](byRules), data: null });
      expect(verdict).toBe(isAllowed ? 'allowed' : 'denied');
      const left = await Promise.all([byApi, byRules].map((id) => firestoreOf(pathOf[api](id))));
      expect(left.map((fields) => fields === undefined)).toEqual([status === 200, isAllowed]);
    },
  );

  it('is a 404 the second time', async () => {
    const id = await MADE[what]();
    const role = statuses.owner === 200 ? 'owner' : 'admin';
    expect((await succeed(people[role], api, { params: { id } })).body).toEqual({ deleted: true });
    expect(await refusal(people[role], api, { params: { id } })).toBe(404);
  });
});

describe('a deletion', () => {
  it('takes no body', async () => {
    const id = await MADE.recipe();
    const asked = { params: { id }, body: { reason: 'none' } };
    expect(await refusal(people.owner, 'deleteRecipe', asked)).toBe(400);
  });

  it.each([
    ['deleteRecipe', 'recipe'],
    ['deleteIngredient', 'ingredient'],
  ] as const)('of an older version than the current one is refused: %s', async (api, what) => {
    const params = { id: await MADE[what]() };
    const seen = (version: number) => ({ params, headers: { 'if-match': `"${version}"` } });
    expect(await refusal(people.owner, api, seen(2))).toBe(409);
    expect((await ask(people.owner, api, seen(1))).status).toBe(200);
  });

  it.each([
    ['deleteBarCabinet', 'createBarCabinet', { bar_cabinet_name: 'Home', is_active: true }],
    ['deleteMenu', 'createMenu', { menu_name: 'Home', is_active: true }],
  ] as const)('of what is selected leaves nothing selected: %s', async (api, create, body) => {
    const person = await newPerson();
    const pointer = api === 'deleteMenu' ? 'active_menu_id' : 'active_bar_cabinet_id';
    const { id } = (await ask(person, create, { body })).body as { id: number };
    expect(await firestoreOf(`users/${person.uid}`)).toMatchObject({ [pointer]: id });
    await succeed(person, api, { params: { id } });
    expect(await firestoreOf(`users/${person.uid}`)).toMatchObject({ [pointer]: null });
  });

  it('of a recipe takes its card, view and folder along', async () => {
    const id = await MADE.recipe();
    await eventually('the folder', () => firestoreOf(`folders/${id}`));
    await succeed(people.owner, 'deleteRecipe', { params: { id } });
    await eventually('the end of view and folder', async () => {
      const left = await Promise.all([`recipe_views/${id}`, `folders/${id}`].map(firestoreOf));
      return left.every((fields) => fields === undefined);
    });
    expect(await firestoreOf(`cards/recipe_${id}`)).toMatchObject({ visible: false, removed: true });
  });

  it('of an ingredient takes its card and history along', async () => {
    const id = await MADE['ingredient that others updated']();
    await eventually('the card', () => firestoreOf(`cards/ingredient_${id}`));
    expect(await firestoreOf(`ingredients/${id}/versions/1`)).toBeDefined();
    await succeed(people.owner, 'deleteIngredient', { params: { id } });
    await eventually(
      'the end of the history',
      async () => !(await firestoreOf(`ingredients/${id}/versions/1`)),
    );
    expect(await firestoreOf(`cards/ingredient_${id}`)).toMatchObject({ visible: false, removed: true });
  });

  it('of the selected cabinet leaves suggestions to the first of the others', async () => {
    const person = await newPerson();
    const make = async (is_active: boolean) =>
      (await succeed(person, 'createBarCabinet', { body: { bar_cabinet_name: 'Bar', is_active } })).body.id;
    const [kept, gone] = [await make(false), await make(true)];
    await succeed(person, 'saveBarCabinetItem', { params: { id: kept }, body: GIN_IN_STOCK });
    const menu = await succeed(person, 'createMenu', { body: MENU });
    const suggested = async () =>
      (await succeed(person, 'suggestRecipes', { params: { id: menu.body.id } })).body;
    const without = await suggested();
    await succeed(person, 'deleteBarCabinet', { params: { id: gone } });
    expect(await suggested()).not.toEqual(without);
  });
});
