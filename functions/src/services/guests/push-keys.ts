import { createECDH, createHash } from 'node:crypto';
import { defineSecret } from 'firebase-functions/params';
import { config } from '../../config.ts';

/** The private key, which only the function that sends is given. A deploy asks for it where there is a public one, and never else. */
const SECRET = config.push && !config.emulated ? defineSecret('CELLARET_PUSH_KEY') : null;

/** What a function that sends has to be given. */
export const PUSH_SECRETS = SECRET ? [SECRET] : [];

/** Who sends (RFC 8292): the keys as base64url, and whom push services ask. */
export interface Sender {
  publicKey: string;
  privateKey: string;
  subject: string;
}

/** The emulators' own: the same on every machine, and of no use anywhere else. */
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

/** Who sends from here; null where nobody does. */
export function pushSender(): Sender | null {
  if (EMULATED) return EMULATED;
  if (!config.push || !SECRET) return null;
  return {
    publicKey: config.push.publicKey,
    privateKey: SECRET.value(),
    subject: config.push.contact,
  };
}

/** What browsers subscribe by; null where nobody sends. */
export const pushPublicKey = (): string | null =>
  EMULATED ? EMULATED.publicKey : (config.push?.publicKey ?? null);
