type PasswordRule = 'length' | 'longest' | 'lowercase' | 'uppercase' | 'number' | 'symbol';

/** A rule of the provider, and whether a password meets it. `count` is a length, 0 for the other rules. */
export interface PasswordCheck {
  rule: PasswordRule;
  count: number;
  met: boolean;
}
