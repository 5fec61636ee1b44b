import type { IncomingMessage, ServerResponse } from 'node:http';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { host, type Ports } from './ports.ts';

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
