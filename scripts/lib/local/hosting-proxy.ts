import type { IncomingMessage, ServerResponse } from 'node:http';
import compression from 'compression';
import type { NextFunction, Request, Response } from 'express';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { readConfig } from '../../../functions/src/config.ts';
import type { FunctionRewrite } from './hosting-config.ts';
import { host } from './ports.ts';

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
