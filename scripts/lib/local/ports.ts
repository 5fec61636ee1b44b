import { readFileSync, readdirSync, readlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { Failure } from '../command/failure.ts';
import { inRoot } from '../paths.ts';

export const host = '127.0.0.1';

/** Services of a running system, in the order of their ports in a block. */
const services = [
  'hosting',
  'auth',
  'firestore',
  'storage',
  'functions',
  'hub',
  'firestoreWebsocket',
  'eventarc',
  'tasks',
  'logging',
  'ui',
] as const;

export type Service = (typeof services)[number];
export type Ports = Record<Service, number>;

/** Consecutive ports from `first` on, one for each service. */
export function portBlock(first: number): Ports {
  return Object.fromEntries(services.map((service, index) => [service, first + index])) as Ports;
}

/** The ports of firebase.json. */
function standardPorts(): Ports {
  const { emulators } = JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')) as {
    emulators: Record<string, { port: number; websocketPort?: number }>;
  };
  const standard = (service: Service) =>
    service === 'firestoreWebsocket' ? emulators.firestore?.websocketPort : emulators[service]?.port;
  return Object.fromEntries(services.map((service) => [service, standard(service) ?? 0])) as Ports;
}

/**
 * A system beside the standard one has consecutive ports, and begins at a multiple of this: no two of them
 * share a port.
 */
export const OFFSET_STEP = 20;

const LAST_OFFSET = 50_000;

/**
 * The ports of a system: those of firebase.json, or with an offset a block of consecutive ones that begins so
 * far behind hosting's. Throws a `Failure` for an offset whose block meets another one, or a port of the
 * standard system.
 */
export function portsWithOffset(offset = 0): Ports {
  const standard = standardPorts();
  if (offset === 0) return standard;
  if (!Number.isInteger(offset) || offset < 0 || offset > LAST_OFFSET || offset % OFFSET_STEP !== 0)
    throw new Failure(
      `“${offset}” is no port offset: give 0 or a multiple of ${OFFSET_STEP} up to ${LAST_OFFSET}, for example 100.`,
    );
  const ports = portBlock(standard.hosting + offset);
  const taken = Object.values(ports).find((port) => Object.values(standard).includes(port));
  if (taken !== undefined)
    throw new Failure(
      `The port offset ${offset} leads to port ${taken}, which is one without an offset: use another, for example 100.`,
    );
  return ports;
}

/** True if nothing listens on the port of this machine. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)));
  });
}

/** Inode of the socket that listens on the port, from the kernel's table (state 0A is LISTEN). */
function listeningInode(port: number): string | undefined {
  const wanted = `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
  for (const table of ['/proc/net/tcp', '/proc/net/tcp6']) {
    for (const line of readFileSync(table, 'utf8').split('\n')) {
      const fields = line.trim().split(/\s+/);
      if (fields[1]?.endsWith(wanted) && fields[3] === '0A') return fields[9];
    }
  }
  return undefined;
}

/** “ by NAME (process PID)” if the owner of a port is known, else nothing. */
function ownerOf(port: number): string {
  if (process.platform !== 'linux') return '';
  const inode = listeningInode(port);
  for (const pid of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const holds = readdirSync(`/proc/${pid}/fd`).some(
        (fd) => readlinkSync(`/proc/${pid}/fd/${fd}`) === `socket:[${inode}]`,
      );
      if (holds) return ` by “${readFileSync(`/proc/${pid}/comm`, 'utf8').trim()}” (process ${pid})`;
    } catch {
      // A process of somebody else, or one that has just ended.
    }
  }
  return '';
}

/** True if a port is free now or within a moment: the port of a killed program takes a while. */
async function becomesFree(port: number): Promise<boolean> {
  for (let attempt = 0; attempt < 10; attempt += 1) {
    if (await isFree(port)) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}

/** Throws a `Failure` naming the first taken port, who holds it, and the way out. */
export async function requireFree(ports: Partial<Ports>): Promise<void> {
  for (const [service, port] of Object.entries(ports)) {
    if (await becomesFree(port)) continue;
    throw new Failure(
      `Port ${port} (${service}) is taken${ownerOf(port)}: end that program, or use other ports, for example with "npm start -- --ports-offset 100".`,
    );
  }
}
