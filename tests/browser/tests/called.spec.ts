// People are called when their page is closed: by a webhook, by letters and by notifications of the browser, against
// services of the test's own. With the page open it lists where it is one's turn.
import { createDecipheriv, createECDH, createHmac, randomBytes } from 'node:crypto';
import { createServer as createHttp, type IncomingHttpHeaders } from 'node:http';
import { createServer as createTcp, type AddressInfo } from 'node:net';
import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { axe, expect, guest, inAll, ownServer, shot, test } from './lib';
import type { Browser, Page } from '@playwright/test';

declare global {
	interface Window {
		onIcon?: number; // what the icon of the installed page shows
	}
}

interface Came {
	path: string;
	headers: IncomingHttpHeaders;
	body: Buffer;
}

// A web server that takes everything.
async function webSink() {
	const came: Came[] = [];
	const server = createHttp((request, answer) => {
		const parts: Buffer[] = [];
		request.on('data', d => parts.push(d as Buffer));
		request.on('end', () => {
			came.push({ path: request.url!, headers: request.headers, body: Buffer.concat(parts) });
			answer.writeHead(201).end();
		});
	});
	await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
	return { came, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() };
}

// A server for mail that takes everything.
async function mailSink() {
	const letters: string[] = [];
	const server = createTcp(socket => {
		let data: string | null = null,
			rest = '';
		socket.write('220 sink\r\n');
		socket.on('error', () => {});
		socket.on('data', bytes => {
			rest += bytes.toString();
			for (let end; (end = rest.indexOf('\r\n')) >= 0; rest = rest.slice(end + 2)) {
				const line = rest.slice(0, end);
				if (data !== null && line === '.') {
					letters.push(data);
					data = null;
					socket.write('250 kept\r\n');
				} else if (data !== null) data += line + '\n';
				else if (line === 'DATA') {
					data = '';
					socket.write('354 go on\r\n');
				} else socket.write(line === 'QUIT' ? '221 bye\r\n' : '250 ok\r\n');
			}
		});
	});
	await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
	const text = (letter: string) => Buffer.from(letter.split('\n\n')[1]!, 'base64').toString();
	return {
		letters,
		text,
		url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
		stop: () => server.close(),
	};
}

// What a browser does with its keys (RFC 8291).
function pushKeys() {
	const pair = createECDH('prime256v1'),
		auth = randomBytes(16);
	pair.generateKeys();
	const mac = (key: Buffer, ...data: (Buffer | string)[]) => {
		const h = createHmac('sha256', key);
		data.forEach(d => h.update(d));
		return h.digest();
	};
	const open = (body: Buffer) => {
		const salt = body.subarray(0, 16),
			theirs = body.subarray(21, 21 + body[20]!),
			sealed = body.subarray(21 + body[20]!);
		const ikm = mac(
			mac(auth, pair.computeSecret(theirs)),
			'WebPush: info\0',
			pair.getPublicKey(),
			theirs,
			Buffer.from([1]),
		);
		const prk = mac(salt, ikm);
		const decipher = createDecipheriv(
			'aes-128-gcm',
			mac(prk, 'Content-Encoding: aes128gcm\0\x01').subarray(0, 16),
			mac(prk, 'Content-Encoding: nonce\0\x01').subarray(0, 12),
		);
		decipher.setAuthTag(sealed.subarray(-16));
		const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
		expect(plain.at(-1)).toBe(2);
		return JSON.parse(plain.subarray(0, -1).toString()) as Record<string, string>;
	};
	return { open, p256dh: pair.getPublicKey().toString('base64url'), auth: auth.toString('base64url') };
}

// The browsers of the tests reach no push service: this one gives out an address of ours.
const fakePush = (page: Page, endpoint: string, keys: { p256dh: string; auth: string }) =>
	page.addInitScript(
		([endpoint, keys]) => {
			let on = false;
			const given = { endpoint, toJSON: () => ({ endpoint, keys }), unsubscribe: async () => !(on = false) };
			const manager = {
				getSubscription: async () => (on ? given : null),
				subscribe: async () => ((on = true), given),
			};
			const ready = { pushManager: manager, active: null };
			Object.defineProperty(navigator, 'serviceWorker', {
				value: {
					ready: Promise.resolve(ready),
					getRegistration: async () => ready,
					register: async () => ready,
				},
			});
			Object.defineProperty(Notification, 'requestPermission', { value: async () => 'granted' });
		},
		[endpoint, keys] as const,
	);

