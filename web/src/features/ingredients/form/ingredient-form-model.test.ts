import { validate } from '@cellaret/domain/core/validation';
import { ingredientInput } from '@cellaret/domain/ingredients/ingredient';
import { describe, expect, it } from 'vitest';
import { EMPTY_INGREDIENT, FIELDS, ingredientDraft } from './ingredient-form-model.ts';

describe('the ingredient form', () => {
  it('asks for every field but the parent and the attributes', () => {
    const checked = validate(ingredientInput, EMPTY_INGREDIENT);
    const refused = checked.ok ? [] : checked.errors.map((error) => error.path);
    expect(refused.sort()).toEqual(
      FIELDS.filter((field) => !['parent_ingredient_id', 'ingredient_attribute_ids'].includes(field)).sort(),
    );
  });

  it('keeps a half-filled form as a draft', () => {
    const half = { ...EMPTY_INGREDIENT, ingredient_name: 'Gin', sweetness: 200 };
    expect(ingredientDraft.parse(half)).toEqual(half);
  });
});
