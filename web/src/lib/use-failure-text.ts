import { AppError, errorText } from '@cellaret/domain/errors';
import { useText } from './i18n/i18n.ts';
import { isOnline, useOnline } from './online.ts';

const isUnavailable = (failure: unknown): boolean =>
  failure instanceof AppError && failure.code === 'unavailable';

/** What the banner of a form says about a failed save. */
export function useFailureText(): (failure: unknown) => string {
  const t = useText();
  return (failure) => {
    if (!isUnavailable(failure)) return errorText(failure);
    return t(isOnline() ? 'form.unreachable' : 'form.offline');
  };
}

/** What is said about something else that failed; `offline` where there is no network for it. */
export function useUnreadText(): (failure: unknown, offline: string) => string {
  const t = useText();
  const online = useOnline();
  return (failure, offline) => {
    if (!online) return offline;
    return isUnavailable(failure) ? t('network.unreachable') : errorText(failure);
  };
}
