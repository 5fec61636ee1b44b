import { Agent, createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createProxyMiddleware } from 'http-proxy-middleware';
import superstatic from 'superstatic/lib/superstatic.js';
import { inRoot } from '../paths.ts';
import { localHosting, type FunctionRewrite, type HostingConfig } from './hosting-config.ts';
import { sendCompressed } from './hosting-files.ts';
import { functionProxy, sdkProxy } from './hosting-proxy.ts';
import { ACTION_PATH, answerAction } from './mail-links.ts';
import { host, requireFree, type Ports } from './ports.ts';

type Handler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

export interface HostingOptions {
  ports: Ports;
  projectId: string;
  /** Serve the sources through Vite with hot reload instead of the build. */
  dev?: boolean;
  /** The port of Google's own Hosting emulator, which answers for everything that production would answer. */
  behind?: number;
}

export interface Hosting {
  url: string;
  stop: () => Promise<void>;
}

const isFunctionRewrite = (rewrite: HostingConfig['rewrites'][number]): rewrite is FunctionRewrite =>
  'function' in rewrite;

/**
 * Hands everything on to Google's own Hosting emulator. A connection outlives its request, as production's
 * do: the Functions emulator ends where one is closed before a refused body was sent.
 */
function handOn(port: number): Handler {
  const agent = new Agent({ keepAlive: true });
  const proxy = createProxyMiddleware({ target: `http://${host}:${port}`, agent });
  return (request, response) => void proxy(request, response);
}

/** `firebase.json` served locally: headers, redirects and rewrites by superstatic, files from the build. */
function hostingHandler({ ports, projectId, dev = false }: HostingOptions): Handler {
  const config = localHosting(ports, dev);
  const proxies = new Map(
    config.rewrites
      .filter(isFunctionRewrite)
      .map((rewrite) => [rewrite.source, functionProxy(rewrite, projectId, ports.functions)]),
  );
  return superstatic({
    cwd: inRoot(),
    // Vite answers for files and pages while developing; headers and functions stay as they are.
    config: {
      ...config,
      rewrites: dev ? config.rewrites.filter(isFunctionRewrite) : config.rewrites,
    } as never,
    stack: dev ? ['headers', 'rewrites'] : 'default',
    compression: sendCompressed(inRoot(config.public)) as never,
    rewriters: { function: (rewrite: FunctionRewrite) => Promise.resolve(proxies.get(rewrite.source)) },
  }) as Handler;
}

/**
 * The address production hosting reserves for the project's configuration, with the emulators' addresses
 * added.
 */
function initJson({ ports, projectId }: HostingOptions): string {
  const emulator = (port: number) => ({ host, port });
  return JSON.stringify({
    projectId,
    apiKey: 'local',
    authDomain: `${host}:${ports.hosting}`,
    storageBucket: `${projectId}.appspot.com`,
    emulators: {
      firestore: emulator(ports.firestore),
      // Through this server: see hosting-proxy.ts.
      auth: emulator(ports.hosting),
      storage: emulator(ports.hosting),
      functions: emulator(ports.functions),
    },
  });
}

/** Vite's middleware on the same port, with its hot-reload socket on the same server. */
async function viteHandler(server: Server): Promise<{ handle: Handler; close: () => Promise<void> }> {
  const { createServer: createVite } = await import('vite');
  const vite = await createVite({
    root: inRoot('web'),
    appType: 'spa',
    server: { middlewareMode: true, ws: { server }, host },
  });
  return { handle: vite.middlewares, close: () => vite.close() };
}

/** The script of a drawn page while developing: it hands on to the source, beside Vite's own. */
const MENU_SCRIPT = `import refresh from '/@react-refresh';
refresh.injectIntoGlobalHook(window);
window.$RefreshReg$ = () => {};
window.$RefreshSig$ = () => (type) => type;
import('/@vite/client');
import('/src/features/guests/menu/menu.tsx');
`;

function sendMenuScript(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/javascript' }).end(MENU_SCRIPT);
}

function notFound(response: ServerResponse): void {
  response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found\n');
}

/** True if the escapes of an address can be read; superstatic would answer the others with a 500. */
function isReadable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?')[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

function badAddress(response: ServerResponse): void {
  response
    .writeHead(400, { 'content-type': 'application/json' })
    .end(JSON.stringify({ message: 'The address cannot be read' }));
}

function listen(server: Server, port: number): Promise<void> {
  return new Promise((done, reject) => server.once('error', reject).listen(port, host, done));
}

/** Serves the web app on the hosting port. Throws a `Failure` when that port is taken. */
export async function startHosting(options: HostingOptions): Promise<Hosting> {
  const { ports } = options;
  await requireFree({ hosting: ports.hosting });
  const handler = options.behind === undefined ? hostingHandler(options) : handOn(options.behind);
  const answersSdk = sdkProxy(ports);
  const server = createServer();
  const vite = options.dev ? await viteHandler(server) : undefined;
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!isReadable(request.url ?? '')) {
      badAddress(response);
      return;
    }
    if (request.url?.split('?')[0] === '/__/firebase/init.json') {
      response
        .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-cache' })
        .end(initJson(options));
      return;
    }
    if (request.url?.split('?')[0] === ACTION_PATH) {
      answerAction(request, response, ports).catch(() => notFound(response));
      return;
    }
    if (answersSdk(request, response)) return;
    handler(request, response, () => {
      if (vite) {
        if (request.url === '/guest.js') {
          sendMenuScript(response);
          return;
        }
        vite.handle(request, response, () => notFound(response));
      } else notFound(response);
    });
  });
  await listen(server, ports.hosting);
  return {
    url: `http://${host}:${ports.hosting}`,
    stop: async () => {
      await vite?.close();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
