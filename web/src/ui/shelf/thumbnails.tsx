import { drinkLookSchema } from '@cellaret/domain/drawings/look';
import { ingredientLook } from '@cellaret/domain/drawings/look-ingredient';
import { BottlePicture } from '@cellaret/drawings/bottle-picture.tsx';
import { DrinkPicture } from '@cellaret/drawings/drink-picture.tsx';
import { memo } from 'react';
import { mediaUrl } from '#lib/browser/media.ts';
import { GlassIcon } from '../icons/things.tsx';

interface IngredientThumbnailProps {
  name: string;
  typeName: string;
  /** Percent, where it is known; it only matters for names and types that say nothing. */
  abv?: number;
  size?: number;
  /** Without its niche it stands on a shelf that is drawn around it. */
  niche?: boolean;
}

/** The small drawing of an ingredient. Drawn once for a row, however often its list changes. */
export const IngredientThumbnail = memo(function IngredientThumbnail({
  name,
  typeName,
  abv = 0,
  size = 48,
  niche = true,
}: IngredientThumbnailProps) {
  const look = ingredientLook({ name, typeName, colourIntensity: 5, abv });
  return <BottlePicture look={look} size={size} niche={niche} />;
});

interface RecipeThumbnailProps {
  /** As a card keeps it; a plain glass where it says nothing. */
  look: unknown;
  /** The uuid of the first photograph, which goes before the drawing. */
  cover?: string | null | undefined;
  size?: number;
}

/** A recipe's small picture: first photograph, else drawing. Drawn once a row, however lists change. */
export const RecipeThumbnail = memo(function RecipeThumbnail({
  look,
  cover,
  size = 48,
}: RecipeThumbnailProps) {
  if (cover)
    return (
      <img
        src={mediaUrl(cover)}
        srcSet={`${mediaUrl(cover)} 1x, ${mediaUrl(cover, 'row2x')} 2x`}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        style={{ objectFit: 'cover', borderRadius: 12 }}
      />
    );
  const parsed = drinkLookSchema.safeParse(look);
  return parsed.success ? <DrinkPicture look={parsed.data} size={size} /> : <GlassIcon size={32} />;
});
