import type { Score } from '../../taste/scores.ts';
import type { Findable } from '../drinks.ts';
import type { Drink } from './traits.ts';

/** The weight of taste differences relative to shared ingredients. */
const TASTE_WEIGHT = 0.03;
const SAME_METHOD = 0.1;
const SAME_GLASS = 0.04;

const TASTED: readonly Score[] = ['sweetness', 'bitterness', 'sourness', 'body', 'spiciness'];

const share = (one: readonly number[], other: readonly number[]): boolean =>
  one.some((id) => other.includes(id));

/** The similarity of two drinks by ingredients, method, glass and taste. Higher is more similar. */
export function likeness({ search: { book } }: Findable, base: Drink, other: Drink): number {
  const [mine, theirs] = [base.ids('ingredient_ids'), other.ids('ingredient_ids')];
  const shared = mine.reduce(
    (sum, id) => sum + Math.max(0, ...theirs.map((one) => book.likeness(id, one))),
    0,
  );
  const far = TASTED.reduce((sum, score) => sum + Math.abs(base.of(score) - other.of(score)), 0);
  return (
    shared / Math.max(1, mine.length + theirs.length - shared) -
    far * TASTE_WEIGHT +
    (share(base.ids('serving_method_ids'), other.ids('serving_method_ids')) ? SAME_METHOD : 0) +
    (share(base.ids('glassware_ids'), other.ids('glassware_ids')) ? SAME_GLASS : 0)
  );
}
