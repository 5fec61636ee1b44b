import type { Response } from 'express';

/** Sends JSON. Written out, because Express would turn a repeated answer into a 304 by itself. */
export function sendJson(response: Response, status: number, body: unknown): void {
  sendJsonText(response, status, JSON.stringify(body));
}

/** Sends a text that is JSON already. */
export function sendJsonText(response: Response, status: number, json: string): void {
  response.status(status).set('Content-Type', 'application/json; charset=utf-8');
  response.end(json);
}
