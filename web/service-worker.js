// Keeps the page itself on the device, so that it opens without a network. Data is never kept here.
const FILES = self.__FILES__; // every file of this build, put in when it is made
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

/** The page; the one we keep where nobody answers, or only a proxy that finds no server behind it. */
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
