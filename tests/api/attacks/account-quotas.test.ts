import { LIMITS } from '@cellaret/domain/core/limits';
import { describe, expect, it } from 'vitest';
import { database } from '../../support/data/database.ts';
import { newPerson, type Person } from '../../support/data/test-people.ts';
import { ask, succeed } from '../support/api-client.ts';
import { firestoreOf } from '../support/firestore.ts';
import { makeIngredient, makeRecipe } from '../support/inputs.ts';

const HOUR_MS = 60 * 60 * 1000;
const quotaPath = ({ uid }: Person, kind: string) => `users/${uid}/quotas/${kind}`;

/** Leaves a person a number of writes of a kind in an hour that began some minutes ago. */
const leave = (person: Person, kind: keyof typeof LIMITS.hourly, left: number, minutes = 20) =>
  database.doc(quotaPath(person, kind)).set({
    count: LIMITS.hourly[kind] - left,
    since: new Date(Date.now() - minutes * 60_000),
    counted_for: '1',
    counted_at: new Date(),
  });

describe('what one person writes within an hour', () => {
  it.each([
    ['ingredients', 'createIngredient', () => makeIngredient()],
    ['recipes', 'createRecipe', () => makeRecipe()],
    ['shelves', 'createBarCabinet', () => ({ bar_cabinet_name: 'Another', is_active: false })],
    ['shelves', 'createMenu', () => ({ menu_name: 'Another', is_active: false })],
  ] as const)('is bounded: %s by %s', async (kind, name, bodyOf) => {
    const person = await newPerson();
    await leave(person, kind, 1);
    expect((await ask(person, name, { body: bodyOf() })).status).toBe(201);
    const refused = await ask(person, name, { body: bodyOf() });
    expect(refused).toMatchObject({
      status: 429,
      body: {
        message: expect.stringMatching(
          /^You have saved as much as anybody may within an hour: it goes on in (39|40) minutes$/,
        ) as string,
      },
    });
    const seconds = Number(refused.headers.get('retry-after'));
    expect(seconds).toBeGreaterThan(0);
    expect(seconds * 1000).toBeLessThanOrEqual(HOUR_MS * (2 / 3));
  });

  it('is bounded: edits', async () => {
    const person = await newPerson();
    const { body } = await succeed(person, 'createIngredient', { body: makeIngredient() });
    const edit = () => ask(person, 'updateIngredient', { params: { id: body.id }, body: makeIngredient() });
    await leave(person, 'edits', 1);
    expect((await edit()).status).toBe(200);
    expect((await edit()).status).toBe(429);
  });

  it('goes on after the hour, and what is refused counts for nothing', async () => {
    const person = await newPerson();
    await leave(person, 'recipes', 0, 61);
    await succeed(person, 'createRecipe', { body: makeRecipe() });
    await ask(person, 'createRecipe', { body: makeRecipe({ glassware_ids: [999_999] }) });
    expect(await firestoreOf(quotaPath(person, 'recipes'))).toMatchObject({ count: 1 });
  });
});
