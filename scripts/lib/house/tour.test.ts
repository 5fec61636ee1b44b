import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inRoot } from '../paths.ts';

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
