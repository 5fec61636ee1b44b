import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { askToChangeEmail } from '#data/session/account.ts';
import type { AuthenticatedUser } from '#data/session/session.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { TextInput } from '#ui/text-input.tsx';
import { AccountDialog, Proof } from './account-dialog.tsx';
import { useChange } from './use-change.ts';

interface EmailDialogProps {
  user: AuthenticatedUser;
  onClose: () => void;
  /** The mail with the link went to this address. */
  onAsked: (email: string) => void;
}

/** Asks for a new address: it becomes the account's once the link in the mail to it was opened. */
export function EmailDialog({ user, onClose, onAsked }: EmailDialogProps) {
  const t = useText();
  const change = useChange(user);
  const [email, setEmail] = useState('');
  const save = async () => {
    if (!(await change.run(() => askToChangeEmail(email.trim())))) return;
    onAsked(email.trim());
    onClose();
  };
  return (
    <AccountDialog
      title={t('account.email.change')}
      confirm={t('account.email.save')}
      failure={change.failure}
      complete={change.proven && email.trim() !== ''}
      busy={change.busy}
      onConfirm={() => void save()}
      onClose={onClose}
    >
      <Typography>{t('account.email.text')}</Typography>
      <TextInput
        label={t('account.email.new')}
        type="email"
        autoComplete="email"
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Proof password={change.password} onPassword={change.setPassword} />
    </AccountDialog>
  );
}
