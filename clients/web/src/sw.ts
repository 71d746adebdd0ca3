// Keeps the page's own files, so that it opens without a server. The engine comes last: the page
// needs it only where no server answers.
/// <reference lib="webworker" />
const worker = self as unknown as ServiceWorkerGlobalScope;
const shelf = 'petteia-3';
declare const FILES: string[]; // the page's own, listed by the build
const later = ['/worker.js', '/engine.wasm', '/paintworker.js', '/painter.wasm', '/rules.wasm'];
// what the server tells once and for all: rules, cards, games
const lasting = /^\/api\/(rules|cards|games|bots)/;

worker.addEventListener('install', e => {
	e.waitUntil(
		caches
			.open(shelf)
			.then(c => c.addAll(FILES))
			.then(() => worker.skipWaiting()),
	);
});

worker.addEventListener('activate', e => {
	e.waitUntil(
		caches
			.keys()
			.then(keys =>
				Promise.all(
					keys
						.filter(k => k !== shelf && !k.startsWith('petteia-maps')) /* painted maps stay */
						.map(k => caches.delete(k)),
				),
			)
			.then(() => worker.clients.claim()),
	);
});

worker.addEventListener('message', e => {
	// the engine, and the rules in the language of the page
	const { games, lang } = e.data as { games: string[]; lang: string };
	const wanted = [...later, ...games.map(g => `/api/rules/${g}?lang=${lang}`)];
	e.waitUntil(
		caches
			.open(shelf)
			.then(async c => void (await Promise.allSettled(wanted.map(async f => (await c.match(f)) ?? c.add(f))))),
	);
});

// What the server sends while no page is open (docs/PROTOCOL.md): shown by the browser.
interface Pushed {
	id: string;
	title: string;
	text: string;
	url: string;
	count: number;
	topic?: string;
}
worker.addEventListener('push', e => {
	const news = e.data?.json() as Pushed | undefined;
	if (!news) return;
	const badge = navigator as { setAppBadge?: (n: number) => Promise<void> };
	e.waitUntil(
		Promise.all([
			worker.registration.showNotification(news.title, {
				body: news.text,
				icon: '/icon.svg',
				badge: '/icon.svg',
				tag: news.topic ?? news.id, // newer turns take the place of older ones
				data: news.url,
			}),
			badge.setAppBadge?.(news.count).catch(() => {}),
		]),
	);
});

// A page that is open goes there; otherwise one is opened.
worker.addEventListener('notificationclick', e => {
	e.notification.close();
	const url = new URL(e.notification.data as string, location.origin),
		to = location.origin + '/' + url.hash;
	e.waitUntil(
		worker.clients.matchAll({ type: 'window', includeUncontrolled: true }).then(async pages => {
			const page = pages[0];
			if (!page) return worker.clients.openWindow(to);
			await page.focus().catch(() => {});
			return page.navigate(to).catch(() => worker.clients.openWindow(to));
		}),
	);
});

// Network first: a new version shows at once; the cache serves when there is no network.
worker.addEventListener('fetch', e => {
	const url = new URL(e.request.url);
	if (e.request.method !== 'GET' || url.origin !== location.origin) return;
	if (url.pathname.startsWith('/api') && !lasting.test(url.pathname)) return;
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
			// kept in this language if possible; rulebooks were kept without the page's headers, their address has the
			// language
			.catch(
				async () =>
					(await caches.match(request)) ??
					(await caches.match(request, { ignoreVary: true })) ??
					Response.error(),
			),
	);
});
