import { readFileSync } from 'node:fs';
import { inRoot } from '../paths.ts';
import { host, type Ports } from './ports.ts';

/** Names no region: firebase-tools looks where the function runs. */
export interface FunctionRewrite {
  source: string;
  function: { functionId: string };
}

export interface HostingConfig {
  public: string;
  cleanUrls?: boolean;
  trailingSlash?: boolean;
  rewrites: ({ source: string; destination: string } | FunctionRewrite)[];
  headers: { source: string; headers: { key: string; value: string }[] }[];
}

/** The hosting section of firebase.json, as production gets it. */
export function productionHosting(): HostingConfig {
  return (JSON.parse(readFileSync(inRoot('firebase.json'), 'utf8')) as { hosting: HostingConfig }).hosting;
}

const policyName = 'Content-Security-Policy';

/** The content security policy of pages, as production gets it. */
export function contentPolicy(): string {
  const headers = productionHosting().headers.flatMap((rule) => rule.headers);
  return headers.find(({ key }) => key === policyName)?.value ?? '';
}

/** Adds sources to directives of a content security policy that are there already. */
export function widenPolicy(policy: string, additions: Readonly<Record<string, string[]>>): string {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .map((directive) => [directive, ...(additions[directive.split(' ')[0] ?? ''] ?? [])].join(' '))
    .join('; ');
}

/**
 * Hosts that a local browser must reach besides those of production: the emulators, and Vite's inline scripts
 * and socket during development.
 */
function localSources(ports: Ports, dev: boolean): Record<string, string[]> {
  const emulators = [ports.firestore, ports.storage].map((port) => `http://${host}:${port}`);
  return {
    'connect-src': dev ? [...emulators, `ws://${host}:${ports.hosting}`] : emulators,
    'img-src': [`http://${host}:${ports.storage}`],
    ...(dev && { 'script-src': ["'unsafe-inline'"] }),
  };
}

/**
 * Browsers take no inline script beyond those named by hash where there is such a name; Vite's own have none.
 */
const withoutHashes = (policy: string) => policy.replace(/ 'sha256-[^']+'/g, '');

/**
 * Production's hosting section with its content security policy opened for the local emulators, and for
 * nothing else.
 */
export function localHosting(ports: Ports, dev: boolean): HostingConfig {
  const hosting = productionHosting();
  const headers = hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value:
        key === policyName
          ? widenPolicy(dev ? withoutHashes(value) : value, localSources(ports, dev))
          : value,
    })),
  }));
  return { ...hosting, headers };
}
