import { AppError } from '@cellaret/domain/core/errors';
import { FUNCTION_LIMITS, LIMITS } from '@cellaret/domain/core/limits';
import { validate } from '@cellaret/domain/core/validation';
import type { Request } from 'express';
import type { z } from 'zod';
import { contentTypeOf, announcedLength } from './content-type.ts';

const ENVELOPE_BYTES = 64 * 1024;

const mostBytes = (multipart: boolean) =>
  multipart ? LIMITS.attachments.fileBytes + ENVELOPE_BYTES : FUNCTION_LIMITS.bodyBytes;

const tooLarge = (multipart: boolean) =>
  new AppError(
    'too-large',
    multipart ? 'A picture may have at most 10 MiB.' : 'The body is larger than 1 MiB',
  );

/** Reads a body after authentication. Throws 413 for too many announced or received bytes. */
export async function receiveBody(request: Request, multipart: boolean): Promise<void> {
  const holder = request as { rawBody?: Buffer };
  const most = mostBytes(multipart);
  // A platform may have read the body although its headers were hidden.
  if ((holder.rawBody?.length ?? announcedLength(request) ?? 0) > most) throw tooLarge(multipart);
  if (holder.rawBody) return;
  holder.rawBody = await new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const receive = (chunk: Buffer) => {
      length += chunk.length;
      if (length <= most) {
        chunks.push(chunk);
        return;
      }
      request.off('data', receive);
      chunks.length = 0;
      reject(tooLarge(multipart));
    };
    request.on('data', receive);
    request.once('end', () => resolve(Buffer.concat(chunks)));
    request.once('error', reject);
    request.once('close', () => reject(new AppError('bad-request', 'The body ended too early')));
  });
}

export const bodyBytes = (request: Request): Buffer =>
  (request as { rawBody?: Buffer }).rawBody ?? Buffer.alloc(0);

const isJson = (contentType: string) => /^application\/(?:[\w.+-]+\+)?json *(?:;|$)/i.test(contentType);
const charsetOf = (contentType: string) =>
  /charset *= *"?([\w-]+)/i.exec(contentType)?.[1]?.toLowerCase() ?? 'utf-8';

/** Escapes that can encode a lone surrogate, which has no UTF-8 encoding. */
const SURROGATE_ESCAPE = /\\u[dD][89a-fA-F]/;

/** Rejects lone surrogates: JSON and JavaScript accept them, Firestore refuses to store them. */
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

/** Throws 400 with the validation errors. */
export function refuse(errors: { path: string; message: string }[]): never {
  const first = errors[0];
  throw new AppError(
    'bad-request',
    first ? [first.path, first.message].filter(Boolean).join(': ') : 'Invalid input',
    errors,
  );
}

/** The JSON body of a request, validated against `schema`. Throws 415 or 400. */
export function readBody<S extends z.ZodType>(request: Request, schema: S): z.output<S> {
  const bytes = bodyBytes(request);
  const contentType = contentTypeOf(request);
  if (!isJson(contentType) || !['utf-8', 'utf8', 'us-ascii'].includes(charsetOf(contentType)))
    throw new AppError('unsupported-media-type', 'The body must be JSON (Content-Type: application/json)');
  const result = validate(schema, parsedJson(bytes));
  return result.ok ? result.value : refuse(result.errors);
}

/** Throws 400 if a request to an endpoint without a body has one that is not empty. */
export function requireNoBody(request: Request): void {
  const bytes = bodyBytes(request);
  const text = bytes.toString('utf8').trim();
  if (!['', 'null'].includes(text) && !/^\{\s*\}$/.test(text))
    throw new AppError('bad-request', 'This address takes no body');
}
