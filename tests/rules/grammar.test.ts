import { readFileSync } from 'node:fs';
import { parseForESLint } from '@firebase/eslint-plugin-security-rules/parser';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../../scripts/lib/paths.ts';

/** Patterns of the dialect that the local engine and production read differently (docs/decisions on the rules' dialect). */
const FORBIDDEN: readonly [what: string, pattern: RegExp][] = [
  ['a ternary', /\?[^:'"]*:/],
  ['a pattern without its anchors', /\.matches\('(?!(\(\?s\))?\^[^']*\$'\))/],
  ['a pattern without its anchors in a function', /return '(?!\^[^']*\$')/],
  ['a substitution by a pattern', /\.replace\(/],
  ['a slice', /\[[^\]'"]*:[^\]]*\]/],
];

const withoutComments = (source: string) => source.replace(/^\s*\/\/.*$/gm, '');

describe.each(['firestore.rules', 'storage.rules'])('%s', (file) => {
  const source = readFileSync(inRoot(file), 'utf8');

  test('is accepted by Google’s published grammar', () => {
    expect(() => parseForESLint(source)).not.toThrow();
  });

  test.each(FORBIDDEN)('does not contain %s', (_what, pattern) => {
    expect(withoutComments(source)).not.toMatch(pattern);
  });
});

test('the grammar refuses what production refuses', () => {
  const division = `rules_version = '2'; service cloud.firestore { match /a/{b} { allow get: if 4/b == 2; } }`;
  expect(() => parseForESLint(division)).toThrow();
});
