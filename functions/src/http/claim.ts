import { API, type ApiName, type Endpoint } from '@cellaret/domain/api/endpoints';
import { AppError } from '@cellaret/domain/core/errors';
import type { Request } from 'express';
import type { Call } from '../endpoints/call.ts';
import { fingerprintOf, type Claim } from '../services/core/idempotency.ts';
import { bodyBytes } from './body.ts';
import { contentTypeOf } from './content-type.ts';

/** The `Idempotency-Key` of a request, or null. Throws 400 if it is malformed. */
export function idempotencyKeyOf(request: Request): string | null {
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
