import { afterEach, expect, it, vi } from 'vitest';
import { send } from './push.ts';

const KEYS = { publicKey: '', privateKey: '', subject: '' };
const MESSAGE = { title: 'New order', body: 'Gia: 1 × Negroni', path: '/orders/x', tag: 'x' };

afterEach(() => {
  vi.unstubAllGlobals();
});

// The rules refuse these, too (tests/rules/cases/devices.ts); this covers documents written past them.
it.each([
  'http://127.0.0.1:9099/push',
  'https://127.0.0.1/push',
  'https://[::1]/push',
  'http://169.254.169.254/computeMetadata/v1/',
  'https://metadata.google.internal/computeMetadata/v1/',
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com@127.0.0.1/x',
  'https://fcm.googleapis.com.example/x',
  'https://evilnotify.windows.com/x',
])('sends nothing to %s and removes its device', async (endpoint) => {
  const called = vi.fn();
  vi.stubGlobal('fetch', called);
  const device = {
    endpoint,
    p256dh: '',
    auth: '',
    language: 'en',
    created_at: new Date(),
    last_seen_at: null,
  } as const;
  expect(await send(MESSAGE, device, KEYS)).toBe('gone');
  expect(called).not.toHaveBeenCalled();
});
