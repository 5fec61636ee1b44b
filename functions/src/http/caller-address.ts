import { isIP } from 'node:net';
import type { Request } from 'express';

/**
 * Where a request comes from, as far as can be told. Hosting's content-delivery network names the caller in a header of its own, while
 * what it forwards for looks to everybody behind it like the network's next machine. Who asks the function past hosting can write that
 * header too: an address to tell people apart by, and no proof.
 */
export function callerAddress(request: Request): string {
  const named = request.get('fastly-client-ip') ?? '';
  return isIP(named) > 0 ? named : nearestAddress(request);
}

/** The machine that Google's front end was asked by: a caller, or one of hosting's; nobody can choose it. */
export const nearestAddress = (request: Request): string => request.ip ?? 'unknown';
