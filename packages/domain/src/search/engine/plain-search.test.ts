import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeIngredient, makeRecipe } from './items.testing.ts';
import { plainSearch } from './plain-search.testing.ts';
import { SearchIndex } from './search-index.ts';
import type { SearchItem } from './search-item.ts';

/** Words with common prefixes, small distances and repeats. */
const word = fc.constantFrom(
  'gin',
  'ginger',
  'gimlet',
  'martini',
  'martin',
  'martinez',
  'marten',
  'sour',
  'sours',
);
const words = (most: number) => fc.array(word, { minLength: 1, maxLength: most }).map((all) => all.join(' '));

const recipe = fc
  .record({
    id: fc.integer({ min: 1, max: 15 }),
    name: words(3),
    labels: fc.array(word, { maxLength: 3 }),
    needs: fc.nat({ max: 3 }),
  })
  .map(({ id, name, labels, needs }): SearchItem =>
    makeRecipe(id, name, {
      ingredient_names: labels,
      ingredient_ids: Array.from({ length: needs }, (_, at) => 100 + ((id + at) % 15)),
    }),
  );
const ingredient = fc
  .record({ id: fc.integer({ min: 101, max: 115 }), name: words(2), type: word })
  .map(({ id, name, type }): SearchItem => makeIngredient(id, name, { ingredient_type_name: type }));
const recipes = fc.uniqueArray(recipe, { maxLength: 12, selector: ({ id }) => id });
const ingredients = fc.uniqueArray(ingredient, { maxLength: 12, selector: ({ id }) => id });

/** Typed words: complete ones, prefixes and typos. */
const typed = fc.oneof(
  word,
  fc.tuple(word, fc.nat({ max: 8 })).map(([whole, length]) => whole.slice(0, length + 1)),
  fc.tuple(word, fc.nat({ max: 5 })).map(([whole, at]) => whole.slice(0, at) + whole.slice(at + 1)),
);
const query = fc.array(typed, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '));
const limit = fc.integer({ min: 1, max: 6 });

const idsOf = (index: SearchIndex, text: string, most: number): number[] =>
  index.search(text, { limit: most }).map(({ item }) => item.id);

describe('the index equals the reference implementation', () => {
  it('for ingredients and recipes together', () => {
    fc.assert(
      fc.property(recipes, ingredients, query, limit, (some, others, text, most) => {
        const items = [...some, ...others];
        expect(idsOf(SearchIndex.of(items), text, most)).toEqual(plainSearch(items, text, most));
      }),
      { numRuns: 400 },
    );
  });

  it('after changes and removals', () => {
    const change = fc.tuple(recipe, fc.boolean()).map(([item, visible]) => ({ ...item, visible }));
    const deltas = fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 6 });
    fc.assert(
      fc.property(recipes, deltas, query, limit, (first, later, text, most) => {
        const index = SearchIndex.of(first);
        const held = new Map(first.map((item) => [item.id, item]));
        for (const delta of later) {
          index.applyDelta(delta);
          for (const item of delta) {
            if (item.visible) held.set(item.id, item);
            else held.delete(item.id);
          }
        }
        expect(index.size).toBe(held.size);
        expect(idsOf(index, text, most)).toEqual(plainSearch([...held.values()], text, most));
      }),
      { numRuns: 400 },
    );
  });
});
