import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { logout, unsent, type Unsent } from '#data/session/logout.ts';
import { logFailure } from '#lib/browser/log-failure.ts';
import { createStore } from '#lib/browser/store.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { loadTexts, useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { lazyComponent } from '../start/lazy.ts';
import type { LeaveQuestion } from './leave-dialog.tsx';

/** The dialog, fetched when there is something to ask, or ahead of it (install-offline.ts). */
export const LEAVE_DIALOG = lazyComponent(async () => {
  const [{ LeaveDialog }] = await Promise.all([import('./leave-dialog.tsx'), loadTexts('account')]);
  return LeaveDialog;
});

/** The question that is being asked; null while there is none. */
export const leaveQuestion = createStore<LeaveQuestion | null>(null);

async function ask(lost: Unsent): Promise<boolean> {
  await LEAVE_DIALOG.preload();
  const answered = new Promise<boolean>((answer) => leaveQuestion.set({ lost, answer }));
  return answered.finally(() => leaveQuestion.set(null));
}

/**
 * Logging out, by any button: asks first if something would be lost, ends the session, and goes to the login.
 * A failure is logged, and shown if `tells` is set (specification, section 8).
 */
export function useLogout(tells: boolean): { busy: boolean; leave: () => void } {
  const t = useText();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const work = async () => {
    const lost = await unsent();
    if (lost && !(await ask(lost))) return;
    await logout();
    await navigate(PATHS.login, { replace: true });
  };
  const leave = () => {
    setBusy(true);
    work()
      .catch((failure: unknown) => {
        logFailure('Failed to logout', failure);
        if (tells) showToast(t('logout.failed'), { tone: 'error' });
      })
      .finally(() => setBusy(false));
  };
  return { busy, leave };
}
