import { readFileSync, readdirSync } from 'node:fs';
import { createServer, get, type IncomingMessage, type Server } from 'node:http';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { webOutput } from '../../scripts/lib/build/build-web.ts';
import { startHosting, type Hosting } from '../../scripts/lib/local/hosting.ts';
import { host } from '../../scripts/lib/local/ports.ts';
import { ports } from './launch.ts';

/** A plain request: `fetch` would hide the encoding and follow redirects. */
function ask(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ answer: IncomingMessage; body: Buffer }> {
  return new Promise((done, reject) => {
    get({ host, port: ports.hosting, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => done({ answer, body: Buffer.concat(chunks) }));
    }).on('error', reject);
  });
}

describe('local hosting', () => {
  let hosting: Hosting;
  /** Stands where the functions would listen and tells what reached it. */
  let functions: Server;
  const script =
    readdirSync(`${webOutput}/assets`)
      .find((name) => name.endsWith('.js.br'))
      ?.replace(/\.br$/, '') ?? '';

  beforeAll(async () => {
    functions = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        response.setHeader('content-type', 'application/json');
        response.end(
          JSON.stringify({
            url: request.url,
            headers: request.headers,
            body: Buffer.concat(chunks).toString(),
          }),
        );
      });
    }).listen(ports.functions, host);
    hosting = await startHosting({ ports, projectId: 'demo-cellaret' });
  });
  afterAll(async () => {
    await hosting.stop();
    functions.close();
  });

  it('answers every route of the app with the page, never to be cached unasked', async () => {
    for (const [path, file] of [
      ['/', 'index.html'],
      ['/login', 'login.html'],
      ['/register', 'register.html'],
      ['/recipes/20001', 'app.html'],
    ] as const) {
      const { answer, body } = await ask(path);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(body.equals(readFileSync(`${webOutput}/${file}`))).toBe(true);
    }
  });

  it('answers 304 to a browser that has the page already', async () => {
    const tag = (await ask('/')).answer.headers.etag ?? '';
    expect((await ask('/', { 'if-none-match': tag })).answer.statusCode).toBe(304);
  });

  it('sends hashed assets compressed and immutable', async () => {
    const { answer, body } = await ask(`/assets/${script}`, { 'accept-encoding': 'gzip, deflate, br' });
    expect(answer.headers['content-encoding']).toBe('br');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers['content-length']).toBe(String(body.length));
    expect(brotliDecompressSync(body).equals(readFileSync(`${webOutput}/assets/${script}`))).toBe(true);
  });

  it('sends gzip or plain files to clients that take nothing better', async () => {
    expect(
      (await ask(`/assets/${script}`, { 'accept-encoding': 'gzip' })).answer.headers['content-encoding'],
    ).toBe('gzip');
    expect((await ask(`/assets/${script}`)).answer.headers['content-encoding']).toBeUndefined();
  });

  it('answers 404 for an asset of an older build instead of the page', async () => {
    expect((await ask('/assets/gone-12345678.js')).answer.statusCode).toBe(404);
  });

  it('sends the security headers of firebase.json, its policy opened for the emulators only', async () => {
    const { headers } = (await ask('/login')).answer;
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(`http://${host}:${ports.firestore}`);
    expect(/script-src ([^;]*)/.exec(policy)?.[1]).not.toContain('unsafe');
  });

  it('hands /api and /media to the function with path, query, body and public host intact', async () => {
    const answer = await fetch(`${hosting.url}/api/feed/items/offset/0?limit=2`, {
      method: 'POST',
      body: 'hello',
      headers: { cookie: 'tracking=1; __session=abc' },
    });
    const seen = (await answer.json()) as { url: string; headers: Record<string, string>; body: string };
    expect(seen.url).toBe('/demo-cellaret/us-central1/api/api/feed/items/offset/0?limit=2');
    expect(seen.body).toBe('hello');
    expect(seen.headers['x-forwarded-host']).toBe(`${host}:${ports.hosting}`);
    // Production hosting passes this one cookie and drops all others.
    expect(seen.headers.cookie).toBe('__session=abc');
    expect(answer.headers.get('cache-control')).toBe('private');
    const media = (await (await fetch(`${hosting.url}/media/x`)).json()) as { url: string };
    expect(media.url).toBe('/demo-cellaret/us-central1/api/media/x');
  });

  it('answers what the Auth emulator cannot: the policy of passwords, for the SDK of any origin', async () => {
    const answer = await fetch(`${hosting.url}/identitytoolkit.googleapis.com/v2/passwordPolicy?key=local`);
    expect(await answer.json()).toMatchObject({ customStrengthOptions: { minPasswordLength: 6 } });
    expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  });

  it('tells the page its configuration with the emulators of this system', async () => {
    const { body } = await ask('/__/firebase/init.json');
    expect(JSON.parse(body.toString())).toMatchObject({
      projectId: 'demo-cellaret',
      emulators: { auth: { host, port: ports.hosting }, firestore: { host, port: ports.firestore } },
    });
  });
});
