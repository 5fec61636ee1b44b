import type { ReferenceCollection } from '@cellaret/domain/core/collections';
import { listReference } from '../services/reference/option-list.ts';
import type { Handlers } from './call.ts';

const listing =
  <C extends ReferenceCollection>(collection: C) =>
  async () => ({ answer: await listReference(collection) });

export const reference = {
  listIngredientTypes: listing('ingredient_types'),
  listIngredientBrands: listing('ingredient_brands'),
  listIngredientAttributes: listing('ingredient_attributes'),
  listGlassware: listing('glassware'),
  listServingMethods: listing('serving_methods'),
  listQuantityUnits: listing('quantity_units'),
} satisfies Partial<Handlers>;
