import { Agent, request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';

/** A request with anything in it: `fetch` would tidy paths, refuse methods and headers, and decode bodies. */
export interface RawRequest {
  method: string;
  /** As it stands in the request line, host excluded. */
  path: string;
  headers?: OutgoingHttpHeaders;
  body?: Buffer | string;
}

export interface RawAnswer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

/** Longer than this no answer may take: the test calls it a hang. */
const PATIENCE_MS = 15_000;

const agent = new Agent({ keepAlive: true, maxSockets: 8 });

/** Sends a request to `base` (scheme, host and port). Throws where the connection breaks or nobody answers. */
export function sendRaw(base: string, { method, path, headers = {}, body }: RawRequest): Promise<RawAnswer> {
  const { hostname, port } = new URL(base);
  return new Promise((done, reject) => {
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const outgoing = httpRequest(
      { agent, hostname, port, method, path, headers: { ...length, ...headers }, timeout: PATIENCE_MS },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          done({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString('utf8'),
          }),
        );
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`no answer within ${PATIENCE_MS} ms`)));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
