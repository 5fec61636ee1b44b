import { API, type ApiName } from '@cellaret/domain/api/endpoints';
import { pathOf, type Asked } from '../../tests/api/support/api-client.ts';
import type { Person } from '../../tests/support/data/test-people.ts';
import { apiUrl } from '../../tests/support/env.ts';

/** An answer of the API with what it cost. */
export interface ApiCall {
  readonly status: number;
  /** From sending until the whole body was read. */
  readonly ms: number;
  readonly reads: number;
  readonly writes: number;
  readonly body: unknown;
}

/** Sends one request and reads its whole answer. */
export async function timedFetch(
  url: string,
  init: RequestInit,
): Promise<ApiCall & { readonly headers: Headers }> {
  const started = performance.now();
  const response = await fetch(url, init);
  const text = await response.text();
  const ms = performance.now() - started;
  const json = response.headers.get('content-type')?.includes('json') ?? false;
  return {
    status: response.status,
    ms,
    reads: Number(response.headers.get('x-documents-read')),
    writes: Number(response.headers.get('x-documents-written')),
    body: json ? (JSON.parse(text) as unknown) : text,
    headers: response.headers,
  };
}

/** Asks an endpoint of the contract, whatever comes of it. A form is sent as such, any other body as JSON. */
export function callApi(person: Person, name: ApiName, asked: Asked = {}) {
  const { params, body, query = '' } = asked;
  const form = body instanceof FormData;
  return timedFetch(`${apiUrl}${pathOf(name, params)}${query}`, {
    method: API[name].method,
    headers: {
      authorization: `Bearer ${person.idToken}`,
      ...(form || body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: form ? body : JSON.stringify(body) }),
  });
}

/** Asks an endpoint that has to succeed. */
export async function succeedApi(person: Person, name: ApiName, asked: Asked = {}): Promise<ApiCall> {
  const call = await callApi(person, name, asked);
  if (call.status !== API[name].status)
    throw new Error(`${name} answered ${call.status}: ${JSON.stringify(call.body)}`);
  return call;
}

/** One request of a case, and the person who sends it. */
export interface Turn extends Asked {
  readonly person?: Person;
}

/** How an endpoint is measured: the turns it is asked, numbered from 0. Preparing a turn is not measured. */
export interface ApiCase {
  /** True where something is stored. */
  readonly writes: boolean;
  readonly turn: (turn: number) => Turn | Promise<Turn>;
}

export const reading = (turn: ApiCase['turn'] = () => ({})): ApiCase => ({ writes: false, turn });
export const writing = (turn: ApiCase['turn']): ApiCase => ({ writes: true, turn });

/** A request that was not answered as it should have been. */
export class Refused extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message.slice(0, 500));
    this.status = status;
  }
}
