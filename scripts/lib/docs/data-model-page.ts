import { id, token } from '@cellaret/domain/core/fields';
import { z } from 'zod';
import { STORED_DOCUMENTS, type StoredDocument } from './stored-documents.ts';

type Json = z.core.JSONSchema.BaseSchema;

/** As stored: fields with a default may be missing, and dates are timestamps. */
const jsonOf = (schema: z.ZodType): Json =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      if (zodSchema._zod.def.type === 'date')
        Object.assign(jsonSchema, { type: 'string', format: 'timestamp' });
    },
  });

const idMax = jsonOf(id).maximum;
const tokenPattern = jsonOf(token).pattern;

const isSchema = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** ' 1…255', or nothing without bounds of one's own. */
const bounds = (min?: number, max?: number): string => {
  const isOpen = max === undefined || max === Number.MAX_SAFE_INTEGER;
  const least = min === undefined || min === Number.MIN_SAFE_INTEGER ? undefined : min;
  if (isOpen) return least === undefined || least === 0 ? '' : ` from ${least}`;
  return least === max ? ` ${max}` : ` ${least ?? 0}…${max}`;
};

function textOf({ pattern, format, minLength, maxLength }: Json): string {
  if (format === 'timestamp' || format === 'uuid') return format;
  if (pattern === tokenPattern) return 'token';
  return `text${bounds(minLength, maxLength)}${pattern === undefined ? '' : ' by pattern'}`;
}

/** All values of an enumeration, or of a long one the first and the last. */
function namesOf(values: readonly unknown[]): string {
  const names = values.map((value) => `\`${String(value)}\``);
  return names.length > 8 ? `${names.at(0)} … ${names.at(-1)}` : names.join(', ');
}

const itemsOf = ({ items }: Json): Json => (isSchema(items) && !Array.isArray(items) ? items : {});

/** A type in words; the fields of objects are rows of their own. */
function typeOf(schema: Json): string {
  const { type, minimum, maximum } = schema;
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (schema.enum) return namesOf(schema.enum);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (Array.isArray(type)) return type.map((one) => typeOf({ ...schema, type: one })).join(' or ');
  if (type === 'integer')
    return minimum === 1 && maximum === idMax ? 'id' : `integer${bounds(minimum, maximum)}`;
  if (type === 'number') return `number${bounds(minimum, maximum)}`;
  if (type === 'string') return textOf(schema);
  if (type === 'array') {
    const items = typeOf(itemsOf(schema)).replace(/^\w+/, '$&s');
    return `${bounds(schema.minItems, schema.maxItems)} ${items}`.trim();
  }
  if (type === 'object') return schema.properties ? 'object' : 'map';
  return type ?? 'any';
}

type Field = [name: string, type: string];

const withoutNull = (schema: Json): Json => schema.anyOf?.find((one) => one.type !== 'null') ?? schema;

/** Fields whose name says the type are listed once, in the introduction. */
const isPlain = (name: string, type: string): boolean =>
  (name === 'id' && type === 'id') || (/_at\??$/.test(name) && type === 'timestamp');

/** The fields of an object with those of objects within it: `items.*.name`, `pictures[].id`. */
function fieldsOf(schema: Json, before = ''): Field[] {
  const required = schema.required ?? [];
  return Object.entries(schema.properties ?? {}).flatMap(([key, value]) => {
    const field = value as Json;
    const name = `${before}${key}`;
    const inner = withoutNull(field);
    const item = inner.type === 'array' ? itemsOf(inner) : inner;
    const same = documentOf(item);
    const mark = required.includes(key) ? '' : '?';
    if (same !== undefined)
      return [[`${name}${inner.type === 'array' ? '[]' : ''}${mark}`, `as \`${same}\``] as Field];
    const within = fieldsOf(item, inner.type === 'array' ? `${name}[].` : `${name}.`);
    const entries = isSchema(inner.additionalProperties)
      ? fieldsOf(inner.additionalProperties, `${name}.*.`)
      : [];
    // The rows of the fields within say that it is an object, a map or a list of them.
    const isNamed = within.length + entries.length === 0 || mark !== '' || inner !== field;
    const own: Field[] = isNamed ? [[`${name}${mark}`, typeOf(field)]] : [];
    return [...own, ...within, ...entries];
  });
}

