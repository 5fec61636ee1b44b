import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** Starts a test server on a free local port; returns host and port. */
export async function listening(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `127.0.0.1:${(server.address() as AddressInfo).port}`;
}
