import { LIMITS } from '@cellaret/domain/core/limits';
import { isPushAddress, type Device } from '@cellaret/domain/people/devices';
import { logger } from 'firebase-functions';
import type { RequestDetails } from 'web-push';
import { config } from '../../config.ts';
import type { Sender } from './push-keys.ts';

const PATIENCE_MS = 5000;

/** A push service of the tests' own; no such address is ever called from a deployed function, and the rules take none anywhere. */
const OF_TESTS = /^http:\/\/127\.0\.0\.1:\d+\//;

const mayBeCalled = (address: string): boolean =>
  isPushAddress(address) || (config.emulated && OF_TESTS.test(address));

/** What became of a message: `gone` where nobody reads there any more. */
export type Outcome = 'sent' | 'gone' | 'failed';

/** What a browser shows; `tag` replaces what it shows under the same one. */
export interface Message {
  title: string;
  body: string;
  path: string;
  tag: string;
}

/** The message as one browser alone reads it (RFC 8291), with who sends it (RFC 8292). Throws for keys that are none. */
async function sealed(message: Message, to: Device, from: Sender): Promise<RequestDetails> {
  // Most calls of functions send nothing, and load nothing for it.
  const { default: webPush } = await import('web-push');
  return webPush.generateRequestDetails(
    { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
    JSON.stringify(message),
    { vapidDetails: from, TTL: LIMITS.devices.keptSeconds, urgency: 'high', topic: message.tag },
  );
}

/** What a push service answers. Addresses are given by users: none has long, and none sends us elsewhere. */
async function statusOf({ method, endpoint, headers, body }: RequestDetails): Promise<number> {
  const named = Object.entries(headers).map(([name, value]): [string, string] => [name, String(value)]);
  const answer = await fetch(endpoint, {
    method,
    headers: named,
    body: new Uint8Array(body ?? []),
    redirect: 'manual',
    signal: AbortSignal.timeout(PATIENCE_MS),
  });
  await answer.body?.cancel();
  return answer.status;
}

/** Sends a message to a browser. Never throws: a phone that cannot be reached does not keep the others from hearing. */
export async function send(message: Message, to: Device, from: Sender): Promise<Outcome> {
  if (!mayBeCalled(to.endpoint)) return 'gone';
  try {
    const status = await statusOf(await sealed(message, to, from));
    if (status === 404 || status === 410) return 'gone';
    if (status >= 200 && status < 300) return 'sent';
    logger.warn('A push service did not take a message', { status });
  } catch (thrown) {
    logger.warn('A device was not told of an order', { reason: String(thrown) });
  }
  return 'failed';
}
