import { AppError } from '@cellaret/domain/core/errors';
import { useState } from 'react';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { showFailure } from '#lib/text/failure-words.ts';

/** Does one thing at a time that only the server can; says, and resolves with, whether it is done. */
export function useAction(): {
  busy: boolean;
  run: (work: () => Promise<unknown>, done: string) => Promise<boolean>;
} {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      showToast(done, { tone: 'success' });
      return true;
    } catch (failure) {
      if (failure instanceof AppError && failure.code === 'unavailable')
        showToast(t('bars.offline'), { tone: 'error' });
      else showFailure(failure);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, run };
}
