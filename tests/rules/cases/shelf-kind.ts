import { textOf } from '../support/builders.ts';
import { accepts, refuses, required, type Subject, unreadableNameRows } from '../support/field-cases.ts';
import type { RuleCase } from '../support/rule-case.ts';
import type { Data } from '../support/values.ts';

/** Cabinets or menus, as far as the rules treat them alike. */
export interface ShelfKind {
  what: string;
  path: string;
  nameField: string;
  /** The field of the person that says which one is selected. */
  pointer: string;
  make: (changes?: Data) => Data;
  makeEntry: (changes?: Data) => Data;
  /** The document that an entry refers to, under an id and with the entry's name. */
  target: (id: string) => Record<string, Data>;
  nameOfEntry: string;
}

/** The name of a cabinet or menu, which people give. */
export function givenNameRows(subject: Subject, field: string): RuleCase[] {
  return [
    accepts(subject, field, 'x', 'of 1 character'),
    accepts(subject, field, textOf(255), 'of 255 characters'),
    accepts(subject, field, ' Home  bar\u00a0below ', 'with blanks around and inside'),
    accepts(subject, field, `${textOf(255)}  `, 'of 255 characters after trimming'),
    accepts(subject, field, `x${' '.repeat(999)}`, 'of 1000 characters before trimming'),
    accepts(subject, field, 'バー', 'in any script'),
    refuses(subject, field, `x${' '.repeat(1000)}`, 'of 1001 characters before trimming'),
    refuses(subject, field, textOf(256), 'of 256 characters'),
    refuses(subject, field, '', 'empty'),
    ...[
      ' ',
      '\t\n\v\f\r ',
      '\u00a0',
      '\u1680',
      '\u2000\u2005\u200a',
      '\u2028\u2029',
      '\u202f',
      '\u205f',
      '\u3000',
      '\ufeff',
    ].map((blank) => refuses(subject, field, blank, `of blanks (${JSON.stringify(blank)})`)),
    refuses(subject, field, 7, 'as a number'),
    refuses(subject, field, null, 'as null'),
    refuses(subject, field, ['x'], 'as a list'),
    required(subject, field),
    ...unreadableNameRows(subject, field),
  ];
}
