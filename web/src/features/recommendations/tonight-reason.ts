import type { Spoiling } from '@cellaret/domain/cabinets/bottles';
import type { TonightReason } from '@cellaret/domain/recommendations/tonight';
import type { CompactCatalogue } from '#data/catalogue/compact-catalogue.ts';
import { ingredientNameIn } from '#data/catalogue/in-catalogue.ts';
import type { Translate } from '#lib/i18n/i18n.ts';
import { ingredientLabel } from '#lib/i18n/reference-words.ts';
import { formatNumber } from '#lib/text/format.ts';

/** A bottle that wants to be used up, in words. */
export const spoilingText = (
  { ingredient_id, open_days, best_days }: Spoiling,
  catalogue: CompactCatalogue,
  t: Translate,
): string =>
  t('tonight.use-up', {
    name: ingredientLabel(ingredientNameIn(catalogue, ingredient_id)),
    open: open_days,
    best: best_days,
  });

/** Why a drink was chosen, in words; nothing where the taste is not known, which is said once. */
export function reasonText(reason: TonightReason, catalogue: CompactCatalogue, t: Translate): string | null {
  switch (reason.kind) {
    case 'use-up':
      return t('tonight.uses-up', {
        name: ingredientLabel(ingredientNameIn(catalogue, reason.spoiling.ingredient_id)),
      });
    case 'again': {
      const { rating, days } = reason;
      const stars = rating === null ? null : formatNumber(rating / 2);
      if (days !== null)
        return stars === null
          ? t('tonight.again.days', { days })
          : t('tonight.again.stars-days', { stars, days });
      return stars === null ? t('tonight.again') : t('tonight.again.stars', { stars });
    }
    case 'like':
      return t('tonight.like', { name: catalogue.recipes.get(reason.recipe_id)?.name ?? '…' });
    case 'other':
      return t('tonight.other');
    case 'popular':
      return null;
    case 'for-all':
      return t(`tonight.for-all.${reason.fit}`, { people: reason.people });
  }
}
