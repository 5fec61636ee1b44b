import { AppError } from '@cellaret/domain/core/errors';
import { LIMITS } from '@cellaret/domain/core/limits';
import busboy from 'busboy';
import type { Call } from './call.ts';

interface Part {
  filename: string;
  bytes: Buffer;
}

const noFile = () => new AppError('bad-request', 'file: Required', [{ path: 'file', message: 'Required' }]);

/** Streams the `file` part of a multipart body, up to the size limit. Throws 400, 413 and 415. */
export function filePart({ headers, stream }: Call<'uploadAttachment'>['upload']): Promise<Part> {
  return new Promise((resolve, reject) => {
    let parser: busboy.Busboy;
    try {
      parser = busboy({ headers, limits: { files: 2, fields: 10, fileSize: LIMITS.attachments.fileBytes } });
    } catch {
      reject(new AppError('unsupported-media-type', 'The body must be multipart/form-data with a file part'));
      return;
    }
    let part: Part | undefined;
    const refuse = (failure: AppError) => {
      stream.unpipe(parser);
      reject(failure);
    };
    parser.on('file', (name, file, { filename }) => {
      if (name !== 'file' || part) {
        file.resume();
        refuse(
          new AppError('bad-request', `${name}: Invalid input`, [{ path: name, message: 'Invalid input' }]),
        );
        return;
      }
      const chunks: Buffer[] = [];
      const kept: Part = { filename: filename ?? '', bytes: Buffer.alloc(0) };
      part = kept;
      file.on('data', (chunk: Buffer) => chunks.push(chunk));
      file.on('limit', () => refuse(new AppError('too-large', 'A picture may have at most 10 MiB.')));
      file.on('end', () => (kept.bytes = Buffer.concat(chunks)));
    });
    parser.on('field', (name) =>
      refuse(
        new AppError('bad-request', `${name}: Invalid input`, [{ path: name, message: 'Invalid input' }]),
      ),
    );
    parser.on('error', () =>
      refuse(new AppError('bad-request', 'The body is not valid multipart/form-data')),
    );
    parser.on('close', () => (part ? resolve(part) : reject(noFile())));
    stream.pipe(parser);
  });
}
