import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** What a caller said about a body before it was hidden. */
interface Said {
  contentType: string | undefined;
  contentEncoding: string | undefined;
}

const hidden = new WeakMap<IncomingMessage, Said>();

/**
 * Keeps the platform's own body parsers away from requests to the API: they would answer malformed JSON and unknown character sets
 * themselves, with an HTML page, and unpack what is packed, however large it gets. They look at the content type and encoding, which this
 * hides from them before they run; the bytes still arrive as `rawBody`. The type of multipart bodies is left alone, nobody parses
 * them on the way.
 */
export function keepBodiesUnparsed(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    if (!/^(?:\/[^/]+){0,3}\/api\//.test(request.url ?? '')) return;
    const { headers } = request;
    const contentType = headers['content-type'];
    hidden.set(request, { contentType, contentEncoding: headers['content-encoding'] });
    delete headers['content-encoding'];
    if (contentType && !/^multipart\//i.test(contentType))
      headers['content-type'] = 'application/octet-stream';
  });
}

/** The content type that the caller named; empty where it named none. */
export const contentTypeOf = (request: IncomingMessage): string =>
  hidden.get(request)?.contentType ?? request.headers['content-type'] ?? '';

/** Whether the caller packed the body; nobody has unpacked it then. */
export function isPacked(request: IncomingMessage): boolean {
  const encoding = hidden.get(request)?.contentEncoding ?? request.headers['content-encoding'] ?? 'identity';
  return encoding.trim().toLowerCase() !== 'identity';
}
