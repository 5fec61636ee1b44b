import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { newPerson } from '../../support/data/test-people.ts';
import { refusal, succeed } from '../support/api-client.ts';
import { makeIngredient, makeRecipe } from '../support/inputs.ts';

const [person, other] = await Promise.all([newPerson(), newPerson()]);

const withKey = (key: string = randomUUID()) => ({ 'idempotency-key': key });

describe('a POST with an Idempotency-Key', () => {
  it('does its work once and gives every repeat the first answer, version included', async () => {
    const asked = { body: makeRecipe(), headers: withKey() };
    const first = await succeed(person, 'createRecipe', asked);
    const second = await succeed(person, 'createRecipe', asked);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
  });

  it('gives repeats at once one answer', async () => {
    const asked = { body: makeIngredient(), headers: withKey() };
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => succeed(person, 'createIngredient', asked)),
    );
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    const list = await succeed(person, 'listIngredients');
    const found = list.body.filter((one) => one.ingredient_name === asked.body.ingredient_name);
    expect(found).toHaveLength(1);
  });

  it('does not look at the order of fields', async () => {
    const body = makeIngredient();
    const headers = withKey();
    const first = await succeed(person, 'createIngredient', { body, headers });
    const turned = Object.fromEntries(Object.entries(body).reverse()) as typeof body;
    expect((await succeed(person, 'createIngredient', { body: turned, headers })).body).toEqual(first.body);
  });

  it('is refused with 422 for another body or address', async () => {
    const headers = withKey();
    const cabinet = { bar_cabinet_name: 'Home', is_active: false };
    await succeed(person, 'createBarCabinet', { body: cabinet, headers });
    const another = { ...cabinet, bar_cabinet_name: 'Office' };
    expect(await refusal(person, 'createBarCabinet', { body: another, headers })).toBe(422);
    const menu = { menu_name: 'Home', is_active: false };
    expect(await refusal(person, 'createMenu', { body: menu, headers })).toBe(422);
  });

  it('is somebody else’s for somebody else', async () => {
    const asked = { body: { menu_name: 'Summer', is_active: false }, headers: withKey() };
    const mine = await succeed(person, 'createMenu', asked);
    const theirs = await succeed(other, 'createMenu', asked);
    expect(theirs.body.id).not.toBe(mine.body.id);
  });

  it('may be sent again after a failure, which is not remembered', async () => {
    const headers = withKey();
    const body = { bar_cabinet_name: ' ', is_active: false };
    expect(await refusal(person, 'createBarCabinet', { body, headers })).toBe(400);
    await succeed(person, 'createBarCabinet', { body: { ...body, bar_cabinet_name: 'Home' }, headers });
  });

  it('is taken with a search, of which nothing is remembered', async () => {
    const asked = { body: { query: 'gin' }, headers: withKey() };
    const first = await succeed(person, 'searchIngredients', asked);
    const second = await succeed(person, 'searchIngredients', asked);
    expect(second.body).toEqual(first.body);
    expect([first.writes, second.writes]).toEqual([0, 0]);
  });

  it('is refused with 400 for a key that is none', async () => {
    const body = { menu_name: 'Summer', is_active: false };
    for (const key of ['x'.repeat(256), 'with blank'])
      expect(await refusal(person, 'createMenu', { body, headers: withKey(key) })).toBe(400);
  });
});
