import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { validate, type FieldError } from './validation.ts';

function refused(schema: z.ZodType, input: unknown): string[] {
  const result = validate(schema, input);
  return result.ok ? [] : result.errors.map((error: FieldError) => `${error.path}: ${error.message}`);
}

describe('validate', () => {
  it('reports Required for a missing value', () => {
    expect(refused(z.strictObject({ name: z.string() }), {})).toEqual(['name: Required']);
  });

  it.each([
    [z.string(), 5, 'Expected string, received number'],
    [z.string(), null, 'Expected string, received null'],
    [z.number(), 'five', 'Expected number, received string'],
    [z.number(), Number.NaN, 'Expected number, received nan'],
    [z.int(), 1.5, 'Expected integer, received float'],
    [z.int(), '1', 'Expected number, received string'],
    [z.boolean(), 1, 'Expected boolean, received number'],
    [z.array(z.int()), {}, 'Expected array, received object'],
    [z.strictObject({}), [], 'Expected object, received array'],
  ])('reports the expected and the received type (%#)', (schema, input, message) => {
    expect(refused(z.strictObject({ field: schema }), { field: input })).toEqual([`field: ${message}`]);
  });

  it.each([
    [z.string().min(1), '', 'String must contain at least 1 character(s)'],
    [z.string().max(2), 'abc', 'String must contain at most 2 character(s)'],
    [z.number().min(0), -1, 'Number must be greater than or equal to 0'],
    [z.number().max(99.9), 100, 'Number must be less than or equal to 99.9'],
    [z.array(z.int()).min(1), [], 'Array must contain at least 1 element(s)'],
    [z.array(z.int()).max(1), [1, 2], 'Array must contain at most 1 element(s)'],
    [z.int().max(2147483647), 2147483648, 'Number must be less than or equal to 2147483647'],
    [z.enum(['ml', 'oz']), 'pint', 'Invalid input'],
    [z.email(), 'nobody', 'Invalid input'],
  ])('reports bounds in the specification’s wording (%#)', (schema, input, message) => {
    expect(refused(z.strictObject({ field: schema }), { field: input })).toEqual([`field: ${message}`]);
  });

  it('reports each unknown key by its path', () => {
    const schema = z.strictObject({ rows: z.array(z.strictObject({ a: z.int() })) });
    expect(refused(schema, { rows: [{ a: 1, b: 2, c: 3 }], d: 4 })).toEqual([
      'rows.0.b: Invalid input',
      'rows.0.c: Invalid input',
      'd: Invalid input',
    ]);
  });
});