const ask = (page: Page, path: string, body?: unknown) =>
	page.evaluate(
		async ([path, body]) => {
			const answer = await fetch(path as string, {
				method: body ? 'POST' : 'GET',
				headers: { 'Content-Type': 'application/json' },
				body: body ? JSON.stringify(body) : undefined,
			});
			if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
			return answer.json();
		},
		[path, body],
	);

async function person(browser: Browser, url: string, name: string): Promise<Page> {
	const page = await guest(browser, url);
	await page.addInitScript(n => localStorage.setItem('name', n), name);
	await page.goto(url + '/#/news');
	return page;
}

// Anna opens a table with Bob and plays until he is asked.
async function bobsTurn(anna: Page, bob: Page, name: string): Promise<string> {
	const made = await ask(anna, '/api/tables', {
		game: 'elysium',
		seats: 2,
		seat: [{ kind: 'me' }, { kind: 'open' }],
		name,
		clock: { bank_s: 172800, increment_s: 0 },
	});
	const table = `/api/tables/${made.table.id}`;
	await ask(bob, table + '/join', { invite: made.invite });
	await ask(anna, table + '/start', {});
	await expect
		.poll(async () => {
			if ((await ask(bob, table + '/view')).question.you) return true;
			const view = await ask(anna, table + '/view');
			if (view.question.you)
				await ask(anna, table + '/move', { line: view.line, move: view.question.moves[0].move });
			return false;
		})
		.toBe(true);
	return made.table.id;
}

