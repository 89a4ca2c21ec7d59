/* Pages always come from the network; without one stands our own page. Only what is hashed is kept, nothing personal. */
const SHELL = 'zt-shell-2';
const ASSETS = 'zt-assets';
const MOST_ASSETS = 300;
const OFFLINE = '/offline.html';

self.addEventListener('install', (event) => {
  const files = [OFFLINE, '/offline.css', '/offline.js', '/favicon.svg'];
  event.waitUntil(
    caches.open(SHELL).then((cache) => cache.addAll(files.map((file) => new Request(file, { cache: 'reload' })))),
  );
  self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(begin()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/apis/')) return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request));
  else if (pathname.startsWith('/offline.') || pathname === '/favicon.svg') event.respondWith(shell(request));
});

async function begin() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== SHELL && name !== ASSETS).map((name) => caches.delete(name)));
  await self.registration.navigationPreload?.enable();
  await self.clients.claim();
}

async function page(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch {
    return (await caches.match(OFFLINE)) ?? Response.error();
  }
}

const shell = (request) => fetch(request).catch(async () => (await caches.match(request)) ?? Response.error());

/** The name holds a hash of the content: what was fetched once never changes, and the oldest make room. */
async function asset(request) {
  const cache = await caches.open(ASSETS);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    await cache.put(request, answer.clone());
    const [oldest, ...rest] = await cache.keys();
    if (rest.length >= MOST_ASSETS) await cache.delete(oldest);
  }
  return answer;
}
