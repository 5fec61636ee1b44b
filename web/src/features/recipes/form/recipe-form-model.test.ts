import { validate } from '@cellaret/domain/core/validation';
import { recipeInput } from '@cellaret/domain/recipes/recipe';
import { describe, expect, it } from 'vitest';
import { quantityUnits as units } from '../../../../../emulator-data/sources/reference/quantity-units.ts';
import { emptyRecipe, newRow, savableRecipe } from './recipe-form-model.ts';

const idOf = (name: string): number => units.find((unit) => unit.quantity_unit_name === name)?.id ?? 0;

describe('recipe form values', () => {
  it('start a row with quantity 1 and nothing chosen', () => {
    expect(newRow()).toEqual({
      ingredient_id: null,
      quantity: 1,
      quantity_unit_id: null,
      garnish_only: false,
      optional: false,
    });
  });

  it('name every missing field by its path', () => {
    const values = { ...emptyRecipe(''), recipe_items: [{ ...newRow(), quantity: null }] };
    const result = validate(recipeInput, savableRecipe(values, units));
    expect(result.ok ? [] : result.errors).toEqual(
      expect.arrayContaining([
        { path: 'recipe_name', message: 'String must contain at least 1 character(s)' },
        { path: 'glassware_ids', message: 'Array must contain at least 1 element(s)' },
        { path: 'recipe_items.0.ingredient_id', message: 'Expected number, received null' },
        { path: 'recipe_items.0.quantity', message: 'Expected number, received null' },
      ]),
    );
  });
});

describe('what is saved of a recipe', () => {
  const row = { ...newRow(), ingredient_id: 7, quantity: 22.5, quantity_unit_id: idOf('ml') };
  const savedRows = (...rows: (typeof row | ReturnType<typeof newRow>)[]) =>
    savableRecipe({ ...emptyRecipe('Sour'), recipe_items: rows }, units).recipe_items;

  it('leaves a last row out where nothing was chosen or typed, and no other one', () => {
    expect(savedRows(row, newRow())).toHaveLength(1);
    expect(savedRows(newRow())).toHaveLength(1);
    expect(savedRows(newRow(), row)).toHaveLength(2);
    expect(savedRows(row, { ...newRow(), quantity_unit_id: idOf('dash') })).toHaveLength(2);
    expect(savedRows(row, newRow(row.quantity_unit_id))).toHaveLength(1);
    expect(savedRows(row, { ...newRow(row.quantity_unit_id), quantity: 2 })).toHaveLength(2);
  });

  it('turns parts of a unit into whole ones of another', () => {
    expect(savedRows(row)).toEqual([{ ...row, quantity: 45, quantity_unit_id: idOf('half ml') }]);
  });

  it('leaves what cannot be exact to the validator', () => {
    const dashes = { ...row, quantity: 1.5, quantity_unit_id: idOf('dash') };
    expect(savedRows(dashes)).toEqual([dashes]);
    const checked = validate(recipeInput, { ...emptyRecipe('Sour'), recipe_items: [dashes] });
    expect(checked.ok ? [] : checked.errors).toContainEqual({
      path: 'recipe_items.0.quantity',
      message: 'Expected integer, received float',
    });
  });
});
