import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { beginningOf, ROUTES } from '../src/lib/page-paths.ts';

/**
 * The files of the screens behind the guard, by how an address begins: what all of them need, and the screens
 * people come to first. With each comes what it imports: a file that is found only in another costs a
 * slow phone a round trip.
 */
const FOR_MEMBERS: Record<string, string[]> = {
  // First what asks who is there: what waits for the answer takes longest.
  [ROUTES.home]: ['session', 'first-content', 'door', 'material', 'member'],
  [beginningOf(ROUTES.recipe)]: ['stock', 'recipe', 'list-en', 'list-de', 'recipe-en', 'recipe-de'],
  [ROUTES.recipes]: ['lists', 'recipe-list', 'list-en', 'list-de'],
  [ROUTES.ingredients]: ['lists', 'list-en', 'list-de'],
};

/** A file, its styles and all that it imports, without those that are `known`; they are from now on. */
function withImports(fileName: string, bundle: Rolldown.OutputBundle, known: Set<string>): string[] {
  if (known.has(fileName)) return [];
  known.add(fileName);
  const file = bundle[fileName];
  if (file?.type !== 'chunk') return [fileName];
  const needed = [...file.imports, ...(file.viteMetadata?.importedCss ?? [])];
  return [fileName, ...needed.flatMap((one) => withImports(one, bundle, known))];
}

/** Takes the styles of a file out of the build: nothing fetches them from now on. */
function takeStyles({ viteMetadata }: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): string {
  const names = [...(viteMetadata?.importedCss ?? [])];
  viteMetadata?.importedCss.clear();
  return names
    .map((name) => {
      const file = bundle[name];
      delete bundle[name];
      return file?.type === 'asset' ? String(file.source) : '';
    })
    .join('');
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

/** The first files of everybody: who is there, and the screens that are open to all. */
const FIRST = ['session', 'door'];

/**
 * The pages of the app: every one has the icon in it and the styles of the public screens, and asks for the
 * app beside what asks who is there (src/main.tsx) instead of after it. The one of the screens behind the guard, which are not
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
      chunks.find((chunk) => chunk.name === name) ?? this.error(`There is no file ${name}`);
    const styles = [...FIRST, 'sign-in'].map((name) => takeStyles(named(name), bundle)).join('');
    if (!styles) this.error('There are no styles');
    const newFiles = (name: string, known: Set<string>) => withImports(named(name).fileName, bundle, known);
    const forAll = new Set<string>();
    const ahead = Object.entries(FOR_MEMBERS).flatMap(([path, names]) => {
      const known = path === ROUTES.home ? forAll : new Set(forAll);
      return names.flatMap((name) => {
        const language = /-(en|de)$/.exec(name)?.[1] ?? '';
        return newFiles(name, known).map(
          (file) => `<meta name="ahead" content="/${file}" data-path="${path}" lang="${language}">`,
        );
      });
    });
    const replaced = (source: string, part: RegExp | string, by: (found: string) => string) =>
      source.search(part) < 0 ? this.error(`index.html has nothing like ${part}`) : source.replace(part, by);
    const icon = readFileSync(join(import.meta.dirname, '..', 'public', 'favicon.svg'), 'utf8');
    let source = withoutComments(String(page.source));
    source = replaced(source, /<link rel="stylesheet"[^>]*>/, () => `<style>${styles}</style>`);
    source = replaced(source, '/favicon.svg', () => inlined(icon));
    source = replaced(
      source,
      /<script type="module" crossorigin src="[^"]*\/session-[^>]*><\/script>/,
      (session) => `${session}<script type="module" crossorigin src="/${named('door').fileName}"></script>`,
    );
    page.source = source;
    source = replaced(source, '<title>', (title) => ahead.join('') + title);
    this.emitFile({ type: 'asset', fileName: 'app.html', source });
  },
});
