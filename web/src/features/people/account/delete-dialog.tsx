import { heirOf } from '@cellaret/domain/bars/bar';
import { LIMITS } from '@cellaret/domain/core/limits';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useBars } from '#data/bars/bars.ts';
import { confirmIdentity, deleteAccount, secondsSinceSignIn } from '#data/session/account.ts';
import { currentUid, type AuthenticatedUser } from '#data/session/session.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { TextInput } from '#ui/text-input.tsx';
import { AccountDialog, Proof } from './account-dialog.tsx';
import { useAccountFailure } from './use-change.ts';

/** Kept free for reading and typing before the server's limit is over. */
const SPARE_SECONDS = 120;

/** True if an identity must be proven again before deletion; the server decides by `setStale`. */
function useSignInAge(): { stale: boolean; setStale: (stale: boolean) => void } {
  const [stale, setStale] = useState(false);
  useEffect(() => {
    let gone = false;
    secondsSinceSignIn().then(
      (seconds) => !gone && setStale(seconds > LIMITS.accountDeletionSeconds - SPARE_SECONDS),
      // Without an answer the server decides.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, []);
  return { stale, setStale };
}

const LOST = [
  'account.delete.lost.shelves',
  'account.delete.lost.recipes',
  'account.delete.lost.login',
] as const;

/** Says of each bar that one owns who inherits it, or that it goes too. */
function OwnBars() {
  const t = useText();
  const bars = useBars();
  const own = bars.state === 'ready' ? bars.value.filter(({ owner_uid }) => owner_uid === currentUid()) : [];
  return own.map((bar) => {
    const heir = bar.members[heirOf(bar) ?? ''];
    return (
      <Typography key={bar.id} color="textSecondary" dir="auto">
        {heir
          ? t('account.delete.bar.passes', { bar: bar.bar_name, name: heir.name })
          : t('account.delete.bar.goes', { bar: bar.bar_name })}
      </Typography>
    );
  });
}

/** Asks before an account is deleted: what goes, the typed email, a proof where the sign-in is old. */
export function DeleteDialog({ user, onClose }: { user: AuthenticatedUser; onClose: () => void }) {
  const t = useText();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { stale, setStale } = useSignInAge();
  const failureOf = useAccountFailure('delete');
  const { email, hasPassword } = user;
  const confirmed = typed.trim().toLowerCase() === email.toLowerCase();

  const confirm = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      if (stale) await confirmIdentity(hasPassword ? password : null);
      await deleteAccount();
      showToast(t('account.delete.done'), { tone: 'success' });
      await navigate(PATHS.home, { replace: true });
    } catch (error) {
      const { text, needsSignIn } = failureOf(error);
      if (needsSignIn) setStale(true);
      setFailure(text);
      setBusy(false);
    }
  };

  return (
    <AccountDialog
      title={t('account.delete.title')}
      confirm={t('account.delete.button')}
      removes
      failure={failure}
      complete={confirmed && (!stale || !hasPassword || password !== '')}
      busy={busy}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Typography>{t('account.delete.goes')}</Typography>
      <Box component="ul" sx={{ m: 0, pl: 3, display: 'grid', gap: 0.5 }}>
        {LOST.map((id) => (
          <li key={id}>{t(id)}</li>
        ))}
      </Box>
      <OwnBars />
      <Typography color="textSecondary">{t('account.delete.stays')}</Typography>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{t('account.delete.type', { email })}</Typography>
      <TextInput
        label={t('account.email')}
        type="email"
        autoComplete="off"
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {stale && <Proof deletes password={hasPassword ? password : null} onPassword={setPassword} />}
    </AccountDialog>
  );
}
