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

/** Where the SDKs of Auth and Storage ask; nothing of the app lies below these paths. */
const AUTH_PATH = /^\/(identitytoolkit|securetoken)\.googleapis\.com\//;
const STORAGE_PATH = /^\/v0\/b\//;

const POLICY_PATH = '/identitytoolkit.googleapis.com/v2/passwordPolicy';

/** The policy of a new Firebase project, by the rules of the Auth emulator, which cannot be asked for it. */
const POLICY = JSON.stringify({
  customStrengthOptions: { minPasswordLength: 6, maxPasswordLength: 4096 },
  enforcementState: 'ENFORCE',
  forceUpgradeOnSignin: false,
  schemaVersion: 1,
});

/** Page tests ask from an origin of their own. */
const OPEN_TO_ALL = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'content-type': 'application/json',
};

/** Answers from a local service; 502 where it does not answer. */
function serviceProxy(target: string, address?: (found: string) => string) {
  return createProxyMiddleware({
    target,
    // The links in the Auth emulator's list begin with the host it was asked by, and only it answers them.
    changeOrigin: true,
    on: {
      proxyRes: (answer) => {
        const upload = answer.headers['x-goog-upload-url'];
        if (address && typeof upload === 'string') answer.headers['x-goog-upload-url'] = address(upload);
      },
      error: (_error, _request, response) => {
        if (!('writeHead' in response)) return;
        if (!response.headersSent) response.writeHead(502);
        response.end();
      },
    },
  });
}

/**
 * Hands the requests of the SDKs of Auth and Storage to the local services from the page's own origin; false
 * for other requests. The Auth emulator knows no password policy, and the embedded suite does not expose the
 * headers of resumable uploads to other origins.
 */
export function sdkProxy(ports: Ports): (request: IncomingMessage, response: ServerResponse) => boolean {
  const storageUrl = `http://${host}:${ports.storage}`;
  const ownUrl = `http://${host}:${ports.hosting}`;
  const auth = serviceProxy(`http://${host}:${ports.auth}`);
  const storage = serviceProxy(storageUrl, (address) => address.replace(storageUrl, ownUrl));
  return (request, response) => {
    const path = (request.url ?? '').split('?')[0] ?? '';
    if (path === POLICY_PATH) response.writeHead(200, OPEN_TO_ALL).end(POLICY);
    else if (AUTH_PATH.test(path)) void auth(request, response);
    else if (STORAGE_PATH.test(path)) void storage(request, response);
    else return false;
    return true;
  };
}
