import { AppError, errorText } from '@cellaret/domain/errors';
import { useText } from '#lib/i18n/i18n.ts';

/** What the banner of the recipe form says about a failed save. */
export function useFailureText(): (failure: unknown) => string {
  const t = useText();
  return (failure) => {
    if (failure instanceof AppError && failure.code === 'unavailable') return t('recipes.form.offline');
    return errorText(failure);
  };
}
