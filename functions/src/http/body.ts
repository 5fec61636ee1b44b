import { AppError } from '@cellaret/domain/core/errors';
import { validate } from '@cellaret/domain/core/validation';
import type { Request } from 'express';
import type { z } from 'zod';
import { contentTypeOf } from './content-type.ts';

/** The bytes of a body that has been received. */
export const bodyBytes = (request: Request): Buffer =>
  (request as { rawBody?: Buffer }).rawBody ?? Buffer.alloc(0);

const isJson = (contentType: string) => /^application\/(?:[\w.+-]+\+)?json *(?:;|$)/i.test(contentType);
const charsetOf = (contentType: string) =>
  /charset *= *"?([\w-]+)/i.exec(contentType)?.[1]?.toLowerCase() ?? 'utf-8';

/** The escapes that can make half a character; written as bytes it would be no UTF-8. */
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

/** Half a character passes for text everywhere but in the database, which takes no write that holds one. */
function wholeCharacters(key: string, value: unknown): unknown {
  if (/\p{Surrogate}/u.test(key) || (typeof value === 'string' && /\p{Surrogate}/u.test(value)))
    throw new SyntaxError('Half a character');
  return value;
}

function parsedJson(bytes: Buffer): unknown {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return JSON.parse(text, SURROGATE_ESCAPE.test(text) ? wholeCharacters : undefined);
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

/** The JSON body of a request, checked against `schema`. Throws 415 or 400. */
export function readBody<S extends z.ZodType>(request: Request, schema: S): z.output<S> {
  const bytes = bodyBytes(request);
  const contentType = contentTypeOf(request);
  if (!isJson(contentType) || !['utf-8', 'utf8', 'us-ascii'].includes(charsetOf(contentType)))
    throw new AppError('unsupported-media-type', 'The body must be JSON (Content-Type: application/json)');
  const result = validate(schema, parsedJson(bytes));
  return result.ok ? result.value : refuse(result.errors);
}

/** Makes sure that a request to an endpoint without a body has none, or an empty one. Throws 400. */
export function requireNoBody(request: Request): void {
  const bytes = bodyBytes(request);
  const text = bytes.toString('utf8').trim();
  if (!['', 'null'].includes(text) && !/^\{\s*\}$/.test(text))
    throw new AppError('bad-request', 'This address takes no body');
}
