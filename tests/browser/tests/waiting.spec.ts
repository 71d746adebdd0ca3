// A table that waits for its players, and the way to the next table where it is our turn.
import { axe, axeBoth, expect, guest, inAll, menu, move, now, ownServer, shot, start, test, turn } from './lib';
import type { Page } from '@playwright/test';

// tests/page/live.test.ts counts the same for every change
test('a waiting table asks the server only when there is news', inAll(), async ({ page }) => {
	let asked = 0;
	page.on('request', r => (asked += /\/api\/tables\/\w+$/.test(r.url()) && r.method() === 'GET' ? 1 : 0));
	await page.goto('/');
	const card = page.locator('#game-cyclades');
	await card.getByRole('button', { name: 'Set up' }).click();
	await page.getByRole('dialog').getByLabel('Seat 2').selectOption('open');
	await page.getByRole('dialog').getByLabel('Your name').fill('Anaxandra');
	await page.getByRole('dialog').getByRole('button', { name: 'Open a table' }).click();
	await expect(page.getByLabel(/Send this link/)).toBeVisible();
	// a page that asks without end would be far ahead by the time these are answered
	const id = /table\/(\w+)/.exec(page.url())![1];
	for (let i = 0; i < 3; i++) await page.evaluate(id => fetch(`/api/tables/${id}`), id);
	expect(asked).toBeLessThan(20);
});

test('from one table to the next where it is our turn', inAll(), async ({ page }) => {
	await start(page, 'elysium');
	const first = page.url();
	await page.locator('.table[data-turn=mine]').waitFor();
	await start(page, 'cyclades');
	await page.getByRole('link', { name: 'Your turn at 1 other table' }).click();
	await expect(page).toHaveURL(first);
	await expect(page.locator('.table[data-turn=mine]')).toBeVisible();
});

// Says one of the short phrases.
async function phrase(page: Page, text: string) {
	await page.getByRole('button', { name: 'Short phrases' }).click();
	await page.getByRole('button', { name: text }).click();
}

// Opens a table with so many seats, all but ours free; gives its link.
async function openTable(page: Page, game: string, seats: number): Promise<string> {
	await page.goto('/');
	await page.locator(`#game-${game}`).getByRole('button', { name: 'Set up' }).click();
	const setup = page.getByRole('dialog');
	await setup.getByLabel('Seats', { exact: true }).selectOption(String(seats));
	for (let n = 2; n <= seats; n++) await setup.getByLabel(`Seat ${n}`).selectOption('open');
	await setup.getByLabel('Your name').fill('Anaxandra');
	await setup.getByRole('button', { name: 'Open a table' }).click();
	return page.getByLabel(/Send this link/).inputValue();
}

