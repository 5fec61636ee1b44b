import { createHash } from 'node:crypto';
import { parseId, TOKEN } from '@cellaret/domain/core/ids';
import { FUNCTION_LIMITS } from '@cellaret/domain/core/limits';
import { guestMenuPath } from '@cellaret/domain/guests/guests';
import { UNIT_SYSTEMS } from '@cellaret/domain/people/user';
import { PUBLIC_PATHS } from '@cellaret/domain/recipes/sharing';
import { lookOfView } from '@cellaret/domain/recipes/view-look';
import { LANGUAGES, type Language } from '@cellaret/drawings/menu/words.ts';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { readOpenMenu } from '../services/guests/public-menus.ts';
import { previewPicture } from '../services/pictures/preview-pictures.ts';
import { readPublicRecipe, sharedIds } from '../services/recipes/sharing.ts';
import { callerAddress } from './authenticate.ts';
import { visitorLimit } from './rate-limit.ts';

/** Unshared recipes disappear from the CDN and browsers within a minute. */
const CACHING = 'public, max-age=60';

/** A busy menu is drawn every few seconds for everybody; a closed one is gone within a minute. */
const MENU_CACHING = 'public, max-age=5, stale-while-revalidate=50';

/** No scripts. `connect-src` allows auditing tools to read robots.txt from within the page. */
const POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; font-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const STATUS = { gone: 410, unknown: 404 } as const;

/** React is imported on the first page request: the API runs without it. */
const drawing = () => import('../pages/recipe-page.tsx');

/** The language that the address names, else the one of the browser, as caches are told. */
function languageOf(request: Request, response: Response): Language {
  const chosen = LANGUAGES.find((language) => language === request.query.lang);
  if (chosen) return chosen;
  response.vary('Accept-Language');
  return request.acceptsLanguages(...LANGUAGES) === 'de' ? 'de' : 'en';
}

/** The public origin: hosting forwards it; without hosting it is the function's own. */
const originOf = (request: Request): string => `${request.protocol}://${request.host}`;

function sendPage(request: Request, response: Response, html: string, caching = CACHING): void {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  response.set({ 'Cache-Control': caching, ETag: etag });
  if (request.get('if-none-match')?.includes(etag)) response.status(304).end();
  else response.type('html').send(html);
}

/** Not cached: a page requested just before it is shared would stay absent for everybody. */
function sendAbsence(response: Response, status: number, html: string): void {
  response.status(status).type('html').send(html);
}

const sendRecipe: RequestHandler = async (request, response) => {
  visitorLimit.take(callerAddress(request));
  const id = parseId(String(request.params.id));
  const language = languageOf(request, response);
  const [found, { drawRecipePage, drawAbsence }] = await Promise.all([
    id === null ? { state: 'unknown' as const } : readPublicRecipe(id),
    drawing(),
  ]);
  response.set('Content-Security-Policy', POLICY);
  if (found.state === 'shared')
    sendPage(request, response, drawRecipePage({ ...found, language, origin: originOf(request) }));
  else sendAbsence(response, STATUS[found.state], drawAbsence(found.state, language));
};

const sendMenu: RequestHandler = async (request, response) => {
  visitorLimit.take(callerAddress(request));
  const token = String(request.params.token);
  const [menu, { drawMenuPage, drawClosedMenu }] = await Promise.all([
    TOKEN.test(token) ? readOpenMenu(token) : null,
    import('../pages/menu-page.tsx'),
  ]);
  const language = languageOf(request, response);
  const system = UNIT_SYSTEMS.find((one) => one === request.query.units) ?? (language === 'de' ? 'cl' : 'ml');
  // Hosting's own headers stay: they let its script run, and name the page to the provider.
  response.removeHeader('Content-Security-Policy');
  response.removeHeader('Referrer-Policy');
  if (menu) sendPage(request, response, drawMenuPage({ menu, language, system }), MENU_CACHING);
  else sendAbsence(response, STATUS.unknown, drawClosedMenu(language));
};

const sendPreview: RequestHandler = async (request, response, next) => {
  visitorLimit.take(callerAddress(request));
  const id = parseId(String(request.params.id));
  const found = id === null ? null : await readPublicRecipe(id);
  if (found?.state !== 'shared') {
    next();
    return;
  }
  const { recipe } = found;
  const { previewDrawing } = await import('../pages/preview-drawing.tsx');
  const look = lookOfView(recipe);
  const key = `${recipe.id} ${recipe.cover ?? JSON.stringify(look)}`;
  const bytes = await previewPicture(key, recipe.cover, () => previewDrawing(look));
  response.set({ 'Cache-Control': CACHING, 'Cross-Origin-Resource-Policy': 'cross-origin' });
  response.type('image/jpeg').send(bytes);
};

/** The cached sitemap ids and when they expire. */
let listed: { ids: Promise<number[]>; until: number } | null = null;

function listedIds(): Promise<number[]> {
  const now = Date.now();
  if (!listed || listed.until < now) {
    const ids = sharedIds();
    listed = { ids, until: now + FUNCTION_LIMITS.sitemap.seconds * 1000 };
    ids.catch(() => (listed = null));
  }
  return listed.ids;
}

const sendSitemap: RequestHandler = async (request, response) => {
  visitorLimit.take(callerAddress(request));
  const ids = await listedIds();
  const origin = originOf(request);
  const urls = ids.map((id) => `<url><loc>${origin}${PUBLIC_PATHS.recipe(id)}</loc></url>`);
  response
    .type('application/xml')
    .send(
      `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('\n')}</urlset>\n`,
    );
};

export function publicPages(): Router {
  const router = Router({ caseSensitive: true });
  router.get('/r/:id', sendRecipe);
  router.get(guestMenuPath(':token'), sendMenu);
  router.get('/r/:id/preview.jpg', sendPreview);
  router.get(PUBLIC_PATHS.sitemap, sendSitemap);
  return router;
}
