import type { z } from 'zod';

/** A validation error; `path` like `recipe_items.0.quantity` (empty for the whole value). */
export interface FieldError {
  path: string;
  message: string;
}

export type Validation<T> = { ok: true; value: T } | { ok: false; errors: FieldError[] };

/** The type of a value in the specification's wording. */
function receivedType(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  if (value instanceof Date) return 'date';
  if (typeof value === 'number') {
    if (Number.isNaN(value)) return 'nan';
    return 'number';
  }
  return typeof value;
}

function typeMessage(expected: string, input: unknown): string {
  if (input === undefined) return 'Required';
  const wanted = expected === 'int' ? 'integer' : expected;
  const received =
    wanted === 'integer' && typeof input === 'number' && !Number.isNaN(input) ? 'float' : receivedType(input);
  return `Expected ${wanted}, received ${received}`;
}

function boundMessage(
  origin: string,
  side: 'least' | 'most',
  bound: number | bigint,
  inclusive: boolean,
): string {
  switch (origin) {
    case 'string':
      return `String must contain at ${side} ${bound} character(s)`;
    case 'array':
      return `Array must contain at ${side} ${bound} element(s)`;
    default:
      return `Number must be ${side === 'least' ? 'greater' : 'less'} than ${inclusive ? 'or equal to ' : ''}${bound}`;
  }
}

/** The specification's wording (section 5). Passed to every parse: import order must not matter. */
export function messageOf(issue: z.core.$ZodRawIssue): string {
  switch (issue.code) {
    case 'invalid_type':
      // zod reports integers outside the safe range as a type error of `int`; that is a bound, not a type.
      return typeMessage(String(issue.expected), issue.input);
    case 'too_small':
      return boundMessage(String(issue.origin), 'least', issue.minimum, issue.inclusive !== false);
    case 'too_big':
      return boundMessage(String(issue.origin), 'most', issue.maximum, issue.inclusive !== false);
    case 'invalid_value':
      return issue.input === undefined ? 'Required' : 'Invalid input';
    default:
      return 'Invalid input';
  }
}

function fieldErrors(error: z.core.$ZodError): FieldError[] {
  return error.issues.flatMap((issue) => {
    const path = issue.path.map(String);
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...path, key]) : [path];
    return paths.map((parts) => ({ path: parts.join('.'), message: issue.message }));
  });
}

/** Parses `input` with `schema`. Errors have field paths and the specification's wording. */
export function validate<S extends z.ZodType>(schema: S, input: unknown): Validation<z.output<S>> {
  const result = schema.safeParse(input, { error: messageOf });
  return result.success ? { ok: true, value: result.data } : { ok: false, errors: fieldErrors(result.error) };
}
