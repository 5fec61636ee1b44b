import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

const hidden = new WeakMap<IncomingMessage, string>();

/**
 * Keeps the platform's own body parsers away from requests to the API: they would answer malformed JSON and unknown character sets
 * themselves, with an HTML page. They look at the content type, which this hides from them before they run; the bytes still
 * arrive as `rawBody`. Multipart bodies are left alone, nobody parses them on the way.
 */
export function keepBodiesUnparsed(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const contentType = request.headers['content-type'];
    if (!contentType || !/^(?:\/[^/]+){0,3}\/api\//.test(request.url ?? '')) return;
    if (contentType.startsWith('multipart/')) return;
    hidden.set(request, contentType);
    request.headers['content-type'] = 'application/octet-stream';
  });
}

/** The content type that the caller named; empty where it named none. */
export const contentTypeOf = (request: IncomingMessage): string =>
  hidden.get(request) ?? request.headers['content-type'] ?? '';
