import { createECDH, createHash } from 'node:crypto';
import { LIMITS } from '@cellaret/domain/core/limits';
import { isPushAddress, type Device } from '@cellaret/domain/people/devices';
import { logger } from 'firebase-functions';
import { defineSecret } from 'firebase-functions/params';
import type { RequestDetails } from 'web-push';
import { config } from '../../config.ts';

/** The private VAPID key, for the sending function. A deploy asks for it if there is a public key. */
const SECRET = config.push && !config.emulated ? defineSecret('CELLARET_PUSH_KEY') : null;

export const PUSH_SECRETS = SECRET ? [SECRET] : [];

/** VAPID credentials (RFC 8292): base64url keys and the contact. */
interface Sender {
  publicKey: string;
  privateKey: string;
  subject: string;
}

/** Fixed keys for the emulators. */
function emulated(): Sender {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(createHash('sha256').update('Cellaret in the emulators').digest());
  return {
    publicKey: pair.getPublicKey('base64url'),
    privateKey: pair.getPrivateKey('base64url'),
    subject: 'mailto:nobody@cellaret.example',
  };
}

const EMULATED = config.emulated ? emulated() : null;

export function pushSender(): Sender | null {
  if (EMULATED) return EMULATED;
  if (!config.push || !SECRET) return null;
  return { publicKey: config.push.publicKey, privateKey: SECRET.value(), subject: config.push.contact };
}

export const pushPublicKey = (): string | null =>
  EMULATED ? EMULATED.publicKey : (config.push?.publicKey ?? null);

const PATIENCE_MS = 5000;

/** The tests' push service; allowed in the emulators only. */
const OF_TESTS = /^http:\/\/127\.0\.0\.1:\d+\//;

const mayBeCalled = (address: string): boolean =>
  isPushAddress(address) || (config.emulated && OF_TESTS.test(address));

/** `gone`: the subscription no longer exists. */
type Outcome = 'sent' | 'gone' | 'failed';

/** A notification; it replaces a shown one with the same `tag`. */
export interface Message {
  title: string;
  body: string;
  path: string;
  tag: string;
}

/** Encrypts (RFC 8291) and signs (RFC 8292) a message. Throws for malformed keys. */
async function sealed(message: Message, to: Device, from: Sender): Promise<RequestDetails> {
  // Imported on demand, because most instances never send.
  const { default: webPush } = await import('web-push');
  return webPush.generateRequestDetails(
    { endpoint: to.endpoint, keys: { p256dh: to.p256dh, auth: to.auth } },
    JSON.stringify(message),
    { vapidDetails: from, TTL: LIMITS.devices.keptSeconds, urgency: 'high', topic: message.tag },
  );
}

/** Posts a message and returns the status. Endpoints are user input: limits time and follows no redirects. */
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

/** Sends a message to a device. Never throws, so that one failure does not affect other devices. */
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
