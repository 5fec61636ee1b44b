import { readFileSync } from 'node:fs';
import { lingui } from '@lingui/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/**
 * ReactFire imports every Firebase product and none of the packages says that importing it has no effect, so all of them would
 * arrive with the first screen. Firestore, Storage and the rest are used by their exports only: what no screen imports is dropped.
 */
const firebaseByUse = (): Plugin => ({
  name: 'firebase-by-use',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (
      !/^(@?firebase\/(database|remote-config|functions|storage|firestore|app-check)|rxfire\/.+|reactfire)$/.test(
        source,
      )
    )
      return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && { ...resolved, moduleSideEffects: false };
  },
});

/**
 * ReactFire brings a table of the Realtime Database's events that is filled as it loads, and with it that whole product, which
 * nothing here uses. Inside a function without effect it goes with the rest. Fails the build where ReactFire looks otherwise.
 */
const reactfireWithoutDatabase = (): Plugin => ({
  name: 'reactfire-without-database',
  apply: 'build',
  transform: {
    filter: { id: /\/reactfire\/dist\/index\.js$/ },
    handler(code) {
      const table = /(?<== )Object\.freeze\(\(\w+ = \{\}, .*?\)\)/;
      if (!table.test(code)) this.error('The table of database events was not found in ReactFire');
      return code.replace(table, (found) => `/* @__PURE__ */ (() => ${found})()`);
    },
  },
});

/** The files of the screens behind the guard, by how an address begins: what all of them need, and the screen most people come to first. */
const FOR_MEMBERS: Record<string, string[]> = {
  '/': ['material', 'member'],
  '/view-recipe/': ['drinks', 'integers', 'read-once', 'recipe', 'recipe-en', 'recipe-de'],
};

/** A drawing as an address of its own. */
const inlined = (svg: string) =>
  `data:image/svg+xml,${svg
    .trim()
    .replace(/\s+/g, ' ')
    .replaceAll('"', "'")
    .replace(/[%#<>]/g, encodeURIComponent)}`;

/**
 * The pages of the app: every one has the styles and the icon in it, and asks for the app beside what asks who is there (src/main.tsx)
 * instead of after it. The one of the screens behind the guard, which are not drawn ahead (scripts/lib/build-web.ts draws the others
 * into index.html and its like), names what members need besides, for the script in index.html.
 */
const pages = (): Plugin => ({
  name: 'pages',
  apply: 'build',
  enforce: 'post',
  generateBundle(_, bundle) {
    const page = bundle['index.html'];
    if (page?.type !== 'asset') return;
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
    const named = (name: string) =>
      chunks.find((chunk) => chunk.name === name)?.fileName ?? this.error(`There is no file ${name}`);
    const ahead = Object.entries(FOR_MEMBERS).flatMap(([path, names]) =>
      names.map((name) => {
        const language = /-(en|de)$/.exec(name)?.[1] ?? '';
        return `<meta name="ahead" content="/${named(name)}" data-path="${path}" lang="${language}">`;
      }),
    );
    const replaced = (source: string, part: RegExp | string, by: (found: string) => string) =>
      source.search(part) < 0 ? this.error(`index.html has nothing like ${part}`) : source.replace(part, by);
    const styles = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
    if (styles?.type !== 'asset') this.error('There are no styles');
    delete bundle[styles.fileName];
    const icon = readFileSync(`${import.meta.dirname}/public/favicon.svg`, 'utf8');
    let source = String(page.source);
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
    const before = '<title>';
    this.emitFile({
      type: 'asset',
      fileName: 'app.html',
      source: source.replace(before, ahead.join('') + before),
    });
  },
});

/**
 * Every schema of zod can describe itself as a JSON schema, which only the API's own description uses: a tenth of what members
 * download first. Fails the build where zod looks otherwise.
 */
