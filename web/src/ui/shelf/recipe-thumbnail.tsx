import { drinkLookSchema } from '@cellaret/domain/drawings/look';
import { DrinkPicture } from '@cellaret/drawings/drink-picture.tsx';
import { memo } from 'react';
import { mediaUrl } from '#lib/browser/media.ts';
import { GlassIcon } from '../icons/things.tsx';

interface RecipeThumbnailProps {
  /** As a card keeps it; a plain glass where it says nothing. */
  look: unknown;
  /** The uuid of the first photograph, which goes before the drawing. */
  cover?: string | null | undefined;
  size?: number;
}

/**
 * The small picture of a recipe: its first photograph, else its drawing. Drawn once for a row, however often
 * its list changes.
 */
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
