import { createHmac, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import https from 'node:https';
import { connect, type AddressInfo } from 'node:net';

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A key pair under a name, as Google has several. */
export interface Signer {
  kid: string;
  privateKey: KeyObject;
  publicPem: string;
  publicKey: KeyObject;
}

export function newSigner(kid: string): Signer {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return {
    kid,
    privateKey,
    publicKey,
    publicPem: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/** A token signed the way Google signs. */
export function signed({ kid, privateKey }: Signer, claims: object): string {
  const content = `${part({ alg: 'RS256', typ: 'JWT', kid })}.${part(claims)}`;
  return `${content}.${sign('RSA-SHA256', Buffer.from(content), privateKey).toString('base64url')}`;
}

/** Signed with the public key as a secret: some verifiers believe the token's own `alg`. */
export function confused({ kid, publicPem }: Signer, claims: object): string {
  const content = `${part({ alg: 'HS256', typ: 'JWT', kid })}.${part(claims)}`;
  return `${content}.${createHmac('sha256', publicPem).update(content).digest('base64url')}`;
}

/** Replaces this process's connection to Google's token keys; `reachable`: somebody answers. */
export async function serveGoogleKeys(
  signer: Signer,
): Promise<{ state: { reachable: boolean }; stop: () => void }> {
  const state = { reachable: false };
  const server = createServer((request, response) => {
    if (!state.reachable) {
      request.socket.destroy();
      return;
    }
    const jwk = { ...signer.publicKey.export({ format: 'jwk' }), kid: signer.kid, alg: 'RS256', use: 'sig' };
    response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'public, max-age=3600' });
    const answers = request.url?.endsWith('/jwks') ? { keys: [jwk] } : { [signer.kid]: signer.publicPem };
    response.end(JSON.stringify(answers));
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const before = https.globalAgent;
  https.globalAgent = new (class extends https.Agent {
    override createConnection() {
      return connect(port, '127.0.0.1');
    }
  })();
  return {
    state,
    stop: () => {
      https.globalAgent = before;
      server.closeAllConnections();
      server.close();
    },
  };
}
