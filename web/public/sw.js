/* Shows what the server pushes while the page is closed. It keeps nothing: games come from the server alone. */

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("push", (event) => {
  const told = event.data?.json() ?? {};
  event.waitUntil(
    self.registration.showNotification(told.title ?? "Spielwerk", {
      body: told.body ?? "",
      tag: told.tag,
      icon: "/icon-192.png",
      data: { url: told.url ?? "/" },
    }),
  );
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(new URL(event.notification.data.url, self.location.origin)));
});

/** The window that shows the table already, else any of ours, else a new one. */
async function open(url) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((each) => new URL(each.url).pathname === url.pathname) ?? windows[0];
  if (!there) return self.clients.openWindow(url.href);
  await there.focus();
  if (new URL(there.url).pathname !== url.pathname) await there.navigate(url.href);
}
