import { useState, type SubmitEvent } from 'react';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { sdkCode } from '#data/firebase/sdk-errors.ts';
import { checkPassword, isPasswordRefused } from '#data/session/password.ts';
import { useSession } from '#data/session/session.ts';
import { register } from '#data/session/sign-in.ts';
import { keptBar } from '#lib/browser/kept-bar.ts';
import { logFailure } from '#lib/browser/log-failure.ts';
import { useText } from '#lib/i18n/i18n.ts';
import { PATHS } from '#lib/page-paths.ts';
import type { PasswordCheck } from '#lib/text/password-rules.ts';
import { lazyDialog } from '#ui/kit/lazy-dialog.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PlainButton } from '#ui/plain/button.tsx';
import { PlainField } from '#ui/plain/field.tsx';
import { PasswordChecklist } from '#ui/plain/password-checklist.tsx';
import text from '#ui/plain/text.module.css';
import styles from './auth.module.css';
import { emailState } from './email-state.ts';
import { FailureText, type SignInFailure } from './failure-text.tsx';
import { GoogleButton } from './google-button.tsx';
import { useSignInFailure } from './use-sign-in-failure.ts';

const RegistrationDialog = lazyDialog(
  async () => (await import('./registration-dialog.tsx')).RegistrationDialog,
);

/** `/register`. Somebody who is signed in is sent home. */
export function RegisterPage() {
  const t = useText();
  const session = useSession();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Refusal | null>(null);
  const [done, setDone] = useState(false);
  if (session.state === 'signed-in') return <Navigate to={PATHS.home} replace />;
  return (
    <div className={styles.card}>
      <PageHeading title={t('register.button')}>{t('register.heading')}</PageHeading>
      <FailureText failure={failure}>
        {failure?.taken !== undefined && (
          <Link className={text.link} to={PATHS.login} state={emailState(failure.taken)}>
            {t('register.taken-login')}
          </Link>
        )}
      </FailureText>
      <RegisterForm onFailure={setFailure} onDone={() => setDone(true)} />
      <GoogleButton onFailure={setFailure} />
      <Link className={styles.other} to={PATHS.login}>
        {t('register.to-login')}
      </Link>
      {done && (
        // Both are behind the guard: it sends the visitor to the login and back again.
        <RegistrationDialog onClose={() => void navigate(keptBar() ? PATHS.fillBarCabinet : PATHS.profile)} />
      )}
    </div>
  );
}

/** Why somebody could not register; `taken` is the address that has an account already. */
interface Refusal extends SignInFailure {
  taken?: string | undefined;
}

interface RegisterFormProps {
  onFailure: (failure: Refusal | null) => void;
  onDone: () => void;
}

const EMPTY = { displayName: '', email: '', password: '', confirmation: '' };

function RegisterForm({ onFailure, onDone }: RegisterFormProps) {
  const t = useText();
  const failureOf = useSignInFailure();
  const [values, setValues] = useState(EMPTY);
  const [checks, setChecks] = useState<PasswordCheck[]>([]);
  const [mismatch, setMismatch] = useState(false);
  const [busy, setBusy] = useState(false);

  const field = (name: keyof typeof EMPTY) => ({
    name,
    required: true,
    value: values[name],
    onChange: (event: { target: { value: string } }) => {
      const { value } = event.target;
      setValues((before) => ({ ...before, [name]: value }));
      if (name === 'password') void checkPassword(value).then(setChecks);
      if (name !== 'email') setMismatch(false);
    },
  });

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    onFailure(null);
    if (values.password !== values.confirmation) return setMismatch(true);
    setBusy(true);
    try {
      await register(values.displayName, values.email, values.password);
      onDone();
    } catch (failure) {
      logFailure('Registration failed', failure);
      const taken = sdkCode(failure) === 'email-already-in-use' ? values.email : undefined;
      onFailure({ ...failureOf(t('register.failed'), failure), taken });
      // By now the SDK has fetched the policy again.
      if (isPasswordRefused(failure)) setChecks(await checkPassword(values.password));
    } finally {
      setBusy(false);
    }
  };

  return (
    // Drawn ahead, and without scripts, it must not send a password anywhere: outside a dialog that method
    // does nothing.
    <form method="dialog" className={styles.form} onSubmit={(event) => void submit(event)}>
      <PlainField label={t('register.display-name')} autoComplete="name" {...field('displayName')} />
      <PlainField label={t('register.email')} type="email" autoComplete="username" {...field('email')} />
      <PlainField
        label={t('register.password')}
        type="password"
        autoComplete="new-password"
        hint={checks.length > 0 && <PasswordChecklist checks={checks} />}
        {...field('password')}
      />
      <PlainField
        label={t('register.confirmation')}
        type="password"
        autoComplete="new-password"
        error={mismatch ? t('register.mismatch') : undefined}
        {...field('confirmation')}
      />
      <PlainButton type="submit" variant="contained" disabled={busy}>
        {busy ? t('register.busy') : t('register.button')}
      </PlainButton>
    </form>
  );
}
