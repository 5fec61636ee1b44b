import { degreesIn, type Findable } from '../drinks.ts';
import type { StrengthBand } from './tastes.ts';
import { BANDS } from './tastes.ts';
import type { Term } from './terms.ts';
import { SCORE_OF, type Drink, type Trait } from './traits.ts';

/** A condition on recipes, with an optional degree for sorting. */
export interface Condition {
  readonly test: (drink: Drink) => boolean;
  /** Higher degrees come first. */
  readonly degree?: (drink: Drink) => number;
}

const joined = (lists: readonly (readonly number[])[]): ReadonlySet<number> => new Set(lists.flat());
const some = (held: readonly number[], ids: ReadonlySet<number>): boolean => held.some((id) => ids.has(id));

/** Upper bounds of negated tastes, well below the bounds of the tastes. */
const NEGATED: Partial<Record<Trait, number>> = { sweet: 3, sour: 1.6, bitter: 2.5, spicy: 2 };

/** Ranges of percent by volume that negated strengths accept. */
const NOT_BANDS: Readonly<Record<StrengthBand, readonly [from: number, to: number]>> = {
  none: [0.6, 100],
  light: [20, 100],
  medium: [0, 100],
  strong: [0, 22],
};

/** Minimum differences in a score and in percent by volume for 'more' and 'less'. */
const NOTICEABLE = { score: 0.3, abv: 1 } as const;

function ofTrait(source: Findable, trait: Trait, negated: boolean, base: Drink | null): Condition {
  const degree = degreesIn(source)[trait];
  const score = trait === 'dry' ? 'sweetness' : SCORE_OF[trait];
  // With a drink to compare with, 'less sweet' is relative to it.
  if (base && score !== undefined) {
    const up = negated === (trait === 'dry') ? 1 : -1;
    return { test: ({ of }) => (of(score) - base.of(score)) * up >= NOTICEABLE.score };
  }
  if (base) {
    const own = degree(base);
    if (negated) return { test: (drink) => degree(drink) < own || degree(drink) === 0 };
    return { test: (drink) => degree(drink) > 0, degree };
  }
  if (!negated) return { test: (drink) => degree(drink) > 0, degree };
  const most = NEGATED[trait];
  if (most !== undefined && score !== undefined)
    return { test: ({ of }) => of(score) < most, degree: ({ of }) => Number(of(score) < most / 2) };
  return { test: (drink) => degree(drink) <= 0 };
}

function ofStrength(strength: StrengthBand, negated: boolean, base: Drink | null): Condition {
  const isLess = (strength === 'light') !== negated;
  if (base && (strength === 'light' || strength === 'strong'))
    return {
      test: ({ alcohol_abv }) =>
        isLess
          ? alcohol_abv <= base.alcohol_abv - NOTICEABLE.abv
          : alcohol_abv >= base.alcohol_abv + NOTICEABLE.abv,
    };
  const [from, to] = (negated ? NOT_BANDS : BANDS)[strength];
  return { test: ({ alcohol_abv }) => alcohol_abv >= from && alcohol_abv <= to };
}

/** The conditions of parsed terms. `base` is the drink to compare with, if any. */
export function conditionsOf(source: Findable, terms: readonly Term[], base: Drink | null): Condition[] {
  const { book } = source.search;
  const conditions: Condition[] = [];
  for (const kind of ['glass', 'method'] as const) {
    const facet = kind === 'glass' ? 'glassware_ids' : 'serving_method_ids';
    for (const negated of [false, true]) {
      const lists = terms.flatMap((term) =>
        term.kind === kind && term.negated === negated ? [term.ids] : [],
      );
      if (lists.length === 0) continue;
      const ids = joined(lists);
      conditions.push({ test: (drink) => some(drink.ids(facet), ids) !== negated });
    }
  }
  const strength = terms.findLast((term) => term.kind === 'strength');
  if (strength?.kind === 'strength') conditions.push(ofStrength(strength.strength, strength.negated, base));
  const water = new Set([...book.exactly('water'), ...book.exactly('ice')]);
  for (const term of terms) {
    if (term.kind === 'trait') conditions.push(ofTrait(source, term.trait, term.negated, base));
    if (term.kind === 'equal_parts')
      conditions.push({ test: ({ ids }) => ids('equal_parts').length > 0 !== term.negated });
    if (term.kind === 'count')
      conditions.push({
        test: ({ ids, needs }) => {
          const count = ids('ingredient_ids').length - needs(water);
          return count >= term.min && count <= term.max;
        },
      });
    if (term.kind === 'abv')
      conditions.push({
        test: ({ alcohol_abv }) => alcohol_abv >= term.min && alcohol_abv <= term.max,
      });
  }
  return conditions;
}
