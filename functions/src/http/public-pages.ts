import { createHash } from 'node:crypto';
import { parseId } from '@cellaret/domain/core/ids';
import { FUNCTION_LIMITS } from '@cellaret/domain/core/limits';
import { PUBLIC_PATHS } from '@cellaret/domain/recipes/sharing';
import { lookOfView } from '@cellaret/domain/recipes/view-look';
import { Router, type Request, type RequestHandler, type Response } from 'express';
import { PAGE_LANGUAGES, type PageLanguage } from '../pages/words.ts';
import { previewPicture } from '../services/pictures/preview-pictures.ts';
import { readPublicRecipe, sharedIds } from '../services/recipes/sharing.ts';
import { callerAddress } from './authenticate.ts';
import { visitorLimit } from './rate-limit.ts';

/** Unshared recipes disappear from the CDN and browsers within a minute. */
const CACHING = 'public, max-age=60';

/** No scripts. `connect-src` allows auditing tools to read robots.txt from within the page. */
const POLICY =
  "default-src 'none'; img-src 'self' data:; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const STATUS = { gone: 410, unknown: 404 } as const;

/** React is imported on the first page request: the API runs without it. */
const drawing = () => import('../pages/recipe-page.tsx');

const languageOf = (request: Request): PageLanguage =>
  PAGE_LANGUAGES.find((language) => language === request.query.lang) ?? 'en';

/** The public origin: hosting forwards it; without hosting it is the function's own. */
const originOf = (request: Request): string => `${request.protocol}://${request.host}`;

function sendPage(request: Request, response: Response, html: string): void {
  const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
  response.set({ 'Cache-Control': CACHING, 'Content-Security-Policy': POLICY, ETag: etag });
  if (request.get('if-none-match')?.includes(etag)) response.status(304).end();
  else response.type('html').send(html);
}

/** Not cached: a page requested just before it is shared would stay absent for everybody. */
function sendAbsence(response: Response, status: number, html: string): void {
  response.set('Content-Security-Policy', POLICY).status(status).type('html').send(html);
}

const sendRecipe: RequestHandler = async (request, response) => {
  visitorLimit.take(callerAddress(request));
  const id = parseId(String(request.params.id));
  const language = languageOf(request);
  const [found, { drawRecipePage, drawAbsence }] = await Promise.all([
    id === null ? { state: 'unknown' as const } : readPublicRecipe(id),
    drawing(),
  ]);
  if (found.state === 'shared')
    sendPage(request, response, drawRecipePage({ ...found, language, origin: originOf(request) }));
  else sendAbsence(response, STATUS[found.state], drawAbsence(found.state, language));
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

function listedIds(now = Date.now()): Promise<number[]> {
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
  router.get('/r/:id/preview.jpg', sendPreview);
  router.get(PUBLIC_PATHS.sitemap, sendSitemap);
  return router;
}
