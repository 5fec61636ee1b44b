import type { IngredientReason } from '@cellaret/domain/recommendations/suggestions';
import type { Translate } from '#lib/i18n/i18n.ts';

/** Why an ingredient is suggested, in the reader's language. */
export function ingredientReasonText({ reason }: { reason: IngredientReason }, t: Translate): string {
  const { kind, count } = reason;
  switch (kind) {
    case 'completes':
      return t('bar-cabinet.reason.completes', { count });
    case 'closer':
      return t('bar-cabinet.reason.closer', { count });
    case 'popular':
      return t('bar-cabinet.reason.popular', { count });
  }
}
