import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { joinedRules, RULES_FILE } from './firestore-rules.ts';

it('firestore.rules is what `npm run rules` makes of rules/*.rules', () => {
  expect(readFileSync(RULES_FILE, 'utf8')).toBe(joinedRules());
});
