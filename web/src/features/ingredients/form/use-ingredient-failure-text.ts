import { LIMITS } from '@cellaret/domain/core/limits';
import { ParentRefused } from '#data/ingredients/save-ingredient.ts';
import { useFailureText } from '#lib/hooks/use-failure-text.ts';
import { useText } from '#lib/i18n/i18n.ts';

/** The banner's text for an ingredient that could not be saved. */
export function useIngredientFailureText(): (failure: unknown) => string {
  const t = useText();
  const failureText = useFailureText();
  return (failure) =>
    failure instanceof ParentRefused
      ? t('ingredient.parent-refused', { levels: LIMITS.ingredientLevels })
      : failureText(failure);
}
