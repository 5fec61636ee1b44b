import { validatePassword } from 'firebase/auth';
import { checked, demandsIn, type PasswordCheck, type PasswordDemand } from '#lib/text/password-rules.ts';
import { emulator, firebaseAuth } from '../firebase/app.ts';
import { sdkCode } from '../firebase/errors.ts';

/** Demands learned from refusals, for providers whose policy cannot be asked for. */
let learned: PasswordDemand[] = [];

/** Takes from a refusal what it says about the password; false where it is not about the password. */
export function learnFromRefusal(failure: unknown): boolean {
  if (!['weak-password', 'password-does-not-meet-requirements'].includes(sdkCode(failure))) return false;
  learned = demandsIn(failure instanceof Error ? failure.message : '');
  return true;
}

async function byPolicy(password: string): Promise<PasswordCheck[]> {
  const status = await validatePassword(firebaseAuth(), password);
  const { minPasswordLength = 0, maxPasswordLength = 0 } = status.passwordPolicy.customStrengthOptions;
  const rules: [PasswordDemand, boolean | undefined][] = [
    [{ rule: 'length', count: minPasswordLength }, status.meetsMinPasswordLength],
    // Named where it is too long: nobody thinks of it otherwise.
    [
      { rule: 'longest', count: maxPasswordLength },
      status.meetsMaxPasswordLength === false ? false : undefined,
    ],
    [{ rule: 'lowercase', count: 0 }, status.containsLowercaseLetter],
    [{ rule: 'uppercase', count: 0 }, status.containsUppercaseLetter],
    [{ rule: 'number', count: 0 }, status.containsNumericCharacter],
    [{ rule: 'symbol', count: 0 }, status.containsNonAlphanumericCharacter],
  ];
  return rules.flatMap(([demand, met]) => (met === undefined ? [] : [{ ...demand, met }]));
}

/**
 * Checks a password against the provider's policy, or against earlier refusals if it does not publish its
 * policy: the Auth emulator answers with a 501, so it is not asked. Empty if nothing is known.
 */
export async function checkPassword(password: string): Promise<PasswordCheck[]> {
  if (emulator('auth')) return checked(learned, password);
  return byPolicy(password).catch(() => checked(learned, password));
}
