// The contract of a table: made on the card, read on the invitation and at the table; and what people decide by it.
import { axe, expect, guest, inAll, known, menu, move, now, ownServer, shot, test } from './lib';
import type { Browser, Page } from '@playwright/test';

// A table of people with this contract, all seated and the game begun.
async function table(browser: Browser, url: string, names: string[], wish: Record<string, unknown>): Promise<Page[]> {
	const people: Page[] = [];
	let link = '';
	for (const name of names) {
		const page = await guest(browser, url);
		people.push(page);
		await page.goto('/');
		link ||= await page.evaluate(
			async ([name, seats, wish]) => {
				const send = (path: string, body: unknown) =>
					fetch(path, {
						method: 'POST',
						headers: { 'Content-Type': 'application/json' },
						body: JSON.stringify(body),
					}).then(a => a.json());
				localStorage.setItem('name', name as string);
				await send('/api/guest', { name });
				const seat = Array.from({ length: seats as number }, (_, i) => ({ kind: i ? 'open' : 'me' }));
				const made = await send('/api/tables', { game: 'cyclades', seats, seat, ...(wish as object) });
				sessionStorage.setItem('invite ' + made.table.id, made.invite);
				return `/#/join/${made.table.id}?invite=${made.invite}`;
			},
			[name, names.length, wish] as const,
		);
		if (people.length === 1) await page.goto(link.replace('join', 'table'));
		else {
			await page.goto(link);
			await expect(page.locator('.contract')).toBeVisible();
			await page.getByLabel('Your name').fill(name);
			await page.getByRole('button', { name: 'Agree and sit down' }).click();
			await page.getByRole('button', { name: 'I am ready' }).click();
		}
	}
	await expect(people[0]!.locator('.room__note')).toHaveText('Everybody is ready. The host can start.');
	await people[0]!.getByRole('button', { name: 'Start', exact: true }).click();
	for (const who of people) await who.locator('.table').waitFor();
	return people;
}

// Who is asked, and the others.
async function asked(people: Page[]): Promise<[Page, Page[]]> {
	let found: Page | undefined;
	await expect
		.poll(async () => {
			for (const who of people) if ((await now(who))?.turn === 'mine') found = who;
			return !!found;
		})
		.toBe(true);
	return [found!, people.filter(x => x !== found)];
}

const nameOf = (page: Page) => page.evaluate(() => localStorage.getItem('name')!);
const idOf = (page: Page) => /table\/(\w+)/.exec(page.url())![1]!;

test(
	'the contract is made by an evening, changed by a touch, and read on the invitation',
	inAll(),
	async ({ page, browser, baseURL }) => {
		await page.goto('/');
		await page.locator('#game-cyclades').getByRole('button', { name: 'Set up' }).click();
		const card = page.getByRole('dialog');
		await card.getByLabel('Seat 2').selectOption('open');
		const terms = card.getByRole('region', { name: 'The contract of the table' });
		await terms.getByRole('radio', { name: /A turn a day/ }).click();
		await expect(terms).toContainText('2 days each, 12 hours more a turn, never above 3 days');
		await expect(terms).toContainText('14 days off');
		await terms.getByRole('button', { name: /By days/ }).click();
		await terms.getByLabel('Never above').selectOption({ label: '5 days' });
		await expect(terms).toContainText('never above 5 days');
		await expect(terms.getByRole('radio', { name: /A turn a day/ })).toHaveAttribute('aria-checked', 'false');
		await terms.getByRole('button', { name: /Taken back together/ }).click();
		await terms.getByRole('radio', { name: 'never' }).click();
		await shot(page, 'contract-setup');
		await axe(page, 'the contract of a new table');
		await card.getByLabel('Your name').fill('Anaxandra');
		await card.getByRole('button', { name: 'Open a table' }).click();
		const link = await page.getByLabel(/Send this link/).inputValue();
		const other = await guest(browser, baseURL);
		await other.goto(link);
		const invitation = other.getByLabel('Invitation').locator('.contract');
		for (const words of [
			'never above 5 days',
			'14 days off',
			'The others vote',
			'Nothing is taken back',
			'Not rated',
		])
			await expect(invitation).toContainText(words);
		await shot(other, 'contract-invitation');
		await axe(other, 'an invitation with its contract');
		await other.context().close();
	},
);

