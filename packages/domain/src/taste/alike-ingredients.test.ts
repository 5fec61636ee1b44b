import { describe, expect, it } from 'vitest';
import { alikeReason, alikesFor, type AlikeIngredient } from './alike-ingredients.ts';
import { SCORES, type Score } from './scores.ts';

const make = (
  id: number,
  alcohol_abv: number,
  given: Partial<Record<Score, number>>,
  more: Partial<AlikeIngredient> = {},
): AlikeIngredient => ({
  id,
  parent_ingredient_id: null,
  ingredient_type_id: 1,
  alcohol_abv,
  scores: SCORES.map((name) => given[name] ?? 0),
  ...more,
});

const orange = { sweetness: 5, bitterness: 2, body: 4, aroma_strength: 6 };
const cointreau = make(1, 40, orange);
const curacao = make(2, 33.6, { ...orange, sweetness: 7 });
const gin = make(3, 40, { bitterness: 2, aroma_strength: 8, flavour_complexity: 8, spiciness: 4 });

describe('alikeReason', () => {
  it('describes changes: sweeter by two points, 16 % weaker', () => {
    expect(alikeReason(cointreau, curacao)).toEqual({
      relation: 'near',
      changes: [{ score: 'sweetness', by: 2 }],
      strength: { points: -6.4, relative: -0.16 },
      distance: 2,
    });
  });

  it('is null for different tastes or strengths, and for the ingredient itself', () => {
    expect(alikeReason(cointreau, gin)).toBeNull();
    expect(alikeReason(cointreau, make(4, 15, orange))).toBeNull();
    expect(alikeReason(cointreau, cointreau)).toBeNull();
  });

  it('is stricter for other types', () => {
    const far = { ...orange, sweetness: 8 };
    expect(alikeReason(cointreau, make(5, 40, far))).not.toBeNull();
    expect(alikeReason(cointreau, make(5, 40, far, { ingredient_type_id: 2 }))).toBeNull();
  });

  it('accepts siblings without scores, and then reports no change of taste', () => {
    const rye = make(6, 50, {}, { parent_ingredient_id: 9 });
    const bourbon = make(7, 45, orange, { parent_ingredient_id: 9 });
    expect(alikeReason(rye, bourbon)).toMatchObject({
      relation: 'same_parent',
      changes: [],
      strength: { points: -5, relative: -0.1 },
    });
  });

  it('never treats two ingredients without scores as similar', () => {
    expect(alikeReason(make(8, 0, {}), make(9, 0, {}))).toBeNull();
  });

  it('has no relative strength for a strength of zero', () => {
    const juice = make(10, 0, { sourness: 8 });
    expect(alikeReason(juice, make(11, 2, { sourness: 7 }))?.strength).toEqual({ points: 2, relative: null });
  });
});

describe('alikesFor', () => {
  it('sorts siblings first, then by distance', () => {
    const wanted = make(1, 40, orange, { parent_ingredient_id: 9 });
    const sibling = make(2, 40, { ...orange, sweetness: 8 }, { parent_ingredient_id: 9 });
    const near = make(3, 40, { ...orange, sweetness: 6 });
    const same = make(4, 40, orange);
    const found = alikesFor(wanted, [near, gin, same, sibling]);
    expect(found.map((substitute) => substitute.ingredient_id)).toEqual([2, 4, 3]);
  });
});