/** One line for all fields of a type, in the order of the first. */
function listed(fields: readonly Field[]): string[] {
  const names = new Map<string, string[]>();
  for (const [name, type] of fields)
    if (!isPlain(name, type)) names.set(type, [...(names.get(type) ?? []), `\`${name}\``]);
  return [...names].map(([type, of]) => `- ${of.join(', ')}: ${type}`);
}

const documents = Object.values(STORED_DOCUMENTS).flat();

/** The fields of an object as text, to find a document that has the same. */
const shapeOf = (schema: Json): string => JSON.stringify([schema.properties, schema.required]);

const shapes = new Map(
  documents.flatMap(({ path, fields }) =>
    fields instanceof z.ZodType ? [[shapeOf(jsonOf(fields)), path] as const] : [],
  ),
);

function documentOf(schema: Json): string | undefined {
  return schema.properties && shapes.get(shapeOf(schema));
}

function fieldLines(those: readonly StoredDocument[]): string[] {
  const names = those.flatMap(({ fields }) => (fields instanceof z.ZodType ? [] : fields));
  if (names.length > 0) return [`Fields: ${names.map((name) => `\`${name}\``).join(', ')}.`];
  const first = documents.find(({ fields }) => fields === those[0]?.fields);
  if (first && first !== those[0]) return [`Fields: those of \`${first.path}\`.`];
  return listed(those.flatMap(({ fields }) => (fields instanceof z.ZodType ? fieldsOf(jsonOf(fields)) : [])));
}

/** Documents of one meaning share a section. */
const sections = (those: readonly StoredDocument[]): string[] =>
  [...new Set(those.map(({ meaning }) => meaning))].flatMap((meaning) => {
    const same = those.filter((document) => document.meaning === meaning);
    return [
      `### ${same.map(({ path }) => `\`${path}\``).join(', ')}`,
      '',
      `${meaning.charAt(0).toUpperCase()}${meaning.slice(1)}. Writer: ${same[0]?.by}.`,
      '',
      ...fieldLines(same),
      '',
    ];
  });

const INTRODUCTION = [
  '# Data model',
  '',
  'Made by `npm run docs:data-model` from `scripts/lib/docs/stored-documents.ts` and the schemas in',
  '`packages/domain/src`; do not edit.',
  '',
  '- A document id is `String(id)`. Ids are random integers from 2^32; seeded ingredients begin at 10001, recipes',
  '  at 20001.',
  '- `{place}` is `users/{uid}` or `bars/{barId}`; its members are the person, or owner and keepers of the bar.',
  '- Rules cannot loop. Lists of objects that browsers write are therefore parallel columns, or maps, where a',
  '  write changes the one entry that `last_item_id` names. `1…30 ids` is a list of that many.',
  '- Not listed: `id`, the document id as a number, and timestamps of the server, whose name ends with `_at`.',
  '- A field with `?` is absent in documents stored before it existed, or until it has a value.',
];

const FILES = [
  '## Files in Storage',
  '',
  '- `incoming/{uid}/{folderId}/{uuid}`: an upload; the only place a browser may write, emptied at once',
  '- `originals/{uuid}`: the file as it came; only functions read it',
  '- `public/{uuid}/{size}.webp`: a picture, served at `/media/{uuid}` and `/media/{uuid}/{size}`',
  '- `removed/{uuid}/{size}.webp`: a removed picture, for a day; not served',
  '- `indexes/catalogue`: the snapshot of the search index, for instances of the API that start',
  '- `catalogue/{version}.json.gz`: the catalogue of browsers, for members at `/media/catalogue/{version}`',
];

/** docs/data-model.md: every kind of document with its meaning, its fields and their bounds. */
export const renderDataModel = (): string =>
  [
    ...INTRODUCTION,
    '',
    ...Object.entries(STORED_DOCUMENTS).flatMap(([chapter, those]) => [
      `## ${chapter}`,
      '',
      ...sections(those),
    ]),
    ...FILES,
    '',
  ].join('\n');
