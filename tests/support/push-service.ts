// A push service and its browsers: takes what functions send, by the standards.
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A browser's subscription: `PushSubscription.toJSON`. */
export interface Subscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** A message that arrived at a browser. */
export interface Arrived {
  /** The text handed to its worker. */
  text: string;
  headers: IncomingMessage['headers'];
  /** Whom the push service would ask, and the key that the sender proved to have. */
  subject: unknown;
  publicKey: string;
}

export interface PushService {
  /** A browser whose messages are answered with a status, and maybe sent elsewhere. */
  browser: (answer?: { status: number; location?: string }) => Subscription & { arrived: Arrived[] };
  stop: () => void;
}

const bytes = (text: string) => Buffer.from(text, 'base64url');
const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** The receiver's side of RFC 8291: one record of RFC 8188, without its padding. */
function decrypted(body: Buffer, reader: { privateKey: Buffer; auth: Buffer }): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(reader.privateKey);
  const salt = body.subarray(0, 16);
  const sender = body.subarray(21, 21 + body.readUInt8(20));
  const content = body.subarray(21 + sender.length);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const shared = derive(pair.computeSecret(sender), reader.auth, info, 32);
  const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce);
  cipher.setAuthTag(content.subarray(-16));
  const padded = Buffer.concat([cipher.update(content.subarray(0, -16)), cipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(2)).toString();
}

/** RFC 8292: who sends, or why that is not proven. */
function senderOf(authorization: string, origin: string): Pick<Arrived, 'subject' | 'publicKey'> {
  const [, signed = '', signature = '', publicKey = ''] =
    /^vapid t=([\w-]+\.[\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const [x, y] = [bytes(publicKey).subarray(1, 33), bytes(publicKey).subarray(33)].map((half) =>
    half.toString('base64url'),
  );
  const key = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  if (!verify('sha256', Buffer.from(signed), { key, dsaEncoding: 'ieee-p1363' }, bytes(signature)))
    throw new Error('Somebody else signed this');
  const claims = JSON.parse(bytes(signed.split('.')[1] ?? '').toString()) as Record<string, unknown>;
  const left = Number(claims.exp) - Date.now() / 1000;
  if (claims.aud !== origin || !(left > 0 && left <= 86_400))
    throw new Error(`This is for another: ${JSON.stringify(claims)}`);
  return { subject: claims.sub, publicKey };
}

export async function pushService(): Promise<PushService> {
  const inboxes = new Map<string, (request: IncomingMessage, body: Buffer) => [number, string?]>();
  const server = createServer((request, response) => {
    void (async () => {
      const parts: Buffer[] = [];
      for await (const part of request) parts.push(part as Buffer);
      const [status, location] = inboxes.get(request.url ?? '')?.(request, Buffer.concat(parts)) ?? [404];
      response.writeHead(status, location === undefined ? {} : { location }).end();
    })();
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    browser: ({ status, location } = { status: 201 }) => {
      const pair = createECDH('prime256v1');
      const p256dh = pair.generateKeys('base64url');
      const auth = randomBytes(16);
      const path = `/push/${randomBytes(16).toString('base64url')}`;
      const arrived: Arrived[] = [];
      inboxes.set(path, (request, body) => {
        const text = decrypted(body, { privateKey: pair.getPrivateKey(), auth });
        const sender = senderOf(request.headers.authorization ?? '', origin);
        arrived.push({ text, headers: request.headers, ...sender });
        return [status, location];
      });
      return { endpoint: `${origin}${path}`, p256dh, auth: auth.toString('base64url'), arrived };
    },
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
