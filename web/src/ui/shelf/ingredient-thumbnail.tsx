import { ingredientLook } from '@cellaret/domain/drawings/look-ingredient';
import { BottlePicture } from '@cellaret/drawings/bottle-picture.tsx';
import { memo } from 'react';

interface IngredientThumbnailProps {
  name: string;
  typeName: string;
  /** Percent, where it is known; it only matters for names and types that say nothing. */
  abv?: number;
  size?: number;
}

/** The small drawing of an ingredient. Drawn once for a row, however often its list changes. */
export const IngredientThumbnail = memo(function IngredientThumbnail({
  name,
  typeName,
  abv = 0,
  size = 48,
}: IngredientThumbnailProps) {
  return <BottlePicture look={ingredientLook({ name, typeName, colourIntensity: 5, abv })} size={size} />;
});
