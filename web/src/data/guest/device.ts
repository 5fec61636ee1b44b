import { LIMITS } from '@cellaret/domain/core/limits';
// Notices of new orders for this device while its screen is off or elsewhere: standard Web Push, with the
// browser's subscription and one document.
import {
  device as deviceSchema,
  DEVICE_PATHS,
  DEVICE_SLOTS,
  isPushAddress,
  type Device,
} from '@cellaret/domain/people/devices';
import {
  collection,
  deleteDoc,
  doc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  type DocumentReference,
} from 'firebase/firestore';
import { endPush } from '#lib/browser/end-push.ts';
import { hostSession, type Host } from './host-session.ts';
import { fromStored } from './stored.ts';

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

/** Under which document the functions know this device. */
let own: DocumentReference | undefined;

const subscribed = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription()) ?? null;

async function slots({ uid, firestore }: Host): Promise<Map<string, Device>> {
  const found = await getDocs(
    query(collection(firestore, DEVICE_PATHS.devices(uid)), limit(LIMITS.devices.most)),
  );
  return new Map(
    found.docs.flatMap((entry) => {
      const device = deviceSchema.safeParse(fromStored(entry.data({ serverTimestamps: 'estimate' }))).data;
      return device ? [[entry.id, device]] : [];
    }),
  );
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
 * How it stands with this device; one that subscribed by another key is told nothing any more. Throws what
 * the SDK throws.
 */
export async function look(pushKey: string): Promise<Told> {
  const state = unable();
  if (state) return state;
  const [host, subscription] = await Promise.all([hostSession(), subscribed()]);
  if (!host || !subscription || keyOf(subscription) !== pushKey) return 'off';
  const slot = slotOf(await slots(host), subscription.endpoint);
  own = slot === undefined ? undefined : doc(host.firestore, DEVICE_PATHS.device(host.uid, slot));
  return own ? 'on' : 'off';
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
  const host = await hostSession();
  if (!host) return 'off';
  const subscription = await subscribe(pushKey);
  if (!subscription) return 'unsupported';
  try {
    const { endpoint, keys } = subscription.toJSON();
    own = doc(host.firestore, DEVICE_PATHS.device(host.uid, freeSlot(await slots(host))));
    await setDoc(own, {
      endpoint,
      p256dh: keys?.p256dh,
      auth: keys?.auth,
      language,
      created_at: serverTimestamp(),
      last_seen_at: serverTimestamp(),
    });
    return 'on';
  } catch (failure) {
    own = undefined;
    await subscription.unsubscribe();
    throw failure;
  }
}

/** Has this device told nothing more. Throws what the SDK throws. */
export async function switchOff(): Promise<Told> {
  const last = own;
  own = undefined;
  // The browser first: from then on nothing arrives, whatever becomes of the document.
  await endPush();
  if (last) await deleteDoc(last);
  return 'off';
}

/**
 * Says whether the orders are before somebody's eyes here: a device that shows them is told nothing besides.
 */
export async function say(isSeen: boolean, language: Device['language']): Promise<void> {
  if (own) await updateDoc(own, { last_seen_at: isSeen ? serverTimestamp() : null, language });
}
