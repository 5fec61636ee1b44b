import type { SuggestedRecipe } from '@cellaret/domain/api-answers';
import type { Translate } from '#lib/i18n/i18n.ts';

/** Why a recipe is suggested, in the reader's language. */
export function recipeReasonText({ reason }: SuggestedRecipe, t: Translate): string {
  switch (reason.kind) {
    case 'makeable':
      return t('menu.reason.makeable');
    case 'missing':
      return t('menu.reason.missing', { names: reason.missing.join(', ') });
    case 'similar':
      return t('menu.reason.similar');
    case 'popular':
      return t('menu.reason.popular');
  }
}
