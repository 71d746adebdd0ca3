// The tests' server and browser for measuring; one page at a time.
import { defineConfig } from '@playwright/test';
import { resolve } from 'node:path';
import usual from '../playwright.config';

const use = usual.use!;
export default defineConfig({
	...usual,
	testDir: '.',
	workers: 1,
	use: {
		...use,
		launchOptions: { ...use.launchOptions, executablePath: resolve(import.meta.dirname, 'chromium-first') },
	},
});
