import { PICTURE_SIZES, picturePath, type PictureSize } from '@cellaret/domain/pictures/uploads';
import { Router, type RequestHandler } from 'express';
import { PICTURE_CONTENT_TYPE } from '../services/pictures/picture-format.ts';
import { fileFacts, readFile } from '../store/files.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isSize = (value: string): value is PictureSize => (PICTURE_SIZES as readonly string[]).includes(value);

/** A removed picture must be gone within a minute. Revalidation costs no bytes (ETag). */
const CACHING = 'public, max-age=60';

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
    'Cache-Control': CACHING,
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
