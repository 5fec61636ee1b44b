import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';

const FOLDER = import.meta.dirname;

/** So many files at most stand above each other: a reader keeps them in mind. */
const MOST_LEVELS = 5;

const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/\.(test|d)\.ts$/.test(file),
);

/** Imports of a file within this folder: static, dynamic, or types only. */
function importsOf(file: string): string[] {
  const source = readFileSync(join(FOLDER, file), 'utf8');
  return [...source.matchAll(/(?:from |import\()'(\.[^']+)'/g)]
    .map(([, path = '']) => normalize(join(dirname(file), path)))
    .filter((path) => files.includes(path));
}

const imports = new Map(files.map((file) => [file, importsOf(file)]));

/** The longest way down from a file; throws where it comes back to itself. */
function longestFrom(file: string, above: readonly string[] = []): string[] {
  if (above.includes(file)) throw new Error(`A circle: ${[...above, file].join(' > ')}`);
  const below = (imports.get(file) ?? []).map((next) => longestFrom(next, [...above, file]));
  return [file, ...(below.sort((a, b) => b.length - a.length)[0] ?? [])];
}

describe('the files of web/src/data', () => {
  it('import each other without a circle, five levels deep at most', () => {
    const tooLong = files.map((file) => longestFrom(file)).filter((way) => way.length > MOST_LEVELS);
    expect(tooLong.map((way) => way.join(' > '))).toEqual([]);
  });
});
