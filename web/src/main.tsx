import '#lib/browser/no-generated-code.ts';
import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { parseId } from '@cellaret/domain/core/ids';
import { MODERATION_DOCUMENTS } from '@cellaret/domain/moderation/moderation-paths';
import { INGREDIENTS_BY_NAME, RECIPES_BY_NAME } from '#data/catalogue/lists-by-name.ts';
import { startFirebase } from '#data/firebase/firebase-app.ts';
import { loadConfig } from '#data/firebase/firebase-config.ts';
import { prefetch, type Wanted } from '#data/firestore/prefetch.ts';
import { firstRowsQuery } from '#data/firestore/query.ts';
import { startSession } from '#data/session/follow.ts';
import { finishRedirect } from '#data/session/google.ts';
import { currentSession } from '#data/session/session.ts';
import { logFailure } from '#lib/browser/log-failure.ts';
import { expectsMember } from '#lib/browser/session-hint.ts';
import { ROUTES } from '#lib/page-paths.ts';
import '#ui/plain/base.css';

// This entry is a small file of its own: it asks for the session and the first document while the app is
// still loading.

/**
 * How long the app, when it is there, waits for what its first screen is about: with it that screen is drawn
 * once instead of twice. It was asked for while the app was on its way, so it is mostly there.
 */
const PREFETCH_TIMEOUT_MS = 200;

const RECIPE = new RegExp(`^${ROUTES.recipe.replace(':id', '([^/]+)')}/?$`);

const LISTS = new Map<string, Wanted[]>([
  [ROUTES.recipes, [firstRowsQuery(RECIPES_BY_NAME)]],
  // With those of them that are hidden, which must not show for a moment.
  [ROUTES.ingredients, [firstRowsQuery(INGREDIENTS_BY_NAME), MODERATION_DOCUMENTS.hiddenItems('ingredient')]],
]);

/** Who comes back or loads a list again is to find their place: the rows at its top would be in the way. */
function comesAnew(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.type === 'navigate';
}

/** Reads what an address begins with while its screen is loading; for verified members. Throws SDK errors. */
async function prefetchContent(pathname: string): Promise<void> {
  const id = parseId(RECIPE.exec(pathname)?.[1]);
  const wanted = id === null ? (comesAnew() && LISTS.get(pathname)) || [] : [DOCUMENTS.recipeView(id)];
  await Promise.all(wanted.map(prefetch));
}

/** The app with all it needs for the screen of the address. */
async function loadApp() {
  const app = await import('#app/start/start.tsx');
  await app.prepare();
  return app;
}

/**
 * Finds out who uses the page, and asks for what its address is about, where they may see it. Resolves with
 * when that has come.
 */
async function askWhoIsThere(): Promise<{ content: Promise<void> }> {
  startFirebase(await loadConfig());
  finishRedirect().catch((failure: unknown) => logFailure('Failed to sign in with Google', failure));
  await startSession();
  const session = currentSession();
  const maySee = session.state === 'signed-in' && session.user.emailVerified;
  // Where it fails the screen asks again, and says so.
  return {
    content: maySee ? prefetchContent(location.pathname).catch(() => undefined) : Promise.resolve(),
  };
}

async function start(root: HTMLElement): Promise<void> {
  const [{ draw }, { content }] = await Promise.all([loadApp(), askWhoIsThere()]);
  await Promise.race([content, new Promise((resolve) => setTimeout(resolve, PREFETCH_TIMEOUT_MS))]);
  await draw(root, content);
}

const root = document.getElementById('root');
// The first number that is written loads the browser's tables of how numbers are written, which takes a slow
// phone a tenth of a second: now, while there is nothing else to do.
if (expectsMember()) setTimeout(() => (0).toLocaleString());
if (root) start(root).catch((failure: unknown) => logFailure('Cellaret could not start', failure));
