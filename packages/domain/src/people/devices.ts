import { z } from 'zod';
import { LIMITS } from '../core/limits.ts';

/** Addresses of push services. Functions call them and they are user input, so no other is allowed. */
export const PUSH_ADDRESS_PATTERN =
  '^https://(fcm[.]googleapis[.]com|web[.]push[.]apple[.]com|([a-z0-9-]+[.])+(push[.]services[.]mozilla[.]com|notify[.]windows[.]com))/[!-~]+$';

const PUSH_ADDRESS = new RegExp(PUSH_ADDRESS_PATTERN);

/** True for an address of a known push service. */
export const isPushAddress = (address: string): boolean =>
  address.length <= LIMITS.devices.address && PUSH_ADDRESS.test(address);

export const DEVICE_LANGUAGES = ['en', 'de'] as const;

/** `users/{uid}/devices/{slot}`: a browser with order notifications. Slots limit their number. */
export const device = z.strictObject({
  endpoint: z.string(),
  /** The browser's public key and secret, as in `PushSubscription.toJSON`. */
  p256dh: z.string(),
  auth: z.string(),
  language: z.enum(DEVICE_LANGUAGES),
  created_at: z.date(),
  /** When it last showed the orders; null after they were closed. */
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

/** True if the device shows the orders at the moment and needs no message. */
export const isWatching = ({ last_seen_at }: Pick<Device, 'last_seen_at'>, now: Date): boolean =>
  last_seen_at !== null && now.getTime() - last_seen_at.getTime() < LIMITS.devices.watchingSeconds * 1000;
