import type { RecipeItemView } from '@cellaret/domain/recipes/recipe-view';

type Line = Pick<RecipeItemView, 'ingredient_id' | 'garnish_only' | 'ingredient'>;

/** One line of two recipes beside each other; a side without any does without it. */
export interface ComparedRow<L extends Line> {
  /** How the two lines match; lines of one type that differ stand side by side, as gin and bourbon do. */
  kind: 'shared' | 'instead' | 'only';
  one: readonly L[];
  other: readonly L[];
}

/** The lines of each ingredient, garnishes by themselves, in the order of the recipe. */
function grouped<L extends Line>(items: readonly L[]): Map<string, L[]> {
  const groups = new Map<string, L[]>();
  for (const item of items) {
    const key = `${item.ingredient_id} ${item.garnish_only}`;
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}

/**
 * The lines of two recipes, aligned: what both ask for, then beside each other what is of one type, and each
 * of the rest by itself. In the order of the first, what only the other has at the end.
 */
export function comparedLines<L extends Line>(one: readonly L[], other: readonly L[]): ComparedRow<L>[] {
  const theirs = grouped(other);
  const rows: ComparedRow<L>[] = [];
  const mine = grouped(one);
  const isFree = (key: string): boolean => !mine.has(key);
  for (const [key, items] of mine) {
    const shared = theirs.get(key);
    if (shared) {
      rows.push({ kind: 'shared', one: items, other: shared });
      theirs.delete(key);
      continue;
    }
    const [first] = items;
    const beside = [...theirs].find(
      ([theirKey, [theirFirst]]) =>
        isFree(theirKey) &&
        theirFirst?.garnish_only === first?.garnish_only &&
        theirFirst?.ingredient.ingredient_type_id === first?.ingredient.ingredient_type_id,
    );
    if (beside) theirs.delete(beside[0]);
    rows.push({ kind: beside ? 'instead' : 'only', one: items, other: beside?.[1] ?? [] });
  }
  for (const items of theirs.values()) rows.push({ kind: 'only', one: [], other: items });
  return rows;
}
