/** Ends this device's notifications of orders. The push service reports it gone; functions remove it. */
export async function endPush(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration('/');
  // Older iPhones have the one without the other.
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
