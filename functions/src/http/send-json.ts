import type { Response } from 'express';

/** Sends JSON. Does not use Express's `json`, which would turn a repeated answer into a 304. */
export function sendJson(response: Response, status: number, body: unknown): void {
  sendJsonText(response, status, JSON.stringify(body));
}

export function sendJsonText(response: Response, status: number, json: string): void {
  response.status(status).set('Content-Type', 'application/json; charset=utf-8');
  response.end(json);
}