test(
	'three people: one leaves, the others vote, a bot plays, who returns is told and plays on',
	inAll(),
	async ({ browser }) => {
		const server = await ownServer([]);
		try {
			const people = await table(browser, server.url, ['Anna', 'Markos', 'Kasia'], {
				absence: { after_s: 1, bot: 'level:2' },
			});
			const [gone, [first, second]] = await asked(people);
			const name = await nameOf(gone),
				id = idOf(gone),
				kept = await gone.context().storageState();
			await gone.context().close();
			const vote = (page: Page) => page.getByRole('dialog', { name: `${name} is away` });
			await vote(first!)
				.getByRole('radio', { name: /Seat a bot/ })
				.click();
			await expect(vote(second!).locator('.council__marks .mark')).toHaveCount(1);
			await shot(second!, 'contract-vote');
			await axe(second!, 'a vote');
			await vote(second!).getByRole('radio', { name: /Wait/ }).click();
			await expect(vote(second!).locator('.council__marks .mark')).toHaveCount(2);
			await vote(second!)
				.getByRole('radio', { name: /Seat a bot/ })
				.click();
			for (const who of [first!, second!])
				await expect(who.locator('.story').getByText(new RegExp(`A bot plays for ${name} now`))).toBeVisible();
			const back = await (await browser.newContext({ baseURL: server.url, storageState: kept })).newPage();
			await back.goto(`/#/table/${id}`);
			const told = back.getByRole('dialog', { name: 'A bot plays for you' });
			await expect(told).toContainText(`A bot plays for ${name} now`);
			await expect(told.getByRole('button').first()).toHaveText('Play on myself');
			await shot(back, 'contract-returned');
			await axe(back, 'who returns');
			await told.getByRole('button', { name: 'Play on myself' }).click();
			await expect(first!.locator('.story').getByText(`${name} is back.`)).toBeVisible();
			for (const who of [first!, second!, back]) await who.context().close();
		} finally {
			server.stop();
		}
	},
);

test('a substitute takes the seat by a link; a pause and the end need everybody', inAll(), async ({ browser }) => {
	const server = await ownServer([]);
	try {
		const people = await table(browser, server.url, ['Anna', 'Markos'], { absence: { after_s: 1 } });
		const [gone, [stays]] = await asked(people);
		const name = await nameOf(gone);
		await gone.context().close();
		await stays!
			.getByRole('dialog', { name: `${name} is away` })
			.getByRole('radio', { name: /Call a substitute/ })
			.click();
		await stays!.getByRole('button', { name: 'Make a link' }).click();
		const link = await stays!.getByLabel('Link for a substitute').inputValue();
		const late = await guest(browser, server.url);
		await late.goto(link);
		await expect(late.getByText(`A substitute may take the seat of ${name}.`)).toBeVisible();
		await late.getByLabel('Your name').fill('Pavel');
		await late.getByRole('button', { name: 'Agree and sit down' }).click();
		await late.locator('.table').waitFor();
		await expect(stays!.locator('.story').getByText(`Pavel takes the seat of ${name}.`)).toBeVisible();
		await expect.poll(async () => (await now(late))?.turn).toBe('mine');
		await move(late);
		// a pause by consent; whoever likes ends it
		await menu(late, 'The contract of the table');
		await late.getByRole('button', { name: 'Ask for a pause' }).click();
		await expect(late.getByText(/You have asked/)).toBeVisible();
		await stays!.getByRole('alert').getByRole('button', { name: 'Agree' }).click();
		for (const who of [stays!, late])
			await expect(who.getByText('The game is paused. No clock runs.')).toBeVisible();
		await shot(stays!, 'contract-paused');
		await stays!.getByRole('button', { name: 'Play on' }).click();
		await expect(late.getByText('The game is paused. No clock runs.')).toHaveCount(0);
		for (const who of [stays!, late]) await who.context().close();
	} finally {
		server.stop();
	}
});

