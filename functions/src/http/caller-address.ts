import { isIP } from 'node:net';
import type { Request } from 'express';

/** The caller's IP, which hosting's CDN sends in a header. Forgeable past hosting: for rate limits only. */
export function callerAddress(request: Request): string {
  const named = request.get('fastly-client-ip') ?? '';
  return isIP(named) > 0 ? named : nearestAddress(request);
}

/** The machine that called Google's front end: the caller or a CDN machine. It cannot be forged. */
export const nearestAddress = (request: Request): string => request.ip ?? 'unknown';
