import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { LIMITS } from '@cellaret/domain/core/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  clear,
  deliver,
  database,
  ingredient,
  happen,
  read,
  recipe,
  REFERENCES,
  write,
  type Change,
} from './support/trigger-data.ts';

const { counting } = await import('../../functions/src/store/usage.ts');
const { readFamily } = await import('../../functions/src/services/ingredients/lineages.ts');
const { readDocuments } = await import('../../functions/src/store/documents.ts');

/** A few more than may lie in one chain. */
const COUNT = LIMITS.ingredientLevels + 4;

beforeEach(async () => {
  await clear();
  await happen(...REFERENCES);
});

/** Writes the ingredients, delivers what that tells the triggers, and gives the documents they read. */
async function readsFor(parentOf: (id: number) => number | null, isUnderRules: boolean): Promise<number> {
  const changes: Change[] = [];
  for (let id = 1; id <= COUNT; id += 1) {
    const [path, fields] = ingredient(id, { parent_ingredient_id: parentOf(id) });
    const taken_at = (fields as { valid_from: Date }).valid_from;
    if (isUnderRules)
      await database.doc(DOCUMENTS.takenId(id)).set({ kind: 'ingredient', depth: 0, taken_at });
    changes.push(await write(path, fields));
  }
  const usage = { reads: 0, writes: 0 };
  await counting(usage, async () => {
    for (const change of changes) await deliver(change);
  });
  return usage.reads;
}

describe('many ingredients written at once', () => {
  it('in chains as deep as the rules let them be read a bounded number of documents each', async () => {
    const levels = LIMITS.ingredientLevels;
    const reads = await readsFor((id) => (id % levels === 1 ? null : id - 1), true);
    expect(reads).toBeLessThan(COUNT * (levels + 10));
    expect(await read('cards/ingredient_8')).toMatchObject({
      visible: true,
      ancestor_ids: [7, 6, 5, 4, 3, 2, 1],
    });
  });

  it('in one chain, past the rules, are read a bounded number too; what is too deep stays out and says so', async () => {
    const reads = await readsFor((id) => (id === 1 ? null : id - 1), false);
    expect(reads).toBeLessThan(COUNT * LIMITS.ingredientLevels * 12);
    expect(await read('cards/ingredient_8')).toMatchObject({ visible: true });
    expect(await read('cards/ingredient_9')).toMatchObject({
      visible: false,
      problems: [{ path: 'parent_ingredient_id', message: 'Ingredients lie at most 8 levels deep' }],
    });
    expect(await read(DOCUMENTS.takenId(COUNT))).toMatchObject({ depth: 7 });
    const usage = { reads: 0, writes: 0 };
    await counting(usage, () => readFamily({ readAll: readDocuments }, [COUNT]));
    expect(usage.reads).toBe(LIMITS.ingredientLevels);
  });
});

describe('events', () => {
  it('of more than two hours ago are dropped, younger ones followed', async () => {
    const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
    await happen(ingredient(1));
    const change = await write(...recipe(11, [1]));
    await deliver(change, hoursAgo(3));
    expect(await read('cards/recipe_11')).toBeUndefined();
    await deliver(change, hoursAgo(1));
    expect(await read('cards/recipe_11')).toMatchObject({ visible: true });
  });
});
