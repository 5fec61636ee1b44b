import { expect, it } from 'vitest';
import {
  substitutionRulesOf,
  substituteAmount,
  substituteColumns,
  substitutesDocument,
  type Substitute,
} from './substitutes.ts';

const ML = { id: 1, volume_ml: 1 };
const CL = { id: 2, volume_ml: 10 };
const SPOON = { id: 3, volume_ml: 5 };
const PINCH = { id: 4, volume_ml: 0 };
const unitOf = (id: number) => [ML, CL, SPOON, PINCH].find((unit) => unit.id === id);

const entry = (quantity: number, unit: number, taken: number): Substitute => ({
  ingredient_id: 10,
  quantity,
  quantity_unit_id: unit,
  substitute_ingredient_id: 20,
  substitute_quantity: taken,
  substitute_quantity_unit_id: ML.id,
});

const amount = (substitutes: readonly Substitute[], quantity: number, unit: typeof ML) =>
  substituteAmount(
    substitutes,
    { ingredient_id: 10, substitute_ingredient_id: 20 },
    { quantity, unit },
    unitOf,
  );

it('uses the rule with the line’s unit', () => {
  expect(amount([entry(30, ML.id, 20), entry(1, SPOON.id, 7)], 3, SPOON)).toEqual({
    quantity: 21,
    unit_id: ML.id,
  });
});

it('converts by volume if there is no rule with that unit', () => {
  expect(amount([entry(30, ML.id, 20)], 6, CL)).toEqual({ quantity: 40, unit_id: ML.id });
});

it('is null if neither is possible', () => {
  expect(amount([entry(30, ML.id, 20)], 1, PINCH)).toBeNull();
});

it('is stored as columns of equal length', () => {
  const substitutionRules = { staple_ids: [1], substitutes: [entry(30, ML.id, 20), entry(1, SPOON.id, 7)] };
  const stored = { ...substituteColumns(substitutionRules), updated_at: new Date() };
  expect(substitutionRulesOf(substitutesDocument.parse(stored))).toEqual(substitutionRules);
  expect(substitutesDocument.safeParse({ ...stored, quantities: [1] }).success).toBe(false);
});
