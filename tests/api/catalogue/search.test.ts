import { describe, expect, it } from 'vitest';
import { database } from '../../support/data/database.ts';
import { newPerson } from '../../support/data/test-people.ts';
import { eventually } from '../../support/eventually.ts';
import { fail, refusal, succeed } from '../support/api-client.ts';
import { CABINET, lineOf, makeIngredient, makeRecipe, MENU, SEEDED } from '../support/inputs.ts';

const person = await newPerson();

const newIngredient = async (fields = {}) =>
  (await succeed(person, 'createIngredient', { body: makeIngredient(fields) })).body.id;
const newRecipe = async (ids: number[], fields = {}) =>
  (
    await succeed(person, 'createRecipe', {
      body: makeRecipe({ recipe_items: ids.map((id) => lineOf(id)), ...fields }),
    })
  ).body;
const findRecipes = async (body: {
  query: string;
  bar_cabinet_id?: number;
  missing_at_most?: number;
  with_substitutes?: boolean;
}) => (await succeed(person, 'searchRecipes', { body })).body;

async function newCabinet(inStock: number[], outOfStock: number[] = []) {
  const { body } = await succeed(person, 'createBarCabinet', { body: CABINET });
  for (const ingredient_id of [...inStock, ...outOfStock])
    await succeed(person, 'saveBarCabinetItem', {
      params: { id: body.id },
      body: { ingredient_id, is_in_stock: inStock.includes(ingredient_id), is_deleted: false },
    });
  return body.id;
}

const word = () => `zq${Math.random().toString(36).slice(2, 10).replace(/\d/g, 'x')}`;

describe.concurrent('search', () => {
  it('finds a new item within five seconds, marked where it matches, and reads no documents', async () => {
    const name = word();
    const id = await newIngredient({ ingredient_name: `Fine ${name}` });
    const [hit] = await eventually(
      'The hit',
      async () => {
        const { body, reads } = await succeed(person, 'searchIngredients', {
          body: { query: name.slice(0, 6) },
        });
        expect(reads).toBe(0);
        return body.length > 0 ? body : null;
      },
      5,
    );
    expect(hit).toMatchObject({ id, ingredient_name: `Fine ${name}`, matches: [[5, 11]] });
  });

  it('follows a new name and forgets a removed recipe', async () => {
    const [before, after] = [word(), word()];
    const recipe = await newRecipe([SEEDED.gin], { recipe_name: before });
    await eventually('The first name', async () => (await findRecipes({ query: before }))[0]);
    await succeed(person, 'updateRecipe', {
      params: { id: recipe.id },
      body: makeRecipe({ recipe_name: after }),
    });
    await eventually('The new name', async () => (await findRecipes({ query: after }))[0]);
    const isGone = async (query: string) => (await findRecipes({ query })).length === 0;
    // Another instance answers for some seconds as it did.
    await eventually('The first name to be gone', () => isGone(before));
    await database.doc(`recipes/${recipe.id}`).delete();
    await eventually('The removal', () => isGone(after));
  });

  it('finds recipes by their ingredients and by a name with a typo', async () => {
    const hits = await findRecipes({ query: 'negrini' });
    expect(hits.map((hit) => hit.recipe_name)).toContain('Negroni');
    expect((await findRecipes({ query: 'campari' })).length).toBeGreaterThan(0);
  });

  it('says what a cabinet lacks, and filters by it', async () => {
    const name = word();
    const [have, need] = [await newIngredient(), await newIngredient({ ingredient_name: `Need ${name}` })];
    const makeable = await newRecipe([have], { recipe_name: `${name} one` });
    await newRecipe([have, need], { recipe_name: `${name} two` });
    const bar_cabinet_id = await newCabinet([have]);
    const hits = await eventually('Both', async () => {
      const found = await findRecipes({ query: name, bar_cabinet_id });
      return found.length === 2 && found.some((hit) => hit.missing?.length === 1) ? found : null;
    });
    expect(hits.map((hit) => hit.missing).toSorted()).toEqual([[], [`Need ${name}`]]);
    const only = await findRecipes({ query: name, bar_cabinet_id, missing_at_most: 0 });
    expect(only.map(({ id }) => id)).toEqual([makeable.id]);
  });

  it('refuses a number of missing ingredients without a cabinet, and somebody else’s cabinet', async () => {
    expect(await refusal(person, 'searchRecipes', { body: { query: 'x', missing_at_most: 1 } })).toBe(400);
    const body = { query: 'x', bar_cabinet_id: 77 };
    expect(await refusal(person, 'searchRecipes', { body })).toBe(404);
  });

  it('refuses more than 2000 characters', async () => {
    expect(await refusal(person, 'searchIngredients', { body: { query: 'x'.repeat(2001) } })).toBe(400);
  });
});

