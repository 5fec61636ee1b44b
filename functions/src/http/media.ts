import { PICTURE_SIZES, picturePath, type PictureSize } from '@cellaret/domain/pictures/uploads';
import { Router, type RequestHandler } from 'express';
import { PICTURE_CONTENT_TYPE } from '../services/pictures/picture-format.ts';
import { fileFacts, readFile } from '../store/files.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const isSize = (value: string): value is PictureSize => (PICTURE_SIZES as readonly string[]).includes(value);

/**
 * The bytes behind an address never change, but the picture may be removed: then it has to be gone everywhere within a minute. Asking
 * again costs no bytes (ETag), and whoever uses the app has its own cache for being offline.
 */
const CACHING = 'public, max-age=60';

/** A picture by its uuid and size; whatever a browser is told it is, nothing in it can run. */
const sendPicture: RequestHandler = async (request, response, next) => {
  const { uuid = '', size = 'row' } = request.params as { uuid?: string; size?: string };
  if (!UUID.test(uuid) || !isSize(size)) {
    next();
    return;
  }
  const etag = `"${uuid}-${size}"`;
  const path = picturePath(uuid, size);
  // Most ask again for what they have: whether it is still there is known without its bytes.
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

/** Pictures below /media; an unknown one is the same 404 as any unknown address. */
export function mediaRoutes(): Router {
  const router = Router();
  router.get('/media/:uuid', sendPicture);
  router.get('/media/:uuid/:size', sendPicture);
  return router;
}
