import { afterEach, expect, it, vi } from 'vitest';
import { loadConfig } from './firebase-config.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('the configuration is asked for once more where the first request hangs', async () => {
  vi.stubGlobal('location', { host: 'cellaret.example', hostname: 'cellaret.example' });
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const ask = vi
    .fn<typeof fetch>()
    .mockImplementationOnce((_url, request) => {
      request?.signal?.throwIfAborted();
      return new Promise(() => undefined);
    })
    .mockResolvedValueOnce(Response.json({ projectId: 'cellaret', apiKey: 'public' }));
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => ask(...asked));
  expect(await loadConfig()).toMatchObject({ projectId: 'cellaret', authDomain: 'cellaret.example' });
});