test('from the link to the first move; who is sent away, who watches, who sees nothing', async ({
	page,
	browser,
	baseURL,
}) => {
	const link = await openTable(page, 'elysium', 3);
	await expect(page.getByRole('img', { name: 'The link as a QR code' })).toBeVisible();
	await shot(page, 'waiting-host');
	await axeBoth(page, 'the host waits');
	// whoever opens the link sees the card before anything is taken
	const other = await guest(browser, baseURL),
		third = await guest(browser, baseURL);
	for (const [who, name] of [
		[other, 'Berenike'],
		[third, 'Kleon'],
	] as const) {
		await who.goto(link);
		await expect(who.getByLabel('Invitation')).toContainText('Elysium');
		await expect(who.getByLabel('Invitation')).toContainText('Anaxandra invites you to the table');
		await expect(page.getByText(name)).toHaveCount(0);
		await who.getByLabel('Your name').fill(name);
		await who.getByRole('button', { name: 'Sit down' }).click();
		await expect(page.locator('.chair', { hasText: name }).getByText('here')).toBeVisible();
	}
	// they can talk before it begins
	await other.locator('.room__chat summary').click();
	await other.getByLabel('Say something').fill('I bring the olives');
	await other.getByRole('button', { name: 'Send' }).click();
	await expect(page.locator('.room__chat li', { hasText: 'Berenike' })).toContainText('I bring the olives');
	await shot(page, 'waiting-chat');
	// two change places, and a third is sent away: the chair is free, and he cannot come back
	await page.getByRole('button', { name: 'Swap seats: Berenike' }).click();
	await page.getByRole('button', { name: 'Swap seats: Kleon' }).click();
	await expect(page.locator('.chair[data-seat=s2]')).toContainText('Kleon');
	await page.getByRole('button', { name: 'Send away: Kleon' }).click();
	await expect(third.getByRole('alert')).toContainText('Anaxandra has sent you away from this table.');
	await expect(page.locator('.chair[data-seat=s2]')).toContainText('free seat');
	await third.goto(link);
	await expect(third.getByRole('alert').first()).toBeVisible();
	await expect(third.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
	// a bot in his place, and the game begins
	await page.getByRole('button', { name: 'Add a bot' }).click();
	await page.getByRole('radio', { name: 'apprentice' }).click();
	await page.getByRole('button', { name: 'On this seat' }).click();
	await expect(page.locator('.chair[data-seat=s2]')).toContainText('apprentice');
	// who is not ready is named, and the host is asked before the game begins without them
	const berenike = page.locator('.chair', { hasText: 'Berenike' });
	await expect(page.locator('.room__note')).toHaveText('Not ready yet: Berenike');
	await page.getByRole('button', { name: 'Start', exact: true }).click();
	const early = page.getByRole('dialog', { name: 'Start without waiting?' });
	await expect(early).toContainText('Berenike');
	await early.getByRole('button', { name: 'Cancel' }).click();
	await other.getByRole('button', { name: 'I am ready' }).click();
	await expect(berenike.getByText('ready')).toBeVisible();
	await other.getByRole('button', { name: 'I am ready' }).click();
	await expect(berenike.getByText('here')).toBeVisible();
	await other.getByRole('button', { name: 'I am ready' }).click();
	await expect(page.locator('.room__note')).toHaveText('Everybody is ready. The host can start.');
	await page.getByRole('button', { name: 'Start', exact: true }).click();
	for (const who of [page, other]) await who.locator('.table').waitFor();
	await expect.poll(async () => [(await now(page))?.turn, (await now(other))?.turn]).toContain('mine');
	// too late for the link: it offers to watch; without it there is nothing
	const fourth = await guest(browser, baseURL);
	await fourth.goto(link);
	await expect(fourth.getByText('The game has begun. You can watch it.')).toBeVisible();
	await expect(fourth.getByRole('button', { name: 'Sit down' })).toHaveCount(0);
	await fourth.getByRole('link', { name: 'Just watch' }).click();
	await expect(fourth.getByText('You are watching.')).toBeVisible();
	const stranger = await guest(browser, baseURL);
	await stranger.goto(link.replace(/\?.*/, ''));
	await expect(stranger.getByText('This link opens no table.')).toBeVisible();
	await expect(stranger.locator('.chair')).toHaveCount(0);
	// a phrase is read by everyone in their own language; whoever is not wanted is not heard
	for (const who of [page, other]) await who.getByRole('tab', { name: /^Chat/ }).click();
	await phrase(other, 'Well played!');
	const said = page.locator('.chat li', { hasText: 'Berenike' }).last();
	await expect(said).toContainText('Well played!');
	await said.hover();
	await said.getByRole('button', { name: 'Mute Berenike' }).click();
	await expect(said).not.toContainText('Well played!');
	await said.getByRole('button', { name: 'Hear Berenike again' }).click();
	await page.evaluate(() => localStorage.setItem('lang', 'pl'));
	await page.reload();
	await page.getByRole('tab', { name: /^Czat/ }).click();
	await expect(page.locator('.chat li', { hasText: 'Berenike' }).last()).toContainText('Dobre zagranie!');
	await page.evaluate(() => localStorage.setItem('lang', 'en'));
	await page.reload();
	await page.locator('.plate', { hasText: 'Berenike' }).getByRole('img', { name: 'here' }).waitFor();
	// one lets a bot play and comes back: the others are told
	await menu(other, 'Let a bot play for me');
	await expect(page.locator('.toast').getByText('A bot plays for Berenike now.')).toBeVisible();
	await menu(other, 'Play on myself');
	await expect(page.locator('.toast').getByText('Berenike is back.')).toBeVisible();
	// one closes the browser: away at the plate
	await other.context().close();
	await expect(page.locator('.plate .presence[data-state=away]')).toBeVisible();
	// and giving up is asked in the page
	await menu(page, 'Resign');
	await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
	await expect(page.locator('.plate', { hasText: 'you' }).first()).not.toHaveAttribute('data-state', 'gone');
	for (const who of [third, fourth, stranger]) await who.context().close();
});

// Counts the clicks of a page: those that reach something.
async function clicks(page: Page): Promise<() => Promise<number>> {
	await page.addInitScript(() =>
		addEventListener(
			'click',
			() => sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks') ?? 0) + 1)),
			true,
		),
	);
	return () => page.evaluate(() => Number(sessionStorage.getItem('clicks') ?? 0));
}

test(
	'four in two teams: from the link to the first move in four clicks, partners by choice, words between ' +
		'them, and a player who is blocked',
	inAll(),
	async ({ page, browser, baseURL }) => {
		await page.goto('/');
		const made = await page.evaluate(async () => {
			const send = (path: string, body: unknown) =>
				fetch(path, {
					method: 'POST',
					headers: { 'Content-Type': 'application/json' },
					body: JSON.stringify(body),
				}).then(a => a.json());
			await send('/api/guest', { name: 'Daphne' });
			localStorage.setItem('known', 'yes');
			return send('/api/tables', {
				game: 'legendary',
				seats: 4,
				options: { teams: 'on' },
				seat: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }],
			});
		});
		const id = made.table.id as string,
			link = `/#/join/${id}?invite=${made.invite}`;
		await page.evaluate(
			([id, invite]) => sessionStorage.setItem('invite ' + id, invite!),
			[id, made.invite as string],
		);
		await page.goto(`/#/table/${id}`);
		const names = ['Tomek', 'Kasia', 'Markos'],
			people: Page[] = [],
			counts: (() => Promise<number>)[] = [];
		let longest = 0; // until somebody sits
		for (const name of names) {
			const who = await guest(browser, baseURL);
			people.push(who);
			counts.push(await clicks(who));
			const came = performance.now();
			await who.goto(link);
			await expect(who.getByRole('listitem', { name: /^Team/ })).toHaveCount(2);
			await expect(
				who.getByLabel('Invitation').getByRole('img', { name: 'The map of this table' }),
			).toBeVisible();
			await who.getByLabel('Your name').fill(name);
			await who.getByRole('button', { name: 'Sit down' }).click();
			await expect(page.locator('.chair h2', { hasText: name })).toBeVisible();
			longest = Math.max(longest, performance.now() - came);
			// the next free chair is beside the host; Kasia wants to play with Tomek
			if (name === 'Kasia') await who.getByRole('button', { name: 'Play with Tomek' }).click();
			if (name === 'Kasia')
				await expect(
					page
						.locator('.room__team', { has: page.getByRole('heading', { name: 'Tomek' }) })
						.getByRole('heading', { name }),
				).toBeVisible();
		}
		const [tomek, kasia, markos] = people as [Page, Page, Page];
		// the host chooses a colour; nobody else can have it
		await page.getByRole('button', { name: 'Colour: any colour' }).click();
		await page.getByRole('dialog').getByRole('radio', { name: 'Green' }).click();
		const host = '.chair[data-seat=s1]';
		await expect(tomek.locator(`${host} .mark[data-seat=green]`)).toBeVisible();
		for (const who of people) await who.getByRole('button', { name: 'I am ready' }).click();
		await expect(page.locator('.room__note')).toHaveText('Everybody is ready. The host can start.');
		await shot(page, 'waiting-teams');
		await axe(page, 'teams wait');
		const began = performance.now();
		await page.getByRole('button', { name: 'Start', exact: true }).click();
		for (const who of [page, ...people]) await who.locator('.table[data-line]').waitFor();
		// thirty seconds are wanted; nothing fails because a machine is slow
		const seconds = ((longest + performance.now() - began) / 1000).toFixed(1);
		console.log(`from the link to the chair and from the start to the table: ${seconds} s at most`);
		// the fourth is the first move
		for (const count of counts) expect(await count(), 'clicks from the link to the table').toBeLessThanOrEqual(3);
		for (const who of [page, tomek])
			await expect(
				who.locator('.plate').filter({ has: who.locator('.plate__who', { hasText: 'Daphne' }) }),
			).toHaveAttribute('data-seat', 'green');
		// words between partners
		for (const who of [page, markos, kasia]) await who.getByRole('tab', { name: /^Chat/ }).click();
		await page.getByRole('radio', { name: 'only to Markos' }).click();
		await page.getByLabel('Say something').fill('Ares is ours');
		await page.getByRole('button', { name: 'Send' }).click();
		await expect(
			markos.locator('.chat li', { hasText: 'Ares is ours' }).getByRole('img', { name: 'between partners' }),
		).toBeVisible();
		await page.getByRole('radio', { name: 'to all' }).click();
		await phrase(page, 'Good luck!');
		await expect(kasia.locator('.chat li', { hasText: 'Daphne' })).toContainText('Good luck!');
		await shot(markos, 'chat-partner');
		// a player who is blocked is not heard, until the account's page takes it back
		await phrase(kasia, 'Well played!');
		const heard = markos.locator('.chat li', { hasText: 'Kasia' });
		await heard.hover();
		await heard.getByRole('button', { name: 'Block Kasia' }).click();
		await markos.getByRole('dialog', { name: 'Block Kasia?' }).getByRole('button', { name: 'Block' }).click();
		await expect(heard).toHaveCount(0);
		await markos.goto('/#/account');
		await markos.getByRole('button', { name: 'Unblock Kasia' }).click();
		await expect(markos.getByLabel('Whom you have blocked')).toHaveCount(0);
		for (const who of [tomek, kasia, markos]) await who.context().close();
	},
);

