// The page of another version at a running server: its files (build/web there) instead of the server's. For measuring
// before and after.
import { existsSync, readFileSync } from 'node:fs';

const types = {
	js: 'text/javascript',
	css: 'text/css',
	html: 'text/html',
	svg: 'image/svg+xml',
	wasm: 'application/wasm',
	json: 'application/json',
};

export async function pageFrom(context, folder) {
	if (!folder) return;
	await context.route(
		to => !to.pathname.startsWith('/api/'),
		route => {
			const path = new URL(route.request().url()).pathname,
				file = folder + (path === '/' ? '/index.html' : path);
			return existsSync(file)
				? route.fulfill({
						body: readFileSync(file),
						contentType: types[file.split('.').pop()] ?? 'application/octet-stream',
					})
				: route.fallback();
		},
	);
}
