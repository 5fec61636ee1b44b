import {
  type ReferenceCollection,
  FUNCTION_COLLECTIONS,
  REFERENCE_COLLECTIONS,
} from '@cellaret/domain/core/collections';
import { parseId } from '@cellaret/domain/core/ids';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { requestFanOut } from '../services/rebuilds/fan-out.ts';
import { reconcileOptions } from '../services/reference/option-list.ts';
import { changed, isTooOld } from './changed.ts';
import { TRIGGER_OPTIONS } from './function-options.ts';

const onWritten = (collection: ReferenceCollection) =>
  // Few instances: each batches its events, and all write the same option list.
  onDocumentWritten(
    { ...TRIGGER_OPTIONS, maxInstances: 2, document: `${collection}/{id}` },
    async (event) => {
      if (isTooOld(event)) return;
      await reconcileOptions(collection);
      const id = parseId(event.params.id);
      if (id !== null && changed(event)) await requestFanOut({ collection, id, below: false });
    },
  );

export const onReferenceWritten = {
  ingredientTypes: onWritten('ingredient_types'),
  ingredientBrands: onWritten('ingredient_brands'),
  ingredientAttributes: onWritten('ingredient_attributes'),
  glassware: onWritten('glassware'),
  servingMethods: onWritten('serving_methods'),
  quantityUnitTypes: onWritten('quantity_unit_types'),
  quantityUnits: onWritten('quantity_units'),
};

/** Repairs an option list that was deleted or edited by hand; a correct list is not written. */
export const onOptionListWritten = onDocumentWritten(
  { ...TRIGGER_OPTIONS, maxInstances: 2, document: `${FUNCTION_COLLECTIONS.optionLists}/{collection}` },
  async (event) => {
    const collection = REFERENCE_COLLECTIONS.find((name) => name === event.params.collection);
    if (collection && !isTooOld(event)) await reconcileOptions(collection);
  },
);
