import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { messageOf } from '../../command/failure.ts';
import { host, requireFree, type Ports } from '../ports.ts';
import type { UiFiles } from './archive.ts';
import type { LogFeed } from './log-feed.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

type HubEntry = { host: string; port: number };

/**
 * The UI's first request: the list of emulators. It names this server as Firestore, which mends the engine's
 * recursive deletion, and as the logs.
 */
async function configOf(projectId: string, ports: Ports): Promise<object> {
  const answer = await fetch(`http://${host}:${ports.hub}/emulators`);
  const { firestore: _firestore, ...running } = (await answer.json()) as Record<string, HubEntry>;
  const here = { host, port: ports.ui };
  return {
    projectId,
    experiments: [],
    ...running,
    firestore: { ...here, webSocketHost: host, webSocketPort: ports.firestoreWebsocket },
    logging: here,
  };
}

/** Paths that the Firestore emulator answers. */
const OF_FIRESTORE = /^\/(?:v1|emulator\/v1|google\.firestore\.v1\.Firestore)\//;

/** The engine deletes a document with all below it, or a collection, only where it is asked to by name. */
const recursive = (method: string | undefined, path: string): string =>
  method === 'DELETE' && /\/documents\/./.test(path) && !path.includes('mode=')
    ? `${path}${path.includes('?') ? '&' : '?'}mode=recursive`
    : path;

function firestoreProxy(ports: Ports) {
  return createProxyMiddleware({
    target: `http://${host}:${ports.firestore}`,
    pathRewrite: (path, request) => recursive(request.method, path),
    on: {
      error: (_error, _request, response) => {
        if ('writeHead' in response && !response.headersSent) response.writeHead(502);
        response.end();
      },
    },
  });
}

function send(response: ServerResponse, name: string, bytes: Uint8Array): void {
  response
    .writeHead(200, {
      'content-type': TYPES[extname(name)] ?? 'application/octet-stream',
      'cache-control': 'no-cache',
      // No other site may frame it: it obeys every click.
      'x-frame-options': 'DENY',
    })
    .end(bytes);
}

export interface UiOptions {
  files: UiFiles;
  ports: Ports;
  projectId: string;
  /** The log lines of the logs page. */
  feed: LogFeed;
}

/**
 * Serves the emulator UI beside a running suite, to this machine only. Throws a `Failure` where its port is
 * taken.
 */
export async function startUi({
  files,
  ports,
  projectId,
  feed,
}: UiOptions): Promise<{ stop: () => Promise<void> }> {
  await requireFree({ ui: ports.ui });
  const firestore = firestoreProxy(ports);
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? '/', 'http://ui').pathname;
    if (OF_FIRESTORE.test(path)) return firestore(request, response);
    if (path === '/api/config') {
      response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' });
      response.end(JSON.stringify(await configOf(projectId, ports)));
      return;
    }
    const name = decodeURIComponent(path.slice(1));
    // Every address without a file is a page of the UI's own.
    const page = files.get(name) ?? files.get('index.html') ?? new Uint8Array();
    send(response, files.has(name) ? name : 'index.html', page);
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((thrown: unknown) => {
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain' });
      response.end(`${messageOf(thrown)}\n`);
    });
  });
  feed.serve(server);
  await new Promise<void>((done, reject) => server.once('error', reject).listen(ports.ui, host, done));
  return {
    stop: async () => {
      feed.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
