import type { SuggestedRecipe } from '@cellaret/domain/api/answers';
import type { Translate } from '#lib/i18n/i18n.ts';
import { answeredVerdict } from '#lib/verdict.ts';
import { swapText } from '#ui/shelf/swap-text.ts';

/** Why a recipe is suggested, in the reader's language. */
export function recipeReasonText({ reason }: SuggestedRecipe, t: Translate): string {
  const { missing, swaps } = answeredVerdict(reason);
  switch (reason.kind) {
    case 'makeable':
      return t('menu.reason.makeable');
    case 'missing':
      if (missing.length === 0) return swapText(swaps, t);
      return t('menu.reason.missing', { names: missing.join(', ') });
    case 'similar':
      return t('menu.reason.similar');
    case 'popular':
      return t('menu.reason.popular');
  }
}
