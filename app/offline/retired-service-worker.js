// Takes the place of the service worker when offline reading is switched off: deletes everything, then itself.
addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(retire()));

async function retire() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("velto-")).map((name) => caches.delete(name)));
  await registration.unregister();
}
