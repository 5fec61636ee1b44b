import { expect, it, vi } from 'vitest';
import { eventually } from '../../support/eventually.ts';
import { clear, FAMILY, happen, recipe } from '../../triggers/support/trigger-data.ts';

/** An instance that starts: the index anew, with nothing in memory. */
async function newInstance() {
  vi.resetModules();
  const { counting } = await import('../../../functions/src/store/usage.ts');
  const index = await import('../../../functions/src/services/catalogue/catalogue-index.ts');
  const { readFile } = await import('../../../functions/src/store/stored-files.ts');
  return { ...index, counting, readFile };
}

const names = async ({ currentCatalogue }: Awaited<ReturnType<typeof newInstance>>, query: string) =>
  (await currentCatalogue()).search.search(query, { limit: 10 }).map(({ item }) => item.name);

it('answers right from its first request, from cards, from a snapshot, and from what came after it', async () => {
  await clear();
  await happen(...FAMILY, recipe(11, [2]), recipe(12, [1]));

  const first = await newInstance();
  expect((await names(first, 'recipe')).toSorted()).toEqual(['Recipe 11', 'Recipe 12']);
  await first.saveCatalogueSnapshot();
  expect(await first.readFile('indexes/catalogue')).not.toBeNull();

  await happen(
    recipe(12, [1], { recipe_name: 'Renamed', version: 2 }),
    ['recipes/11', null],
    recipe(13, [2]),
  );
  const second = await newInstance();
  expect((await names(second, 'recipe')).toSorted()).toEqual(['Recipe 13']);
  expect(await names(second, 'renamed')).toEqual(['Renamed']);
  const { matching, flavour } = await second.currentCatalogue();
  expect([matching.size, flavour.scoresOf(13)?.length, flavour.scoresOf(11)]).toEqual([2, 11, null]);

  await happen(recipe(14, [1], { recipe_name: 'Latecomer' }));
  await eventually('The delta', async () => (await names(second, 'latecomer')).length > 0, 5);
});
