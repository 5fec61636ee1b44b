import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const SRC = join(import.meta.dirname, '..');
const TEXTS = join(SRC, 'locales', 'en');

/** The area of every text. */
const areaOf = new Map(
  readdirSync(TEXTS).flatMap((file) =>
    Object.keys(JSON.parse(readFileSync(join(TEXTS, file), 'utf8')) as object).map(
      (id) => [id, file.replace('.json', '')] as const,
    ),
  ),
);

const fileAt = (path: string, from: string): string =>
  path.startsWith('#') ? join(SRC, path.slice(1)) : join(dirname(from), path);

/** A file and all it imports of the app. */
function reached(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(file)) return found;
  found.add(file);
  const code = readFileSync(file, 'utf8');
  for (const [, path = ''] of code.matchAll(/(?:from |import\()'([#.][^']+\.tsx?)'/g))
    reached(fileAt(path, file), found);
  return found;
}

/** The ids that a quoted text may be: itself, or all with its beginning where it goes on with a value. */
const idsOf = (code: string): string[] => [
  ...[...code.matchAll(/'([a-z][a-z0-9.-]+)'/g)].map(([, id = '']) => id),
  ...[...code.matchAll(/`([a-z][a-z0-9-]*\.[a-z0-9.-]*)\$\{/g)].flatMap(([, beginning = '']) =>
    [...areaOf.keys()].filter((id) => id.startsWith(beginning)),
  ),
];

/** The areas of the texts that a screen shows, in whichever file. */
const areasShown = (page: string): Set<string> =>
  new Set(
    [...reached(page)].flatMap((file) =>
      idsOf(readFileSync(file, 'utf8')).flatMap((id) => areaOf.get(id) ?? []),
    ),
  );

const source = readFileSync(join(SRC, 'app', 'pages.ts'), 'utf8');
const pages = [
  ...source.matchAll(/lazyPage\(\s*\(\) => import\('([^']+)'\),\s*'?(\w+)'?,\s*([^)]*?),?\s*\)/g),
].map(([, path = '', name = '', areas = '']) => ({
  name,
  file: fileAt(path, join(SRC, 'app', 'pages.ts')),
  areas: new Set(['common', 'form', ...[...areas.matchAll(/'([^']+)'/g)].map(([, area = '']) => area)]),
}));

describe('the screens that are fetched on their own', () => {
  it('are all found here', () => expect(pages.length).toBe(source.match(/lazyPage\(/g)?.length));

  it.each(pages)('$name arrives with every text that its parts show', ({ file, areas }) => {
    expect([...areasShown(file)].filter((area) => !areas.has(area))).toEqual([]);
  });
});