test(
	'three ways call one whose page is closed; with the page open it lists the tables',
	inAll(),
	async ({ browser }) => {
		const web = await webSink(),
			mail = await mailSink();
		const server = await ownServer([
			...['--webhooks', '--news-private', '--news-after', '1', '--push', 'mailto:owl@play.example'],
			...['--smtp', mail.url, '--mail-from', 'Petteia <owl@play.example>', '--url', 'https://play.example'],
		]);
		try {
			execFileSync(resolve(import.meta.dirname, '../../../build/release/petteia'), [
				...['admin', '--data', server.data, 'push-keys'],
			]);
			const anna = await person(browser, server.url, 'Anna');
			await expect(anna.getByRole('button', { name: 'Notify me in this browser' })).toBeVisible();
			const keys = pushKeys();
			const bob = await guest(browser, server.url);
			await bob.addInitScript(() => localStorage.setItem('name', 'Bob'));
			await fakePush(bob, web.url + '/push', keys);
			await bob.addInitScript(() => {
				const show = async (n = 0) => void (window.onIcon = n);
				Object.defineProperty(navigator, 'setAppBadge', { value: show });
				Object.defineProperty(navigator, 'clearAppBadge', { value: show });
			});
			await bob.goto(server.url + '/#/news');

			// the three ways
			await bob.getByRole('button', { name: 'Notify me in this browser' }).click();
			await expect(bob.getByText('notifications of this browser')).toBeVisible();
			await bob.getByRole('textbox', { name: 'A channel or a program' }).fill(web.url + '/hook');
			await bob.getByRole('button', { name: 'Send there' }).click();
			await bob.getByLabel('E-mail').fill('bob@play.example');
			await bob.getByRole('button', { name: 'Write to me' }).click();
			await expect(bob.getByText('open the link in the letter that was sent there')).toBeVisible();
			await expect.poll(() => mail.letters.length).toBe(1);
			const link = /#\/confirm\/\S+/.exec(mail.text(mail.letters[0]!))![0];
			await bob.goto(server.url + '/' + link);
			await bob.getByRole('button', { name: 'Yes, this is my address' }).click();
			await expect(bob.getByText('bob@play.example is confirmed')).toBeVisible();
			await bob.goto(server.url + '/#/news');
			await expect(bob.locator('.way')).toHaveCount(3);
			await expect(bob.locator('.matrix__mark')).toHaveCount(18);
			// no letters about the end of games; quiet hours can be switched on and off
			const mark = bob.getByRole('button', { name: 'A game is over: bob@play.example' });
			await mark.click();
			await expect(mark).toHaveAttribute('aria-pressed', 'false');
			await bob.getByRole('checkbox', { name: /Quiet hours/ }).check();
			await expect(bob.getByText(/23:00 to 07:00 in/)).toBeVisible();
			await bob.getByRole('checkbox', { name: /Quiet hours/ }).uncheck();
			await expect(bob.getByText('news come at any hour')).toBeVisible();
			await shot(bob, 'news');
			await axe(bob, 'news');

			// the page is open: it tells, in its title and its list, and nobody is called
			const table = await bobsTurn(anna, bob, 'Friday');
			await expect(bob).toHaveTitle(/^\(1\)/);
			expect(await bob.evaluate(() => window.onIcon)).toBe(1);
			await bob.getByRole('button', { name: '1 table waits for you' }).click();
			await expect(bob.getByRole('link', { name: 'Friday · your turn' })).toHaveAttribute(
				'href',
				`#/table/${table}`,
			);
			await bob.goto(server.url + '/#/');
			await expect(bob.getByRole('heading', { name: 'Your turn' })).toBeVisible();
			expect(web.came).toHaveLength(0);
			expect(mail.letters).toHaveLength(1);

			// the page is closed: all three arrive, and tell nothing but whose turn it is
			await bob.close();
			await expect.poll(() => web.came.map(c => c.path).sort()).toEqual(['/hook', '/push']);
			await expect.poll(() => mail.letters.length).toBe(2);
			const hook = JSON.parse(web.came.find(c => c.path === '/hook')!.body.toString());
			expect(hook.news).toMatchObject([{ kind: 'turn', table, url: `https://play.example/#/table/${table}` }]);
			const pushed = keys.open(web.came.find(c => c.path === '/push')!.body);
			expect(pushed).toMatchObject({ title: 'Your turn: Elysium', url: `https://play.example/#/table/${table}` });
			expect(pushed.text).toMatch(/^Friday · .*1 d 23 h left$/);
			expect(mail.text(mail.letters[1]!)).toContain(`https://play.example/#/table/${table}`);

			// the link at the end of a letter ends them
			const reader = await guest(browser, server.url);
			await reader.goto(server.url + '/' + /#\/stop\/\S+/.exec(mail.text(mail.letters[1]!))![0]);
			await reader.getByRole('button', { name: 'No more letters' }).click();
			await expect(reader.getByText('Nothing more is sent to bob@play.example.')).toBeVisible();

			// a channel for the news of one table is its host's to choose
			await anna.getByLabel('News of').selectOption(table);
			await anna.getByRole('textbox', { name: 'A channel or a program' }).fill(web.url + '/friday');
			await anna.getByRole('button', { name: 'Send there' }).click();
			await expect(anna.getByText('webhook of a table')).toBeVisible();
		} finally {
			server.stop();
			web.stop();
			mail.stop();
		}
	},
);

// The headless browser shows no notifications: what the worker would show is looked at, and clicked.
test.describe('with a service worker', () => {
	test.use({ serviceWorkers: 'allow' });
	test('what is pushed is shown, and a click on it opens the table', async ({ page, context }) => {
		const coming = context.waitForEvent('serviceworker');
		await page.goto('/#/about');
		const worker = await coming;
		await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
		const news = {
			...{ id: 'a', topic: 'turns', title: 'Your turn: Elysium', text: 'Friday', count: 1 },
			url: 'https://play.example/#/rules/elysium',
		};
		const shown = await worker.evaluate(async news => {
			const scope = self as unknown as ServiceWorkerGlobalScope;
			let seen: unknown, badge: number;
			Object.defineProperty(navigator, 'setAppBadge', { value: async (n: number) => void (badge = n) });
			scope.registration.showNotification = async (title, options) => void (seen = { title, ...options });
			scope.dispatchEvent(new PushEvent('push', { data: JSON.stringify(news) }));
			return { ...(seen as object), shownOnIcon: badge! };
		}, news);
		expect(shown).toMatchObject({
			title: news.title,
			body: 'Friday',
			tag: 'turns',
			data: news.url,
			shownOnIcon: 1,
		});
		const closed = await worker.evaluate(url => {
			let closed = false;
			const click = new ExtendableEvent('notificationclick');
			Object.defineProperty(click, 'notification', { value: { data: url, close: () => (closed = true) } });
			self.dispatchEvent(click);
			return closed;
		}, news.url);
		expect(closed).toBe(true);
		await expect(page).toHaveURL(/#\/rules\/elysium$/);
	});
});
