import { join } from 'node:path';

interface ModuleGraph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/**
 * Every module that `entry` needs: what it imports statically, at any depth; not through those that `except`
 * names.
 */
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

/**
 * Modules in the index files of Material and ReactFire that the first screens do without; other screens use
 * them.
 */
const IN_PASSING =
  /\/@mui\/(material\/(styles\/(enhanceHighContrast|useThemeProps)|InputBase|FormControl)|system\/Stack)\b|\/@firebase\/(storage|functions|remote-config|app-check)\//;

/**
 * Names a file that holds what some of `paths` need, or what every one needs, as far as no earlier file
 * does.
 */
function fileNeededBy(which: 'some' | 'every', name: string, paths: readonly string[]) {
  let needed: Set<string>[] | undefined;
  return {
    name: (id: string, graph: ModuleGraph) => {
      needed ??= paths.map((path) =>
        reachable(join(import.meta.dirname, '..', 'src', path), graph, IN_PASSING),
      );
      return needed[which]((one) => one.has(id)) ? name : null;
    },
  };
}

const fileOf = (name: string, ...paths: string[]) => fileNeededBy('some', name, paths);
const fileOfShared = (name: string, ...paths: string[]) => fileNeededBy('every', name, paths);

const DRAWINGS = '../../packages/drawings/src';

const MATERIAL = '../../node_modules/@mui/material';

const FIRESTORE = /\/node_modules\/@firebase\/(firestore|webchannel-wrapper)\//;

/**
 * A few lines each, which several screens share. Apart they would be named one by one in what everybody loads
 * first, and asked for one by one.
 */
const SMALL =
  /\/src\/lib\/(availability|own-tags|throttle|text\/names|hooks\/(use-saved|use-kept-choice)|browser\/(feed-hints|invitation))\.tsx?$/;

/**
 * So many parts that are fetched on their own have to share a module before it belongs to the file of what
 * members need.
 */
const MANY = 9;

/**
 * A few files. By default every set of screens that happens to share a module gets one of its own: thirteen
 * of them made the first screen and sixty a recipe, each with its own headers and compressed without knowing
 * the others. What reaches Firestore is apart, because the feed does without. What each of them saves:
 * docs/decisions/0060.
 */
export const fewFiles = {
  groups: [
    // With the little that 'door' and 'first-content' share: neither waits for the other.
    fileOf('session', 'main.tsx', 'lib/page-paths.ts', 'lib/when-idle.ts'),
    // With the little that the way in shares with members' screens: they do without its file.
    fileOf('door', 'app/start/start.tsx', 'ui/kit/lazy-dialog.ts'),
    fileOf('first-content', 'app/start/first-content.ts'),
    fileOf('sign-in', 'app/groups/sign-in-pages.ts'),
    fileOf('drawings', `${DRAWINGS}/drink-picture.tsx`, `${DRAWINGS}/standing-bottle.tsx`),
    { name: 'landing', test: /\/features\/landing\/(landing-bar|scene|starter-bar)\./ },
    fileOf(
      'material',
      'app/start/load-member-frame.ts',
      // A line each, which most screens import.
      `${MATERIAL}/useMediaQuery/index.mjs`,
      `${MATERIAL}/utils/createChainedFunction.mjs`,
    ),
    { name: 'small', test: SMALL },
    { name: 'firestore', test: FIRESTORE },
    { ...fileOf('member', 'features/ingredients/ingredients-page.tsx'), minShareCount: MANY },
    // A recipe and the list of them share it.
    fileOfShared('recipes', 'features/recipes/recipe-page.tsx', 'features/recipes/recipes-page.tsx'),
    // How far the stock goes, which the list of ingredients does without.
    { ...fileOf('stock', 'features/recipes/recipe-page.tsx'), minShareCount: MANY },
    // The table of the API, which reading a recipe does without and the feed does not.
    fileOf('api', 'data/api/call-api.ts'),
    // Apart from what other screens share with them, which would come before their first rows.
    fileOf('lists', 'features/ingredients/ingredients-page.tsx'),
    fileOf('recipe-list', 'features/recipes/recipes-page.tsx'),
    { name: 'dialogs', minShareCount: MANY },
    // Small parts that others share with it too: asked for one by one they would take longer than all of them
    // together.
    fileOf('recipe', 'features/recipes/recipe-page.tsx'),
    {
      name: (id: string) => {
        const [, language, lists] =
          /\/locales\/(en|de)\/(?:(recipes|ingredients|form)|flavour|bar-cabinet)\.json/.exec(id) ?? [];
        return language ? `${lists ? 'list' : 'recipe'}-${language}` : null;
      },
    },
  ],
};
