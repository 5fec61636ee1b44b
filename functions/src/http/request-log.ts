import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import { logger } from 'firebase-functions';
import { config } from '../config.ts';
import { counting, type Usage } from '../store/usage.ts';

/** The trace id of Google's front end, which joins its log with ours. */
const traceOf = (header: string | undefined) => /^[0-9a-f]{32}/.exec(header ?? '')?.[0];

/** Logs one line per request: id, route pattern, document counts; no ids, names, addresses or bodies. */
export const logRequests: RequestHandler = (request, response, next) => {
  const requestId = traceOf(request.get('x-cloud-trace-context')) ?? randomUUID();
  const usage: Usage = { reads: 0, writes: 0 };
  const started = process.hrtime.bigint();
  response.locals.requestId = requestId;
  response.set('X-Request-Id', requestId);
  if (config.emulated) announceUsage(response, usage);
  response.on('finish', () => {
    logger.info('Request', {
      request_id: requestId,
      endpoint: (response.locals.endpoint as string | undefined) ?? 'unknown',
      status: response.statusCode,
      milliseconds: Number(process.hrtime.bigint() - started) / 1e6,
      documents_read: usage.reads,
      documents_written: usage.writes,
    });
  });
  counting(usage, next);
};

/** Sends the document counts as headers for tests; on the emulators only. */
function announceUsage(response: Parameters<RequestHandler>[1], usage: Usage): void {
  const writeHead = response.writeHead.bind(response) as (...values: unknown[]) => typeof response;
  response.writeHead = ((...values: unknown[]) => {
    response.setHeader('X-Documents-Read', usage.reads);
    response.setHeader('X-Documents-Written', usage.writes);
    return writeHead(...values);
  }) as typeof response.writeHead;
}
