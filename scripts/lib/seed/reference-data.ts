import type { ReferenceCollection } from '@cellaret/domain/core/collections';
import { REFERENCE_NAME_FIELDS, type ReferenceDocument } from '@cellaret/domain/reference/reference';
import { attributes } from '../../../emulator-data/sources/reference/attributes.ts';
import { brands } from '../../../emulator-data/sources/reference/brands.ts';
import { glassware } from '../../../emulator-data/sources/reference/glassware.ts';
import { ingredientTypes } from '../../../emulator-data/sources/reference/ingredient-types.ts';
import { quantityUnitTypes } from '../../../emulator-data/sources/reference/quantity-unit-types.ts';
import { quantityUnits } from '../../../emulator-data/sources/reference/quantity-units.ts';
import { servingMethods } from '../../../emulator-data/sources/reference/serving-methods.ts';
import { Failure } from '../command/failure.ts';

/** The seeded reference data of every collection. */
export const referenceData: { readonly [C in ReferenceCollection]: readonly ReferenceDocument<C>[] } = {
  ingredient_types: ingredientTypes,
  ingredient_brands: brands,
  ingredient_attributes: attributes,
  glassware,
  serving_methods: servingMethods,
  quantity_unit_types: quantityUnitTypes,
  quantity_units: quantityUnits,
};

/** The name of a reference document. */
export function referenceName<C extends ReferenceCollection>(
  collection: C,
  document: ReferenceDocument<C>,
): string {
  return String((document as Record<string, unknown>)[REFERENCE_NAME_FIELDS[collection]]);
}

const idsByName = Object.fromEntries(
  (Object.keys(referenceData) as ReferenceCollection[]).map((collection) => [
    collection,
    new Map(referenceData[collection].map((document) => [referenceName(collection, document), document.id])),
  ]),
) as Record<ReferenceCollection, Map<string, number>>;

/** The id of a seeded reference document; a `Failure` where the sources name one that does not exist. */
export function referenceId(collection: ReferenceCollection, name: string): number {
  const id = idsByName[collection].get(name);
  if (id === undefined)
    throw new Failure(`The sources name “${name}”, which is not among the seeded ${collection}.`);
  return id;
}
