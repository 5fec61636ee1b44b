export type PasswordRule = 'length' | 'longest' | 'lowercase' | 'uppercase' | 'number' | 'symbol';

/** One thing the provider asks of a password; `count` is a length, 0 for the other rules. */
export interface PasswordDemand {
  rule: PasswordRule;
  count: number;
}

/** A demand, and whether a password meets it. */
export interface PasswordCheck extends PasswordDemand {
  met: boolean;
}

const MEETS: Record<PasswordRule, (password: string, count: number) => boolean> = {
  length: (password, count) => password.length >= count,
  longest: (password, count) => password.length <= count,
  lowercase: (password) => /[a-z]/.test(password),
  uppercase: (password) => /[A-Z]/.test(password),
  number: (password) => /\d/.test(password),
  symbol: (password) => /[^a-zA-Z0-9]/.test(password),
};

/** Judges a password by demands that are known. */
export const checked = (demands: readonly PasswordDemand[], password: string): PasswordCheck[] =>
  demands.map(({ rule, count }) => ({ rule, count, met: MEETS[rule](password, count) }));

/** How the provider words its demands in a refusal. */
const WORDS: Record<PasswordRule, RegExp> = {
  length: /at least (\d+) char/i,
  longest: /at most (\d+) char/i,
  lowercase: /lower ?case/i,
  uppercase: /upper ?case/i,
  number: /(?<!alpha-?)numeric|digit/i,
  symbol: /non-?alphanumeric|special char/i,
};

/** The demands that a refusal of the provider names, in its words; none where it names none. */
export const demandsIn = (refusal: string): PasswordDemand[] =>
  (Object.keys(WORDS) as PasswordRule[]).flatMap((rule) => {
    const found = WORDS[rule].exec(refusal);
    return found ? [{ rule, count: Number(found[1] ?? 0) }] : [];
  });
