import { createReadStream, statSync, type Stats } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';

/** A response while superstatic answers with a file: the path of that file below the public folder. */
interface FileResponse extends ServerResponse {
  superstatic: { streamedFile: { file: string } };
}

const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
] as const;

function statOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

const accepts = (request: IncomingMessage, encoding: string) =>
  new RegExp(`(^|[\\s,])${encoding}\\s*(?!;\\s*q=0(\\.0*)?\\s*(,|$))(,|;|$)`).test(
    String(request.headers['accept-encoding'] ?? ''),
  );

/** The best form of a file this client takes. */
function chooseForm(
  request: IncomingMessage,
  path: string,
): { path: string; stats: Stats; encoding?: string } | undefined {
  for (const { name, extension } of encodings) {
    const stats = accepts(request, name) ? statOf(path + extension) : undefined;
    if (stats) return { path: path + extension, stats, encoding: name };
  }
  const stats = statOf(path);
  return stats && { path, stats };
}

/**
 * The part of superstatic that sends a file: sends the brotli or gzip form made at build time where the
 * client takes it, and answers 304 to a client that has it already, as production hosting does.
 */
export function sendCompressed(publicFolder: string) {
  return (request: IncomingMessage, response: ServerResponse, sendPlain: () => void): void => {
    const { file } = (response as FileResponse).superstatic.streamedFile;
    const form = chooseForm(request, join(publicFolder, decodeURI(file)));
    if (!form) {
      sendPlain();
      return;
    }
    const tag = `"${form.stats.mtimeMs.toString(36)}-${form.stats.size.toString(36)}"`;
    response.setHeader('ETag', tag);
    response.setHeader('Vary', 'Accept-Encoding');
    if (form.encoding) response.setHeader('Content-Encoding', form.encoding);
    if (request.headers['if-none-match'] === tag) {
      for (const name of ['Content-Type', 'Content-Length', 'Content-Encoding']) response.removeHeader(name);
      response.writeHead(304).end();
      return;
    }
    response.setHeader('Content-Length', form.stats.size);
    if (request.method === 'HEAD') response.end();
    else createReadStream(form.path).pipe(response);
  };
}
