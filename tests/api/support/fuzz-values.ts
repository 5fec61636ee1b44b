import { whole } from '../../support/data/random.ts';

type Random = () => number;

/** The keywords of JSON Schema that the OpenAPI document uses. */
export interface JsonSchema {
  type?: string;
  anyOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  properties?: Record<string, JsonSchema>;
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
}

const pick = <T>(random: Random, values: readonly T[]): T => values[whole(random, values.length)] as T;

const LETTERS = Array.from('abc XYZ 019 äßñ 酒 🍸 ‮ \t \u0000 \ud83d <b> " \' \\ / % $ {}');

function textOf(random: Random, { minLength = 0, maxLength = 20 }: JsonSchema): string {
  const length = pick(random, [minLength, maxLength, minLength + whole(random, 12)]);
  return Array.from({ length: Math.min(length, maxLength) }, () => pick(random, LETTERS)).join('');
}

function numberOf(random: Random, { type, minimum = 0, maximum = 1e6 }: JsonSchema): number {
  // Small numbers are ids of the seed data, so that some bodies are good all the way down.
  const small = minimum + whole(random, 12);
  const number = pick(random, [minimum, maximum, small, small, minimum + random() * (maximum - minimum)]);
  return type === 'integer' ? Math.round(number) : number;
}

/** A value that fits a schema. */
export function fitting(random: Random, schema: JsonSchema): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return pick(random, schema.enum);
  if (schema.anyOf) return fitting(random, pick(random, schema.anyOf));
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, field]) => [name, fitting(random, field)]),
      );
    case 'array': {
      const least = schema.minItems ?? 0;
      const count = Math.min(schema.maxItems ?? 4, least + whole(random, 4));
      return Array.from({ length: count }, () => fitting(random, schema.items ?? {}));
    }
    case 'string':
      return textOf(random, schema);
    case 'number':
    case 'integer':
      return numberOf(random, schema);
    case 'boolean':
      return random() < 0.5;
    default:
      return null;
  }
}

/** Values of the wrong type. */
const ODD: readonly unknown[] = [
  null,
  true,
  -1,
  -0,
  0.1 + 0.2,
  1e308,
  2 ** 53,
  -(2 ** 63),
  '',
  ' ',
  '0',
  'NaN',
  '\u0000',
  '\ud800',
  '__proto__',
  '{{7*7}}',
  '../../etc/passwd',
  'x'.repeat(70_000),
  [],
  {},
  [[[[]]]],
  { toString: null },
  { $ref: '#' },
  [null, null],
  Array.from({ length: 3000 }, (_, index) => index),
];

/** Every place inside a value that can be changed: its owner and its key. */
function placesOf(value: unknown): [owner: Record<string, unknown>, key: string][] {
  if (value === null || typeof value !== 'object') return [];
  const owner = value as Record<string, unknown>;
  return Object.keys(owner).flatMap((key) => [[owner, key] as const, ...placesOf(owner[key])]);
}

/** A copy with one thing wrong: a field missing, another value, one field too many. */
export function spoiled(random: Random, good: unknown): unknown {
  const copy = structuredClone(good);
  const places = placesOf(copy);
  const place = places.length > 0 ? pick(random, places) : undefined;
  if (!place) return pick(random, ODD);
  const [owner, key] = place;
  switch (whole(random, 6)) {
    case 0:
      delete owner[key];
      break;
    case 1:
      owner[pick(random, ['constructor', 'id', 'user_id', 'admin', ''])] = pick(random, ODD);
      break;
    default:
      owner[key] = pick(random, ODD);
  }
  return copy;
}

const nested = (open: string, close: string, depth: number) => open.repeat(depth) + close.repeat(depth);

/** Bodies that are no values of any schema, each with its name. */
export const ODD_BODIES: readonly [name: string, body: Buffer | string][] = [
  ['nothing', ''],
  ['blanks', ' \n\t '],
  ['a million blanks and a letter', `${' '.repeat(1_000_000)}x`],
  ['an object of a million blanks', `{${' '.repeat(1_000_000)}`],
  ['null', 'null'],
  ['a list', '[]'],
  ['a text', '"x"'],
  ['a number beyond numbers', '1e999'],
  ['half an object', '{"query": "gi'],
  ['two objects', '{}{}'],
  ['a comment', '/* */ {}'],
  ['single quotes', "{'query': 'gin'}"],
  ['NUL bytes', Buffer.alloc(64)],
  ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0x71, 0xff, 0xfe, 0xc0, 0xaf, 0x22, 0x3a, 0x31, 0x7d])],
  ['an overlong slash', Buffer.from([0x22, 0xc0, 0xaf, 0x22])],
  ['UTF-16', Buffer.from('\ufeff{"query": "gin"}', 'utf16le')],
  ['a byte order mark', Buffer.from('\ufeff{}', 'utf8')],
  ['a hundred thousand lists', nested('[', ']', 100_000)],
  ['fifty thousand objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
  ['a key twice', '{"query": "gin", "query": {"query": 1}}'],
  ['the prototype', '{"__proto__": {"admin": true}, "constructor": {"prototype": {"admin": true}}}'],
  ['a long key', `{"${'k'.repeat(500_000)}": 1}`],
  ['many keys', `{${Array.from({ length: 60_000 }, (_, key) => `"${key}":0`).join()}}`],
  ['more than 1 MiB', `{"query": "${'x'.repeat(1024 * 1024)}"}`],
];

/** Odd values for an id or a position. */
export const ODD_IDS: readonly string[] = [
  '0',
  '-1',
  '1.5',
  '1e3',
  '0x10',
  '9007199254740992',
  '9'.repeat(400),
  'NaN',
  '%00',
  '%',
  '%ff',
  '%2e%2e%2f%2e%2e',
  '4711%2fversions',
  '4711;x=1',
  '%F0%9F%8D%B8',
  '__proto__',
  '%60',
  '4711?limit=1',
];
