// The tests' server and browser for measuring; one page at a time, the browser before all other programs where it may
// (as root).
import { resolve } from 'node:path';
import usual from '../../tests/browser/playwright.config';

const use = usual.use!;
export default {
	...usual,
	testDir: '.',
	timeout: 3_600_000,
	workers: 1,
	globalTeardown: undefined,
	reporter: 'list',
	use: {
		...use,
		launchOptions: {
			...use.launchOptions,
			executablePath: process.getuid!()
				? use.launchOptions!.executablePath
				: resolve(import.meta.dirname, 'chromium-first'),
		},
	},
};
