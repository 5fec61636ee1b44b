import { LIMITS } from '@cellaret/domain/core/limits';
import { describe, expect, it } from 'vitest';
import { newPerson } from '../../support/data/test-people.ts';
import { ask, fail, succeed } from '../support/api-client.ts';
import { firestoreOf } from '../support/firestore.ts';
import { makeIngredient } from '../support/inputs.ts';

const person = await newPerson();

const create = async (fields = {}) =>
  (await succeed(person, 'createIngredient', { body: makeIngredient(fields) })).body;
const refused = (fields: object) =>
  fail(person, 'createIngredient', { body: { ...makeIngredient(), ...fields } });

describe('a new ingredient', () => {
  it('has a random id, its first version and no end', async () => {
    const input = makeIngredient({ ingredient_attribute_ids: [1, 2] });
    const { body, headers } = await succeed(person, 'createIngredient', { body: input });
    expect(body).toMatchObject({ ...input, folder_id: body.id, version: 1, valid_to: null });
    expect(body.id).toBeGreaterThanOrEqual(2 ** 32);
    expect(headers.get('etag')).toBe('"1"');
    expect((await succeed(person, 'getIngredient', { params: { id: body.id } })).body).toEqual(body);
  });

  it('may leave out what has a default', async () => {
    const { parent_ingredient_id: _p, ingredient_attribute_ids: _a, ...body } = makeIngredient();
    expect((await succeed(person, 'createIngredient', { body })).body).toMatchObject({
      parent_ingredient_id: null,
      ingredient_attribute_ids: [],
    });
  });

  it.each<[path: string, value: unknown, message: string]>([
    ['ingredient_name', '', 'String must contain at least 1 character(s)'],
    ['ingredient_type_id', '1', 'Expected number, received string'],
    ['ingredient_brand_id', null, 'Expected number, received null'],
    ['parent_ingredient_id', 1.5, 'Expected integer, received float'],
    ['alcohol_abv', 100, 'Number must be less than or equal to 99.9'],
  ])('is refused for %s %j', async (path, value, message) => {
    expect(await refused({ [path]: value })).toMatchObject({ status: 400, errors: [{ path, message }] });
  });

  it.each([
    ['ingredient_type_id', 'ingredient_type_id', 999_999],
    ['ingredient_brand_id', 'ingredient_brand_id', 999_999],
    ['parent_ingredient_id', 'parent_ingredient_id', 999_999],
    ['ingredient_attribute_ids', 'ingredient_attribute_ids.1', [1, 999_999]],
  ])('is refused with 422 where %s names nothing', async (field, path, value) => {
    const failure = await refused({ [field]: value });
    expect(failure.status).toBe(422);
    expect(failure.errors?.[0]).toMatchObject({ path, message: expect.stringContaining('999999') as string });
  });
});

