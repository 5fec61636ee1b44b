import { useEffect, useState, type SubmitEvent } from 'react';
import { Link, Navigate } from 'react-router-dom';
import { useSession } from '#data/session/session.ts';
import { sendPasswordReset } from '#data/session/sign-in.ts';
import { logFailure } from '#lib/browser/log-failure.ts';
import { rememberedEmail } from '#lib/browser/remembered-email.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PlainButton } from '#ui/plain/button.tsx';
import { PlainField } from '#ui/plain/field.tsx';
import text from '#ui/plain/text.module.css';
import styles from './auth.module.css';
import { emailState, useEmailState } from './email-state.ts';
import { FailureText, type SignInFailure } from './failure-text.tsx';
import { useSignInFailure } from './use-sign-in-failure.ts';

/** Pause in milliseconds before another mail to the same address: the provider refuses quick repeats. */
const REST_MS = 30_000;

/** `/forgot-password`: sends a link. It says the same whether the address has an account or not. */
export function ForgotPasswordPage() {
  const t = useText();
  const session = useSession();
  const failureOf = useSignInFailure();
  const brought = useEmailState();
  const [email, setEmail] = useState(() => brought || rememberedEmail());
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [resting, setResting] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<SignInFailure | null>(null);
  useEffect(() => {
    if (!resting) return undefined;
    const timer = setTimeout(() => setResting(false), REST_MS);
    return () => clearTimeout(timer);
  }, [resting]);
  if (session.state === 'signed-in') return <Navigate to={PATHS.profile} replace />;

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setBusy(true);
    setFailure(null);
    try {
      await sendPasswordReset(email);
      setSentTo(email);
      setResting(true);
    } catch (error) {
      logFailure('The mail for a new password could not be sent', error);
      setFailure(failureOf(t('forgot.failed'), error));
    } finally {
      setBusy(false);
    }
  };
  const again = sentTo === email;
  return (
    <div className={styles.card}>
      <PageHeading>{t('forgot.heading')}</PageHeading>
      <p className={text.soft}>{t('forgot.text')}</p>
      <FailureText failure={failure} />
      <form className={styles.form} onSubmit={(event) => void submit(event)}>
        <PlainField
          label={t('forgot.email')}
          type="email"
          name="email"
          autoComplete="username"
          required
          value={email}
          onChange={(event) => setEmail(event.target.value)}
        />
        <div role="status">{sentTo !== null && <p>{t('forgot.sent', { email: sentTo })}</p>}</div>
        <PlainButton type="submit" variant="contained" disabled={busy || (again && resting)}>
          {busy ? t('forgot.busy') : t(again ? 'forgot.again' : 'forgot.button')}
        </PlainButton>
      </form>
      <Link className={styles.other} to={PATHS.login} state={emailState(email)}>
        {t('forgot.back')}
      </Link>
    </div>
  );
}
