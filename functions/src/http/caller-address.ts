import { isIP } from 'node:net';
import type { Request } from 'express';

/**
 * The caller's IP address. Hosting's CDN sends it in a header, because `request.ip` is the CDN's machine.
 * Callers that bypass hosting can forge the header: use it for rate limits, never as proof.
 */
export function callerAddress(request: Request): string {
  const named = request.get('fastly-client-ip') ?? '';
  return isIP(named) > 0 ? named : nearestAddress(request);
}

/** The machine that called Google's front end: the caller or a CDN machine. It cannot be forged. */
export const nearestAddress = (request: Request): string => request.ip ?? 'unknown';
