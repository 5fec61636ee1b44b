import { idsFrom, MAX_ID } from './builders.ts';
import { accepts, refuses, type Subject } from './field-cases.ts';
import type { RuleCase } from './rule-case.ts';
import { double, int64 } from './values.ts';

/**
 * Values that are no list of ids, however they are dressed up: the rules prove a column by its joined text,
 * so everything that could join to the same text is tried. `given` makes sure that lists of options do not
 * decide.
 */
export function notIds(subject: Subject, field: string): RuleCase[] {
  const bad: [value: unknown, words: string][] = [
    [[0], 'with 0'],
    [[-1], 'with −1'],
    [[int64('9007199254740992')], 'with 2^53'],
    [[int64('9223372036854775807')], 'with the largest integer there is'],
    [[1.5], 'with a fraction'],
    [['1'], 'with a text'],
    [[1, '2'], 'with one text among ids'],
    [['1,2'], 'with a text that looks like two ids'],
    [['1,2', 3], 'with a text that looks like two of three ids'],
    [['1', ''], 'with an empty text'],
    [[''], 'with nothing but an empty text'],
    [[null], 'with null'],
    [[true], 'with a boolean'],
    [[{}], 'with a map'],
    [[{ id: 1 }], 'with a map that has an id'],
    [[new Date(1)], 'with a time'],
    ['1', 'as a text'],
    ['1,2', 'as a joined text'],
    [1, 'as a number'],
    [{}, 'as an empty map'],
    [{ '1': 1 }, 'as a map'],
    [null, 'as null'],
  ];
  return [
    ...bad.map(([value, words]) => refuses(subject, field, value, words)),
    { ...refuses(subject, field, [double(1)], 'with a whole floating point number'), locally: 'allowed' },
  ];
}

/** A list of different ids that exist in the options 1 … 31 and 2^53 − 1; the list may be empty where `notIds` says nothing else. */
export function idListRows(subject: Subject, field: string): RuleCase[] {
  return [
    accepts(subject, field, [1], 'of one id'),
    accepts(subject, field, [MAX_ID], 'with 2^53 − 1'),
    accepts(subject, field, idsFrom(1, 30), 'of 30 ids'),
    refuses(subject, field, idsFrom(1, 31), 'of 31 ids'),
    refuses(subject, field, [1, 1], 'with an id twice'),
    refuses(subject, field, [1, 2, 3, 4, 5, 1], 'with an id again'),
    refuses(subject, field, [77], 'with an id that does not exist'),
    refuses(subject, field, [1, 77], 'with one id that does not exist'),
    ...notIds(subject, field),
  ];
}
