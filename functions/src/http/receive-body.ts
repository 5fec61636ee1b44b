import { AppError } from '@cellaret/domain/core/errors';
import { FUNCTION_LIMITS, LIMITS } from '@cellaret/domain/core/limits';
import type { Request } from 'express';
import { announcedLength } from './content-type.ts';

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
