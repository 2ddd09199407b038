// Keeps what a visitor has read for reading again without a connection. Only answers that the server itself marks
// as public are kept: orders, search results and answers to forms never are.
const pages = "velto-pages-1";
const files = "velto-files-1";
const most = { [pages]: 80, [files]: 200 };
const offlinePage = "/offline";

addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePage());
  skipWaiting();
});

addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOthers(), clients.claim()]));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || request.headers.has("range")) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(keptFirst(event));
  else if (request.mode === "navigate") event.respondWith(page(event));
  else if (/^\/(media|illustrations)\/|\.(svg|data|json|webmanifest)$/.test(url.pathname))
    event.respondWith(keptFirst(event));
});

/** A kept page is shown at once and refreshed behind it; one that is not kept comes from the network. */
async function page(event) {
  const kept = await caches.match(event.request, { cacheName: pages, ignoreSearch: true });
  const fresh = fetchAndKeep(event.request, pages);
  if (kept) {
    event.waitUntil(fresh.catch(() => undefined));
    return kept;
  }
  return fresh.catch(() =>
    Response.redirect(`${offlinePage}?page=${encodeURIComponent(new URL(event.request.url).pathname)}`),
  );
}

/** The page to show in the place of one that is not kept, with all it needs to come alive. */
async function keepOfflinePage() {
  const answer = await fetch(offlinePage);
  const inPage = assetsIn(await answer.clone().text());
  await (await caches.open(pages)).put(offlinePage, answer);
  const start = inPage.find((path) => path.startsWith("/assets/start-"));
  const inStart = start ? assetsIn(await (await fetch(start)).text()) : [];
  await (await caches.open(files)).addAll([...new Set([...inPage, ...inStart])]);
}

function assetsIn(source) {
  return source.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [];
}

/** Hashed files never change. Other files are refreshed behind the kept copy. */
async function keptFirst(event) {
  const kept = await caches.match(event.request, { cacheName: files });
  if (!kept) return fetchAndKeep(event.request, files);
  if (!event.request.url.includes("/assets/")) {
    event.waitUntil(fetchAndKeep(event.request, files).catch(() => undefined));
  }
  return kept;
}

async function fetchAndKeep(request, name) {
  const answer = await fetch(request);
  if (answer.status === 200 && answer.type === "basic" && isPublic(answer))
    await keep(request, answer.clone(), name);
  return answer;
}

function isPublic(answer) {
  return /\bpublic\b/.test(answer.headers.get("cache-control") ?? "");
}

async function keep(request, answer, name) {
  const cache = await caches.open(name);
  await cache.put(request, answer);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most[name])).map((old) => cache.delete(old)));
}

async function dropOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => !(name in most)).map((name) => caches.delete(name)));
}
