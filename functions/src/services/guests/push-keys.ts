import { createECDH, createHash } from 'node:crypto';
import { defineSecret } from 'firebase-functions/params';
import { config } from '../../config.ts';

/** The private VAPID key, for the sending function. A deploy asks for it if there is a public key. */
const SECRET = config.push && !config.emulated ? defineSecret('CELLARET_PUSH_KEY') : null;

export const PUSH_SECRETS = SECRET ? [SECRET] : [];

/** VAPID credentials (RFC 8292): base64url keys and the contact. */
export interface Sender {
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
  return {
    publicKey: config.push.publicKey,
    privateKey: SECRET.value(),
    subject: config.push.contact,
  };
}

export const pushPublicKey = (): string | null =>
  EMULATED ? EMULATED.publicKey : (config.push?.publicKey ?? null);
