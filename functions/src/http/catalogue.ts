import { cataloguePath, FIRST_CATALOGUE } from '@cellaret/domain/catalogue/browser-catalogue';
import { Router } from 'express';
import { ensureCatalogue } from '../services/catalogue/browser-catalogue.ts';
import { readCatalogueFile } from '../services/catalogue/catalogue-files.ts';
import { authenticate } from './authenticate.ts';

/** A version never changes. Private, because only members may read it. */
const CACHING = 'private, max-age=31536000, immutable';

/** Serves the browsers' catalogue to verified members. Answers 404 for an unknown version. */
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
