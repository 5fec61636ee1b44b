import { REFERENCE_COLLECTIONS, type ReferenceCollection } from '@cellaret/domain/core/collections';
import { REFERENCE_NAME_FIELDS, REFERENCE_SCHEMAS } from '@cellaret/domain/reference/reference';
import { z } from 'zod';
import type { ReferenceFields } from '#data/reference/reference.ts';
import type { MessageId } from '#lib/i18n/areas.ts';

/** How the screens name each reference collection. */
export const COLLECTION_LABELS = {
  ingredient_types: 'admin.types',
  ingredient_brands: 'admin.brands',
  ingredient_attributes: 'admin.attributes',
  glassware: 'admin.glassware',
  serving_methods: 'admin.methods',
  quantity_unit_types: 'admin.unit-types',
  quantity_units: 'admin.units',
} as const satisfies Record<ReferenceCollection, MessageId>;

/** The collection an address names; the first where it names none; null where there is no such collection. */
export function collectionOf(segment: string | undefined): ReferenceCollection | null {
  if (segment === undefined) return REFERENCE_COLLECTIONS[0];
  return REFERENCE_COLLECTIONS.find((collection) => collection === segment) ?? null;
}

/** One field of the form of a reference document. */
export interface ReferenceField {
  key: string;
  kind: 'line' | 'text' | 'number' | 'unit-system' | 'unit-type';
  label: MessageId;
}

/** `<noun>_name` and `<noun>_description`, as every reference collection has them. */
function described(collection: ReferenceCollection): ReferenceField[] {
  const name = REFERENCE_NAME_FIELDS[collection];
  return [
    { key: name, kind: 'line', label: 'admin.field.name' },
    { key: name.replace(/_name$/, '_description'), kind: 'text', label: 'admin.field.description' },
  ];
}

/** The fields of a collection's form, in its order. */
export function fieldsOf(collection: ReferenceCollection): ReferenceField[] {
  const [name, description] = described(collection) as [ReferenceField, ReferenceField];
  if (collection !== 'quantity_units') return [name, description];
  return [
    name,
    { key: 'quantity_unit_name_plural', kind: 'line', label: 'admin.field.plural' },
    description,
    { key: 'quantity_unit_type_id', kind: 'unit-type', label: 'admin.field.unit-type' },
    { key: 'unit_system_id', kind: 'unit-system', label: 'admin.field.unit-system' },
    { key: 'volume_ml', kind: 'number', label: 'admin.field.volume' },
    { key: 'weight_gram', kind: 'number', label: 'admin.field.weight' },
  ];
}

/** Values of a new document. A unit has neither volume nor weight at first. */
export const emptyFields = (collection: ReferenceCollection): ReferenceFields =>
  Object.fromEntries(
    fieldsOf(collection).map(({ key, kind }) => [
      key,
      kind === 'number' ? 0 : kind === 'line' || kind === 'text' ? '' : null,
    ]),
  );

/** The fields of the form, taken from a document. */
export const fieldsFrom = (collection: ReferenceCollection, row: ReferenceFields): ReferenceFields =>
  Object.fromEntries(fieldsOf(collection).map(({ key }) => [key, row[key] ?? null]));

/** True if the form can show a value in such a field. */
const shows = (kind: ReferenceField['kind'], value: unknown): value is string | number =>
  kind === 'line' || kind === 'text' ? typeof value === 'string' : typeof value === 'number';

/** Fields that the form can take over from a broken document. */
export function usableFields(
  collection: ReferenceCollection,
  data: Readonly<Record<string, unknown>>,
): ReferenceFields {
  const fields = emptyFields(collection);
  for (const { key, kind } of fieldsOf(collection)) {
    const value = data[key];
    if (shows(kind, value)) fields[key] = value;
  }
  return fields;
}

type FieldSchema = z.ZodType<ReferenceFields[string]>;

/** The schema the form's values are checked with: the document's without its id. */
export const inputSchema = (collection: ReferenceCollection): z.ZodType<ReferenceFields> => {
  const { id: _id, ...shape } = REFERENCE_SCHEMAS[collection].shape as Record<string, FieldSchema>;
  return z.strictObject(shape);
};
