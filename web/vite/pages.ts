import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { beginningOf, ROUTES } from '../src/lib/paths.ts';

/**
 * The files of the screens behind the guard, by how an address begins: what all of them need, and the screen
 * most people come to first. With each comes what it imports: a file that is found only in another costs a
 * slow phone a round trip.
 */
const FOR_MEMBERS: Record<string, string[]> = {
  [ROUTES.home]: ['material', 'member'],
  [beginningOf(ROUTES.recipe)]: ['read-once', 'recipe', 'recipe-en', 'recipe-de'],
};

type Chunks = readonly { fileName: string; name: string; imports: readonly string[] }[];

/** A file and all that it imports, without those that are `known`; they are from now on. */
function withImports(fileName: string, chunks: Chunks, known: Set<string>): string[] {
  if (known.has(fileName)) return [];
  known.add(fileName);
  const needed = chunks.find((chunk) => chunk.fileName === fileName)?.imports ?? [];
  return [fileName, ...needed.flatMap((one) => withImports(one, chunks, known))];
}

/**
 * A page without the comments in its script: they are for readers of the source, and a first visit is counted
 * in bytes.
 */
export const withoutComments = (page: string): string =>
  page.replace(/<script>[\s\S]*?<\/script>/, (script) => script.replace(/^\s*\/\/.*\n/gm, ''));

/** A drawing as an address of its own. */
const inlined = (svg: string) =>
  `data:image/svg+xml,${svg
    .trim()
    .replace(/\s+/g, ' ')
    .replaceAll('"', "'")
    .replace(/[%#<>]/g, encodeURIComponent)}`;

/**
 * The pages of the app: every one has the styles and the icon in it, and asks for the app beside what asks
 * who is there (src/main.tsx) instead of after it. The one of the screens behind the guard, which are not
 * drawn ahead (scripts/lib/build/build-web.ts draws the others into index.html and its like), names what
 * members need besides, for the script in index.html.
 */
export const pages = (): Plugin => ({
  name: 'pages',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') return;
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const named = (name: string) =>
      chunks.find((chunk) => chunk.name === name)?.fileName ?? this.error(`There is no file ${name}`);
    const known = new Set<string>();
    const newFiles = (name: string) => withImports(named(name), chunks, known);
    // The page asks for these itself.
    ['session', 'door'].forEach(newFiles);
    const ahead = Object.entries(FOR_MEMBERS).flatMap(([path, names]) =>
      names.flatMap((name) => {
        const language = /-(en|de)$/.exec(name)?.[1] ?? '';
        return newFiles(name).map(
          (file) => `<meta name="ahead" content="/${file}" data-path="${path}" lang="${language}">`,
        );
      }),
    );
    const replaced = (source: string, part: RegExp | string, by: (found: string) => string) =>
      source.search(part) < 0 ? this.error(`index.html has nothing like ${part}`) : source.replace(part, by);
    const styles = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
    if (styles?.type !== 'asset') this.error('There are no styles');
    delete bundle[styles.fileName];
    const icon = readFileSync(join(import.meta.dirname, '..', 'public', 'favicon.svg'), 'utf8');
    let source = withoutComments(String(page.source));
    source = replaced(
      source,
      /<link rel="stylesheet"[^>]*>/,
      () => `<style>${String(styles.source)}</style>`,
    );
    source = replaced(source, '/favicon.svg', () => inlined(icon));
    source = replaced(
      source,
      /<script type="module" crossorigin src="[^"]*\/session-[^>]*><\/script>/,
      (session) => `${session}<script type="module" crossorigin src="/${named('door')}"></script>`,
    );
    page.source = source;
    source = replaced(source, '<title>', (title) => ahead.join('') + title);
    this.emitFile({ type: 'asset', fileName: 'app.html', source });
  },
});
