import { cataloguePath, FIRST_CATALOGUE } from '@cellaret/domain/catalogue/browser-catalogue';
import { Router } from 'express';
import { ensureCatalogue } from '../services/catalogue/browser-catalogue.ts';
import { readCatalogueFile } from '../services/catalogue/catalogue-files.ts';
import { authenticate } from './authenticate.ts';

/** What a version holds never changes; only the browser that asked may keep it, because not everybody may read it. */
const CACHING = 'private, max-age=31536000, immutable';

/** The browsers' catalogue, to whoever the rules let read the document that names it. An unknown version is the 404 of any unknown address. */
export function catalogueRoutes(): Router {
  const router = Router();
  router.get(FIRST_CATALOGUE, async (request, response) => {
    response.locals.endpoint = 'catalogue';
    await authenticate(request);
    await ensureCatalogue();
    response.status(204).end();
  });
  router.get(cataloguePath(':version'), async (request, response, next) => {
    response.locals.endpoint = 'catalogue';
    await authenticate(request);
    const { version } = request.params as { version: string };
    const bytes = await readCatalogueFile(version);
    if (!bytes) {
      next();
      return;
    }
    response.set({
      'Cache-Control': CACHING,
      'Content-Encoding': 'gzip',
      'Content-Type': 'application/json; charset=utf-8',
      Vary: 'Authorization',
    });
    response.end(bytes);
  });
  return router;
}
