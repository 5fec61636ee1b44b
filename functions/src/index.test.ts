import { afterAll, expect, it, vi } from 'vitest';

afterAll(() => {
  vi.unstubAllEnvs();
});

interface Endpoint {
  availableMemoryMb?: unknown;
  timeoutSeconds?: unknown;
}

function endpointsIn(exported: object, path: readonly string[] = []): [name: string, endpoint: Endpoint][] {
  return Object.entries(exported).flatMap(([key, one]: [string, unknown]) => {
    if (one === null || (typeof one !== 'object' && typeof one !== 'function')) return [];
    const name = [...path, key];
    if ('__endpoint' in one) return [[name.join('-'), one.__endpoint as Endpoint]];
    return typeof one === 'object' ? endpointsIn(one, name) : [];
  });
}

it('declares the memory and timeout of every function: the 125 MiB of an idle instance exceed no default', async () => {
  vi.stubEnv('GCLOUD_PROJECT', 'demo');
  vi.stubEnv('FIREBASE_CONFIG', JSON.stringify({ projectId: 'demo', storageBucket: 'demo.appspot.com' }));
  const endpoints = endpointsIn(await import('./index.ts'));
  expect(endpoints.length).toBeGreaterThan(30);
  for (const [name, { availableMemoryMb, timeoutSeconds }] of endpoints) {
    expect(availableMemoryMb, name).toBeGreaterThanOrEqual(512);
    expect(timeoutSeconds, name).toBeGreaterThanOrEqual(60);
  }
});
