import { z } from 'zod';
import { LIMITS } from '../core/limits.ts';

/**
 * Where push services take messages. Addresses are given by whoever writes them, and the functions call them: nothing else is ever
 * called.
 */
export const PUSH_ADDRESS_PATTERN =
  '^https://(fcm[.]googleapis[.]com|web[.]push[.]apple[.]com|([a-z0-9-]+[.])+(push[.]services[.]mozilla[.]com|notify[.]windows[.]com))/[!-~]+$';

const PUSH_ADDRESS = new RegExp(PUSH_ADDRESS_PATTERN);

/** Whether an address is one of a push service that browsers use. */
export const isPushAddress = (address: string): boolean =>
  address.length <= LIMITS.devices.address && PUSH_ADDRESS.test(address);

export const DEVICE_LANGUAGES = ['en', 'de'] as const;

/** `users/{uid}/devices/{slot}`: a browser that is told of new orders. Slots are counted, so that nobody has more of them. */
export const device = z.strictObject({
  endpoint: z.string(),
  /** The browser's public key and its secret, as `PushSubscription.toJSON` writes them. */
  p256dh: z.string(),
  auth: z.string(),
  language: z.enum(DEVICE_LANGUAGES),
  created_at: z.date(),
  /** When it last had the orders open before somebody's eyes; null once they are put away. */
  last_seen_at: z.date().nullable(),
});

export type Device = z.infer<typeof device>;

export const DEVICE_SLOTS: readonly string[] = Array.from({ length: LIMITS.devices.most }, (_, slot) =>
  String(slot),
);

export const DEVICE_PATHS = {
  devices: (uid: string) => `users/${uid}/devices`,
  device: (uid: string, slot: string) => `users/${uid}/devices/${slot}`,
} as const;

/** Whether the orders are before somebody's eyes on this device: it needs no message. */
export const isWatching = ({ last_seen_at }: Pick<Device, 'last_seen_at'>, now: Date): boolean =>
  last_seen_at !== null && now.getTime() - last_seen_at.getTime() < LIMITS.devices.watchingSeconds * 1000;
