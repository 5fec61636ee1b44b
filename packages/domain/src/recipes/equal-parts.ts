import { volumeMl } from '../measures/volume.ts';
import { isNeeded, type RecipeItemInput } from './recipe.ts';

interface PouredItem extends Pick<RecipeItemInput, 'garnish_only' | 'optional' | 'quantity'> {
  readonly quantity_unit: { readonly quantity_unit_type_id: number; readonly volume_ml: number };
}

/** The unit type of volumes; dashes and spoons have another. */
const VOLUME = 1;

/** Up to a quarter ounce counts as seasoning, not as a part. */
const SEASONING_ML = 7.5;

const NOISE_ML = 0.01;

/** True if a drink consists of two or more equal measures, like a Negroni. */
export function isEqualParts(items: readonly PouredItem[]): boolean {
  const volumes = items
    .filter((item) => isNeeded(item) && item.quantity_unit.quantity_unit_type_id === VOLUME)
    .map(({ quantity, quantity_unit }) => volumeMl(quantity, quantity_unit.volume_ml))
    .filter((volume) => volume > SEASONING_ML);
  return volumes.length > 1 && Math.max(...volumes) - Math.min(...volumes) < NOISE_ML;
}
