// The shell of the page, kept for slow lines and for no line at all. Everything that a table says comes from the
// server: /api, sockets and whatever is not a file of ours is never touched. VERSION and SHELL stand above.
const KEPT = `thousand-${VERSION}`;
const OURS = /^\/(assets|faces|icons)\//;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(SHELL)));
});

self.addEventListener("activate", (event) => {
  const stale = (name) => name.startsWith("thousand-") && name !== KEPT;
  event.waitUntil(
    caches.keys().then((names) => Promise.all(names.filter(stale).map((name) => caches.delete(name)))),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate" && !url.pathname.startsWith("/api/")) event.respondWith(page(request));
  else if (OURS.test(url.pathname)) event.respondWith(file(request));
});

/** The newest page, or the kept one when nobody answers. */
async function page(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("/")) ?? Response.error();
  }
}

/** A file of ours: what it holds never changes under its name, but the faces and icons, which a new version empties. */
async function file(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) (await caches.open(KEPT)).put(request, answer.clone());
  return answer;
}
