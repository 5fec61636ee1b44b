import { randomUUID } from 'node:crypto';
import cors from 'cors';
import express, { type Express, type RequestHandler, Router } from 'express';
import { logger } from 'firebase-functions';
import { config } from '../config.ts';
import { catchUpOnce } from '../services/rebuilds/catch-up.ts';
import { counting, type Usage } from '../store/usage.ts';
import { catalogueRoutes, mediaRoutes } from './media-routes.ts';
import { docsPage, openApiDocument } from './openapi.ts';
import { publicPages } from './public-pages.ts';
import { apiRoutes } from './routes.ts';
import { answerFailure, answerNotFound, sendJsonText } from './send-answer.ts';
import { tokenSyncRoutes } from './token-sync.ts';

function openRoutes(): Router {
  const router = Router();
  let json: string | undefined;
  let page: string | undefined;
  router.get('/api/openapi.json', (_request, response) => {
    json ??= JSON.stringify(openApiDocument());
    sendJsonText(response, 200, json);
  });
  router.get('/api/docs', (_request, response) => {
    page ??= docsPage(openApiDocument());
    response.set(
      'Content-Security-Policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    );
    response.type('html').send(page);
  });
  return router;
}

/** The trace id of Google's front end, which joins its log with ours. */
const traceOf = (header: string | undefined) => /^[0-9a-f]{32}/.exec(header ?? '')?.[0];

/** Logs one line per request: id, route pattern, document counts; no ids, names, addresses or bodies. */
const logRequests: RequestHandler = (request, response, next) => {
  const requestId = traceOf(request.get('x-cloud-trace-context')) ?? randomUUID();
  const usage: Usage = { reads: 0, writes: 0 };
  const started = process.hrtime.bigint();
  response.locals.requestId = requestId;
  response.set('X-Request-Id', requestId);
  if (config.emulated) announceUsage(response, usage);
  response.on('finish', () => {
    logger.info('Request', {
      request_id: requestId,
      endpoint: (response.locals.endpoint as string | undefined) ?? 'unknown',
      status: response.statusCode,
      milliseconds: Number(process.hrtime.bigint() - started) / 1e6,
      documents_read: usage.reads,
      documents_written: usage.writes,
    });
  });
  counting(usage, next);
};

/** Sends the document counts as headers for tests; on the emulators only. */
function announceUsage(response: Parameters<RequestHandler>[1], usage: Usage): void {
  const writeHead = response.writeHead.bind(response) as (...values: unknown[]) => typeof response;
  response.writeHead = ((...values: unknown[]) => {
    response.setHeader('X-Documents-Read', usage.reads);
    response.setHeader('X-Documents-Written', usage.writes);
    return writeHead(...values);
  }) as typeof response.writeHead;
}

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
