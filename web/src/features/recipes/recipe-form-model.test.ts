import { describe, expect, it } from 'vitest';
import { EMPTY_RECIPE, joinedMessages, newRow, numberOrNull, validateRecipe } from './recipe-form-model.ts';

describe('recipe form values', () => {
  it('start a row with quantity 1 and nothing chosen', () => {
    expect(newRow()).toEqual({
      ingredient_id: null,
      quantity: 1,
      quantity_unit_id: null,
      garnish_only: false,
    });
  });

  it('name every missing field by its path', () => {
    const result = validateRecipe({ ...EMPTY_RECIPE, recipe_items: [{ ...newRow(), quantity: null }] });
    expect(result.ok ? [] : result.errors).toEqual(
      expect.arrayContaining([
        { path: 'recipe_name', message: 'String must contain at least 1 character(s)' },
        { path: 'glassware_ids', message: 'Array must contain at least 1 element(s)' },
        { path: 'recipe_items.0.ingredient_id', message: 'Expected number, received null' },
        { path: 'recipe_items.0.quantity', message: 'Expected number, received null' },
      ]),
    );
  });

  it('join the messages of a refused update as they are, in their order', () => {
    const errors = [
      { path: 'recipe_name', message: 'String must contain at least 1 character(s)' },
      { path: 'recipe_items.0.quantity', message: 'Expected number, received null' },
    ];
    expect(joinedMessages(errors)).toBe(
      'String must contain at least 1 character(s), Expected number, received null',
    );
  });

  it('read an emptied number as null', () => {
    expect([numberOrNull(''), numberOrNull('-'), numberOrNull('0'), numberOrNull('12')]).toEqual([
      null,
      null,
      0,
      12,
    ]);
  });
});
