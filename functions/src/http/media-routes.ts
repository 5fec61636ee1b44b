import { cataloguePath, FIRST_CATALOGUE } from '@cellaret/domain/catalogue/browser-catalogue';
import { PICTURE_SIZES, picturePath, type PictureSize } from '@cellaret/domain/pictures/uploads';
import { Router, type RequestHandler } from 'express';
import { ensureCatalogue } from '../services/catalogue/browser-catalogue.ts';
import { readCatalogueFile } from '../services/catalogue/catalogue-files.ts';
import { PICTURE_CONTENT_TYPE } from '../services/pictures/picture-files.ts';
import { fileFacts, readFile } from '../store/stored-files.ts';
import { authenticate } from './authenticate.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isSize = (value: string): value is PictureSize => (PICTURE_SIZES as readonly string[]).includes(value);

/** A removed picture must be gone within a minute. Revalidation costs no bytes (ETag). */
const PICTURE_CACHING = 'public, max-age=60';

/** Sends a picture by uuid and size, with a policy that prevents scripts in it from running. */
const sendPicture: RequestHandler = async (request, response, next) => {
  const { uuid = '', size = 'row' } = request.params as { uuid?: string; size?: string };
  if (!UUID.test(uuid) || !isSize(size)) {
    next();
    return;
  }
  const etag = `"${uuid}-${size}"`;
  const path = picturePath(uuid, size);
  // For a revalidation the metadata suffices.
  const isKept = request.get('if-none-match') === etag;
  const found = isKept ? await fileFacts(path) : await readFile(path);
  if (!found) {
    next();
    return;
  }
  response.set({
    'Cache-Control': PICTURE_CACHING,
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    'Cross-Origin-Resource-Policy': 'cross-origin',
    ETag: etag,
  });
  if (found instanceof Buffer) response.type(PICTURE_CONTENT_TYPE).send(found);
  else response.status(304).end();
};

export function mediaRoutes(): Router {
  const router = Router();
  router.get('/media/:uuid', sendPicture);
  router.get('/media/:uuid/:size', sendPicture);
  return router;
}

/** A version never changes. Private, because only members may read it. */
const CATALOGUE_CACHING = 'private, max-age=31536000, immutable';

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
      'Cache-Control': CATALOGUE_CACHING,
      'Content-Encoding': 'gzip',
      'Content-Type': 'application/json; charset=utf-8',
      Vary: 'Authorization',
    });
    response.end(bytes);
  });
  return router;
}
