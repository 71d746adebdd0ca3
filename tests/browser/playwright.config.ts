// Debian's Chromium against a server of our own: fresh data, bots, no network beyond it. The headless shell: a whole
// browser spends half its time on a window that nobody sees.
import { defineConfig } from '@playwright/test';
import { createServer, type AddressInfo } from 'node:net';
import { resolve } from 'node:path';

const root = resolve(import.meta.dirname, '../..');
// A port that is free, and the one after it; the workers get the server's from the first process.
export async function freePort(): Promise<number> {
	const listens = (port: number) =>
		new Promise<number>(done => {
			const server = createServer()
				.once('error', () => done(0))
				.listen(port, '127.0.0.1', () => {
					const got = (server.address() as AddressInfo).port;
					server.close(() => done(got));
				});
		});
	for (;;) {
		const port = 10_000 + Math.floor(Math.random() * 20_000); // below those that the system hands out itself
		if ((await Promise.all([port, port + 1].map(listens))).every(Boolean)) return port;
	}
}
export const port = Number((process.env.PETTEIA_PORT ??= String(await freePort())));
export const data = resolve(root, `build/browser/data-${port}`);

export default defineConfig({
	testDir: 'tests',
	globalTeardown: './sheet.ts',
	outputDir: resolve(root, 'build/browser/results'),
	// nothing here is timed: these only end what hangs, also on a machine that has ten other things to do
	timeout: 1_800_000,
	expect: { timeout: 180_000 },
	workers: 2,
	retries: process.env.REPORT ? 1 : 0, // for the trace alone: what failed has failed (reporter.ts)
	fullyParallel: true,
	reporter: [['./reporter.ts']],
	use: {
		baseURL: `http://127.0.0.1:${port}`,
		actionTimeout: 300_000, // a button under something else is never clicked
		viewport: { width: 1400, height: 1000 },
		locale: 'en-GB',
		trace: 'on-first-retry', // a trace doubles the work, so it is made when a test that failed is run once more
		contextOptions: { reducedMotion: 'reduce' }, // pictures and contrast are of things at rest
		// it fetches every file of the page again for each new context, a third of what a page costs; tests that go
		// offline allow it
		serviceWorkers: 'block',
		launchOptions: {
			executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
			args: [
				'--no-sandbox',
				'--disable-gpu',
				'--disable-quic',
				'--no-first-run',
				'--disable-background-networking',
				'--disable-component-update',
				'--disable-sync',
			],
		},
	},
	webServer: {
		command:
			`rm -rf '${data}' && mkdir -p '${data}' && exec build/release/petteia serve --port ${port} --data ` +
			`'${data}' --no-limits`,
		cwd: root,
		url: `http://127.0.0.1:${port}/healthz`,
		reuseExistingServer: false,
	},
});
