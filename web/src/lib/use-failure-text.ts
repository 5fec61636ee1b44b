import { AppError, errorText } from '@cellaret/domain/errors';
import { useText } from './i18n/i18n.ts';

/** What the banner of a form says about a failed save. */
export function useFailureText(): (failure: unknown) => string {
  const t = useText();
  return (failure) => {
    if (failure instanceof AppError && failure.code === 'unavailable') return t('form.offline');
    return errorText(failure);
  };
}
