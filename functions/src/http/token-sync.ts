import { AppError } from '@cellaret/domain/core/errors';
import { Router, type Request, type Response } from 'express';
import { config } from '../config.ts';
import { sessionCookieOf } from '../store/auth.ts';
import { bearerToken, signedIn } from './authenticate.ts';
import { personLimit } from './rate-limit.ts';

/** The only cookie that Firebase Hosting forwards to functions. */
const COOKIE = '__session';

/** Throws 403 if the browser marks the request as cross-site. Without the header there is no browser. */
function refuseOtherSites(request: Request): void {
  const site = request.get('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin')
    throw new AppError('permission-denied', 'Only this site may change its session');
}

const setCookie = (response: Response, value: string, seconds: number) =>
  response.cookie(COOKIE, value, {
    httpOnly: true,
    secure: !config.emulated,
    sameSite: 'strict',
    path: '/',
    maxAge: seconds * 1000,
  });

/**
 * Syncs a session cookie with the sign-in, if configured. Implements the Firebase SDK's token sync protocol:
 * POST with the ID token as bearer, DELETE on sign-out. Both need a CORS preflight from other sites, which is
 * refused.
 */
export function tokenSyncRoutes(): Router {
  const router = Router();
  const sync = config.tokenSync;
  if (!sync) return router;
  router.post(sync.path, async (request, response) => {
    response.locals.endpoint = 'tokenSync';
    refuseOtherSites(request);
    const person = await signedIn(request);
    personLimit.take(person.uid);
    if (Date.now() / 1000 - person.issuedAt > sync.maxTokenAgeSeconds)
      throw new AppError('unauthenticated', 'This sign-in is too old for a session: please sign in again');
    setCookie(
      response,
      await sessionCookieOf(bearerToken(request) ?? '', sync.sessionSeconds),
      sync.sessionSeconds,
    );
    response.status(204).end();
  });
  router.delete(sync.path, (request, response) => {
    response.locals.endpoint = 'tokenSync';
    refuseOtherSites(request);
    setCookie(response, '', 0);
    response.status(204).end();
  });
  return router;
}
