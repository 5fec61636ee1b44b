import {
  API,
  type ApiAnswer,
  type ApiBodyInput,
  type ApiName,
  type Endpoint,
} from '@cellaret/domain/api/endpoints';
import { openApiDocument } from '../../../functions/src/http/openapi.ts';
import { unsigned } from '../../rules/support/actors.ts';
import type { Person } from '../../support/data/test-people.ts';
import { apiUrl } from '../../support/env.ts';

export interface Answer<T> {
  status: number;
  headers: Headers;
  body: T;
  /** Documents the request read and wrote. */
  reads: number;
  writes: number;
}

export interface Failure {
  message: string;
  errors?: { path: string; message: string }[];
}

export interface Asked {
  params?: Record<string, number | string>;
  body?: unknown;
  query?: string;
  headers?: Record<string, string>;
}

/** Any request to the API; a body that is no text is sent as JSON. `path` begins behind /api. */
export async function request(
  person: Person | null,
  method: string,
  path: string,
  { body, headers = {} }: Pick<Asked, 'body' | 'headers'> = {},
): Promise<Answer<unknown>> {
  const response = await fetch(`${apiUrl}${path}`, {
    method,
    headers: {
      ...(person ? { authorization: `Bearer ${person.idToken}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  const json = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    headers: response.headers,
    body: json ? (JSON.parse(text) as unknown) : text,
    reads: Number(response.headers.get('x-documents-read')),
    writes: Number(response.headers.get('x-documents-written')),
  };
}

/** The path of an endpoint behind /api, with its parameters filled in. */
export const pathOf = (name: ApiName, params: Asked['params'] = {}): string =>
  API[name].path.slice('/api'.length).replace(/\{(\w+)\}/g, (_, param: string) => String(params[param]));

const { paths } = openApiDocument() as { paths: Record<string, Record<string, { responses: object }>> };

/** Throws where the description of an endpoint does not name a status it answered. */
function requireDescribed(name: ApiName, status: number): void {
  const { method, path } = API[name];
  const described = Object.keys(paths[path]?.[method.toLowerCase()]?.responses ?? {});
  if (!described.includes(String(status)))
    throw new Error(`${name} answered ${status}, and its description names ${described.join()} only`);
}

/** A request to an endpoint of the contract; any answer that the API's description allows will do. */
export async function ask(person: Person | null, name: ApiName, asked: Asked = {}): Promise<Answer<unknown>> {
  const path = pathOf(name, asked.params) + (asked.query ?? '');
  const answer = await request(person, API[name].method, path, asked);
  requireDescribed(name, answer.status);
  return answer;
}

/** A request that has to succeed with the contract's status and an answer of the contract's shape. */
export async function succeed<N extends ApiName>(
  person: Person,
  name: N,
  asked: Omit<Asked, 'body'> & { body?: ApiBodyInput<N> } = {},
): Promise<Answer<ApiAnswer<N>>> {
  const endpoint: Endpoint = API[name];
  const answer = await ask(person, name, asked);
  if (answer.status !== endpoint.status)
    throw new Error(`${name} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  const parsed = endpoint.answer.safeParse(answer.body);
  if (!parsed.success) throw new Error(`${name} answered another shape: ${parsed.error.message}`);
  return { ...answer, body: answer.body as ApiAnswer<N> };
}

/** A request that has to fail; gives its status and body. */
export async function fail(person: Person | null, name: ApiName, asked: Asked = {}) {
  const { status, body, headers } = await ask(person, name, asked);
  if (status < 400) throw new Error(`${name} answered ${status} and should have failed`);
  return { status, headers, ...(body as Failure) };
}

/** The status with which a request fails, which it has to. */
export const refusal = async (...asked: Parameters<typeof fail>): Promise<number> =>
  (await fail(...asked)).status;

/** A person whose token says something else besides; the emulators believe tokens without a signature. */
export function saying<P extends Pick<Person, 'idToken'>>(person: P, claims: object): P {
  const [, payload = ''] = person.idToken.split('.');
  const said = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
  return { ...person, idToken: unsigned({ ...said, ...claims }) };
}
