/**
 * Takes the place of a broken service worker at once, without a press and without a reload: it answers no request, so
 * that every page comes from the network, and removes the stores of the build that the broken one may have spoilt.
 * What waits to be sent, what was read and the subscription to pushes stay.
 */
export const restingWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(takeOver()));
self.addEventListener('push', (event) =>
  event.waitUntil(self.registration.showNotification('News', { tag: 'NEWS', icon: '/icon-192.png' })),
);
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow('/notification'));
});
async function takeOver() {
  for (const name of await caches.keys()) if (name !== 'pictures' && name !== 'shared') await caches.delete(name);
  await self.clients.claim();
}
`;