test(
	'a browser is closed: the others vote for a bot, and who comes back is told and plays on',
	inAll(),
	async ({ browser }) => {
		const server = await ownServer(['--away', '1']);
		try {
			const page = await guest(browser, server.url);
			await page.route('**/api/tables', r =>
				r.continue({ postData: { ...r.request().postDataJSON(), absence: { after_s: 1 } } }),
			); // sooner than anybody would agree to
			const link = await openTable(page, 'elysium', 2);
			const other = await guest(browser, server.url);
			await other.goto(link);
			await other.getByLabel('Your name').fill('Berenike');
			await other.getByRole('button', { name: 'Sit down' }).click();
			await other.getByRole('button', { name: 'I am ready' }).click();
			await expect(page.locator('.room__note')).toHaveText('Everybody is ready. The host can start.');
			await page.getByRole('button', { name: 'Start', exact: true }).click();
			for (const who of [page, other]) await who.locator('.table').waitFor();
			await expect.poll(async () => [(await now(page))?.turn, (await now(other))?.turn]).toContain('mine');
			while ((await now(page))?.turn === 'mine') await move(page);
			const kept = await other.context().storageState();
			await other.context().close();
			const vote = page.getByRole('dialog', { name: 'Berenike is away' });
			await vote.getByRole('radio', { name: /Seat a bot/ }).click();
			await expect(page.locator('.story').getByText(/A bot plays for Berenike now/)).toBeVisible();
			await turn(page); // it plays
			const back = await (await browser.newContext({ baseURL: server.url, storageState: kept })).newPage();
			await back.goto(link.replace(/#.*/, '#/table/' + /table\/(\w+)/.exec(page.url())![1]));
			const told = back.getByRole('dialog', { name: 'A bot plays for you' });
			await expect(told).toContainText('A bot plays for Berenike now');
			await expect(told.getByRole('button').first()).toHaveText('Play on myself');
			await told.getByRole('button', { name: 'Play on myself' }).click();
			await expect(page.locator('.story').getByText('Berenike is back.')).toBeVisible();
			for (const who of [page, back]) await who.context().close();
		} finally {
			server.stop();
		}
	},
);

test('set up as last time, installable, and my tables', inAll(), async ({ page }) => {
	await openTable(page, 'cyclades', 4);
	await page.goto('/');
	await page.locator('#game-cyclades').getByRole('button', { name: 'Set up' }).click();
	const setup = page.getByRole('dialog');
	await expect(setup.getByLabel('Seats', { exact: true })).toHaveValue('4');
	await expect(setup.getByLabel('Seat 4')).toHaveValue('open');
	await setup.getByRole('button', { name: 'As usual' }).click();
	await expect(setup.getByLabel('Seats', { exact: true })).toHaveValue('3');
	await page.keyboard.press('Escape');
	// what a browser wants before it offers to install the page
	const manifest = await page.evaluate(() => fetch('/manifest.webmanifest').then(a => a.json()));
	expect(manifest.icons.map((i: { purpose: string }) => i.purpose)).toContain('maskable');
	for (const { src, sizes, type } of [...manifest.icons, ...manifest.screenshots]) {
		const size = await page.evaluate(
			async ([src, type]) => {
				const answer = await fetch(src!),
					blob = await answer.blob();
				if (blob.type !== type) return blob.type;
				const image = new Image();
				image.src = URL.createObjectURL(blob);
				await image.decode();
				return `${image.naturalWidth}x${image.naturalHeight}`;
			},
			[src, type],
		);
		if (sizes !== 'any') expect(`${src} ${size}`).toBe(`${src} ${sizes}`);
	}
	// the way to the table where it is our turn, and how many there are in the title
	await start(page, 'elysium');
	const table = page.url();
	await page.goto('/');
	await expect(page).toHaveTitle('(1) Petteia');
	await page.getByRole('link', { name: 'Your turn at 1 table' }).click();
	await expect(page).toHaveURL(table);
	// my tables: the position as a picture; what others did since it was looked at
	const card = page.locator('.tablecard', { hasText: 'Elysium' });
	await page.goto('/');
	await card.scrollIntoViewIfNeeded();
	await expect(card.locator('.glimpse-fan .card').first()).toBeVisible();
	await expect(card.locator('.tablecard__news')).toHaveCount(0);
	const id = /table\/(\w+)/.exec(table)![1]!;
	await page.evaluate(async at => {
		const json = (path: string, body?: unknown) =>
			fetch(
				at + path,
				body
					? { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
					: {},
			).then(a => a.json());
		// until somebody else has had a turn
		for (let played = 0; played < 40;) {
			const view = await json('/view');
			if (view.question.moves?.length)
				played += (await json('/move', { line: view.line, move: view.question.moves[0].move })) ? 1 : 0;
			const log: { seat: string; events: { text: string }[] }[] = await json('/log?from=0');
			const last = log.findLast(l => l.seat !== '*');
			if (played && last && last.seat !== view.you && last.events[0]?.text) return;
		}
	}, `/api/tables/${id}`);
	await page.reload();
	await card.scrollIntoViewIfNeeded();
	await expect(card.locator('.tablecard__news').first()).toContainText(/^[A-Z].+\.$/);
	await shot(page, 'my-tables');
	// at one screen: a colour of one's own, and who plays with whom
	await page.goto('/');
	await page.locator('#game-legendary').getByRole('button', { name: 'Set up' }).click();
	await setup.getByLabel('Seats', { exact: true }).selectOption('6');
	await expect(setup.locator('.seat__team')).toHaveText(['Α', 'Β', 'Γ', 'Α', 'Β', 'Γ']);
	await setup.getByLabel('Seat 4').selectOption('here');
	await setup.getByRole('button', { name: 'Colour: any colour' }).first().click();
	await page.getByRole('dialog', { name: 'Choose a colour' }).getByRole('radio', { name: 'Red' }).click();
	await setup.getByRole('button', { name: 'Start the game' }).click();
	await expect(page.locator('.plate[data-plate=s1]')).toHaveAttribute('data-seat', 'red');
	await expect(page.locator('.plate[data-plate=s4]')).toContainText('Player 4');
});
