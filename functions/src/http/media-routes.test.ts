import { createServer, type IncomingMessage, type Server } from 'node:http';
import express from 'express';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { listening } from '../testing/listening.ts';
import { mediaRoutes } from './media-routes.ts';

const UUID = '0b0e7a52-6f0a-4c2e-9c2b-6f1c1d2e3f40';
const BYTES = Buffer.from('the bytes of a picture');

let app: App;
let servers: Server[];
let site: string;
let isThere = true;
const asked: string[] = [];

/** A fake of Storage's interface for one file: metadata and bytes. */
const storage = (request: IncomingMessage): [status: number, type: string, body: string | Buffer] => {
  const wantsBytes = request.url?.includes('alt=media') === true;
  asked.push(wantsBytes ? 'bytes' : 'facts');
  if (!isThere) return [404, 'application/json', JSON.stringify({ error: { code: 404, message: 'none' } })];
  return wantsBytes
    ? [200, 'image/webp', BYTES]
    : [200, 'application/json', JSON.stringify({ size: String(BYTES.length), metadata: {} })];
};

beforeAll(async () => {
  const bucket = createServer((request, response) => {
    const [status, type, body] = storage(request);
    response.writeHead(status, { 'content-type': type }).end(body);
  });
  const pages = createServer(express().use(mediaRoutes()));
  servers = [bucket, pages];
  vi.stubEnv('STORAGE_EMULATOR_HOST', `http://${await listening(bucket)}`);
  site = `http://${await listening(pages)}`;
  app = initializeApp({ projectId: 'demo-media', storageBucket: 'pictures' });
});

afterAll(async () => {
  vi.unstubAllEnvs();
  for (const server of servers) server.close();
  await deleteApp(app);
});

beforeEach(() => {
  isThere = true;
  asked.length = 0;
});

const get = (headers: Record<string, string> = {}) => fetch(`${site}/media/${UUID}/full`, { headers });

it('sends bytes only to callers that do not have the picture; for others it reads only metadata', async () => {
  const first = await get();
  expect(Buffer.from(await first.arrayBuffer())).toEqual(BYTES);
  expect(asked).toEqual(['bytes']);
  const again = await get({ 'if-none-match': first.headers.get('etag') ?? '' });
  expect([again.status, again.headers.get('cache-control'), await again.text()]).toEqual([
    304,
    first.headers.get('cache-control'),
    '',
  ]);
  expect(asked).toEqual(['bytes', 'facts']);
});

it('does not answer 304 for a removed picture', async () => {
  const { headers } = await get();
  isThere = false;
  expect((await get({ 'if-none-match': headers.get('etag') ?? '' })).status).toBe(404);
});
