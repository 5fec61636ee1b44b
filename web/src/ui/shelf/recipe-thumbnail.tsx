import { drinkLookSchema } from '@cellaret/domain/look';
import { DrinkPicture } from '../drink/drink-picture.tsx';
import { GlassIcon } from '../icons/things.tsx';

/** The small drawing of a recipe; `look` as a card keeps it. A plain glass where it says nothing. */
export function RecipeThumbnail({ look, size = 48 }: { look: unknown; size?: number }) {
  const parsed = drinkLookSchema.safeParse(look);
  return parsed.success ? <DrinkPicture look={parsed.data} size={size} /> : <GlassIcon size={32} />;
}
