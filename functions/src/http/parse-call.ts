import { Readable } from 'node:stream';
import {
  API,
  PAGE_QUERY,
  type ApiBody,
  type ApiName,
  type ApiParams,
  type Endpoint,
} from '@cellaret/domain/api/endpoints';
import { AppError } from '@cellaret/domain/core/errors';
import { token } from '@cellaret/domain/core/fields';
import { parseId } from '@cellaret/domain/core/ids';
import { LIMITS } from '@cellaret/domain/core/limits';
import { validate } from '@cellaret/domain/core/validation';
import type { Request } from 'express';
import type { z } from 'zod';
import type { Call } from '../endpoints/call.ts';
import { fingerprintOf, type Claim } from '../services/core/idempotency.ts';
import type { Person } from '../store/auth.ts';
import { bodyBytes, readBody, refuse, requireNoBody } from './body.ts';
import { isPacked, contentTypeOf } from './content-type.ts';

/** The `Idempotency-Key` of a request, or null. Throws 400 if it is malformed. */
function idempotencyKeyOf(request: Request): string | null {
  const key = request.get('idempotency-key');
  if (key === undefined) return null;
  if (!/^[\x21-\x7e]{1,255}$/.test(key))
    throw new AppError('bad-request', 'Idempotency-Key must be 1 to 255 visible characters');
  return key;
}

/** The bytes of a multipart body without its boundary, which differs in every attempt. */
function multipartContent(request: Request): string {
  const boundary = /boundary="?([^";]+)/i.exec(contentTypeOf(request))?.[1];
  const text = bodyBytes(request).toString('latin1');
  return boundary ? text.replaceAll(boundary, '') : text;
}

/** The idempotency claim of a POST that creates something; null for all other requests. */
export function claimOf<N extends ApiName>(name: N, request: Request, call: Call<N>): Claim | null {
  const endpoint: Endpoint = API[name];
  if (endpoint.status !== 201 || call.idempotencyKey === null) return null;
  const body = endpoint.multipart ? multipartContent(request) : JSON.stringify(call.body ?? null);
  return {
    uid: call.uid,
    key: call.idempotencyKey,
    fingerprint: fingerprintOf(name, JSON.stringify([call.params, call.barId]), body),
  };
}

/** A canonical non-negative integer from an address; null for any other text. */
const numberOf = (text: unknown): number | null =>
  text === '0' ? 0 : parseId(typeof text === 'string' ? text : undefined);

/** A number from an address, validated. Throws 400. */
function checked(name: string, text: unknown, schema: z.ZodType<number>): number {
  const number = numberOf(text);
  if (number === null) return refuse([{ path: name, message: 'Invalid input' }]);
  const result = validate(schema, number);
  return result.ok ? result.value : refuse(result.errors.map(({ message }) => ({ path: name, message })));
}

/** The parsed path parameters. Throws 404 for a malformed id. */
function paramsOf(request: Request, { params, texts }: Endpoint): Record<string, number | string> {
  const entries = Object.entries(request.params).map(([name, text]): [string, number | string] => {
    const written = texts?.[name];
    if (written) {
      const { data } = written.safeParse(text);
      if (data === undefined) throw new AppError('not-found', 'There is nothing with this id');
      return [name, data];
    }
    const schema = params?.[name];
    if (schema) return [name, checked(name, text, schema)];
    const id = parseId(String(text));
    if (id === null) throw new AppError('not-found', 'There is nothing with this id');
    return [name, id];
  });
  return Object.fromEntries(entries);
}

/** The requested page; lists without paging ignore the query. */
function pageOf({ query }: Request, { paged }: Endpoint): { limit: number; after: number | null } {
  const asked = (name: keyof typeof PAGE_QUERY) =>
    paged && query[name] !== undefined ? checked(name, query[name], PAGE_QUERY[name]) : null;
  return { limit: asked('limit') ?? LIMITS.listPage, after: asked('after') };
}

/** The bar in `?bar=`, or null. Throws 400 if it is malformed. */
function barOf({ query }: Request, { placed }: Endpoint): string | null {
  if (!placed || query.bar === undefined) return null;
  return token.safeParse(query.bar).data ?? refuse([{ path: 'bar', message: 'Invalid input' }]);
}

/** The version in `If-Match`: `"3"` or `W/"3"`. Null for `*` or no header: any version. */
function ifMatchOf(request: Request): number | null {
  const header = request.get('if-match')?.trim();
  if (header === undefined || header === '' || header === '*') return null;
  const version = parseId(/^(?:W\/)?"(\d+)"$/.exec(header)?.[1]);
  // An ETag of another form never matches.
  if (version === null) throw new AppError('conflict', 'This has been changed meanwhile');
  return version;
}

function bodyOf(request: Request, endpoint: Endpoint): unknown {
  if (isPacked(request)) throw new AppError('unsupported-media-type', 'The body must not be compressed');
  if (endpoint.body) return readBody(request, endpoint.body);
  if (endpoint.method !== 'GET' && !endpoint.multipart) requireNoBody(request);
  return undefined;
}

/** Parses a request for an endpoint. Throws 400, 404, 409 or 415. */
export function callOf<N extends ApiName>(
  name: N,
  request: Request,
  { uid, isAdmin, signedInAt }: Person,
): Call<N> {
  const endpoint: Endpoint = API[name];
  return {
    uid,
    isAdmin,
    signedInAt,
    params: paramsOf(request, endpoint) as ApiParams<N>,
    body: bodyOf(request, endpoint) as ApiBody<N>,
    page: pageOf(request, endpoint),
    barId: barOf(request, endpoint),
    ifMatch: ifMatchOf(request),
    idempotencyKey: idempotencyKeyOf(request),
    upload: { headers: request.headers, stream: Readable.from(bodyBytes(request)) },
  };
}
