import { LIMITS } from '@cellaret/domain/core/limits';
import type { Facts, Problem } from './facts.ts';

/** Facts of one kind that bear an `_id` an earlier one has. */
function duplicates(kind: 'ingredients' | 'cocktails', facts: readonly { _id: string }[]): Problem[] {
  const first = new Map<string, number>();
  return facts.flatMap(({ _id }, index) => {
    const earlier = first.get(_id);
    first.set(_id, earlier ?? index);
    return earlier === undefined
      ? []
      : [
          {
            path: [kind, index, '_id'],
            message: `“${_id}” is the _id of an earlier one, number ${earlier + 1}`,
          },
        ];
  });
}

/** Ingredients that are their own ancestor, or lie deeper than any may. */
function misplaced(ingredients: Facts['ingredients']): Problem[] {
  const parents = new Map(ingredients.map(({ _id, _parent_id }) => [_id, _parent_id]));
  return ingredients.flatMap(({ _id }, index) => {
    const line = new Set<string>();
    for (let above = parents.get(_id); above; above = parents.get(above)) {
      if (above === _id)
        return [{ path: ['ingredients', index, '_parent_id'], message: 'is its own ancestor' }];
      // Another ring, reported at its own members.
      if (line.has(above)) return [];
      line.add(above);
      if (line.size === LIMITS.ingredientLevels)
        return [
          {
            path: ['ingredients', index, '_parent_id'],
            message: `lies more than ${LIMITS.ingredientLevels} levels deep`,
          },
        ];
    }
    return [];
  });
}

/** Recipes of which no item would be left: none of its ingredients is in the file. */
function withoutItems({ ingredients, cocktails }: Facts): Problem[] {
  const known = new Set(ingredients.map(({ _id }) => _id));
  return cocktails.flatMap((recipe, index) =>
    recipe.ingredients.some(({ _id }) => known.has(_id))
      ? []
      : [{ path: ['cocktails', index, 'ingredients'], message: 'none of its ingredients is in the file' }],
  );
}

/** Problems of facts that have the right shape, each with its place. */
export const factsProblems = (facts: Facts): Problem[] => [
  ...duplicates('ingredients', facts.ingredients),
  ...duplicates('cocktails', facts.cocktails),
  ...misplaced(facts.ingredients),
  ...withoutItems(facts),
];
