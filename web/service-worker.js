// Caches the files of the page, so that it opens without a network. Data is never cached here.
const FILES = self.__FILES__; // every file of this build, filled in by precache.ts
const CACHE = `wanli-${self.__BUILD__}`;
const SHELL = "/";

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([SHELL, ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** Fetch the page; use the cached one if no server answers, or only a proxy without its server. */
async function page(request) {
  const answer = await fetch(request).catch(() => null);
  return answer && ![502, 504].includes(answer.status) ? answer : ((await caches.match(SHELL)) ?? Response.error());
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (FILES.includes(url.pathname))
    event.respondWith(caches.match(url.pathname).then((hit) => hit ?? fetch(request)));
});

self.addEventListener("push", (event) => {
  const notice = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(notice.title ?? "Wanli", {
      body: notice.body,
      icon: "/icon-192.png",
      data: notice.url,
      tag: notice.url,
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(self.clients.openWindow(event.notification.data ?? SHELL));
});
