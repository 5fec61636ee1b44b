import { REFERENCE_COLLECTIONS, type ReferenceCollection } from '@cellaret/domain/core/collections';
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
