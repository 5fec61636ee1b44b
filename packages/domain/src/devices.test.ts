import { describe, expect, it } from 'vitest';
import { isPushAddress, isWatching } from './devices.ts';
import { LIMITS } from './limits.ts';

describe('an address that messages are sent to', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:APA91b-x_y',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA-_',
    'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%2bx',
    'https://web.push.apple.com/QGuQyavXutnMH',
  ])('is one of a push service: %s', (address) => {
    expect(isPushAddress(address)).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://127.0.0.1/x',
    'https://127.0.0.1:8080/x',
    'http://127.0.0.1:8080/x',
    'https://localhost/x',
    'https://[::1]/x',
    'https://10.0.0.1/x',
    'https://169.254.169.254/computeMetadata/v1/',
    'https://metadata.google.internal/computeMetadata/v1/',
    'https://push.example/x',
    'https://fcm.googleapis.com.example/x',
    'https://example/fcm.googleapis.com/x',
    'https://me@fcm.googleapis.com/x',
    'https://fcm.googleapis.com@127.0.0.1/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com#@127.0.0.1/x',
    'https://fcm.googleapis.com',
    'https://evilnotify.windows.com/x',
    'https://.notify.windows.com/x',
    'https://push.services.mozilla.com/x',
    'https://fcm.googleapis.com/x y',
    'https://fcm.googleapis.com/x\n',
    `https://fcm.googleapis.com/${'x'.repeat(LIMITS.devices.address)}`,
    '',
  ])('is nothing else: %s', (address) => {
    expect(isPushAddress(address)).toBe(false);
  });
});

it('a device is told nothing while the orders are open on it, and again once they were put away or it fell silent', () => {
  const now = new Date('2026-01-01T20:00:00Z');
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  expect(isWatching({ last_seen_at: ago(30) }, now)).toBe(true);
  expect(isWatching({ last_seen_at: ago(LIMITS.devices.watchingSeconds) }, now)).toBe(false);
  expect(isWatching({ last_seen_at: null }, now)).toBe(false);
});
