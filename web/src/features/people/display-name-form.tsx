import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState, type SubmitEvent } from 'react';
import { saveDisplayName } from '#data/session/sign-in.ts';
import { logFailure } from '#lib/browser/log.ts';
import { showToast } from '#lib/browser/toasts.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { TextInput } from '#ui/text-input.tsx';

/** The name the account goes by. */
export function DisplayNameForm({ stored }: { stored: string }) {
  const t = useText();
  const [name, setName] = useState(stored);
  const [busy, setBusy] = useState(false);
  const wanted = name.trim();
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await saveDisplayName(wanted);
      showToast(t('profile.saved'), { tone: 'success' });
    } catch (failure) {
      logFailure('The display name could not be saved', failure);
      showToast(t('profile.not-saved'), { tone: 'error' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Box
      component="form"
      onSubmit={(event) => void submit(event)}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1.5,
        alignItems: 'flex-end',
        '& > :first-of-type': { flex: '1 1 10rem' },
      }}
    >
      <TextInput
        label={t('register.display-name')}
        autoComplete="name"
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <Button type="submit" variant="outlined" loading={busy} disabled={wanted === '' || wanted === stored}>
        {t('profile.save')}
      </Button>
    </Box>
  );
}
