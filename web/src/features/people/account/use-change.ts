import { AppError } from '@cellaret/domain/core/errors';
import { useEffect, useState } from 'react';
import { ApiFailure } from '#data/api/request.ts';
import { sdkCode } from '#data/firebase/sdk-errors.ts';
import { confirmIdentity } from '#data/session/account.ts';
import { readyPopup } from '#data/session/google.ts';
import type { AuthenticatedUser } from '#data/session/session.ts';
import { logFailure } from '#lib/browser/log-failure.ts';
import type { MessageId } from '#lib/i18n/areas.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { failureWords } from '#lib/text/failure-words.ts';

/** Text of a failed change, and whether a new proof of identity may help. */
interface AccountFailure {
  text: string;
  needsSignIn: boolean;
}

/** Meanings of the provider's codes for a person who has to prove their identity. */
const PROOFS: Record<string, 'wrong-password' | 'not-confirmed' | 'sign-in-again'> = {
  'wrong-password': 'wrong-password',
  'invalid-credential': 'wrong-password',
  'invalid-login-credentials': 'wrong-password',
  'popup-closed-by-user': 'not-confirmed',
  'cancelled-popup-request': 'not-confirmed',
  'popup-blocked': 'not-confirmed',
  'user-mismatch': 'not-confirmed',
  'requires-recent-login': 'sign-in-again',
};

/** And for what they wanted to change. */
const CHANGES: Record<string, MessageId> = {
  'credential-already-in-use': 'account.change.google-taken',
  'email-already-in-use': 'account.change.email-taken',
  'invalid-email': 'account.change.invalid-email',
  'invalid-new-email': 'account.change.invalid-email',
  'password-does-not-meet-requirements': 'account.change.weak',
  'provider-already-linked': 'account.change.google-linked',
  'too-many-requests': 'account.change.too-many',
  'weak-password': 'account.change.weak',
};

const isOffline = (failure: unknown): boolean =>
  sdkCode(failure) === 'network-request-failed' ||
  (failure instanceof AppError && failure.code === 'unavailable');

/** Words for what went wrong while an account was to be changed or deleted, and that nothing was. */
export function useAccountFailure(work: 'change' | 'delete'): (failure: unknown) => AccountFailure {
  const t = useText();
  return (failure) => {
    const code = sdkCode(failure);
    const proof = failure instanceof ApiFailure && failure.status === 403 ? 'sign-in-again' : PROOFS[code];
    if (proof) return { text: t(`account.${work}.${proof}`), needsSignIn: true };
    const change = CHANGES[code];
    if (change) return { text: t(change), needsSignIn: false };
    if (isOffline(failure)) return { text: t('account.offline'), needsSignIn: false };
    // The SDK's own words name its codes and nothing that helps.
    return { text: code === '' ? failureWords(t, failure) : t('account.change.failed'), needsSignIn: false };
  };
}

/**
 * A change of the account behind a proof of who is there: by the password, or by Google for accounts without
 * one. `run` asks for the proof, makes the change, and resolves with whether it was made; otherwise `failure`
 * says why not.
 */
export function useChange({ hasPassword }: AuthenticatedUser) {
  const failureOf = useAccountFailure('change');
  const [typed, setTyped] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const password = hasPassword ? typed : null;
  useEffect(() => {
    // A popup that could not be readied is readied by the click, and says what is wrong.
    if (!hasPassword) readyPopup('everywhere').catch(() => undefined);
  }, [hasPassword]);
  const run = async (change: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setFailure(null);
    try {
      await confirmIdentity(password);
      await change();
      return true;
    } catch (error) {
      logFailure('The account could not be changed', error);
      setFailure(failureOf(error).text);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { password, setPassword: setTyped, proven: password !== '', busy, failure, run };
}
