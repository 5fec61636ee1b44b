import { AppError } from '@cellaret/domain/core/errors';
import { QuotaExceeded } from '@cellaret/domain/core/quota';
import { isOnline, useOnline } from '../browser/online.ts';
import { useText } from '../i18n/i18n.ts';
import { failureWords } from '../text/failure-words.ts';
import { formatMoment } from '../text/format.ts';

const isUnavailable = (failure: unknown): boolean =>
  failure instanceof AppError && failure.code === 'unavailable';

/** The banner's text for a failed save. */
export function useFailureText(): (failure: unknown) => string {
  const t = useText();
  return (failure) => {
    if (failure instanceof QuotaExceeded)
      return t('form.quota-spent', { moment: formatMoment(failure.goesOnAt) });
    if (!isUnavailable(failure)) return failureWords(t, failure);
    return t(isOnline() ? 'form.unreachable' : 'form.offline');
  };
}

/** The text for another failure; `offline` if there is no network. */
export function useUnreadText(): (failure: unknown, offline: string) => string {
  const t = useText();
  const online = useOnline();
  return (failure, offline) => {
    if (!online) return offline;
    return isUnavailable(failure) ? t('network.unreachable') : failureWords(t, failure);
  };
}
