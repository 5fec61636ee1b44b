import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { setPassword } from '#data/session/account.ts';
import { checkPassword, isPasswordRefused } from '#data/session/password.ts';
import type { AuthenticatedUser } from '#data/session/session.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import type { PasswordCheck } from '#lib/text/password-rules.ts';
import { PasswordChecklist } from '#ui/plain/password-checklist.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { AccountDialog, Proof } from './account-dialog.tsx';
import { useChange } from './use-change.ts';

/** Changes the password, or gives an account of Google's its first one. */
export function PasswordDialog({ user, onClose }: { user: AuthenticatedUser; onClose: () => void }) {
  const t = useText();
  const change = useChange(user);
  // Read once: with the change the account has one.
  const [first] = useState(!user.hasPassword);
  const [wanted, setWanted] = useState('');
  const [again, setAgain] = useState('');
  const [mismatch, setMismatch] = useState(false);
  const [checks, setChecks] = useState<PasswordCheck[]>([]);
  const check = (password: string) => void checkPassword(password).then(setChecks);

  const save = async () => {
    if (wanted !== again) return setMismatch(true);
    const saved = await change.run(() =>
      setPassword(wanted).catch((failure: unknown) => {
        if (isPasswordRefused(failure)) check(wanted);
        throw failure;
      }),
    );
    if (!saved) return;
    showToast(t(first ? 'account.password.added' : 'account.password.changed'), { tone: 'success' });
    onClose();
  };

  return (
    <AccountDialog
      title={t(first ? 'account.password.add' : 'account.password.change')}
      confirm={t('account.password.save')}
      failure={change.failure}
      complete={change.proven && wanted !== '' && again !== ''}
      busy={change.busy}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      {/* Tells a password manager whose password this is. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      {first && <Typography>{t('account.password.add-text', { email: user.email })}</Typography>}
      <Proof password={change.password} onPassword={change.setPassword} />
      <TextInput
        label={t('account.password.new')}
        type="password"
        autoComplete="new-password"
        value={wanted}
        hint={checks.length > 0 && <PasswordChecklist checks={checks} />}
        onChange={({ target }) => {
          setWanted(target.value);
          setMismatch(false);
          check(target.value);
        }}
      />
      <TextInput
        label={t('account.password.again')}
        type="password"
        autoComplete="new-password"
        value={again}
        error={mismatch ? t('register.mismatch') : undefined}
        onChange={({ target }) => {
          setAgain(target.value);
          setMismatch(false);
        }}
      />
    </AccountDialog>
  );
}
