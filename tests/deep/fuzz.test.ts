import { type OutgoingHttpHeaders, Agent, request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { succeed } from '../api/support/api-client.ts';
import { fitting, ODD_BODIES, ODD_IDS, spoiled, type JsonSchema } from '../api/support/fuzz-values.ts';
import { makeIngredient } from '../api/support/inputs.ts';
import { seeded, whole } from '../support/data/random.ts';
import { newPerson, type Person } from '../support/data/test-people.ts';
import { apiUrl, baseUrl, functionsUrl, projectId } from '../support/env.ts';

/** A request with anything in it: `fetch` would tidy paths, refuse methods and headers, and decode bodies. */
interface RawRequest {
  method: string;
  /** As it stands in the request line, host excluded. */
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: Buffer | string;
}

interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Longer than this no answer may take: the test calls it a hang. */
const PATIENCE_MS = 15_000;

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Sends a request to `base` (scheme, host, port). Throws if the connection breaks or nobody answers. */
function sendRaw(base: string, { method, path, headers = {}, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(base);
  return new Promise((done, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const outgoing = httpRequest(
      { agent, hostname, port, method, path, headers: { ...length, ...headers }, timeout: PATIENCE_MS },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${PATIENCE_MS} ms`)));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** The same seed gives the same requests; another one by `CELLARET_FUZZ_SEED=n npm test -- deep fuzz`. */
const SEED = Number(process.env.CELLARET_FUZZ_SEED ?? 2026);
const GOOD_BODIES = 5;
const SPOILED_BODIES = 6;
const AT_ONCE = 6;
/** So many of each list of oddities per route, drawn by the seed; all routes together get all. */
const ODDITIES = 6;

interface Operation {
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
}

interface Described {
  paths: Record<string, Record<string, Operation>>;
}

const { paths } = (await (await fetch(`${apiUrl}/openapi.json`)).json()) as Described;
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
);

/** The ingredient whose address is asked: what is seeded stays as the tests that follow expect it. */
const { body: ingredient } = await succeed(await newPerson(), 'createIngredient', { body: makeIngredient() });

const JSON_TYPE = { 'content-type': 'application/json' };
const multipart = (content: string) =>
  [
    `--edge`,
    'Content-Disposition: form-data; name="file"; filename="a.png"',
    '',
    content,
    '--edge--',
    '',
  ].join('\r\n');

/** Headers that say something odd about a body that may be as it should. */
const ODD_HEADERS: readonly OutgoingHttpHeaders[] = [
  { 'content-type': 'application/json; charset=utf-16' },
  { 'content-type': 'application/json; charset="' },
  { 'content-type': 'application/problem+json' },
  { 'content-type': 'text/html' },
  { 'content-type': 'application/x-www-form-urlencoded' },
  { 'content-type': 'multipart/form-data' },
  { 'content-type': 'multipart/form-data; boundary=' },
  { 'content-type': `${'a'.repeat(3000)}/b` },
  { 'content-type': '/' },
  { ...JSON_TYPE, 'content-encoding': 'gzip' },
  { ...JSON_TYPE, 'content-encoding': 'nonsense' },
  { ...JSON_TYPE, 'idempotency-key': '' },
  { ...JSON_TYPE, 'idempotency-key': 'k'.repeat(4000) },
  { ...JSON_TYPE, 'idempotency-key': '../../users/x' },
  { ...JSON_TYPE, 'if-match': '"' },
  { ...JSON_TYPE, 'if-match': 'W/"99999999999999999999"' },
  { ...JSON_TYPE, 'if-match': '"1", "2"' },
  { ...JSON_TYPE, 'x-http-method-override': 'DELETE' },
  { ...JSON_TYPE, 'x-forwarded-for': '::::, \u00e9' },
  { ...JSON_TYPE, 'x-cloud-trace-context': 'g'.repeat(900) },
  { ...JSON_TYPE, origin: 'null', 'sec-fetch-site': 'nonsense' },
  { ...JSON_TYPE, range: 'bytes=5-1', accept: 'image/*;q=7', 'accept-encoding': 'nonsense;q=x' },
  { ...JSON_TYPE, authorization: 'Basic Og==' },
  { ...JSON_TYPE, authorization: `Bearer ${'a'.repeat(9000)}` },
  { ...JSON_TYPE, authorization: 'Bearer e30.e30.e30' },
  { ...JSON_TYPE, authorization: 'Bearer bnVsbA.bnVsbA.' },
  { ...JSON_TYPE, cookie: '__session=%00; __session=[]' },
];

/** The same with a body that fits what they say, or does not. */
const ODD_BODIES_WITH_HEADERS: readonly [headers: OutgoingHttpHeaders, body: Buffer | string][] = [
  [{ 'content-type': 'multipart/form-data; boundary=edge' }, '--edge\r\nnonsense'],
  [{ 'content-type': 'multipart/form-data; boundary=edge' }, multipart('x'.repeat(1000))],
  [{ 'content-type': 'multipart/mixed; boundary=edge' }, multipart('')],
  [{ ...JSON_TYPE, 'content-encoding': 'gzip' }, gzipSync('{}')],
  [{ ...JSON_TYPE, 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(32 * 1024 * 1024, 0x20))],
];

const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'QUERY'];

const QUERIES = [
  '?limit=0',
  '?limit=1001',
  '?limit=1&limit=2',
  '?limit[]=1',
  '?after=-1',
  '?after=9007199254740993',
  '?__proto__[a]=1',
  `?limit=1&${'a=1&'.repeat(1500)}`,
  '?%',
  '?limit=%00',
];

/** Some of a list, drawn without putting back. */
function drawn<T>(random: () => number, list: readonly T[], count = ODDITIES): T[] {
  const left = [...list];
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(whole(random, left.length), 1),
  ).flat();
}

/** The fault of an answer; undefined if it has none. */
function faultOf({ method }: RawRequest, { status, headers, text }: RawAnswer): string | undefined {
  if (status >= 500 || status < 200) return `status ${status}: ${text.slice(0, 200)}`;
  if (method === 'HEAD' || status === 204) return text === '' ? undefined : 'a body where there is none';
  if (!/^application\/json\b/.test(headers['content-type'] ?? ''))
    return `${status} is no JSON: ${text.slice(0, 200)}`;
  const body = JSON.parse(text) as { message?: unknown } | null;
  if (status < 400) return undefined;
  if (typeof body?.message !== 'string' || body.message === '') return `${status} without a message`;
  return /node_modules|\.[jt]s:\d|\n\s+at /.test(text) ? `${status} tells where it happened` : undefined;
}

/** Sends all requests, a few at once; gives a line for each answer that must not be. */
async function faults(requests: RawRequest[], base = baseUrl): Promise<string[]> {
  const found: string[] = [];
  const waiting = requests.entries();
  const sender = async () => {
    for (const [, request] of waiting) {
      const told = `${request.method} ${request.path.slice(0, 120)} ${JSON.stringify(request.headers ?? {}).slice(0, 160)} ${String(request.body ?? '').slice(0, 120)}`;
      const fault = await sendRaw(base, request).then(
        (answer) => faultOf(request, answer),
        (thrown: unknown) => String(thrown),
      );
      if (fault) found.push(`${fault} ← ${told}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));
  return found;
}

describe('the description of the API', () => {
  it('names every route to be fuzzed', () => {
    expect(operations.length).toBeGreaterThan(30);
  });
});

describe.each(operations)('$method $path', ({ method, path, operation }) => {
  // Somebody new for every route: the limit on one person's requests would answer instead of the route.
  let person: Person;
  beforeAll(async () => {
    person = await newPerson();
  });

  const schema = operation.requestBody?.content['application/json']?.schema;
  const random = seeded(SEED + path.length * 31 + method.length);
  const filled = (id: string) => path.replace(/\{\w+\}/g, id);
  const usual = () => filled(String(ingredient.id));
  const goodBody = () => JSON.stringify(schema ? fitting(random, schema) : {});
  const signed = (request: RawRequest): RawRequest => ({
    ...request,
    headers: { authorization: `Bearer ${person.idToken}`, ...request.headers },
  });

  it('takes no body for an excuse', async () => {
    const good = schema ? Array.from({ length: GOOD_BODIES }, goodBody) : [];
    const bad = Array.from({ length: SPOILED_BODIES }, () =>
      JSON.stringify(spoiled(random, schema ? fitting(random, schema) : {})),
    );
    const odd = drawn(random, ODD_BODIES).map(([, body]) => body);
    const requests = [...good, ...(schema ? bad : bad.slice(0, 2)), ...(method === 'GET' ? [] : odd)].map(
      (body): RawRequest => signed({ method, path: usual(), headers: JSON_TYPE, body }),
    );
    expect(await faults(requests)).toEqual([]);
  });

  it('takes no header for an excuse', async () => {
    const body = method === 'GET' ? '' : goodBody();
    const requests = [
      ...drawn(random, ODD_HEADERS).map((headers): RawRequest => ({ method, path: usual(), headers, body })),
      ...drawn(random, ODD_BODIES_WITH_HEADERS, 2).map(([headers, odd]): RawRequest => ({
        method,
        path: usual(),
        headers,
        body: odd,
      })),
    ].map(signed);
    expect(await faults(requests)).toEqual([]);
  });

  it('takes no address or method for an excuse', async () => {
    const ids = path.includes('{') ? ODD_IDS.map(filled) : [];
    const requests = [
      ...ids.map((odd): RawRequest => ({ method, path: odd, headers: JSON_TYPE, body: goodBody() })),
      ...drawn(random, QUERIES, 4).map((query): RawRequest => ({ method, path: usual() + query })),
      ...METHODS.filter((other) => other !== method).map((other): RawRequest => ({
        method: other,
        path: usual(),
        headers: JSON_TYPE,
        body: '{}',
      })),
    ].map(signed);
    expect(await faults(requests)).toEqual([]);
  });
});

describe('an address asked past hosting', () => {
  it('takes no id for an excuse', async () => {
    const { idToken } = await newPerson();
    const headers = { authorization: `Bearer ${idToken}` };
    // The local suite itself refuses bytes that are not UTF-8.
    const requests = ODD_IDS.filter((id) => id !== '%ff').map((id): RawRequest => ({
      method: 'GET',
      path: `/${projectId}/us-central1/api/api/recipe/${id}`,
      headers,
    }));
    expect(await faults(requests, functionsUrl)).toEqual([]);
  });
});

describe('after all that', () => {
  it('the API answers as ever', async () => {
    const { idToken } = await newPerson();
    const answer = await sendRaw(baseUrl, {
      method: 'GET',
      path: '/api/glassware',
      headers: { authorization: `Bearer ${idToken}` },
    });
    expect(answer.status).toBe(200);
  });
});
