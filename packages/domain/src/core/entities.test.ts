import { describe, expect, it } from 'vitest';
import { barCabinetInput } from '../cabinets/bar-cabinet.ts';
import { ingredientInput } from '../ingredients/ingredient.ts';
import {
  isNeeded,
  RECIPE_TEXTS,
  recipeColumns,
  recipeContent,
  recipeDocument,
  recipeInput,
  recipeItems,
} from '../recipes/recipe.ts';
import { quantityUnit } from '../reference/reference.ts';
import { SCORES } from '../taste/scores.ts';
import { ofEach } from './of-each.ts';
import { validate } from './validation.ts';

const ingredient = {
  ingredient_name: 'Gin',
  ingredient_description: 'Juniper first.',
  ingredient_type_id: 1,
  ingredient_brand_id: 1,
  parent_ingredient_id: null,
  alcohol_abv: 40,
  ...ofEach(SCORES, () => 5),
  ingredient_attribute_ids: [1, 2],
};

const recipe = {
  ...ofEach(RECIPE_TEXTS, () => 'Stir.'),
  recipe_name: 'Pink Gin',
  glassware_ids: [1],
  serving_method_ids: [1],
  recipe_items: [{ ingredient_id: 1, quantity: 3, quantity_unit_id: 2, garnish_only: false }],
};

const errorsOf = (schema: Parameters<typeof validate>[0], input: unknown) => {
  const result = validate(schema, input);
  return result.ok ? [] : result.errors;
};

describe('ingredientInput', () => {
  it('accepts a complete ingredient and applies defaults', () => {
    const { parent_ingredient_id: _parent, ingredient_attribute_ids: _attributes, ...least } = ingredient;
    const result = validate(ingredientInput, least);
    expect(result).toMatchObject({
      ok: true,
      value: { parent_ingredient_id: null, ingredient_attribute_ids: [] },
    });
  });

  it.each([
    ['alcohol_abv', 99.9],
    ['alcohol_abv', 0],
    ['sweetness', 9],
    ['relative_cost', 0],
    ['ingredient_name', 'x'.repeat(255)],
    ['ingredient_description', 'x'.repeat(1000)],
  ])('accepts %s at its bound %s', (field, value) => {
    expect(errorsOf(ingredientInput, { ...ingredient, [field]: value })).toEqual([]);
  });

  it.each([
    ['alcohol_abv', 100, 'Number must be less than or equal to 99.9'],
    ['alcohol_abv', null, 'Expected number, received null'],
    ['sweetness', 9.1, 'Number must be less than or equal to 9'],
    ['relative_cost', -1, 'Number must be greater than or equal to 0'],
    ['ingredient_name', '', 'String must contain at least 1 character(s)'],
    ['ingredient_name', ' \u200b', 'String must contain at least 1 character(s)'],
    ['ingredient_name', 'Gin\u202enig', 'Invalid input'],
    ['ingredient_name', 'Gi\u0000n', 'Invalid input'],
    ['ingredient_name', 'Gin\u2028', 'Invalid input'],
    ['ingredient_name', 'x'.repeat(256), 'String must contain at most 255 character(s)'],
    ['ingredient_type_id', undefined, 'Required'],
    ['ingredient_type_id', 1.5, 'Expected integer, received float'],
    ['ingredient_attribute_ids', [1, 1], 'Invalid input'],
  ])('refuses %s = %s', (path, value, message) => {
    expect(errorsOf(ingredientInput, { ...ingredient, [path]: value })).toEqual([{ path, message }]);
  });
});

describe('recipeInput', () => {
  it('accepts a recipe', () => {
    expect(errorsOf(recipeInput, recipe)).toEqual([]);
  });

  it('reports row and field of an invalid item', () => {
    const item = { ...recipe.recipe_items[0], quantity: 2147483648 };
    expect(errorsOf(recipeInput, { ...recipe, recipe_items: [item] })).toEqual([
      { path: 'recipe_items.0.quantity', message: 'Number must be less than or equal to 2147483647' },
    ]);
  });

  it.each(['glassware_ids', 'serving_method_ids', 'recipe_items'])('needs at least one of %s', (path) => {
    expect(errorsOf(recipeInput, { ...recipe, [path]: [] })).toEqual([
      { path, message: 'Array must contain at least 1 element(s)' },
    ]);
  });

  it('restores the rows from columns, numbered from 1', () => {
    const rows = [
      { ingredient_id: 1, quantity: 3, quantity_unit_id: 2, garnish_only: false, optional: true },
      { ingredient_id: 7, quantity: 0, quantity_unit_id: 3, garnish_only: true, optional: false },
    ];
    expect(recipeItems(recipeColumns(rows))).toEqual(rows.map((row, index) => ({ id: index + 1, ...row })));
  });

  it('treats lines as required by default', () => {
    const [line] = recipe.recipe_items;
    const { item_optional: written, ...before } = recipeColumns(line ? [line] : []);
    expect(written).toEqual([false]);
    expect(recipeItems(before).map(isNeeded)).toEqual([true]);
    expect(validate(recipeInput, recipe)).toMatchObject({ value: { recipe_items: [{ optional: false }] } });
    expect(isNeeded({ garnish_only: false, optional: true })).toBe(false);
    expect(isNeeded({ garnish_only: true, optional: false })).toBe(false);
  });

  it.each([[[]], [[true, false]], [null], [['true']]])(
    'stores no %j as what is optional of one line',
    (item_optional) => {
      const now = new Date();
      const document = {
        ...recipeContent(recipe),
        ...{ id: 1, folder_id: 1, user_id: 'ana', version: 1, created_at: now, updated_at: now },
      };
      expect(recipeDocument.safeParse(document).success).toBe(true);
      expect(recipeDocument.safeParse({ ...document, item_optional }).success).toBe(false);
    },
  );
});

describe('barCabinetInput', () => {
  it('trims the name and rejects a blank one', () => {
    expect(validate(barCabinetInput, { bar_cabinet_name: ' Home ', is_active: true })).toEqual({
      ok: true,
      value: { bar_cabinet_name: 'Home', is_active: true },
    });
    expect(errorsOf(barCabinetInput, { bar_cabinet_name: '   ', is_active: true })).toEqual([
      { path: 'bar_cabinet_name', message: 'String must contain at least 1 character(s)' },
    ]);
  });
});

describe('quantityUnit', () => {
  it('limits volume and weight to 0 … 999.99', () => {
    const unit = {
      id: 1,
      quantity_unit_name: 'ounce',
      quantity_unit_description: 'A bar ounce.',
      quantity_unit_name_plural: 'ounces',
      unit_system_id: 2,
      quantity_unit_type_id: 1,
      volume_ml: 30,
      weight_gram: 0,
    };
    expect(errorsOf(quantityUnit, unit)).toEqual([]);
    expect(errorsOf(quantityUnit, { ...unit, volume_ml: 1000 })).toEqual([
      { path: 'volume_ml', message: 'Number must be less than or equal to 999.99' },
    ]);
  });
});
