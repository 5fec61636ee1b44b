import type { Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newPerson, type Person } from '../../support/data/test-people.ts';
import { bucket, projectId } from '../../support/env.ts';

/** The API inside the very server that production puts around it. */
let server: Server;
let person: Person;

beforeAll(async () => {
  const firebase = JSON.stringify({ projectId, storageBucket: bucket });
  Object.assign(process.env, { GCLOUD_PROJECT: projectId, FIREBASE_CONFIG: firebase });
  const { keepBodiesUnread } = await import('../../../functions/src/http/content-type.ts');
  const { createApp } = await import('../../../functions/src/http/app.ts');
  keepBodiesUnread();
  http('api', createApp() as never);
  server = getTestServer('api').listen(0, '127.0.0.1');
  person = await newPerson();
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Sends the head of a request and the first part of its body, and no more; resolves with the status line. */
function beginRequest(path: string, headers: Record<string, string>, firstPart = 'x'): Promise<string> {
  const head = Object.entries({ host: 'api', ...headers }).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.once('data', (answer) => {
      resolve(answer.toString().split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.write(`POST ${path} HTTP/1.1\r\n${head.join('')}\r\n${firstPart}`);
  });
}

const MEBIBYTE = 1024 * 1024;
const json = { 'content-type': 'application/json' };
const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
const signed = () => ({ authorization: `Bearer ${person.idToken}` });
const announcing = (bytes: number) => ({ 'content-length': String(bytes) });

describe('a body', () => {
  it('of somebody who is not signed in is never read', async () => {
    for (const type of [json, multipart])
      expect(await beginRequest('/api/recipe', { ...type, ...announcing(30 * MEBIBYTE) })).toContain(' 401 ');
  });

  it('that is announced larger than may be is refused before it is read', async () => {
    const start = async (path: string, headers: Record<string, string>) =>
      beginRequest(path, { ...headers, ...signed() });
    expect(await start('/api/recipe', { ...json, ...announcing(MEBIBYTE + 1) })).toContain(' 413 ');
    expect(
      await start('/api/folder/1/attachments', { ...multipart, ...announcing(11 * MEBIBYTE) }),
    ).toContain(' 413 ');
  });

  it('that announces no length is refused as soon as it is too large', async () => {
    const chunk = 'x'.repeat(2 * MEBIBYTE);
    const answer = await beginRequest(
      '/api/recipe',
      { ...json, ...signed(), 'transfer-encoding': 'chunked' },
      `${chunk.length.toString(16)}\r\n${chunk}\r\n`,
    );
    expect(answer).toContain(' 413 ');
  });

  it('that may be is read whole', async () => {
    const { port } = server.address() as AddressInfo;
    const answer = await fetch(`http://127.0.0.1:${port}/api/search/recipes`, {
      method: 'POST',
      headers: { ...json, ...signed() },
      body: JSON.stringify({ query: 'negroni' }),
    });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
  });
});