const zodWithoutJsonSchema = (): Plugin => ({
  name: 'zod-without-json-schema',
  apply: 'build',
  transform: {
    filter: { id: /\/zod\/v4\/classic\/schemas\.js$/ },
    handler(code) {
      const less = code
        .replace(/^ *inst\._zod\.processJSONSchema = .+;$/gm, '')
        .replace(/jsonSchema: \{[^{}]+\},/, '')
        .replace(/return createToJSONSchemaMethod\(.+;/, 'throw new Error("Not in the web app");');
      if (/processJSONSchema|JSONSchemaMethod\(/.test(less))
        this.error('The descriptions of schemas were not found in zod');
      return less;
    },
  },
});

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * Firebase Auth sets constants on every provider it knows, which keeps all of them in the bundle. Those of providers the product does not
 * offer are left out, and the providers with them.
 */
const offeredProvidersOnly = (): Plugin => ({
  name: 'offered-providers-only',
  apply: 'build',
  transform: {
    filter: { id: /@firebase\/auth\/dist\/.+\.js$/ },
    handler: (code) =>
      code.replace(
        /^(Facebook|Github|Twitter|Phone)AuthProvider\.[A-Z_]+ = .+;$|^(Phone|Totp)MultiFactorGenerator\.FACTOR_ID = .+;$|^CookiePersistence\.type = .+;$/gm,
        '',
      ),
  },
});

/** React Router offers its development build to every bundler; what visitors download is the production one beside it. */
const productionRouter = (): Plugin => ({
  name: 'production-router',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer, options) {
    if (!/^react-router(-dom)?(\/dom)?$/.test(source)) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && { ...resolved, id: resolved.id.replace('/dist/development/', '/dist/production/') };
  },
});

/**
 * The service worker: the app opens without a network. It never touches `/api`, and tokens never pass through it (they go to
 * other origins). A new version waits until no page uses the old one, because a page fetches its screens as they are opened.
 */
const offline = () =>
  VitePWA({
    // The app registers it itself, once somebody is signed in: a visitor at the door downloads nothing for later.
    injectRegister: null,
    registerType: 'prompt',
    // public/manifest.webmanifest
    manifest: false,
    workbox: {
      globPatterns: ['app.html', 'favicon.svg', 'assets/*.{js,woff2}'],
      navigateFallback: '/app.html',
      navigateFallbackDenylist: [/^\/api\//, /^\/media\//, /^\/__\//],
      clientsClaim: true,
      skipWaiting: false,
      cleanupOutdatedCaches: true,
      runtimeCaching: [
        {
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname === '/__/firebase/init.json',
          handler: 'NetworkFirst',
          // Filled by the app as well (data/config.ts): the first visit fetches it before there is a service worker.
          options: { cacheName: 'configuration', matchOptions: { ignoreVary: true } },
        },
        {
          // Pictures never change under their address.
          urlPattern: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/media/'),
          handler: 'CacheFirst',
          options: { cacheName: 'pictures', expiration: { maxEntries: 300, purgeOnQuotaError: true } },
        },
      ],
    },
  });

/** Every module that `entry` needs: what it imports statically, at any depth; not through those that `except` names. */
function reachable(entry: string, graph: ModuleGraph, except?: RegExp): Set<string> {
  const found = new Set<string>();
  const waiting = [entry];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id) || except?.test(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/** What the index files of Material and ReactFire name and the first screens do without; other screens use it. */
const IN_PASSING =
  /\/@mui\/(material\/(styles\/(enhanceHighContrast|useThemeProps)|InputBase|FormControl)|system\/(Stack|useMediaQuery))\b|\/@firebase\/(storage|functions|remote-config|app-check)\//;

/** Names a file that holds what `path` needs, as far as no earlier file does. */
function fileOf(name: string, path: string) {
  let needed: Set<string> | undefined;
  return {
    name: (id: string, graph: ModuleGraph) => {
      needed ??= reachable(`${import.meta.dirname}/src/${path}`, graph, IN_PASSING);
      return needed.has(id) ? name : null;
    },
  };
}

/** The whole client; the small one (data/read-once.ts) comes by itself. */
const FIRESTORE =
  /\/node_modules\/@firebase\/(firestore\/(?!dist\/lite\/)|webchannel-wrapper\/dist\/webchannel-blob\/)/;

const reaching = new Map<string, boolean>();

/** What ReactFire offers for Firestore is not used: it leads there on paper only. */
const WITHOUT_FIRESTORE = /\/node_modules\/(reactfire|rxfire)\//;

/** Whether a module needs Firestore. Two files ask it of every module, so the answers are kept. */
function reachesFirestore(id: string, graph: ModuleGraph): boolean {
  const known = reaching.get(id);
  if (known !== undefined) return known;
  const answer = [...reachable(id, graph, WITHOUT_FIRESTORE)].some((found) => FIRESTORE.test(found));
  reaching.set(id, answer);
  return answer;
}

/** So many parts that are fetched on their own have to share a module before it belongs to the file of what members need. */
const MANY = 9;

/**
 * A few files. By default every set of screens that happens to share a module gets one of its own: thirteen of them made the first
 * screen and sixty a recipe, each with its own headers and compressed without knowing the others. What reaches Firestore is apart,
 * because the feed does without.
 */
const fewFiles = {
  groups: [
    fileOf('session', 'main.tsx'),
    fileOf('door', 'app/start.tsx'),
    fileOf('drinks', 'features/home/landing-shelf.tsx'),
    fileOf('material', 'ui/material.tsx'),
    // The one part both of Firestore's clients share: with either of them it would bring that one along.
    { name: 'integers', test: /\/@firebase\/webchannel-wrapper\/dist\/bloom-blob\// },
    fileOf('read-once', 'data/asked-ahead.ts'),
    { name: 'firestore', test: FIRESTORE },
    { ...fileOf('member', 'features/recipes/recipe-page.tsx'), minShareCount: MANY },
    {
      name: (id: string, graph: ModuleGraph) => (reachesFirestore(id, graph) ? null : 'dialogs'),
      minShareCount: MANY,
    },
    // Small parts that others share with it too: asked for one by one they would take longer than all of them together.
    fileOf('recipe', 'features/recipes/recipe-page.tsx'),
    {
      name: (id: string) => {
        const language = /\/locales\/(en|de)\/(recipes|ingredients|flavour)\.json/.exec(id)?.[1];
        return language ? `recipe-${language}` : null;
      },
    },
    {
      name: (id: string, graph: ModuleGraph) => (reachesFirestore(id, graph) ? 'live' : null),
      minShareCount: MANY,
    },
  ],
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    firebaseByUse(),
    productionRouter(),
    offeredProvidersOnly(),
    reactfireWithoutDatabase(),
    zodWithoutJsonSchema(),
    react(),
    lingui({ cwd: import.meta.dirname, failOnMissing: true, failOnCompileError: true }),
    pages(),
    offline(),
  ],
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    // All of it belongs to the first screen: Material's styles are written by its parts.
    cssCodeSplit: false,
    rolldownOptions: { output: { codeSplitting: fewFiles } },
  },
  server: { host: '127.0.0.1' },
});
