import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot, root } from '../paths.ts';

const topLevel = readdirSync(root);

/** The paths that a text marks as code and that begin with a folder at the top of the repository. */
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/`([^`\s*{}<>…]+)`/g)]
    .map(([, code]) => code ?? '')
    .filter((code) => topLevel.includes(code.split('/')[0] ?? ''));

/** Links to other files, relative to the document. */
const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g)].map(([, target]) => target ?? '');

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
  ...readdirSync(inRoot('docs'), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => join('docs', file)),
];

describe.each(documents)('%s', (document) => {
  const text = readFileSync(inRoot(document), 'utf8');

  it('links to files that exist', () => {
    const broken = linksIn(text).filter((target) => !existsSync(inRoot(dirname(document), target)));
    expect(broken).toEqual([]);
  });
});

// Decision records tell of their time; these are kept true.
describe.each([
  'README.md',
  'CONTRIBUTING.md',
  'docs/architecture.md',
  'docs/first-deploy.md',
  'docs/operations.md',
  'SECURITY.md',
  'docs/spec-map.md',
])('%s', (document) => {
  it('names paths that exist', () => {
    const paths = pathsIn(readFileSync(inRoot(document), 'utf8'));
    expect(paths.length).toBeGreaterThan(2);
    expect(paths.filter((path) => !existsSync(inRoot(path)))).toEqual([]);
  });
});

it('the specification map has every section', () => {
  const sections = readFileSync(inRoot('docs', 'spec-map.md'), 'utf8').match(/^## \d+\./gm);
  expect(sections).toEqual(Array.from({ length: 9 }, (_, index) => `## ${index + 1}.`));
});
