import { z } from 'zod';
import type { Actor } from './actors.ts';
import { MAX_ID, textOf, without } from './builders.ts';
import { allowed, denied, type RuleCase } from './rule-case.ts';
import { double, int64, type Data } from './values.ts';

/** How to write a document with a field changed. */
export interface Subject {
  /** Its name in the rows, for example `an ingredient`. */
  what: string;
  as: Actor;
  path: string;
  make: (changes?: Data) => Data;
}

const set = (subject: Subject, data: Data) => ({ set: subject.path, data });

const fieldRow =
  (row: typeof allowed, may: string) =>
  (subject: Subject, field: string, value: unknown, words: string): RuleCase =>
    row(
      `${subject.what} ${may} ${field} ${words}`,
      subject.as,
      set(subject, subject.make({ [field]: value })),
    );

/** A row for a field's value, allowed or denied. */
export const accepts = fieldRow(allowed, 'may have');
export const refuses = fieldRow(denied, 'must not have');

/** A field that must be there. */
export const required = (subject: Subject, field: string): RuleCase =>
  denied(`${subject.what} needs ${field}`, subject.as, set(subject, without(subject.make(), field)));

export const unknownKey = (subject: Subject): RuleCase =>
  denied(`${subject.what} has no field nobody knows`, subject.as, set(subject, subject.make({ hint: 'x' })));

/** Id, folder and version of a new ingredient or recipe. */
export function firstVersionRows(subject: Subject, id: number): RuleCase[] {
  const [collection = ''] = subject.path.split('/');
  const called = (own: unknown, at = id) => ({
    set: `${collection}/${at}`,
    data: subject.make({ id: own, folder_id: own }),
  });
  return [
    required(subject, 'id'),
    refuses(subject, 'id', id + 1, 'that is not the document’s'),
    allowed(`${subject.what} may have the id 2^53 − 1`, 'ana', called(MAX_ID, MAX_ID)),
    denied(`${subject.what} must not have the id and folder of another`, 'ana', called(id + 1)),
    required(subject, 'folder_id'),
    refuses(subject, 'folder_id', id + 1, 'that is not its id'),
    refuses(subject, 'folder_id', double(id), 'as a floating point number'),
    required(subject, 'version'),
    refuses(subject, 'version', 0, 'of 0 at first'),
    refuses(subject, 'version', 2, 'of 2 at first'),
    refuses(subject, 'version', double(1), 'as a floating point number'),
  ];
}

/** Length and type of a text. */
export function textField(subject: Subject, field: string, least: number, most: number): RuleCase[] {
  return [
    accepts(subject, field, textOf(least), `of ${least} characters`),
    accepts(subject, field, textOf(most), `of ${most} characters`),
    accepts(subject, field, 'Zubrówka — 生姜', 'in any script'),
    ...(least > 0 ? [refuses(subject, field, textOf(least - 1), `of ${least - 1} characters`)] : []),
    refuses(subject, field, textOf(most + 1), `of ${most + 1} characters`),
    // Production counts code units, the local engine code points.
    {
      ...refuses(subject, field, '🍸'.repeat(Math.ceil((most + 1) / 2)), 'of too many code units'),
      locally: 'allowed',
    },
    refuses(subject, field, 12, 'as a number'),
    refuses(subject, field, ['x'], 'as a list'),
    refuses(subject, field, { x: 'x' }, 'as a map'),
    refuses(subject, field, null, 'as null'),
    required(subject, field),
  ];
}

/** `textField` with the lengths that the domain's schema allows. */
export function textFieldLike(subject: Subject, field: string, schema: z.ZodType): RuleCase[] {
  const { minLength = 0, maxLength = 0 } = z.toJSONSchema(schema);
  return textField(subject, field, minLength, maxLength);
}

/** Range and type of a number, fractions allowed. */
export function numberField(subject: Subject, field: string, most: number): RuleCase[] {
  return [
    accepts(subject, field, 0, 'of 0'),
    accepts(subject, field, most, `of ${most}`),
    accepts(subject, field, 0.5, 'with a fraction'),
    refuses(subject, field, -1, 'of −1'),
    refuses(subject, field, -0.001, 'below 0'),
    refuses(subject, field, most + 0.001, `above ${most}`),
    refuses(subject, field, Math.ceil(most) + 1, `of ${Math.ceil(most) + 1}`),
    refuses(subject, field, double('NaN'), 'that is no number'),
    refuses(subject, field, double('Infinity'), 'without end'),
    refuses(subject, field, '1', 'as text'),
    refuses(subject, field, null, 'as null'),
    required(subject, field),
  ];
}

/** Range and type of a whole number. */
export const wholeNumberRows = (
  subject: Subject,
  field: string,
  { min, max }: { min: number; max: number },
): RuleCase[] => [
  accepts(subject, field, min, `of ${min}`),
  accepts(subject, field, max, `of ${max}`),
  refuses(subject, field, min - 1, `of ${min - 1}`),
  refuses(subject, field, max + 1, `of ${max + 1}`),
  refuses(subject, field, double(min), 'as a floating point number'),
  refuses(subject, field, '5', 'as text'),
];

/** An id that refers to a document which exists for 1 and 2^53 − 1. Nothing can have another id. */
export function idField(
  subject: Subject,
  field: string,
  given: (id: string) => Record<string, Data>,
): RuleCase[] {
  const at = (row: RuleCase, id: string): RuleCase => ({ ...row, given: given(id) });
  return [
    at(accepts(subject, field, 1, 'of 1'), '1'),
    at(accepts(subject, field, MAX_ID, 'of 2^53 − 1'), String(MAX_ID)),
    refuses(subject, field, 0, 'of 0'),
    refuses(subject, field, int64('9007199254740992'), 'of 2^53'),
    at(refuses(subject, field, double(1), 'as a floating point number'), '1'),
    at(refuses(subject, field, '1', 'as text'), '1'),
    required(subject, field),
  ];
}

/** Names nobody could see, and names that change how what stands around them is read. */
export const unreadableNameRows = (subject: Subject, field: string): RuleCase[] => [
  ...['\u200b', '\u00ad\u2060', '\u0301', '\u3164'].map((unseen) =>
    refuses(subject, field, unseen, `of nothing that can be seen (${JSON.stringify(unseen)})`),
  ),
  refuses(subject, field, 'Gin\u202enig', 'that turns the direction'),
  refuses(subject, field, '\u2066Gin', 'that isolates a direction'),
  ...['Gi\u0000n', 'Gin\n', '\u0085Gin', 'G\u2028in', 'G\u2029in'].map((unfit) =>
    refuses(subject, field, unfit, `of more than a line (${JSON.stringify(unfit)})`),
  ),
  accepts(subject, field, 'عرق و ماء', 'of a script from right to left'),
  accepts(subject, field, 'Pi\u006e\u0303a 👩\u200d🍳', 'with a mark and a joined picture'),
];
