import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tokenise } from '../../core/folding.ts';
import { makeIngredient, makeRecipe } from './items.testing.ts';
import { type SearchItem, labelsOf } from './search-item.ts';
import { matchKind, queryWords, wholeWorth, worthOf, type QueryWord } from './term-match.ts';
import { UpdatableIndex } from './updatable-index.ts';

interface Found {
  readonly item: SearchItem;
  readonly worth: number;
}

const best = (terms: readonly string[], field: 'name' | 'label', query: QueryWord, typos: boolean): number =>
  Math.max(
    0,
    ...terms.map((term) => {
      const kind = matchKind(term, query, typos);
      return kind === null ? 0 : worthOf(kind, field);
    }),
  );

/** The worth of an item as a hit for all words; 0 for no hit. */
function worthIn(item: SearchItem, words: readonly QueryWord[], typos: boolean): number {
  const names = tokenise(item.name);
  const labels = labelsOf(item).flatMap(tokenise);
  const each = words.map((word) =>
    Math.max(best(names, 'name', word, typos), best(labels, 'label', word, typos)),
  );
  const sum = each.reduce((all, one) => all + one, 0);
  return each.includes(0) ? 0 : wholeWorth(sum, words.length, new Set(names).size);
}

/** Reference implementation of word search for tests. Returns ids, best first. */
function plainSearch(items: readonly SearchItem[], query: string, limit: number): number[] {
  const words = queryWords(query);
  const uses = (id: number) =>
    items.filter((one) => one.kind === 'recipe' && one.ingredient_ids.includes(id)).length;
  const popularity = (item: SearchItem) =>
    item.kind === 'ingredient' ? uses(item.id) : -item.ingredient_ids.length;
  const collect = (asked: readonly QueryWord[], typos: boolean): Found[] =>
    items.map((item) => ({ item, worth: worthIn(item, asked, typos) })).filter(({ worth }) => worth > 0);
  const inOrder = (found: Found[]): SearchItem[] =>
    found
      .sort(
        (a, b) =>
          b.worth - a.worth ||
          a.item.kind.localeCompare(b.item.kind) ||
          popularity(b.item) - popularity(a.item) ||
          b.item.feed_key - a.item.feed_key ||
          a.item.id - b.item.id,
      )
      .map(({ item }) => item);
  let found = [...inOrder(collect(words, false)).slice(0, limit), ...inOrder(collect(words, true))];
  if (found.length === 0 && words.length > 1)
    found = inOrder(
      words.flatMap((left) => {
        const others = words.filter((word) => word !== left);
        return collect(others, true);
      }),
    );
  return [...new Set(found.map(({ id }) => id))].slice(0, limit);
}

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

const idsOf = (index: UpdatableIndex, text: string, most: number): number[] =>
  index.search(text, { limit: most }).map(({ item }) => item.id);

describe('the index equals the reference implementation', () => {
  it('for ingredients and recipes together', () => {
    fc.assert(
      fc.property(recipes, ingredients, query, limit, (some, others, text, most) => {
        const items = [...some, ...others];
        expect(idsOf(UpdatableIndex.of(items), text, most)).toEqual(plainSearch(items, text, most));
      }),
      { numRuns: 400 },
    );
  });

  it('after changes and removals', () => {
    const change = fc.tuple(recipe, fc.boolean()).map(([item, visible]) => ({ ...item, visible }));
    const deltas = fc.array(fc.array(change, { maxLength: 4 }), { maxLength: 6 });
    fc.assert(
      fc.property(recipes, deltas, query, limit, (first, later, text, most) => {
        const index = UpdatableIndex.of(first);
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
