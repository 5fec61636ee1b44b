import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot, root } from '../paths.ts';

const chapter =
  /\n## How it works in five minutes\n([\s\S]*?)\n## /.exec(
    readFileSync(inRoot('docs', 'architecture.md'), 'utf8'),
  )?.[1] ?? '';

/** The ways through the code: what each shows, and its files in order. */
const ways = chapter
  .split('\n**')
  .slice(1)
  .map((text) => ({
    name: text.split('**')[0] ?? '',
    files: [...text.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file = '']) => file),
  }));

/** Where an import leads, from the root. */
function target(path: string, file: string): string {
  if (path.startsWith('#')) return join('web', 'src', path.slice(1));
  if (path.startsWith('@cellaret/domain/'))
    return `${path.replace('@cellaret/domain', 'packages/domain/src')}.ts`;
  if (path.startsWith('@cellaret/drawings/'))
    return path.replace('@cellaret/drawings', 'packages/drawings/src');
  return join(dirname(file), path);
}

const imports = (file: string): string[] =>
  [...readFileSync(inRoot(file), 'utf8').matchAll(/(?:from |import\()'([^']+)'/g)].map(([, path = '']) =>
    target(path, file),
  );

const areJoined = (one: string | undefined, other: string): boolean =>
  one !== undefined && (imports(one).includes(other) || imports(other).includes(one));

describe('the five minutes of docs/architecture.md', () => {
  it('have five ways', () =>
    expect(ways.map(({ files }) => files.length > 4)).toEqual([true, true, true, true, true]));

  it.each(ways)('$name leads through files that are there, each joined to a neighbour', ({ files }) => {
    expect(files.filter((file) => !existsSync(inRoot(file)))).toEqual([]);
    const alone = files.filter(
      (file, at) => !areJoined(files[at - 1], file) && !areJoined(files[at + 1], file),
    );
    expect(alone).toEqual([]);
  });
});

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
  'web/README.md',
  'web/src/app/start/README.md',
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
  'docs/reliability.md',
  'docs/access.md',
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
