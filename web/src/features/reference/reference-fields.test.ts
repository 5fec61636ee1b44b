import { REFERENCE_COLLECTIONS } from '@cellaret/domain/core/collections';
import { validate } from '@cellaret/domain/core/validation';
import { REFERENCE_SCHEMAS } from '@cellaret/domain/reference/reference';
import { describe, expect, it } from 'vitest';
import { emptyFields, fieldsOf, inputSchema } from './reference-fields.ts';

describe.each(REFERENCE_COLLECTIONS)('the form of %s', (collection) => {
  it('has a field for everything of the schema but the id', () => {
    const keys = fieldsOf(collection).map(({ key }) => key);
    expect([...keys, 'id'].sort()).toEqual(Object.keys(REFERENCE_SCHEMAS[collection].shape).sort());
  });

  it('asks for a name in the words of the validator', () => {
    const result = validate(inputSchema(collection), emptyFields(collection));
    expect(result).toMatchObject({
      ok: false,
      errors: expect.arrayContaining([
        { path: fieldsOf(collection)[0]?.key, message: 'String must contain at least 1 character(s)' },
      ]) as object[],
    });
  });
});

it('takes a unit without a system, but not without a type', () => {
  const unit = {
    ...emptyFields('quantity_units'),
    quantity_unit_name: 'jigger',
    quantity_unit_name_plural: 'jiggers',
    quantity_unit_description: 'Two sides.',
  };
  expect(validate(inputSchema('quantity_units'), { ...unit, quantity_unit_type_id: 1 })).toMatchObject({
    ok: true,
  });
  expect(validate(inputSchema('quantity_units'), unit)).toMatchObject({
    errors: [{ path: 'quantity_unit_type_id', message: 'Expected number, received null' }],
  });
});
