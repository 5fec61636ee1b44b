import type { CatalogueIngredient } from '@cellaret/domain/catalogue/browser-catalogue';
import { tasteOfCode } from '@cellaret/domain/taste/flavour';
import { SCORES, type Score } from '@cellaret/domain/taste/scores';

/** Likely values of a new ingredient. */
export type Proposal = { alcohol_abv: number; ingredient_type_id: number | null } & Record<Score, number>;

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The middle of some ingredients, score by score; null where there are none. */
function middleOf(entries: readonly CatalogueIngredient[]): Proposal | null {
  const first = entries[0];
  if (!first) return null;
  const tastes = entries.flatMap(({ taste }) => (taste === null ? [] : [tasteOfCode(taste) ?? []]));
  const scores = SCORES.map(
    (score, index) => [score, Math.round(median(tastes.map((taste) => taste[index] ?? 0)))] as const,
  );
  return {
    ingredient_type_id: first.ingredient_type_id,
    alcohol_abv: median(entries.map(({ alcohol_abv }) => alcohol_abv)),
    ...(Object.fromEntries(scores) as Record<Score, number>),
  };
}

/** Proposed values for a new ingredient: those of its parent, or the median of its type. */
export function proposalFor(
  ingredients: ReadonlyMap<number, CatalogueIngredient>,
  { parentId, typeId }: { parentId: number | null; typeId: number | null },
): Proposal | null {
  const parent = parentId === null ? undefined : ingredients.get(parentId);
  if (parent) return middleOf([parent]);
  if (typeId === null) return null;
  return middleOf([...ingredients.values()].filter((one) => one.ingredient_type_id === typeId));
}
