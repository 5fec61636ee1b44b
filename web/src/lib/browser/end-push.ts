/**
 * Ends what this device is told of orders. The push service then says that nobody reads there, and functions
 * forget the device.
 */
export async function endPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  // Older iPhones have the one without the other.
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
