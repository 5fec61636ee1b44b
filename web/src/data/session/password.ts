import { validatePassword } from 'firebase/auth';
import type { PasswordCheck } from '#lib/text/password-rules.ts';
import { firebaseAuth } from '../firebase/firebase-app.ts';
import { sdkCode } from '../firebase/sdk-errors.ts';

/** True if the provider refused the password. The SDK then fetches the policy again. */
export const isPasswordRefused = (failure: unknown): boolean =>
  ['weak-password', 'password-does-not-meet-requirements'].includes(sdkCode(failure));

async function byPolicy(password: string): Promise<PasswordCheck[]> {
  const status = await validatePassword(firebaseAuth(), password);
  const { minPasswordLength = 0, maxPasswordLength = 0 } = status.passwordPolicy.customStrengthOptions;
  const checks: (Omit<PasswordCheck, 'met'> & { met: boolean | undefined })[] = [
    { rule: 'length', count: minPasswordLength, met: status.meetsMinPasswordLength },
    // Named where it is too long: nobody thinks of it otherwise.
    {
      rule: 'longest',
      count: maxPasswordLength,
      met: status.meetsMaxPasswordLength === false ? false : undefined,
    },
    { rule: 'lowercase', count: 0, met: status.containsLowercaseLetter },
    { rule: 'uppercase', count: 0, met: status.containsUppercaseLetter },
    { rule: 'number', count: 0, met: status.containsNumericCharacter },
    { rule: 'symbol', count: 0, met: status.containsNonAlphanumericCharacter },
  ];
  return checks.flatMap(({ met, ...rule }) => (met === undefined ? [] : [{ ...rule, met }]));
}

/** Checks a password by the provider's policy; empty if the policy cannot be read. */
export const checkPassword = (password: string): Promise<PasswordCheck[]> =>
  byPolicy(password).catch(() => []);