describe.concurrent('drinks like another', () => {
  const NEGRONI = 20001;
  const alike = (body: object) => succeed(person, 'searchAlike', { body: { recipe_id: NEGRONI, ...body } });

  it('are near in taste, say what they share and what differs, and cost no read', async () => {
    const { body, reads } = await alike({});
    expect(body).toHaveLength(12);
    expect(body.map(({ id }) => id)).not.toContain(NEGRONI);
    expect(body.find(({ recipe_name }) => recipe_name === 'Boulevardier')).toMatchObject({
      shared_ingredient_names: ['Campari', 'Sweet vermouth'],
      missing: null,
    });
    expect(reads).toBe(0);
  });

  it('are less bitter where that is wished', async () => {
    const { body } = await alike({ wish: { bitterness: -2 } });
    expect(body.length).toBeGreaterThan(0);
    for (const { changes } of body)
      expect(changes.find(({ score }) => score === 'bitterness')?.by ?? -0.1).toBeLessThan(0);
  });

  it('say what a cabinet lacks', async () => {
    const { body, reads } = await alike({ bar_cabinet_id: await newCabinet([]) });
    for (const { missing } of body) expect(missing?.length).toBeGreaterThan(0);
    expect(reads).toBe(2);
  });

  it.each([
    ['a recipe that is not there', { recipe_id: 987_654 }, 404],
    ['somebody else’s cabinet', { recipe_id: NEGRONI, bar_cabinet_id: 77 }, 404],
    ['a taste nobody knows', { recipe_id: NEGRONI, wish: { glamour: 1 } }, 400],
    ['more than the scale holds', { recipe_id: NEGRONI, wish: { sweetness: 10 } }, 400],
    ['an unknown key', { recipe_id: NEGRONI, near: true }, 400],
  ])('are refused for %s', async (_, body, status) => {
    expect((await fail(person, 'searchAlike', { body: body })).status).toBe(status);
  });
});

describe('a cabinet with simple syrup and no sugar', () => {
  const ids = async (...names: string[]): Promise<number[]> => {
    const { docs } = await database.collection('ingredients').where('ingredient_name', 'in', names).get();
    return names.map((name) => Number(docs.find((one) => one.get('ingredient_name') === name)?.id));
  };

  it('is told what stands in, counted apart from what is there; staples are always there', async () => {
    const name = word();
    const [sugar = 0, syrup = 0, water = 0] = await ids('Sugar', 'Simple syrup', 'Water');
    const own = await newIngredient();
    const recipe = await newRecipe([sugar, water, own], { recipe_name: name });
    const bar_cabinet_id = await newCabinet([syrup]);
    await database.doc(`users/${person.uid}`).update({ staple_ids: [own] });
    const [hit] = await eventually('The recipe', async () => {
      const found = await findRecipes({ query: name, bar_cabinet_id });
      return found.length > 0 ? found : null;
    });
    expect(hit).toMatchObject({
      id: recipe.id,
      missing: ['Sugar'],
      substitutes: [{ wanted: 'Sugar', taken: 'Simple syrup' }],
    });
    const makeable = { query: name, bar_cabinet_id, missing_at_most: 0 };
    expect(await findRecipes(makeable)).toEqual([]);
    expect(await findRecipes({ ...makeable, with_substitutes: true })).toHaveLength(1);
    const { body: menu } = await succeed(person, 'createMenu', { body: MENU });
    const { body: suggested } = await succeed(person, 'suggestRecipes', { params: { id: menu.id } });
    expect(suggested.find(({ id }) => id === recipe.id)?.reason).toEqual({
      kind: 'missing',
      missing: ['Sugar'],
      substitutes: [{ wanted: 'Sugar', taken: 'Simple syrup' }],
      text: 'With Simple syrup for Sugar',
    });
  });

  it('follow what a cabinet accepts and refuses, which a body that says nothing of it leaves as it is', async () => {
    const [own, name] = [await newIngredient({ ingredient_name: 'Own' }), word()];
    const [sugar = 0, syrup = 0] = await ids('Sugar', 'Simple syrup');
    await newRecipe([sugar, own], { recipe_name: name });
    const id = await newCabinet([syrup]);
    const rule = (ingredient_id: number, accepted: boolean) => ({
      ingredient_id,
      substitute_ingredient_id: syrup,
      accepted,
    });
    const say = (more: object) =>
      succeed(person, 'updateBarCabinet', {
        params: { id },
        body: { bar_cabinet_name: 'Bar', is_active: true, ...more },
      });
    const availability = () =>
      eventually('The recipe', async () => {
        const [hit] = await findRecipes({ query: name, bar_cabinet_id: id });
        return hit ? { missing: hit.missing, substitutes: hit.substitutes } : null;
      });
    expect(await availability()).toMatchObject({ substitutes: [{ wanted: 'Sugar', taken: 'Simple syrup' }] });
    const house_rules = [rule(own, true), rule(sugar, false)];
    await say({ house_rules });
    await say({});
    expect(await availability()).toEqual({
      missing: ['Sugar', 'Own'],
      substitutes: [{ wanted: 'Own', taken: 'Simple syrup' }],
    });
    const { body } = await succeed(person, 'getBarCabinet', { params: { id } });
    expect(body.house_rules).toEqual(house_rules);
    await say({ house_rules: [] });
    expect(await availability()).toMatchObject({ substitutes: [{ wanted: 'Sugar' }] });
  });
});

