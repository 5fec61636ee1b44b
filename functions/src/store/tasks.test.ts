import { createServer, type IncomingMessage, type Server } from 'node:http';
import { Agent } from 'node:https';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { listening } from '../testing/listening.ts';
import { enqueueOnce, TASK_SECONDS } from './tasks.ts';

const ADDRESS = 'https://onfanout-4x7gq2wz5a-uc.a.run.app';
const ACCOUNT = 'functions@demo-tasks.iam.gserviceaccount.com';

interface Asked {
  method: string | undefined;
  path: string | undefined;
  token: string | undefined;
  body: string;
}

let app: App;
let google: Server;
let asked: Asked[] = [];
let described: [status: number, body: object][] = [];
let queued = 200;

async function answered(request: IncomingMessage): Promise<[status: number, body: object]> {
  const { method, url: path } = request;
  asked.push({ method, path, token: request.headers.authorization, body: await text(request) });
  if (path?.endsWith('/tasks')) return [queued, {}];
  return described.shift() ?? [200, { serviceConfig: { uri: ADDRESS } }];
}

beforeAll(async () => {
  google = createServer((request, response) => {
    void answered(request).then(([status, body]) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
    );
  });
  const here = await listening(google);
  // The Admin SDK's requests get here by its agent, ours by the replaced `fetch`.
  class Here extends Agent {
    override createConnection = () => connect(Number(here.split(':')[1]), '127.0.0.1');
  }
  const { fetch } = globalThis;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) =>
    fetch(url.replace('https://cloudfunctions.googleapis.com', `http://${here}`), init),
  );
  app = initializeApp({
    projectId: 'demo-tasks',
    serviceAccountId: ACCOUNT,
    httpAgent: new Here(),
    credential: {
      getAccessToken: () => Promise.resolve({ access_token: 'token-of-the-account', expires_in: 3600 }),
    },
  });
});

afterAll(async () => {
  vi.unstubAllGlobals();
  google.close();
  await deleteApp(app);
});

beforeEach(() => {
  asked = [];
  queued = 200;
});

const QUESTION = '/v2/projects/demo-tasks/locations/us-central1/functions';
const QUEUES = '/v2/projects/demo-tasks/locations/us-central1/queues';

it('enqueues a task with the function’s Cloud Run address', async () => {
  await enqueueOnce('onFanOut', 'ingredients_5-7', { task: '7' });
  const [question, task] = asked;
  expect(question).toMatchObject({
    method: 'GET',
    path: `${QUESTION}/onFanOut`,
    token: 'Bearer token-of-the-account',
  });
  expect(task).toMatchObject({ method: 'POST', path: `${QUEUES}/onFanOut/tasks` });
  expect(JSON.parse(task?.body ?? '')).toEqual({
    task: {
      name: `${QUEUES.replace('/v2/', '')}/onFanOut/tasks/ingredients_5-7`,
      dispatchDeadline: `${TASK_SECONDS}s`,
      httpRequest: {
        url: ADDRESS,
        oidcToken: { serviceAccountEmail: ACCOUNT },
        headers: { 'Content-Type': 'application/json' },
        body: Buffer.from(JSON.stringify({ data: { task: '7' } })).toString('base64'),
      },
    },
  });
});

it('asks for the address once, and ignores a task that exists already', async () => {
  await enqueueOnce('onTwice', 'ingredients_5-8', {});
  queued = 409;
  await enqueueOnce('onTwice', 'ingredients_5-8', {});
  expect(asked.map(({ path }) => path)).toEqual([
    `${QUESTION}/onTwice`,
    `${QUEUES}/onTwice/tasks`,
    `${QUEUES}/onTwice/tasks`,
  ]);
});

it('names the missing role if the address is refused, enqueues nothing, and asks again', async () => {
  described = [[403, { error: { code: 403 } }]];
  await expect(enqueueOnce('onOther', '1', {})).rejects.toThrow('roles/cloudfunctions.viewer');
  await enqueueOnce('onOther', '1', {});
  expect(asked.map(({ path }) => path)).toEqual([
    `${QUESTION}/onOther`,
    `${QUESTION}/onOther`,
    `${QUEUES}/onOther/tasks`,
  ]);
});
