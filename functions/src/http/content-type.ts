import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** The original headers of a request whose body is hidden from the platform. */
interface Said {
  contentType: string | undefined;
  contentEncoding: string | undefined;
  contentLength: string | undefined;
}

const hidden = new WeakMap<IncomingMessage, Said>();

/**
 * Disables the platform's body parsers for the API by hiding the headers that announce a body. They would
 * buffer bodies before authentication, decompress without a limit, and answer malformed JSON with an HTML
 * page. The API reads the body itself after authentication (body.ts).
 */
export function keepBodiesUnread(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (!/^(?:\/[^/]+){0,3}\/api\//.test(request.url ?? '')) return;
    const { headers } = request;
    hidden.set(request, {
      contentType: headers['content-type'],
      contentEncoding: headers['content-encoding'],
      contentLength: headers['content-length'],
    });
    delete headers['content-encoding'];
    delete headers['content-length'];
    delete headers['transfer-encoding'];
  });
}

/** The content type of the request; empty if there was none. */
export const contentTypeOf = (request: IncomingMessage): string =>
  hidden.get(request)?.contentType ?? request.headers['content-type'] ?? '';

/** The announced body length in bytes; undefined if there was none. */
export function announcedLength(request: IncomingMessage): number | undefined {
  const length = hidden.get(request)?.contentLength ?? request.headers['content-length'];
  return length === undefined ? undefined : Number(length);
}

/** True if the body is compressed. It has not been decompressed then. */
export function isPacked(request: IncomingMessage): boolean {
  const encoding = hidden.get(request)?.contentEncoding ?? request.headers['content-encoding'] ?? 'identity';
  return encoding.trim().toLowerCase() !== 'identity';
}
