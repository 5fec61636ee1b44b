import { z } from 'zod';
import type { ReferenceCollection } from '../core/collections.ts';
import { id, name, numberIn, text } from '../core/fields.ts';
import { LIMITS } from '../core/limits.ts';

const description = text(LIMITS.referenceDescription);
const optionalDescription = text(LIMITS.optionalReferenceDescription);

export const ingredientType = z.strictObject({
  id,
  ingredient_type_name: name,
  ingredient_type_description: description,
});

export const ingredientBrand = z.strictObject({
  id,
  ingredient_brand_name: name,
  ingredient_brand_description: optionalDescription,
});

/** The brand of what any producer may fill: the first one seeded. */
export const UNBRANDED = 1;

export const ingredientAttribute = z.strictObject({
  id,
  ingredient_attribute_name: name,
  ingredient_attribute_description: optionalDescription,
});

export const glassware = z.strictObject({ id, glassware_name: name, glassware_description: description });

export const servingMethod = z.strictObject({
  id,
  serving_method_name: name,
  serving_method_description: description,
});

export const quantityUnitType = z.strictObject({
  id,
  quantity_unit_type_name: name,
  quantity_unit_type_description: description,
});

export const quantityUnit = z.strictObject({
  id,
  quantity_unit_name: name,
  quantity_unit_description: description,
  quantity_unit_name_plural: name,
  /** 1 metric, 2 bar ounces, null for units without a system (dash, wedge, leaf). */
  unit_system_id: id.nullable(),
  quantity_unit_type_id: id,
  /** Millilitres per unit; 0 if it has no volume. */
  volume_ml: numberIn(LIMITS.unitMeasure),
  /** Grams per unit; 0 if it has no weight. */
  weight_gram: numberIn(LIMITS.unitMeasure),
});

export type IngredientType = z.infer<typeof ingredientType>;
export type IngredientBrand = z.infer<typeof ingredientBrand>;
export type IngredientAttribute = z.infer<typeof ingredientAttribute>;
export type Glassware = z.infer<typeof glassware>;
export type ServingMethod = z.infer<typeof servingMethod>;
export type QuantityUnitType = z.infer<typeof quantityUnitType>;
export type QuantityUnit = z.infer<typeof quantityUnit>;

export const REFERENCE_SCHEMAS = {
  ingredient_types: ingredientType,
  ingredient_brands: ingredientBrand,
  ingredient_attributes: ingredientAttribute,
  glassware,
  serving_methods: servingMethod,
  quantity_unit_types: quantityUnitType,
  quantity_units: quantityUnit,
} as const satisfies Record<ReferenceCollection, z.ZodType>;

export type ReferenceDocument<C extends ReferenceCollection> = z.infer<(typeof REFERENCE_SCHEMAS)[C]>;

const BY_COLLECTION: { readonly [C in ReferenceCollection]: z.ZodType<ReferenceDocument<C>> } =
  REFERENCE_SCHEMAS;

/** The schema of a reference collection, for generic code. */
export const referenceSchema = <C extends ReferenceCollection>(
  collection: C,
): z.ZodType<ReferenceDocument<C>> => BY_COLLECTION[collection];

export const REFERENCE_NAME_FIELDS = {
  ingredient_types: 'ingredient_type_name',
  ingredient_brands: 'ingredient_brand_name',
  ingredient_attributes: 'ingredient_attribute_name',
  glassware: 'glassware_name',
  serving_methods: 'serving_method_name',
  quantity_unit_types: 'quantity_unit_type_name',
  quantity_units: 'quantity_unit_name',
} as const satisfies { [C in ReferenceCollection]: keyof ReferenceDocument<C> };

/** A whole reference collection in one document, for one read. */
export const optionList = <S extends z.ZodType>(schema: S) =>
  z.object({ ids: z.array(id), options: z.array(schema) });
