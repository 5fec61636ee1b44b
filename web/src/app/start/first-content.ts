import { DOCUMENTS } from '@cellaret/domain/core/collections';
import { parseId } from '@cellaret/domain/core/ids';
import { MODERATION_DOCUMENTS } from '@cellaret/domain/moderation/moderation-paths';
import { INGREDIENTS_BY_NAME, RECIPES_BY_NAME } from '#data/catalogue/lists-by-name.ts';
import { bearing, credentials } from '#data/firebase/credentials.ts';
import { appCheckSiteKey, firebaseApp } from '#data/firebase/firebase-app.ts';
import { clientNeedsDownload } from '#data/firestore/load-client.ts';
import { forgetPrefetched, prefetch } from '#data/firestore/prefetch.ts';
import { firstRowsQuery } from '#data/firestore/query.ts';
import type { Wanted } from '#data/firestore/read-once.ts';
import { keptSession } from '#data/session/kept-session.ts';
import { currentSession } from '#data/session/session.ts';
import { ROUTES } from '#lib/page-paths.ts';
import { writeRecipe } from './write-recipe.ts';

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

/** The documents that an address begins with; none where its screen can ask as soon itself. */
function wantedAt(pathname: string): Wanted[] {
  if (!clientNeedsDownload()) return [];
  const id = parseId(RECIPE.exec(pathname)?.[1]);
  return id === null ? (comesAnew() && LISTS.get(pathname)) || [] : [DOCUMENTS.recipeView(id)];
}

/**
 * Asks for what the address is about; `known` is when the session is. With the token that this browser keeps
 * that goes out while Auth asks whether the session holds: nobody sees it before, and nobody else ever.
 * Resolves when the session is known, with when the answer has come; where none comes the screen asks again.
 */
export async function prefetchContent(known: Promise<void>): Promise<{ content: Promise<void> }> {
  const wanted = wantedAt(location.pathname);
  const read = (headers: Record<string, string>) =>
    Promise.all(wanted.map((one) => prefetch(one, headers).catch(() => [])));
  const show = ([documents]: Record<string, unknown>[][]) => writeRecipe(documents?.[0]);
  // App Check has no token before the session is known.
  const kept = wanted.length > 0 && appCheckSiteKey() === undefined ? await keptSession(firebaseApp()) : null;
  const early = kept && read(bearing(kept.token));
  await known;
  const session = currentSession();
  const member = session.state === 'signed-in' && session.user.emailVerified ? session.user : null;
  if (early && kept.uid === member?.uid) return { content: early.then(show) };
  forgetPrefetched();
  if (!member || wanted.length === 0) return { content: Promise.resolve() };
  // Not waited for here: without a network, or with App Check, a token may be long in coming, or never come.
  return {
    content: credentials()
      .then(read)
      .then(show)
      .catch(() => undefined),
  };
}
