type Lifetime = Event & { readonly waitUntil: (work: Promise<unknown>) => void };
type Fetching = Event & { readonly request: Request; readonly respondWith: (answer: Promise<Response>) => void };
type WorkerScope = {
  readonly location: { readonly origin: string };
  readonly clients: { readonly claim: () => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: {
    (type: 'install' | 'activate', listener: (event: Lifetime) => void): void;
    (type: 'fetch', listener: (event: Fetching) => void): void;
  };
};
declare const __FICHIERS__: readonly string[];
declare const __VERSION__: string;

// The types of a page are loaded, not those of a worker.
const worker = globalThis as unknown as WorkerScope;
/** Its address: the worker imports nothing, since a browser reads it whole. */
const PAGE = '/certificat';
/** The page that checks a list is the same file. */
const PAGES = [PAGE, '/verifier-liste'];
const FILES = __FICHIERS__;
/** One cache a version: its name changes with the files. */
const CACHE = `habilis-certificat-page-${__VERSION__}`;
const OLDER = /^habilis-certificat-page-/;
/** How long a slow network may take before the kept page answers. */
const SLOW_MS = 4000;

worker.addEventListener('install', (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    await cache.addAll([PAGE, ...FILES]);
    await worker.skipWaiting();
  };
  event.waitUntil(keep());
});

worker.addEventListener('activate', (event) => {
  const takeOver = async () => {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => OLDER.test(name) && name !== CACHE).map((name) => caches.delete(name)));
    await worker.clients.claim();
  };
  event.waitUntil(takeOver());
});

/** What the network gives for an address, kept for later; what was kept when it gives nothing in time. */
async function newest(path: string): Promise<Response> {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(path, { signal: AbortSignal.timeout(SLOW_MS) });
    // A redirected answer cannot stand for a page.
    if (answer.ok && !answer.redirected) await cache.put(path, answer.clone());
    if (answer.status < 500) return answer;
  } catch {
    // Without network.
  }
  return (await cache.match(path)) ?? Response.error();
}

const kept = async (request: Request): Promise<Response> => (await caches.match(request)) ?? fetch(request);

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (request.mode === 'navigate') {
    if (PAGES.includes(pathname.toLowerCase())) event.respondWith(newest(PAGE));
  } else if (FILES.includes(pathname)) event.respondWith(kept(request));
});
