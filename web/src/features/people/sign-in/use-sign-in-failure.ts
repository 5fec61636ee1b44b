import { sdkCode } from '#data/firebase/sdk-errors.ts';
import type { MessageId } from '#lib/i18n/areas.ts';
import { useText } from '#lib/i18n/i18n.ts';
import type { SignInFailure } from './failure-text.tsx';

/** In plain words, what the codes of the provider mean for somebody at the door. */
const REASONS: Record<string, MessageId> = {
  'account-exists-with-different-credential': 'sign-in.other-way',
  'email-already-in-use': 'sign-in.taken',
  'invalid-credential': 'sign-in.wrong',
  'invalid-email': 'sign-in.invalid-email',
  'invalid-login-credentials': 'sign-in.wrong',
  'network-request-failed': 'sign-in.offline',
  'password-does-not-meet-requirements': 'sign-in.weak',
  'too-many-requests': 'sign-in.too-many',
  'user-disabled': 'sign-in.disabled',
  'user-not-found': 'sign-in.wrong',
  'weak-password': 'sign-in.weak',
  'wrong-password': 'sign-in.wrong',
};

/** Puts a failure of the provider beside the words for what did not work. */
export function useSignInFailure(): (text: string, failure: unknown) => SignInFailure {
  const t = useText();
  return (text, failure) => {
    const reason = REASONS[sdkCode(failure)];
    return { text, reason: reason && t(reason) };
  };
}
