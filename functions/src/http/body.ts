import { AppError } from '@cellaret/domain/errors';
import { LIMITS } from '@cellaret/domain/limits';
import { validate } from '@cellaret/domain/validation';
import type { Request } from 'express';
import type { z } from 'zod';
import { contentTypeOf } from './content-type.ts';

/** The bytes of a body; Cloud Functions has read them before the handler runs. */
export const bodyBytes = (request: Request): Buffer =>
  (request as { rawBody?: Buffer }).rawBody ?? Buffer.alloc(0);

const isJson = (contentType: string) => /^application\/(?:[\w.+-]+\+)?json *(?:;|$)/i.test(contentType);
const charsetOf = (contentType: string) =>
  /charset *= *"?([\w-]+)/i.exec(contentType)?.[1]?.toLowerCase() ?? 'utf-8';

function parsedJson(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new AppError('bad-request', 'The body is not valid JSON');
  }
}

/** What a failed validation answers. */
export function refuse(errors: { path: string; message: string }[]): never {
  const first = errors[0];
  throw new AppError(
    'bad-request',
    first ? [first.path, first.message].filter(Boolean).join(': ') : 'Invalid input',
    errors,
  );
}

/** The JSON body of a request, checked against `schema`. Throws 413, 415 or 400. */
export function readBody<S extends z.ZodType>(request: Request, schema: S): z.output<S> {
  const bytes = bodyBytes(request);
  if (bytes.length > LIMITS.bodyBytes) throw new AppError('too-large', 'The body is larger than 1 MiB');
  const contentType = contentTypeOf(request);
  if (!isJson(contentType) || !['utf-8', 'utf8', 'us-ascii'].includes(charsetOf(contentType)))
    throw new AppError('unsupported-media-type', 'The body must be JSON (Content-Type: application/json)');
  const result = validate(schema, parsedJson(bytes));
  return result.ok ? result.value : refuse(result.errors);
}

/** Makes sure that a request to an endpoint without a body has none, or an empty one. Throws 413 or 400. */
export function requireNoBody(request: Request): void {
  const bytes = bodyBytes(request);
  if (bytes.length > LIMITS.bodyBytes) throw new AppError('too-large', 'The body is larger than 1 MiB');
  if (!/^\s*(?:\{\s*\}|null)?\s*$/.test(bytes.toString('utf8')))
    throw new AppError('bad-request', 'This address takes no body');
}
