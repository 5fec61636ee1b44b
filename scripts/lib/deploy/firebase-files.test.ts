import { expect, it } from 'vitest';
import { checkIndexes, checkRules, checkRuntime } from './firebase-files.ts';

it('lets the files of this repository be deployed', () => {
  expect(checkIndexes()).toMatch(/^\d+ composite indexes cover \d+ query shapes$/);
  expect(checkRules()).toBe('firestore.rules, storage.rules');
  expect(checkRuntime()).toMatch(/^nodejs\d+, built with Node/);
});
