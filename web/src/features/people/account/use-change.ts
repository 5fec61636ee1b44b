import { useEffect, useState } from 'react';
import { confirmIdentity } from '#data/session/account.ts';
import { readyPopup } from '#data/session/google.ts';
import type { AuthenticatedUser } from '#data/session/session.ts';
import { logFailure } from '#lib/browser/log.ts';
import { useAccountFailure } from './use-account-failure.ts';

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