describe('suggestions', () => {
  it('for an empty cabinet are what most recipes use', async () => {
    const { body, reads } = await succeed(person, 'suggestIngredients', {
      params: { id: await newCabinet([]) },
    });
    expect(body.length).toBe(20);
    expect(body[0]?.reason).toMatchObject({ kind: 'popular' });
    expect(body[0]?.reason.text).toMatch(/^in \d+ drinks$/);
    expect(reads).toBeLessThanOrEqual(3);
  });

  it('for a cabinet say how many recipes each ingredient completes, first of all', async () => {
    const [have, need] = [await newIngredient(), await newIngredient()];
    for (const _ of [1, 2]) await newRecipe([have, need], {});
    const id = await newCabinet([have]);
    const reason = await eventually('The suggestion', async () => {
      const { body } = await succeed(person, 'suggestIngredients', { params: { id } });
      const found = body.find((one) => one.id === need)?.reason;
      return found?.count === 2 ? found : null;
    });
    expect(reason).toEqual({ kind: 'completes', count: 2, text: 'unlocks 2 drinks' });
  });

  it('never name what is in the cabinet, in stock or not', async () => {
    const id = await newCabinet([10001], [10002]);
    const { body } = await succeed(person, 'suggestIngredients', { params: { id } });
    expect(body.filter((one) => [10001, 10002].includes(one.id))).toEqual([]);
  });

  it('for a menu begin with what can be made, counting kinds of what is asked for and no garnish', async () => {
    const [kind, parent, garnish] = await (async () => {
      const above = await newIngredient();
      return [await newIngredient({ parent_ingredient_id: above }), above, await newIngredient()] as const;
    })();
    const recipe = (
      await succeed(person, 'createRecipe', {
        body: makeRecipe({ recipe_items: [lineOf(parent), lineOf(garnish, true)] }),
      })
    ).body;
    await newCabinet([kind]);
    const { body: menu } = await succeed(person, 'createMenu', { body: MENU });
    const ask = () => succeed(person, 'suggestRecipes', { params: { id: menu.id } });
    const { body, reads } = await eventually('The suggestion', async () => {
      const answer = await ask();
      return answer.body.some(({ id }) => id === recipe.id) ? answer : null;
    });
    expect(body.find(({ id }) => id === recipe.id)?.reason).toEqual({
      kind: 'makeable',
      missing: [],
      text: 'You have everything',
    });
    expect(body.findIndex((one) => one.reason.kind === 'missing')).not.toBe(0);
    expect(reads).toBeLessThanOrEqual(3);
    await succeed(person, 'saveMenuItem', {
      params: { id: menu.id },
      body: { recipe_id: recipe.id, is_deleted: false },
    });
    expect((await ask()).body.map(({ id }) => id)).not.toContain(recipe.id);
  });
});

describe('what can be made', () => {
  it('is one answer: the recipes by what they miss, those marked alone if asked, and what to buy', async () => {
    const [have, need] = [await newIngredient(), await newIngredient({ ingredient_name: `Need ${word()}` })];
    const [ready, lacking] = [await newRecipe([have]), await newRecipe([have, need])];
    for (const { id } of [ready, lacking])
      await succeed(person, 'saveMark', { body: { kind: 'recipe', item_id: id, favourite: true } });
    const bar_cabinet_id = await newCabinet([have]);
    const ask = (own: { favourites?: true }) =>
      succeed(person, 'whatCanIMake', { body: { bar_cabinet_id, ...own } });
    const { body, reads } = await eventually('Both', async () => {
      const answer = await ask({ favourites: true });
      return answer.body.groups.filter(({ count }) => count === 1).length === 2 ? answer : null;
    });
    expect(body.groups.map(({ recipes }) => recipes.map(({ id, missing }) => [id, missing]))).toEqual([
      [[ready.id, []]],
      [[lacking.id, [expect.stringMatching(/^Need /)]]],
      [],
    ]);
    expect(body.next[0]?.reason.text).toMatch(/^unlocks \d+ drinks?$/);
    expect(body.pairs[0]?.completes).toBeGreaterThan(1);
    expect(reads).toBeLessThanOrEqual(3);
    const everything = (await ask({})).body;
    expect(everything.groups[2]?.count).toBeGreaterThan(everything.groups[2]?.recipes.length ?? 0);
    expect(everything.groups[2]?.recipes).toHaveLength(20);
  });
});
