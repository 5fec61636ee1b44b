import { AppError } from '@cellaret/domain/core/errors';
import { useState } from 'react';
import { showToast, type Toast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { showFailure } from '#lib/text/failure-words.ts';

/** No toast says that it is done where that is null; the ways on that one offers are optional. */
type Run = (
  work: () => Promise<unknown>,
  done: string | null,
  ways?: Pick<Toast, 'action' | 'other'>,
) => Promise<boolean>;

/** Does one thing at a time that only the server can; says, and resolves with, whether it is done. */
export function useAction(): {
  busy: boolean;
  run: Run;
} {
  const t = useText();
  const [busy, setBusy] = useState(false);
  const run: Run = async (work, done, ways) => {
    setBusy(true);
    try {
      await work();
      if (done !== null) showToast(done, { tone: 'success', ...ways });
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
