import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** What a caller said about a body before it was hidden. */
interface Said {
  contentType: string | undefined;
  contentEncoding: string | undefined;
  contentLength: string | undefined;
}

const hidden = new WeakMap<IncomingMessage, Said>();

/**
 * Keeps the platform's own body parsers away from requests to the API: they would hold whatever anybody sends in memory before the API
 * is asked, answer malformed JSON and unknown character sets themselves, with an HTML page, and unpack what is packed, however large it
 * gets. They look whether there is a body and of what type, which this hides from them before they run; the API reads the body itself
 * once it knows who sends it (receive-body.ts).
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

/** The content type that the caller named; empty where it named none. */
export const contentTypeOf = (request: IncomingMessage): string =>
  hidden.get(request)?.contentType ?? request.headers['content-type'] ?? '';

/** The bytes that the caller announced; `undefined` where it announced none. */
export function announcedLength(request: IncomingMessage): number | undefined {
  const length = hidden.get(request)?.contentLength ?? request.headers['content-length'];
  return length === undefined ? undefined : Number(length);
}

/** Whether the caller packed the body; nobody has unpacked it then. */
export function isPacked(request: IncomingMessage): boolean {
  const encoding = hidden.get(request)?.contentEncoding ?? request.headers['content-encoding'] ?? 'identity';
  return encoding.trim().toLowerCase() !== 'identity';
}
