import { messageOf } from '@cellaret/domain/core/validation';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { plainWords, type FieldKind } from './plain-words.ts';

/** Which text is taken, with its values. */
const told = (message: string, kind: FieldKind): string =>
  plainWords(message, kind, (id, values) => [id, ...Object.values(values ?? {})].join(' '));

const messageFor = (schema: z.ZodType, value: unknown): string =>
  schema.safeParse(value, { error: messageOf }).error?.issues[0]?.message ?? '';

describe('a message of the validator in plain words', () => {
  it.each([
    [z.string().min(1), '', 'text', 'form.plain.write'],
    [z.string().min(3), 'a', 'text', 'form.plain.longer 3'],
    [z.string().max(2), 'abc', 'text', 'form.plain.shorter 2'],
    [z.number(), null, 'number', 'form.plain.number'],
    [z.number(), null, 'choice', 'form.plain.choose'],
    [z.number(), undefined, 'choice', 'form.plain.choose'],
    [z.int(), 1.5, 'number', 'form.plain.whole'],
    [z.number().min(0), -1, 'number', 'form.plain.least 0'],
    [z.number().max(99.9), 100, 'number', 'form.plain.most 99.9'],
    [z.array(z.number()).min(1), [], 'choices', 'form.plain.choose-some'],
    [z.array(z.number()).min(1), [], 'rows', 'form.plain.rows'],
    [z.array(z.number()).max(1), [1, 2], 'choices', 'form.plain.fewer 1'],
    [z.enum(['a']), 'b', 'choice', 'form.plain.wrong'],
  ] as const)('%#: says what to do', (schema, value, kind, text) => {
    expect(told(messageFor(schema, value), kind)).toBe(text);
  });
});