describe('an update', () => {
  it('closes the version before it, at the moment the new one begins', async () => {
    const before = await create();
    const input = makeIngredient({ alcohol_abv: 20 });
    const { body, headers } = await succeed(person, 'updateIngredient', {
      params: { id: before.id },
      body: input,
    });
    expect(body).toMatchObject({ ...input, id: before.id, version: 2, valid_to: null });
    expect(headers.get('etag')).toBe('"2"');
    const closed = await firestoreOf(`ingredients/${before.id}/versions/1`);
    expect(closed).toMatchObject({ ingredient_name: before.ingredient_name, version: 1 });
    expect((closed?.valid_to as Date | undefined)?.toISOString()).toBe(body.valid_from);
    expect((closed?.valid_from as Date | undefined)?.toISOString()).toBe(before.valid_from);
  });

  it('is refused with 409 where the caller saw an older version', async () => {
    const { id } = await create();
    const put = (headers: Record<string, string>) =>
      ask(person, 'updateIngredient', { params: { id }, body: makeIngredient(), headers });
    expect((await put({ 'if-match': '"1"' })).status).toBe(200);
    expect(await put({ 'if-match': '"1"' })).toMatchObject({
      status: 409,
      body: { message: 'This has been changed meanwhile' },
    });
    expect((await put({ 'if-match': '"something else"' })).status).toBe(409);
    expect((await put({ 'if-match': '*' })).status).toBe(200);
  });

  it('of two at once that saw the same version, lets one through', async () => {
    const { id } = await create();
    const both = await Promise.all(
      [1, 2].map(() =>
        ask(person, 'updateIngredient', {
          params: { id },
          body: makeIngredient(),
          headers: { 'if-match': '"1"' },
        }),
      ),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('cannot make an ingredient its own ancestor, at any distance', async () => {
    const top = await create();
    const middle = await create({ parent_ingredient_id: top.id });
    const bottom = await create({ parent_ingredient_id: middle.id });
    for (const parent of [top, middle, bottom]) {
      const body = makeIngredient({ parent_ingredient_id: parent.id });
      const failure = await fail(person, 'updateIngredient', { params: { id: top.id }, body });
      expect(failure).toMatchObject({
        status: 422,
        errors: [{ path: 'parent_ingredient_id', message: 'An ingredient cannot be its own ancestor' }],
      });
    }
  });

  it('moves an ingredient with all that lies below it, at most eight levels deep', async () => {
    const chain = [await create()];
    for (let level = 2; level <= LIMITS.ingredientLevels; level += 1)
      chain.push(await create({ parent_ingredient_id: chain.at(-1)?.id ?? null }));
    const [top, second] = [chain[0]?.id ?? 0, chain[1]?.id ?? 0];
    const bottom = chain.at(-1)?.id ?? 0;
    const depthOf = async (id: number) => (await firestoreOf(`ids/${id}`))?.depth;
    const tooDeep = {
      status: 422,
      errors: [{ path: 'parent_ingredient_id', message: 'Ingredients lie at most 8 levels deep' }],
    };
    expect(await depthOf(bottom)).toBe(7);
    expect(await refused({ parent_ingredient_id: bottom })).toMatchObject(tooDeep);
    const other = await create();
    const move = (id: number, parent: number | null) => ({
      params: { id },
      body: makeIngredient({ parent_ingredient_id: parent }),
    });
    expect(await fail(person, 'updateIngredient', move(top, other.id))).toMatchObject(tooDeep);
    expect(await depthOf(top)).toBe(0);
    await succeed(person, 'updateIngredient', move(second, null));
    expect([await depthOf(second), await depthOf(bottom)]).toEqual([0, 6]);
    await succeed(person, 'updateIngredient', move(second, other.id));
    expect([await depthOf(second), await depthOf(bottom)]).toEqual([1, 7]);
  });

  it('begins with what the form is filled with', async () => {
    const { id } = await create({ alcohol_abv: 12.5 });
    const { body, headers } = await succeed(person, 'getIngredientPayload', { params: { id } });
    const updated = await succeed(person, 'updateIngredient', {
      params: { id },
      body: { ...body, alcohol_abv: 13 },
      headers: { 'if-match': headers.get('etag') ?? '' },
    });
    expect(updated.body).toMatchObject({ ...body, alcohol_abv: 13 });
  });
});

describe('the list', () => {
  it('comes in the order of ids, a page at a time, each row once', async () => {
    await Promise.all([create(), create(), create()]);
    const whole = (await succeed(person, 'listIngredients')).body.map(({ id }) => id);
    expect(whole).toEqual([...whole].sort((a, b) => a - b));
    const seen: number[] = [];
    let query: string | undefined = `?limit=${Math.ceil(whole.length / 3)}`;
    while (query) {
      const page: Awaited<ReturnType<typeof succeed<'listIngredients'>>> = await succeed(
        person,
        'listIngredients',
        { query },
      );
      seen.push(...page.body.map(({ id }) => id));
      query = /^<\/api\/ingredient(\?[^>]+)>; rel="next"$/.exec(page.headers.get('link') ?? '')?.[1];
    }
    expect(seen).toEqual(whole);
  });
});
