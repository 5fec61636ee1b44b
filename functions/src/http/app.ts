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

/** Headers of every response: no caching, sniffing, loading or framing. */
const plainHeaders: RequestHandler = (_request, response, next) => {
  response.set({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
  });
  // The platform wraps this app in an Express app of its own, which adds this header.
  response.removeHeader('X-Powered-By');
  next();
};

/** The first request of an instance also resumes jobs that a killed instance left unfinished. */
const makeGood: RequestHandler = (_request, _response, next) => {
  catchUpOnce();
  next();
};

/** Same-origin requests from hosting need no CORS; other origins must be listed. */
const crossOrigin = cors({
  origin: config.allowedOrigins,
  methods: ['GET', 'POST', 'PUT', 'DELETE'],
  allowedHeaders: ['Authorization', 'Content-Type', 'Idempotency-Key', 'If-Match', 'X-Firebase-AppCheck'],
  exposedHeaders: ['ETag', 'Link', 'Retry-After', 'X-Request-Id'],
  maxAge: 3600,
});

export function createApp(): Express {
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  // Google's front end is the one trusted proxy before a function.
  app.set('trust proxy', 1);
  app.use(logRequests, makeGood, plainHeaders, crossOrigin);
  app.use(openRoutes(), tokenSyncRoutes(), apiRoutes(), catalogueRoutes(), mediaRoutes(), publicPages());
  app.use(answerNotFound, answerFailure);
  return app;
}
