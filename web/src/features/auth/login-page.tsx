import { useState, type SubmitEvent } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useSession } from '#data/session.ts';
import { login } from '#data/sign-in.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { logFailure } from '#lib/log.ts';
import { PATHS } from '#lib/paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PlainField } from '#ui/plain/field.tsx';
import styles from './auth.module.css';
import { FailureText } from './failure-text.tsx';
import { GoogleButton } from './google-button.tsx';
import { PlainButton } from '#ui/plain/button.tsx';

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
    <div className={styles.card}>
      <PageHeading title={t('login.button')}>{t('login.heading')}</PageHeading>
      <FailureText>{failure}</FailureText>
      <LoginForm onFailure={setFailure} />
      <GoogleButton onFailure={setFailure} />
      <Link className={styles.other} to={PATHS.register}>
        {t('login.to-register')}
      </Link>
    </div>
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
    <form className={styles.form} onSubmit={(event) => void submit(event)}>
      <PlainField
        label={t('login.email')}
        type="email"
        name="email"
        autoComplete="username"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
      <PlainField
        label={t('login.password')}
        type="password"
        name="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <PlainButton type="submit" variant="contained" disabled={busy}>
        {busy ? t('login.busy') : t('login.button')}
      </PlainButton>
    </form>
  );
}
