import { AppError } from '@cellaret/domain/errors';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/paths.ts';
import { NothingHere } from '#ui/kit/nothing-here.tsx';

/** Stands where a recipe would: there is none, or, with the `failure` of reading it, none that this device can show now. */
export function NoRecipe({ failure = null }: { failure?: unknown }) {
  const t = useText();
  const unread = failure instanceof AppError && failure.code === 'unavailable';
  return (
    <NothingHere
      heading={t(unread ? 'recipes.unread.heading' : 'recipes.missing.heading')}
      to={PATHS.recipes}
      toText={t('recipes.to-list')}
    >
      {t(unread ? 'recipes.unread' : 'recipes.missing')}
    </NothingHere>
  );
}
