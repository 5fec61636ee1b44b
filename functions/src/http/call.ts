import { Readable } from 'node:stream';
import { API, type ApiBody, type ApiName, type ApiParams, type Endpoint } from '@cellaret/domain/api';
import { AppError } from '@cellaret/domain/errors';
import { parseId } from '@cellaret/domain/ids';
import { LIMITS } from '@cellaret/domain/limits';
import type { Request } from 'express';
import type { Call } from '../endpoints/call.ts';
import type { Person } from '../store/auth.ts';
import { bodyBytes, readBody, refuse, requireNoBody } from './body.ts';
import { idempotencyKeyOf } from './claim.ts';
import { isPacked } from './content-type.ts';

/** The path's parameters as numbers. An id that cannot be one names nothing: 404. */
function paramsOf(request: Request): Record<string, number> {
  const entries = Object.entries(request.params).map(([name, value]) => {
    const text = String(value);
    if (name === 'offset') return [name, offsetOf(text)] as const;
    const id = parseId(text);
    if (id === null) throw new AppError('not-found', 'There is nothing with this id');
    return [name, id] as const;
  });
  return Object.fromEntries(entries);
}

function offsetOf(text: string): number {
  const offset = text === '0' ? 0 : parseId(text);
  return offset ?? refuse([{ path: 'offset', message: 'Invalid input' }]);
}

function numberIn(request: Request, name: string, most: number): number | null {
  const value = request.query[name];
  if (value === undefined) return null;
  const number = typeof value === 'string' ? parseId(value) : null;
  if (number === null) return refuse([{ path: name, message: 'Invalid input' }]);
  if (number > most) return refuse([{ path: name, message: `Number must be less than or equal to ${most}` }]);
  return number;
}

/** `"3"`, weak or strong, is version 3; `*` and no header are any version. */
function ifMatchOf(request: Request): number | null {
  const header = request.get('if-match')?.trim();
  if (header === undefined || header === '' || header === '*') return null;
  const version = parseId(/^(?:W\/)?"(\d+)"$/.exec(header)?.[1]);
  // An ETag of some other form is none of ours: the caller saw something else.
  if (version === null) throw new AppError('conflict', 'This has been changed meanwhile');
  return version;
}

function bodyOf(request: Request, endpoint: Endpoint): unknown {
  if (isPacked(request)) throw new AppError('unsupported-media-type', 'The body must not be compressed');
  if (endpoint.body) return readBody(request, endpoint.body);
  if (endpoint.method !== 'GET' && !endpoint.multipart) requireNoBody(request);
  return undefined;
}

/** Everything an endpoint needs of a request, parsed. Throws what the caller did wrong. */
export function callOf<N extends ApiName>(name: N, request: Request, { uid, signedInAt }: Person): Call<N> {
  const endpoint: Endpoint = API[name];
  return {
    uid,
    signedInAt,
    params: paramsOf(request) as ApiParams<N>,
    body: bodyOf(request, endpoint) as ApiBody<N>,
    page: endpoint.paged
      ? {
          limit: numberIn(request, 'limit', LIMITS.listPage) ?? LIMITS.listPage,
          after: numberIn(request, 'after', Number.MAX_SAFE_INTEGER),
        }
      : { limit: LIMITS.listPage, after: null },
    ifMatch: ifMatchOf(request),
    idempotencyKey: idempotencyKeyOf(request),
    upload: { headers: request.headers, stream: Readable.from(bodyBytes(request)) },
  };
}
