import { AppError, ERROR_STATUS } from '@cellaret/domain/core/errors';
import { QuotaExceeded } from '@cellaret/domain/core/quota';
import type { ErrorRequestHandler, RequestHandler, Response } from 'express';
import { logger } from 'firebase-functions';

/** Sends JSON. Does not use Express's `json`, which would turn a repeated answer into a 304. */
export function sendJson(response: Response, status: number, body: unknown): void {
  sendJsonText(response, status, JSON.stringify(body));
}

export function sendJsonText(response: Response, status: number, json: string): void {
  response.status(status).set('Content-Type', 'application/json; charset=utf-8');
  response.end(json);
}

/** `retryAfter` in seconds. */
export class TooManyRequests extends AppError {
  readonly retryAfter: number;

  constructor(retryAfter: number) {
    super('too-many-requests', 'Too many requests: please wait a moment');
    this.retryAfter = retryAfter;
  }
}

/** Answers expected failures with their message; logs all others and answers 500 without details. */
export const answerFailure: ErrorRequestHandler = (failure: unknown, _request, response, _next) => {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  // Express throws this for an address with a malformed escape.
  if (failure instanceof URIError) {
    sendJson(response, 404, { message: 'There is nothing at this address' });
    return;
  }
  if (failure instanceof QuotaExceeded)
    response.set(
      'Retry-After',
      String(Math.max(1, Math.ceil((failure.goesOnAt.getTime() - Date.now()) / 1000))),
    );
  if (failure instanceof TooManyRequests) response.set('Retry-After', String(failure.retryAfter));
  if (failure instanceof AppError && failure.code !== 'internal') {
    const { message, errors } = failure;
    sendJson(response, ERROR_STATUS[failure.code], errors ? { message, errors } : { message });
    return;
  }
  logger.error('A request failed', {
    request_id: response.locals.requestId as string,
    failure: failure instanceof Error ? (failure.stack ?? failure.message) : String(failure),
  });
  sendJson(response, 500, { message: 'Something went wrong on our side: please try again' });
};

export const answerNotFound: RequestHandler = () => {
  throw new AppError('not-found', 'There is nothing at this address');
};