test(
	'the host gives time, calls another player, sends an onlooker away, ends the game: all are told',
	inAll(),
	async ({ browser, baseURL }) => {
		const people = await table(browser, baseURL!, ['Anna', 'Markos', 'Kasia'], {
				clock: { bank_s: 1000, increment_s: 0 },
				public: true,
			}),
			[anna, markos, kasia] = people as [Page, Page, Page];
		const eve = await guest(browser, baseURL!);
		await known(eve, 'Eve');
		await eve.goto(anna.url());
		await expect(eve.getByText('You are watching.')).toBeVisible();
		const row = (name: RegExp) => anna.locator('.tablemenu__row', { hasText: name });
		const told = async (who: Page[], text: RegExp) => {
			for (const page of who) await expect(page.locator('.story').getByText(text)).toBeVisible();
		};
		const agree = (who: Page, words: RegExp) =>
			who.getByRole('alert').filter({ hasText: words }).getByRole('button', { name: 'Agree' }).click();
		// nobody but the host has these
		await menu(markos, 'The contract of the table');
		await expect(markos.getByRole('button', { name: 'Ask for a pause' })).toBeVisible();
		await expect(markos.locator('.tablemenu').getByRole('region', { name: 'The host' })).toHaveCount(0);
		await markos.keyboard.press('Escape');
		// more time for Markos: the third is asked
		await menu(anna, 'The contract of the table');
		await axe(anna, 'what the host may ask for');
		await row(/Markos/)
			.getByRole('button', { name: '30 minutes more' })
			.click();
		await agree(kasia, /Anna asks to give Markos 30 minutes more/);
		await told(people, /Anna gives Markos 30 minutes more/);
		// another player for Kasia, who does not agree
		await menu(anna, 'The contract of the table');
		await row(/Kasia/).getByRole('button', { name: 'Call a substitute' }).click();
		await kasia
			.getByRole('alert')
			.filter({ hasText: /Anna asks for a substitute in the place of/ })
			.getByRole('button', { name: 'Refuse' })
			.click();
		await told([anna, markos], /Kasia does not agree/);
		// an onlooker is sent away, and reads by whom
		await menu(anna, 'The contract of the table');
		await row(/Eve/).getByRole('button', { name: 'Send away' }).click();
		await expect(eve.getByRole('alert')).toContainText('Anna has sent you away from this table.');
		await told([markos, kasia], /Anna sends Eve away, who looked on/);
		// who looks on without a name is, too, and reads what is wanted
		const nobody = await (await browser.newContext()).newPage();
		await nobody.goto(anna.url());
		await expect(nobody.getByText('You are watching.')).toBeVisible();
		await anna.keyboard.press('Escape');
		await menu(anna, 'The contract of the table');
		await row(/1 looks on without a name/)
			.getByRole('button', { name: 'Send away' })
			.click();
		await expect(nobody.getByRole('alert')).toContainText('Anna has sent you away from this table.');
		await told([markos, kasia], /Anna sends all away who looked on without a name/);
		await nobody.reload();
		await expect(nobody.getByRole('alert')).toContainText('Only those look on at this table who log in.');
		await nobody.context().close();
		// the end, if everybody agrees
		await menu(anna, 'The contract of the table');
		await anna.getByRole('button', { name: 'End the game without a result' }).click();
		for (const who of [markos, kasia]) await agree(who, /Anna asks to end the game without a result/);
		for (const who of people)
			await expect(
				who.getByText('The game was ended without a result: Anna asked for it.').first(),
			).toBeVisible();
		for (const who of [...people, eve]) await who.context().close();
	},
);

test('who asks to take back is named with what, and is not asked', inAll(), async ({ browser, baseURL }) => {
	const people = await table(browser, baseURL!, ['Anna', 'Markos'], { undo: 'consent' });
	const [first] = await asked(people);
	while ((await now(first))?.turn === 'mine') await move(first);
	const [second] = await asked(people);
	await move(second);
	const id = idOf(first);
	await first.evaluate(
		at => fetch(at, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }),
		`/api/tables/${id}/undo`,
	);
	const other = people.find(x => x !== first)!;
	await expect(first.getByText(/You have asked/)).toBeVisible();
	await expect(first.getByRole('button', { name: 'Agree' })).toHaveCount(0);
	await expect(other.getByText(`${await nameOf(first)} takes back: `)).toBeVisible();
	await shot(other, 'contract-taking-back');
	await other.getByRole('button', { name: 'Refuse' }).click();
	await expect(first.locator('.story').getByText(/does not agree to taking back/)).toBeVisible();
	for (const who of people) await who.context().close();
});

test('a clock does not jump back when somebody comes or talks', inAll(), async ({ browser, baseURL }) => {
	const people = await table(browser, baseURL!, ['Anna', 'Markos'], { clock: { bank_s: 1000, increment_s: 0 } });
	const [first, [other]] = await asked(people);
	const seconds = async () => {
		const text = await other!.locator('.plate[aria-current=true] .clock').innerText(),
			[m, s] = text.split(':').map(Number);
		return m! * 60 + s!;
	};
	await expect.poll(seconds).toBeLessThan(997);
	const before = await seconds();
	const watcher = await guest(browser, baseURL); // somebody comes, and the table is told anew
	await watcher.goto(first.url());
	await first.reload();
	await first.locator('.table').waitFor();
	await other!.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
	await expect.poll(seconds).toBeLessThan(before);
	for (let i = 0, last = before; i < 20; i++) {
		const now = await seconds();
		expect(now).toBeLessThanOrEqual(last);
		last = now;
	}
	for (const who of [...people, watcher]) await who.context().close();
});
