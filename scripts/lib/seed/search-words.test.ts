import { findRecipes } from '@cellaret/domain/search/find';
import { describe, expect, it } from 'vitest';
import { askQueries, WITHOUT_STOCK, QUERY_SETS } from './search-queries.testing.ts';
import { lineNames, seededCatalogue, seededIngredients, seededViews } from './seeded-items.testing.ts';

/** One query in so many of the large sets is asked here; `tests/deep/search-queries.test.ts` asks all. */
const STEP = 8;

const source = seededCatalogue();

describe('what people type', () => {
  it.each([
    [0, STEP],
    [1, STEP],
    [2, 1],
    [3, STEP],
  ])('is answered as they mean it, and holds nothing that was left out (set %i)', (at, step) => {
    const set = QUERY_SETS[at];
    if (!set) throw new Error('no such set');
    const { asked, failed, holding } = askQueries(source, set, step);
    expect(failed.length / asked, failed.join('\n')).toBeLessThanOrEqual(0.05);
    expect(holding).toBe(0);
  });

  it('leaves out whatever ingredient it is, with its kinds and as a garnish', () => {
    for (const { ingredient_name: name } of seededIngredients.filter((_, at) => at % STEP === 0))
      for (const { id, recipe_name } of findRecipes(source, WITHOUT_STOCK, { query: `without ${name}` })) {
        const held = seededViews
          .get(id)
          ?.recipe_items.filter(({ optional }) => !optional)
          .flatMap(({ ingredient_id }) => lineNames(ingredient_id));
        expect(held, `${recipe_name} without ${name}`).not.toContain(name);
      }
  });
});
