import { FUNCTION_DOCUMENTS } from '@cellaret/domain/core/collections';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  clear,
  deliverAlone,
  FAMILY,
  database,
  happen,
  ingredient,
  read,
  recipe,
  REFERENCES,
  runTasks,
  takeTasks,
  TYPE,
  write,
} from './support/trigger-data.ts';

const { runFanOut, resumeFanOuts } = await import('../../functions/src/services/rebuilds/fan-out.ts');
const { retryFailedRebuilds } = await import('../../functions/src/services/rebuilds/failed-rebuilds.ts');
const { counting } = await import('../../functions/src/store/usage.ts');

const JOB = FUNCTION_DOCUMENTS.fanOut('ingredients', 1);
const AT_ONCE = { quietMs: 0 };

/** Renames ingredient 1 and tells its trigger, which leaves a task in the queue. */
const rename = async (name: string, version = 2): Promise<void> =>
  deliverAlone(await write(...ingredient(1, { ingredient_name: name, version })));

/** The one task in the queue. */
function theTask() {
  const [task, ...more] = takeTasks();
  expect(more).toEqual([]);
  if (!task) throw new Error('There is no task');
  return task;
}

/** How often each name of ingredient 1 is shown by the views of recipes. */
async function shown(): Promise<Record<string, number>> {
  const { docs } = await database.collection('recipe_views').get();
  const names: Record<string, number> = {};
  for (const view of docs) {
    const [item] = view.get('recipe_items') as { ingredient: { ingredient_name: string } }[];
    const name = item?.ingredient.ingredient_name ?? '';
    names[name] = (names[name] ?? 0) + 1;
  }
  return names;
}

const usageOf = async (work: () => Promise<void>) => {
  const usage = { reads: 0, writes: 0 };
  await counting(usage, work);
  return usage;
};

const recipes = (count: number) => Array.from({ length: count }, (_, at) => recipe(101 + at, [1]));

beforeEach(async () => {
  await clear();
  takeTasks();
});

describe('ten renames of an ingredient within a second', () => {
  it('are one job and one task, which writes each recipe once', async () => {
    await happen(...REFERENCES, ingredient(1), ...recipes(12));
    for (let version = 2; version <= 11; version += 1) await rename(`Name ${version}`, version);
    expect(await read(JOB)).toMatchObject({ revision: 10, below: true, settled: 0 });
    const task = theTask();
    const { writes } = await usageOf(() => runFanOut(task, AT_ONCE));
    expect(await shown()).toEqual({ 'Name 11': 12 });
    // Card and view of each, and the end of the job.
    expect(writes).toBeLessThanOrEqual(12 * 2 + 1);
    expect(await read(JOB)).toBeUndefined();
    await runFanOut(task, AT_ONCE);
    expect(takeTasks()).toEqual([]);
  });
});

describe('a job', () => {
  it(
    'goes on where it was interrupted, and begins once more where its source changed meanwhile',
    { timeout: 60_000 },
    async () => {
      await happen(...REFERENCES, ingredient(1));
      await Promise.all(recipes(120).map(async (one) => deliverAlone(await write(...one))));
      await rename('First');
      // No time at all: it hands over as soon as it has kept its place.
      await runFanOut(theTask(), { ...AT_ONCE, taskMs: -1 });
      expect(await shown()).toEqual({ First: 100, 'Ingredient 1': 20 });
      expect(await read(JOB)).toMatchObject({ settled: 100, through: { revision: 1, recipe: '200' } });
      const second = theTask();
      await rename('Second', 3);
      expect(takeTasks()).toEqual([]);
      await runFanOut(second, AT_ONCE);
      expect(await shown()).toEqual({ Second: 120 });
      expect(await read(JOB)).toBeUndefined();
    },
  );

  it('that was lost with its task is given to another; the old one, should it still live, lets it be', async () => {
    await happen(...REFERENCES, ingredient(1), ...recipes(3));
    await rename('First');
    const lost = theTask();
    expect(await resumeFanOuts()).toBe(0);
    expect(await resumeFanOuts(-1000)).toBe(1);
    await runFanOut(lost, AT_ONCE);
    expect(await shown()).toEqual({ 'Ingredient 1': 3 });
    await runTasks();
    expect(await shown()).toEqual({ First: 3 });
  });

  it('reaches the recipes of everything below an ingredient, and of everything of a type', async () => {
    await happen(...FAMILY, recipe(11, [2]), recipe(12, [1]));
    await rename('Above');
    await runTasks();
    expect(await read('cards/ingredient_2')).toMatchObject({ parent_ingredient_name: 'Above' });
    await happen([TYPE[0], { ...TYPE[1], ingredient_type_name: 'Liquor' }]);
    for (const id of [1, 2])
      expect(await read(`cards/ingredient_${id}`)).toMatchObject({ ingredient_type_name: 'Liquor' });
  });

  it('is not made for what nothing shows', async () => {
    await happen(...REFERENCES, ingredient(1));
    await rename('Alone');
    expect(takeTasks()).toEqual([]);
    expect(await read(JOB)).toBeUndefined();
  });
});

describe('a recipe that cannot follow', () => {
  it('keeps no other back, stands on a list, and is off it once it can', async () => {
    await happen(...REFERENCES, ingredient(1), ...recipes(3));
    const folder = database.doc('folders/102');
    await folder.update({ folder_name: 'Of somebody', ballast: 'x'.repeat(950_000) });
    await rename('First');
    await runTasks();
    expect(await shown()).toEqual({ First: 2, 'Ingredient 1': 1 });
    expect(await read(JOB)).toBeUndefined();
    expect(await read('failed_rebuilds/recipe_102')).toMatchObject({
      kind: 'recipe',
      id: 102,
      count: 1,
      message: expect.stringContaining('more than can be stored') as string,
    });
    expect(await retryFailedRebuilds()).toBe(0);
    expect(await read('failed_rebuilds/recipe_102')).toMatchObject({ count: 2 });
    await folder.update({ ballast: '' });
    expect(await retryFailedRebuilds()).toBe(1);
    expect(await read('failed_rebuilds/recipe_102')).toBeUndefined();
    expect(await shown()).toEqual({ First: 3 });
  });
});
