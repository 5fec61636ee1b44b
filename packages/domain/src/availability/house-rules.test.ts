import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barCabinetDocument } from '../cabinets/bar-cabinet.ts';
import { LIMITS } from '../core/limits.ts';
import {
  columnsOfHouseRules,
  substitutesUnder,
  houseRules,
  houseRulesOf,
  withoutRuleFor,
} from './house-rules.ts';
import { BruteForce } from './matching/brute-force.testing.ts';
import { MatchIndex } from './matching/match-index.ts';
import { Match } from './matching/match.ts';
import type { Substitute } from './substitutes.ts';

const measured = (ingredient_id: number, substitute_ingredient_id: number): Substitute => ({
  ingredient_id,
  substitute_ingredient_id,
  quantity: 1,
  quantity_unit_id: 1,
  substitute_quantity: 2,
  substitute_quantity_unit_id: 1,
});
const rule = (ingredient_id: number, substitute_ingredient_id: number, accepted: boolean) => ({
  ingredient_id,
  substitute_ingredient_id,
  accepted,
});

describe('the swap rules of a cabinet', () => {
  it('can be converted to columns and back; no columns are no rules', () => {
    const rules = [rule(1, 2, true), rule(3, 4, false)];
    expect(houseRulesOf(columnsOfHouseRules(rules))).toEqual(rules);
    expect(houseRulesOf(undefined)).toEqual([]);
    expect(withoutRuleFor(rules, rule(1, 2, false))).toEqual([rule(3, 4, false)]);
  });

  it('are limited, with columns of equal length', () => {
    const { max } = LIMITS.houseRules;
    const many = (count: number) => Array.from({ length: count }, (_, at) => rule(at + 1, 1, true));
    expect(houseRules.safeParse(many(max)).success).toBe(true);
    expect(houseRules.safeParse(many(max + 1)).success).toBe(false);
    const cabinet = (columns: object) => ({
      ...{ id: 1, bar_cabinet_name: 'Home', items: {}, last_item_id: null },
      ...{ created_at: new Date(), updated_at: new Date(), house_rules: columns },
    });
    const columns = columnsOfHouseRules([rule(1, 2, true)]);
    expect(barCabinetDocument.safeParse(cabinet(columns)).success).toBe(true);
    expect(barCabinetDocument.safeParse(cabinet({ ...columns, accepted: [] })).success).toBe(false);
  });

  it('precede the global rules and use their amounts, and remove the ones they reject', () => {
    const everybody = [measured(1, 2), measured(1, 3), measured(10, 2)];
    const under = (...rules: ReturnType<typeof rule>[]) =>
      substitutesUnder(everybody, rules, (id, wanted) => id === wanted || (id === 10 && wanted === 1));
    expect(under()).toBe(everybody);
    expect(under(rule(1, 3, true))).toEqual([measured(1, 3), measured(1, 2), measured(10, 2)]);
    expect(under(rule(1, 2, false))).toEqual([measured(1, 3)]);
    expect(under(rule(10, 2, false))).toEqual([measured(1, 2), measured(1, 3)]);
    expect(under(rule(1, 2, false), rule(10, 2, true))).toEqual([measured(1, 3)]);
    expect(under(rule(10, 2, true), rule(1, 2, false))).toEqual([measured(10, 2), measured(1, 3)]);
    expect(under(rule(7, 8, true))).toMatchObject([
      { ingredient_id: 7, substitute_ingredient_id: 8, quantity: 0 },
      ...everybody,
    ]);
  });

  it('determine availability like the reference implementation', () => {
    const number = fc.integer({ min: 1, max: 8 });
    const pair = fc.tuple(number, number);
    const world = fc.record({
      // Parents have smaller numbers.
      parents: fc.array(fc.nat({ max: 10 }), { minLength: 8, maxLength: 8 }),
      recipes: fc.array(fc.array(number, { maxLength: 4 }), { maxLength: 12 }),
      owned: fc.uniqueArray(number, { maxLength: 4 }),
      everybody: fc.array(pair, { maxLength: 6 }),
      rules: fc.array(fc.tuple(pair, fc.boolean()), { maxLength: 6 }),
    });
    fc.assert(
      fc.property(world, ({ parents, recipes, owned, everybody, rules }) => {
        const ingredients = parents.map((parent, at) => ({
          id: at + 1,
          parent_ingredient_id: parent > 0 && parent <= at ? parent : null,
        }));
        const list = recipes.map((ingredient_ids, id) => ({ id, ingredient_ids }));
        const index = MatchIndex.of(ingredients, list);
        const substitutes = substitutesUnder(
          everybody.map(([one, other]) => measured(one, other)),
          rules.map(([[one, other], accepted]) => rule(one, other, accepted)),
          (id, wanted) => index.hierarchy.isKindOf(id, wanted),
        );
        const match = new Match(index, owned, substitutes);
        const brute = new BruteForce(ingredients, list);
        const all = ingredients.map(({ id }) => id);
        const holds = (wanted: number, taken: number): boolean => {
          const own = rules.find(
            ([[one, other], accepted]) =>
              other === taken && (one === wanted || (!accepted && brute.isKindOf(wanted, one))),
          );
          return own ? own[1] : everybody.some(([one, other]) => one === wanted && other === taken);
        };
        const isReplaced = (wanted: number): boolean =>
          all.some(
            (kind) =>
              brute.isKindOf(kind, wanted) &&
              all.some((taken) => holds(kind, taken) && brute.has(taken, owned)),
          );
        for (const { id, ingredient_ids } of list) {
          const lacking = [...new Set(ingredient_ids)].filter((one) => !brute.has(one, owned));
          const missing = lacking.filter((one) => !isReplaced(one));
          expect(match.missingCount(id)).toBe(missing.length);
          expect(match.replacedCount(id)).toBe(lacking.length - missing.length);
        }
      }),
      { numRuns: 300 },
    );
  });
});
