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

/** Names besides the wildcards of `match` that may stand in a path as they are: all are texts where they are used. */
const TEXTS = ['collection', 'key', 'kind', 'caller'];

/** Variables in paths that are neither texts nor turned into one: nothing says that production takes a number there. */
function numbersInPaths(source: string): string[] {
  const wildcards = [...source.matchAll(/\{(\w+)(?:=\*\*)?\}/g)].map(([, name]) => name ?? '');
  const variables = [...source.matchAll(/\$\((string\()?([^()]*)/g)];
  return variables.flatMap(([, isText, name = '']) =>
    isText !== undefined || wildcards.includes(name) || TEXTS.includes(name) ? [] : name,
  );
}

describe.each(['firestore.rules', 'storage.rules'])('%s', (file) => {
  const source = readFileSync(inRoot(file), 'utf8');

  test('turns numbers in paths into text', () => {
    expect(numbersInPaths(withoutComments(source))).toEqual([]);
  });

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
