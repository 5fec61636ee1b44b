import { beforeEach, expect, it } from 'vitest';
import { clear, happen, ingredient, read, recipe, REFERENCES, write } from './support/trigger-data.ts';

const { rebuildRatings, rebuildRecipe } = await import('../../functions/src/services/recipes/rebuild.ts');

const stats = () => read('rating_stats/11');
const rate = (uid: string, rating: number | null) =>
  write(
    `recipes/11/ratings/${uid}`,
    rating === null ? null : { user_id: uid, rating, updated_at: new Date() },
  );

beforeEach(async () => {
  await clear();
  await happen(...REFERENCES, ingredient(1), recipe(11, [1]));
});

it('of five people and more a mean is shown, of fewer their number alone', async () => {
  for (const [at, rating] of [10, 8, 6, 9].entries()) await rate(`person-${at}`, rating);
  await rebuildRatings(11);
  expect(await stats()).toMatchObject({ recipe_id: 11, count: 4, mean: null });
  await rate('person-4', 8);
  await rebuildRatings(11);
  expect(await stats()).toMatchObject({ count: 5, mean: 8.2 });
  await rate('person-0', null);
  await rebuildRatings(11);
  expect(await stats()).toMatchObject({ count: 4, mean: null });
});

it('twice, at once and in any order the count is the same, and is written once', async () => {
  for (const [at, rating] of [10, 8, 6, 9, 7].entries()) await rate(`person-${at}`, rating);
  await Promise.all([rebuildRatings(11), rebuildRatings(11), rebuildRatings(11)]);
  const first = await stats();
  expect(first).toMatchObject({ count: 5, mean: 8 });
  await rebuildRatings(11);
  expect(await stats()).toEqual(first);
});

it('what is withdrawn by all, and what was given a recipe that is gone, leaves nothing', async () => {
  await rate('person-0', 8);
  await rebuildRatings(11);
  await rate('person-0', null);
  await rebuildRatings(11);
  expect(await stats()).toBeUndefined();
  await rate('person-1', 8);
  await rebuildRatings(11);
  await write('recipes/11', null);
  await rebuildRecipe(11);
  expect([await stats(), await read('recipes/11/ratings/person-1')]).toEqual([undefined, undefined]);
});
