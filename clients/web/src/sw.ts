// Keeps the page's own files, so that it opens without a server; everything under /api goes out.
/// <reference lib="webworker" />
const worker = self as unknown as ServiceWorkerGlobalScope;
const shelf = 'petteia-1';
const files = ['/', '/app.js', '/worker.js', '/style.css', '/engine.wasm', '/icon.svg', '/manifest.webmanifest'];

worker.addEventListener('install', e => {
	e.waitUntil(caches.open(shelf).then(c => Promise.allSettled(files.map(f => c.add(f)))).then(() => worker.skipWaiting()));
});

worker.addEventListener('activate', e => {
	e.waitUntil(
		caches
			.keys()
			.then(keys => Promise.all(keys.filter(k => k !== shelf).map(k => caches.delete(k))))
			.then(() => worker.clients.claim()),
	);
});

// Network first: a new version shows at once; the shelf serves when there is no network.
worker.addEventListener('fetch', e => {
	const url = new URL(e.request.url);
	if (e.request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api')) return;
	const request = e.request.mode === 'navigate' ? new Request('/') : e.request;
	e.respondWith(
		fetch(request)
			.then(answer => {
				if (answer.ok) {
					const copy = answer.clone();
					caches.open(shelf).then(c => c.put(request, copy));
				}
				return answer;
			})
			.catch(async () => (await caches.match(request)) ?? Response.error()),
	);
});
