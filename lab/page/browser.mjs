// The browser of the tests (tests/browser has it installed), before all other programs.
import { createRequire } from 'node:module';

export const { chromium, devices } = createRequire(new URL('../../tests/browser/', import.meta.url))(
	'@playwright/test',
);
export const first = `${import.meta.dirname}/chromium-first`;
