// Keeps what a visitor has read for reading again without a connection. Only answers that the server itself marks
// as public are kept: orders, search results and answers to forms never are. The build writes `build` above: its id
// is part of the caches' names, and an answer of another build is never kept beside this one's.
const pages = `velto-pages-${build.id}`;
const files = `velto-files-${build.id}`;
const most = { [pages]: 80, [files]: 200 };
const offlinePages = ["/offline", "/sw/offline"];

addEventListener("install", (event) => {
  event.waitUntil(keepOfflinePages());
  skipWaiting();
});

addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([dropOthers(), clients.claim()]));
});

addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin || request.headers.has("range")) return;
  if (/^\/staff(?![\w-])/.test(url.pathname) || url.searchParams.has("preview")) return;
  if (url.pathname.startsWith("/assets/")) event.respondWith(keptFirst(event));
  else if (request.mode === "navigate") event.respondWith(page(event));
  else if (/^\/(media|illustrations)\/|\.(svg|json|webmanifest)$/.test(url.pathname))
    event.respondWith(keptFirst(event));
});

/**
 * A kept page is shown at once and refreshed behind it; one that is not kept comes from the network. Without a
 * connection the offline page of its language is shown at the same address, so that a reload tries again.
 */
async function page(event) {
  const kept = await caches.match(event.request, { cacheName: pages, ignoreSearch: true });
  const fresh = fetchAndKeep(event.request, pages);
  if (kept) {
    event.waitUntil(fresh.catch(() => undefined));
    return kept;
  }
  return fresh.catch(() => offlinePage(event.request));
}

async function offlinePage({ url }) {
  const [english, swahili] = offlinePages;
  const page = /^\/sw(?=\/|$)/.test(new URL(url).pathname) ? swahili : english;
  return (await caches.match(page, { cacheName: pages })) ?? Response.error();
}

async function keepOfflinePages() {
  const [pageCache, fileCache] = await Promise.all([caches.open(pages), caches.open(files)]);
  await Promise.all([pageCache.addAll(offlinePages), fileCache.addAll(build.offlineFiles)]);
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
  if (answer.status === 200 && answer.type === "basic" && isPublic(answer) && isOfThisBuild(answer))
    await keep(request, answer.clone(), name);
  return answer;
}

function isPublic(answer) {
  return /\bpublic\b/.test(answer.headers.get("cache-control") ?? "");
}

/** Pages name their build; pictures and hashed files belong to any. */
function isOfThisBuild(answer) {
  const id = answer.headers.get("x-build");
  return id === null || id === build.id;
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
