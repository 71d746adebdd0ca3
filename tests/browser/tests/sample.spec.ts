// A page built for the sample game alone (tests/sample, its face in tests/sample/web): the page knows no game, so a new
// one is its rules and its face, and no other file.
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { port } from '../playwright.config';
import { changes, clickOn, expect, now, start, startHere, test } from './lib';

const root = resolve(import.meta.dirname, '../../..'),
	address = `http://127.0.0.1:${port + 1}`;
let server: ChildProcess, data: string;

test.describe.configure({ mode: 'serial' });
test.use({ baseURL: address });

test.beforeAll(async () => {
	execFileSync('tools/build-web', ['--sample'], { cwd: root, stdio: 'inherit' });
	data = mkdtempSync(resolve(root, 'build/browser/sample-'));
	server = spawn(
		'build/release/petteia_sample',
		['serve', '--port', String(port + 1), '--data', data, '--no-limits'],
		{ cwd: root, stdio: 'ignore' },
	);
	await expect
		.poll(() =>
			fetch(address + '/healthz').then(
				r => r.ok,
				() => false,
			),
		)
		.toBe(true);
});

test.afterAll(() => {
	server?.kill();
	if (data) rmSync(data, { recursive: true, force: true });
});

test('the sample game: its face is found, and it is played', async ({ page }) => {
	await start(page, 'sample');
	await expect(page).toHaveTitle(/Lots/);
	await expect(page.locator('.lots__prize')).toHaveText(/^[1-6]$/);
	await expect(page.locator('.lots li')).toHaveCount(2);
	await expect(page.locator('.lots__card').filter({ hasText: /c[1-6]/ })).toHaveCount(1); // one's own alone
	const before = (await now(page))!.line;
	await changes(page, () => page.locator('.choices button').filter({ hasText: 'pass' }).click());
	expect((await now(page))!.line).toBeGreaterThan(before);
	await clickOn(page, 300, 5); // to the end
	await expect(page.locator('.table')).toHaveAttribute('data-turn', 'over');
});

test('the sample game: it is played in this browser alone', async ({ page }) => {
	await startHere(page, 'sample');
	const before = (await now(page))!.line;
	await changes(page, () => page.locator('.choices button').first().click());
	expect((await now(page))!.line).toBeGreaterThan(before);
});
