import cors from 'cors';
import express, { type Express, type RequestHandler } from 'express';
import { config } from '../config.ts';
import { catchUpOnce } from '../services/rebuilds/catch-up.ts';
import { catalogueRoutes } from './catalogue.ts';
import { answerFailure, answerNotFound } from './error-answer.ts';
import { mediaRoutes } from './media.ts';
import { openRoutes } from './open-routes.ts';
import { publicPages } from './public-pages.ts';
import { logRequests } from './request-log.ts';
import { apiRoutes } from './routes.ts';
import { tokenSyncRoutes } from './token-sync.ts';

/** Headers of every answer: nothing is kept, guessed, loaded or framed. */
const plainHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  });
  // The platform runs this app inside one of its own, which says what it is made of.
  response.removeHeader('X-Powered-By');
  next();
};

/** Beside the first request of an instance, what one that was killed has left undone is done. */
const makeGood: RequestHandler = (_request, _response, next) => {
  catchUpOnce();
  next();
};

/** The hosting origin needs no CORS; other origins are let in by name only. */
const crossOrigin = cors({
  origin: config.allowedOrigins,
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match', 'X-Firebase-AppCheck'],
  exposedHeaders: ['ETag', 'Link', 'Retry-After', 'X-Request-Id'],
  maxAge: 3600,
});

/** The HTTP API, the delivery of pictures, and the pages for everybody. */
export function createApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  // Google's front end is the one proxy before a function; what it says about the caller's address is believed.
  app.set('trust proxy', 1);
  app.use(logRequests, makeGood, plainHeaders, crossOrigin);
  app.use(openRoutes(), tokenSyncRoutes(), apiRoutes(), catalogueRoutes(), mediaRoutes(), publicPages());
  app.use(answerNotFound, answerFailure);
  return app;
}
