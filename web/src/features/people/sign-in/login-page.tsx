import { useState, type SubmitEvent } from 'react';
import { Link, Navigate, useLocation } from 'react-router-dom';
import { useSession } from '#data/session/session.ts';
import { login } from '#data/session/sign-in.ts';
import { logFailure } from '#lib/browser/log-failure.ts';
import { rememberedEmail } from '#lib/browser/remembered-email.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS, VERIFIED } from '#lib/page-paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PlainButton } from '#ui/plain/button.tsx';
import { PlainField } from '#ui/plain/field.tsx';
import text from '#ui/plain/text.module.css';
import styles from './auth.module.css';
import { emailState, useEmailState } from './email-state.ts';
import { FailureText, type SignInFailure } from './failure-text.tsx';
import { GoogleButton } from './google-button.tsx';
import { useSignInFailure } from './use-sign-in-failure.ts';

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
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  const verified = new URLSearchParams(useLocation().search).has(VERIFIED);
  if (session.state === 'signed-in') return <Navigate to={destination} replace />;
  return (
    <div className={styles.card}>
      <PageHeading title={t('login.button')}>{t(verified ? 'login.verified' : 'login.heading')}</PageHeading>
      <FailureText failure={failure} />
      <LoginForm onFailure={setFailure} />
      <GoogleButton onFailure={setFailure} />
      <Link className={styles.other} to={PATHS.register}>
        {t('login.to-register')}
      </Link>
    </div>
  );
}

function LoginForm({ onFailure }: { onFailure: (failure: SignInFailure | null) => void }) {
  const t = useText();
  const failureOf = useSignInFailure();
  const brought = useEmailState();
  const [email, setEmail] = useState(() => brought || rememberedEmail());
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
      onFailure(failureOf(t('login.failed'), failure));
      setBusy(false);
    }
  };
  return (
    // Drawn ahead, and without scripts, it must not send a password anywhere: outside a dialog that method
    // does nothing.
    <form method="dialog" className={styles.form} onSubmit={(event) => void submit(event)}>
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
      <Link className={`${text.link} ${styles.forgot}`} to={PATHS.forgotPassword} state={emailState(email)}>
        {t('login.forgot')}
      </Link>
      <PlainButton type="submit" variant="contained" disabled={busy}>
        {busy ? t('login.busy') : t('login.button')}
      </PlainButton>
    </form>
  );
}
