import { tokenise } from '../../core/folding.ts';
import { labelsOf, type SearchItem } from './search-item.ts';
import { matchKind, queryWords, wholeWorth, worthOf, type QueryWord } from './term-match.ts';

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
export function plainSearch(items: readonly SearchItem[], query: string, limit: number): number[] {
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
