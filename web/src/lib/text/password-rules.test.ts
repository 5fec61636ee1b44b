import { describe, expect, it } from 'vitest';
import { checked, demandsIn } from './password-rules.ts';

describe('what a refusal of the provider asks of a password', () => {
  it('is read from its words, with and without a policy', () => {
    expect(demandsIn('Firebase: Password should be at least 6 characters (auth/weak-password).')).toEqual([
      { rule: 'length', count: 6 },
    ]);
    expect(
      demandsIn(
        'Firebase: Missing password requirements: [Password must contain at least 10 characters, Password must contain a lower case character, Password must contain an upper case character, Password must contain a numeric character, Password must contain a non-alphanumeric character] (auth/password-does-not-meet-requirements).',
      ).map(({ rule }) => rule),
    ).toEqual(['length', 'lowercase', 'uppercase', 'number', 'symbol']);
    expect(demandsIn('Password may contain at most 12 characters')).toEqual([{ rule: 'longest', count: 12 }]);
  });

  it('is not invented: a demand for a special character is none for a digit, and other refusals ask nothing', () => {
    expect(demandsIn('Password must contain a non-alphanumeric character')).toEqual([
      { rule: 'symbol', count: 0 },
    ]);
    expect(demandsIn('Firebase: Error (auth/email-already-in-use).')).toEqual([]);
  });
});

describe('a password', () => {
  it('meets each demand by itself', () => {
    const all = demandsIn(
      'at least 8 characters, at most 12 characters, lower case, upper case, numeric, non-alphanumeric',
    );
    expect(checked(all, 'abcD1').map(({ rule, met }) => [rule, met])).toEqual([
      ['length', false],
      ['longest', true],
      ['lowercase', true],
      ['uppercase', true],
      ['number', true],
      ['symbol', false],
    ]);
    expect(
      checked(all, 'ABC DEF-GHI-JK')
        .filter(({ met }) => met)
        .map(({ rule }) => rule),
    ).toEqual(['length', 'uppercase', 'symbol']);
  });
});
