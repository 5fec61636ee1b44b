import { useEffect, useState } from 'react';
import {
  hasLocalAccounts,
  linkGoogle,
  linkLocalGoogleAccount,
  readyPopup,
  type LocalAccount,
} from '#data/session/google.ts';
import { logFailure } from '#lib/browser/log.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { rest } from '#lib/rest.ts';
import { useAccountFailure } from './use-account-failure.ts';

/**
 * Linking Google to the account: by its popup, or by the chooser of the local suite, which is open while
 * `choosing`.
 */
export function useGoogleLink() {
  const t = useText();
  const failureOf = useAccountFailure('change');
  const [choosing, setChoosing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    // A popup that could not be readied is readied by the click, and says what is wrong.
    void rest().then(() => readyPopup('needed').catch(() => undefined));
  }, []);
  const link = async (work: () => Promise<unknown>) => {
    setBusy(true);
    setFailure(null);
    try {
      if ((await work()) !== false) showToast(t('account.google.linked'), { tone: 'success' });
    } catch (error) {
      logFailure('Google could not be linked', error);
      setFailure(failureOf(error).text);
    } finally {
      setBusy(false);
    }
  };
  const startByPopup = () => void link(linkGoogle);
  return {
    choosing,
    busy,
    failure,
    start: () => (hasLocalAccounts() ? setChoosing(true) : startByPopup()),
    startByPopup,
    choose: (account: LocalAccount) => void link(() => linkLocalGoogleAccount(account)),
    cancel: () => setChoosing(false),
  };
}
