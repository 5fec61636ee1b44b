// Part of the service worker (web/vite.config.ts): shows what functions send of new orders, and opens the orders at a tap.
// Written in what browsers read: nothing builds what the worker brings along.
/* global self */

/** The orders of a menu and nothing else. */
const ORDERS = /^\/orders\/[\w-]{22}$/;

self.addEventListener('push', (event) => {
  const { title, body, path, tag } = event.data.json();
  event.waitUntil(
    self.registration.showNotification(title, {
      body,
      // One message for each menu: the latest. It sounds all the same.
      tag,
      renotify: true,
      icon: '/icons/icon-192.png',
      data: { path },
    }),
  );
});

async function showOrders(path) {
  if (!ORDERS.test(path)) return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = windows.find(({ url }) => new URL(url).pathname === path);
  await (open ? open.focus() : self.clients.openWindow(path));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showOrders(event.notification.data.path));
});
