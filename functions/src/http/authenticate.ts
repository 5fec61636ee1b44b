import { isIP } from 'node:net';
import type { Endpoint } from '@cellaret/domain/api/endpoints';
import { AppError } from '@cellaret/domain/core/errors';
import type { Request } from 'express';
import { config } from '../config.ts';
import { isFromOurApp, personOf, type Person } from '../store/auth.ts';
import { failureLimit, nearestFailureLimit, personLimit } from './rate-limit.ts';

/** The caller's IP, which hosting's CDN sends in a header. Forgeable past hosting: for rate limits only. */
export function callerAddress(request: Request): string {
  const named = request.get('fastly-client-ip') ?? '';
  return isIP(named) > 0 ? named : nearestAddress(request);
}

/** The machine that called Google's front end: the caller or a CDN machine. It cannot be forged. */
const nearestAddress = (request: Request): string => request.ip ?? 'unknown';

export const bearerToken = (request: Request): string | null =>
  /^Bearer ([\w.~+/-]+=*)$/i.exec(request.get('authorization') ?? '')?.[1] ?? null;

/** The signed-in person of a request. Throws 401, or 429 if an address fails too often. */
export async function signedIn(request: Request): Promise<Person> {
  const token = bearerToken(request);
  const person = token === null ? null : await personOf(token, config.checkRevoked);
  if (person) return person;
  failureLimit.take(callerAddress(request));
  nearestFailureLimit.take(nearestAddress(request));
  throw new AppError('unauthenticated', 'Please sign in');
}

/** The signed-in person, with a verified email address. Throws 401, 403 or 429. */
export async function authenticate(request: Request): Promise<Person> {
  if (config.enforceAppCheck && !(await isFromOurApp(request.get('x-firebase-appcheck') ?? '')))
    throw new AppError('unauthenticated', 'This request does not come from a known app');
  const person = await signedIn(request);
  personLimit.take(person.uid);
  if (!person.emailVerified) throw new AppError('permission-denied', 'Please verify your email address');
  return person;
}

/** Throws 403 if a suspended person writes, or a non-administrator calls an admin endpoint. */
export function requireRight(
  { isSuspended, isAdmin }: Person,
  { method, reads, admin }: Omit<Endpoint, 'multipart'>,
): void {
  if (isSuspended && method !== 'GET' && !reads)
    throw new AppError('permission-denied', 'Your account is suspended: you can read, and nothing else');
  if (admin && !isAdmin) throw new AppError('permission-denied', 'Only administrators may do this');
}
