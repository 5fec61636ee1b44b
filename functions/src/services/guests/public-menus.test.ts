import { createServer as createStorage } from 'node:http';
import { createServer as createFirestore } from 'node:http2';
import { placeOf } from '@cellaret/domain/core/collections';
import { deleteApp } from 'firebase-admin/app';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { adminApp } from '../../store/admin-app.ts';
import { listening } from '../../testing/listening.ts';
import { rebuildPublicMenu } from './public-menus.ts';

const TOKEN = 'T'.repeat(22);
const OK = '0';

const asked: string[] = [];

const storage = createStorage((_request, response) => {
  asked.push('the catalogue');
  response.writeHead(403).end();
});

/** A fake Firestore: closes streams, which the client does not retry, and records reads of the menu. */
const database = createFirestore().on('stream', (stream) => {
  stream.on('data', (chunk: Buffer) => {
    if (chunk.includes(TOKEN)) asked.push('the menu');
    if (stream.headersSent) return;
    const nothing = { 'content-type': 'application/grpc', 'grpc-status': OK };
    stream.respond({ ':status': 200, ...nothing }, { endStream: true });
  });
});

beforeAll(async () => {
  vi.stubEnv('STORAGE_EMULATOR_HOST', `http://${await listening(storage)}`);
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', await listening(database));
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo-menus', storageBucket: 'files' }));
});

afterAll(async () => {
  await deleteApp(adminApp());
  vi.unstubAllEnvs();
  storage.close();
  database.close();
});

it('reads the menu only after the catalogue is loaded, so that concurrent orders wait for no lock', async () => {
  await expect(rebuildPublicMenu(placeOf('ana'), TOKEN)).rejects.toThrow('Did not receive document');
  expect(asked).toEqual(['the catalogue']);
});
