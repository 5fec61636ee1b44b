import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import type { NextFunction, Request, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { readConfig } from '../../../functions/src/config.ts';
import type { FunctionRewrite } from './hosting-config.ts';
import { host, type Ports } from './ports.ts';

type Middleware = (
  request: IncomingMessage,
  response: ServerResponse,
  next: (error?: unknown) => void,
) => void;

/**
 * Production hosting hands functions one cookie only; so does this server, or a session would work here
 * alone.
 */
function onlySessionCookie(cookies: string): string {
  return cookies
    .split(/; */)
    .filter((cookie) => cookie.startsWith('__session='))
    .join('; ');
}

/**
 * A middleware that hands a request to one function of the local suite the way production hosting does:
 * unchanged path, the public host in `x-forwarded-host`, bodies streamed both ways, the answer compressed and
 * private unless it says otherwise.
 */
export function functionProxy(
  rewrite: FunctionRewrite,
  projectId: string,
  functionsPort: number,
): Middleware {
  const { functionId } = rewrite.function;
  const { region } = readConfig(process.env);
  const proxy = createProxyMiddleware({
    target: `http://${host}:${functionsPort}`,
    changeOrigin: true,
    autoRewrite: true,
    pathRewrite: (path) => `/${projectId}/${region}/${functionId}${path}`,
    on: {
      proxyReq: (outgoing, request) => {
        outgoing.setHeader('x-forwarded-host', request.headers.host ?? '');
        const cookie = onlySessionCookie(request.headers.cookie ?? '');
        if (cookie) outgoing.setHeader('cookie', cookie);
        else outgoing.removeHeader('cookie');
      },
      proxyRes: (answer) => {
        answer.headers['cache-control'] ??= 'private';
      },
      error: (error, _request, response) => {
        if (!('writeHead' in response)) return;
        if (!response.headersSent) response.writeHead(502, { 'content-type': 'application/json' });
        response.end(
          JSON.stringify({ message: `The function ${functionId} does not answer (${error.message}).` }),
        );
      },
    },
  });
  const compress = compression();
  return (request, response, next) =>
    compress(request as Request, response as Response, (error?: unknown) => {
      if (error) next(error);
      else void proxy(request, response, next as NextFunction);
    });
}

/** Where the Storage SDK asks; nothing of the app lies below it. */
const STORAGE_PATH = /^\/v0\/b\//;

export const isStorageRequest = (request: IncomingMessage): boolean => STORAGE_PATH.test(request.url ?? '');

/**
 * Hands the Storage SDK's requests to the local Storage from the page's own origin. The embedded suite does
 * not expose the headers of resumable uploads to other origins, so a browser that asked it directly could not
 * send large files.
 */
export function storageProxy(ports: Ports): (request: IncomingMessage, response: ServerResponse) => void {
  const target = `http://${host}:${ports.storage}`;
  const proxy = createProxyMiddleware({
    target,
    on: {
      proxyRes: (answer) => {
        const address = answer.headers['x-goog-upload-url'];
        if (typeof address === 'string')
          answer.headers['x-goog-upload-url'] = address.replace(target, `http://${host}:${ports.hosting}`);
      },
      error: (_error, _request, response) => {
        if (!('writeHead' in response)) return;
        if (!response.headersSent) response.writeHead(502);
        response.end();
      },
    },
  });
  return (request, response) => void proxy(request, response);
}
