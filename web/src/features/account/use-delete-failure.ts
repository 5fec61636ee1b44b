import { AppError, errorText } from '@cellaret/domain/errors';
import { ApiFailure } from '#data/api-client.ts';
import { sdkCode } from '#data/errors.ts';
import { useText } from '#lib/i18n/i18n.ts';

/** What a failed deletion says, and whether a new proof of identity may help. */
interface DeleteFailure {
  text: string;
  needsSignIn: boolean;
}

/** Codes of the provider for a password that is not the account's. */
const WRONG_PASSWORD = ['wrong-password', 'invalid-credential', 'invalid-login-credentials'];

/** Codes of the provider for a window that was closed or never opened. */
const NO_POPUP = ['popup-closed-by-user', 'cancelled-popup-request', 'popup-blocked', 'user-mismatch'];

/** fetch without a network throws a TypeError. */
const isOffline = (failure: unknown): boolean =>
  failure instanceof TypeError ||
  sdkCode(failure) === 'network-request-failed' ||
  (failure instanceof AppError && failure.code === 'unavailable');

/** Words for what went wrong while an account was to be deleted. */
export function useDeleteFailure(): (failure: unknown) => DeleteFailure {
  const t = useText();
  return (failure) => {
    if (failure instanceof ApiFailure && failure.status === 403)
      return { text: t('account.delete.sign-in-again'), needsSignIn: true };
    if (WRONG_PASSWORD.includes(sdkCode(failure)))
      return { text: t('account.delete.wrong-password'), needsSignIn: true };
    if (NO_POPUP.includes(sdkCode(failure)))
      return { text: t('account.delete.not-confirmed'), needsSignIn: true };
    if (isOffline(failure)) return { text: t('account.offline'), needsSignIn: false };
    return { text: errorText(failure), needsSignIn: false };
  };
}
