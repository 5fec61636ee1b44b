import { LIMITS } from '../core/limits.ts';

/** Push service addresses; the rules and the sender must accept these and refuse those below. */
export const PUSH_ADDRESSES = [
  'https://fcm.googleapis.com/fcm/send/abc:APA91b-x_y',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA-_',
  'https://wns2-par02p.notify.windows.com/w/?token=BQYAAA%2bx',
  'https://web.push.apple.com/QGuQyavXutnMH',
];

/** Refused addresses: local and internal hosts, and imitations of push services. */
export const NO_PUSH_ADDRESSES = [
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
];
