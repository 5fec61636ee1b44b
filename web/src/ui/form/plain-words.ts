import type { MessageId } from '#lib/i18n/areas.ts';
import type { Translate } from '#lib/i18n/i18n.ts';

/** Kind of a field; it decides how a message can be acted on. */
export type FieldKind = 'text' | 'number' | 'choice' | 'choices' | 'rows';

const EMPTY: Record<FieldKind, MessageId> = {
  text: 'form.plain.write',
  number: 'form.plain.number',
  choice: 'form.plain.choose',
  choices: 'form.plain.choose-some',
  rows: 'form.plain.rows',
};

type Told = (kind: FieldKind, n: string) => readonly [MessageId, Record<string, string>?];

/** The validator's messages, as specified, and what each asks of somebody who knows no validator. */
const PLAIN: readonly (readonly [RegExp, Told])[] = [
  [/^Required$/, (kind) => [EMPTY[kind]]],
  [/^Expected integer, received float$/, () => ['form.plain.whole']],
  [/^Expected \w+, received \w+$/, (kind) => [EMPTY[kind]]],
  [
    /^String must contain at least (\d+) /,
    (kind, n) => (n === '1' ? [EMPTY[kind]] : ['form.plain.longer', { n }]),
  ],
  [/^String must contain at most (\d+) /, (_kind, n) => ['form.plain.shorter', { n }]],
  [/^Number must be greater than (?:or equal to )?(-?[\d.]+)$/, (_kind, n) => ['form.plain.least', { n }]],
  [/^Number must be less than (?:or equal to )?(-?[\d.]+)$/, (_kind, n) => ['form.plain.most', { n }]],
  [/^Array must contain at least \d+ /, (kind) => [EMPTY[kind]]],
  [/^Array must contain at most (\d+) /, (_kind, n) => ['form.plain.fewer', { n }]],
];

/** A validator's message as an instruction in the reader's language. */
export function plainWords(message: string, kind: FieldKind, t: Translate): string {
  for (const [pattern, told] of PLAIN) {
    const [whole, n = ''] = pattern.exec(message) ?? [];
    if (whole === undefined) continue;
    const [id, values] = told(kind, n);
    return t(id, values);
  }
  return t('form.plain.wrong');
}
