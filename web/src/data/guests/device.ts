// Notices of new orders for this device while its screen is off or elsewhere: standard Web Push, with the
// browser's subscription and one document.
import {
  device as deviceSchema,
  DEVICE_PATHS,
  DEVICE_SLOTS,
  isPushAddress,
  type Device,
} from '@cellaret/domain/people/devices';
import { endPush } from '#lib/browser/end-push.ts';
import { readDocument, write } from '../firestore/read-write.ts';
import { currentUid } from '../session/session.ts';

/**
 * The state of notices on this device: `install` needs the app on the home screen, `denied` is the browser's
 * refusal.
 */
export type Told = 'unsupported' | 'install' | 'denied' | 'off' | 'on';

/** iPhones and iPads; these call themselves Macs, which have no screen to touch. */
const isApplePhone = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1);

function unable(): 'unsupported' | 'install' | 'denied' | null {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return isApplePhone() ? 'install' : 'unsupported';
  return Notification.permission === 'denied' ? 'denied' : null;
}

/** Path of the document under which the functions know this device. */
let own: string | undefined;

const subscribed = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription()) ?? null;

const pathOf = (slot: string): string => DEVICE_PATHS.device(currentUid(), slot);

async function slots(): Promise<Map<string, Device>> {
  const found = await Promise.all(
    DEVICE_SLOTS.map(async (slot) => {
      const device = await readDocument(pathOf(slot), deviceSchema);
      return device ? [[slot, device] as const] : [];
    }),
  );
  return new Map(found.flat());
}

const slotOf = (taken: ReadonlyMap<string, Device>, endpoint: string): string | undefined =>
  [...taken].find(([, device]) => device.endpoint === endpoint)?.[0];

/** A free slot, else that of the device which was told first. */
const freeSlot = (taken: ReadonlyMap<string, Device>): string =>
  DEVICE_SLOTS.find((slot) => !taken.has(slot)) ??
  [...taken].sort(([, a], [, b]) => a.created_at.getTime() - b.created_at.getTime())[0]?.[0] ??
  '0';

/** The key of its subscription. */
const keyOf = ({ options }: PushSubscription): string =>
  btoa(String.fromCharCode(...new Uint8Array(options.applicationServerKey ?? new ArrayBuffer())))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * How it stands with this device; one that subscribed by another key is told nothing any more. Throws
 * AppError.
 */
export async function look(pushKey: string): Promise<Told> {
  const state = unable();
  if (state) return state;
  const subscription = await subscribed();
  if (!subscription || keyOf(subscription) !== pushKey) return 'off';
  const slot = slotOf(await slots(), subscription.endpoint);
  own = slot === undefined ? undefined : pathOf(slot);
  return own === undefined ? 'off' : 'on';
}

/** Asks the browser for an address. Null: it is none that the functions call. */
async function subscribe(pushKey: string): Promise<PushSubscription | null> {
  await navigator.serviceWorker.register('/sw.js');
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another key, or by another account on this device, is no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey });
  if (isPushAddress(subscription.endpoint)) return subscription;
  await subscription.unsubscribe();
  return null;
}

/**
 * Has this device told of orders; asks whoever holds it first. Throws where the push service or Firestore
 * cannot be reached.
 */
export async function switchOn(pushKey: string, language: Device['language']): Promise<Told> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'denied' : 'off';
  const subscription = await subscribe(pushKey);
  if (!subscription) return 'unsupported';
  try {
    const { endpoint, keys } = subscription.toJSON();
    const path = pathOf(freeSlot(await slots()));
    await write(({ set, now }) =>
      set(path, {
        endpoint,
        p256dh: keys?.p256dh,
        auth: keys?.auth,
        language,
        created_at: now,
        last_seen_at: now,
      }),
    );
    own = path;
    return 'on';
  } catch (failure) {
    await subscription.unsubscribe();
    throw failure;
  }
}

/** Has this device told nothing more. Throws AppError. */
export async function switchOff(): Promise<Told> {
  const last = own;
  own = undefined;
  // The browser first: from then on nothing arrives, whatever becomes of the document.
  await endPush();
  if (last !== undefined) await write(({ remove }) => remove(last));
  return 'off';
}

/**
 * Says whether the orders are before somebody's eyes here: a device that shows them is told nothing besides.
 */
export async function say(isSeen: boolean, language: Device['language']): Promise<void> {
  const path = own;
  if (path !== undefined)
    await write(({ update, now }) => update(path, { last_seen_at: isSeen ? now : null, language }));
}
