import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { policyHash } from '#server/http/policy-hash.ts';

/** Path of the page that browsers store for times without a network. */
const offlinePath = '/offline';
const workerPath = '/service-worker.js';

const style = `:root{color-scheme:light dark;--page:#fffcf3;--ink:#2b1210;--act:#c62e12;--on:#fff}
@media(prefers-color-scheme:dark){:root{--page:#1a0e0b;--ink:#fff6e6;--act:#ff8055;--on:#2b1210}}
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:2.5rem;padding:2rem;box-sizing:border-box;background:var(--page);color:var(--ink);font:1.05rem/1.5 system-ui,sans-serif}
h1,h2{margin:0;font-size:clamp(2rem,8vw,3.5rem);line-height:1.05}
h2{font-size:clamp(1.4rem,5vw,2rem)}
p{max-width:42ch}
a{display:inline-block;padding:.75rem 1.35rem;border-radius:8px;background:var(--act);color:var(--on);font-weight:700;text-decoration:none}
a:focus-visible{outline:3px solid currentColor;outline-offset:3px}`;

/**
 * Shown without a network: in both languages, loads nothing. The empty link reloads the page that
 * was requested.
 */
const offlinePage = `<!doctype html>
<html lang="en-US">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="data:,"><title>No network | Crunchcart</title><style>${style}</style></head>
<body>
<main>
<h1>No network, no crunch</h1>
<p>You are offline. Your cart is safe on this device.</p>
<a href="">Try again</a>
</main>
<section lang="es-US" aria-labelledby="es">
<h2 id="es">Sin red no hay crujido</h2>
<p>No tienes conexión. Tu carrito está a salvo en este dispositivo.</p>
<a href="">Intentar de nuevo</a>
</section>
</body>
</html>
`;

const digest = (text: string): string => createHash('sha256').update(text).digest('base64');

/**
 * The name contains a hash of the page, so that an old worker's page is never shown by a new one.
 */
const cacheName = `crunchcart-offline-${digest(offlinePage).slice(0, 12)}`;

/**
 * The worker answers only navigations, and only when the network fails; it never stores a shopper's
 * page or a call. Navigation preload requests the page while the worker starts, so that a visit is
 * not slower.
 */
const worker = `const kept = ${JSON.stringify(cacheName)};
const page = ${JSON.stringify(offlinePath)};
self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(
    caches.open(kept).then((cache) => cache.add(new Request(page, { cache: 'reload', credentials: 'omit' }))),
  );
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      caches.keys().then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('crunchcart-offline-') && name !== kept)
            .map((name) => caches.delete(name)),
        ),
      ),
      self.registration.navigationPreload?.enable(),
    ]),
  );
});
self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate' || event.request.method !== 'GET') return;
  event.respondWith(
    (async () => {
      try {
        return (await event.preloadResponse) ?? (await fetch(event.request));
      } catch (failure) {
        const cache = await caches.open(kept);
        const answer = await cache.match(page);
        if (answer === undefined) throw failure;
        return answer;
      }
    })(),
  );
});
`;

/** The offline page and the worker that shows it. */
export const registerOffline = (pages: FastifyInstance): void => {
  pages.get(offlinePath, async (_request, reply) => {
    const policy = reply.getHeader('content-security-policy');
    if (typeof policy === 'string') {
      reply.header('content-security-policy', policy.replace(/'nonce-[^']+'/g, policyHash(style)));
    }
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(offlinePage);
  });
  pages.get(workerPath, async (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'no-cache').send(worker),
  );
};
