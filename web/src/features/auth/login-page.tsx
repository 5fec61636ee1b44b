import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { useState, type SubmitEvent } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useSession } from '#data/session.ts';
import { login } from '#data/sign-in.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { PATHS } from '#lib/paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { AuthCard, AuthForm } from './auth-card.tsx';
import { FailureText } from './failure-text.tsx';
import { GoogleButton } from './google-button.tsx';

/** Where the guard sent the visitor away from, if it did; the profile otherwise. */
function useDestination(): string {
  const state: unknown = useLocation().state;
  const from = state !== null && typeof state === 'object' && 'from' in state ? state.from : undefined;
  return typeof from === 'string' && from.startsWith('/') ? from : PATHS.profile;
}

/** `/login`. Somebody who is signed in already, or has just signed in, goes on to where they came from. */
export function LoginPage() {
  const t = useText();
  const session = useSession();
  const destination = useDestination();
  const [failure, setFailure] = useState<string | null>(null);
  if (session.state === 'signed-in') return <Navigate to={destination} replace />;
  return (
    <AuthCard>
      <PageHeading title={t('login.button')}>{t('login.heading')}</PageHeading>
      <FailureText>{failure}</FailureText>
      <LoginForm onFailure={setFailure} />
      <GoogleButton onFailure={setFailure} />
      <MuiLink component={Link} to={PATHS.register} sx={{ justifySelf: 'center', py: 1 }}>
        {t('login.to-register')}
      </MuiLink>
    </AuthCard>
  );
}

function LoginForm({ onFailure }: { onFailure: (text: string | null) => void }) {
  const t = useText();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    onFailure(null);
    try {
      await login(email, password);
    } catch (failure) {
      logFailure('Login failed', failure);
      onFailure(t('login.failed'));
      setBusy(false);
    }
  };
  return (
    <AuthForm onSubmit={(event) => void submit(event)}>
      <TextInput
        label={t('login.email')}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <TextInput
        label={t('login.password')}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" variant="contained" disabled={busy}>
        {busy ? t('login.busy') : t('login.button')}
      </Button>
    </AuthForm>
  );
}
