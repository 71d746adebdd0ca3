// Talk at a table that can be read: the newest line in sight at every size, times, what is new, who is called, who may
// talk.
import { expect, guest, inAll, known, test, view } from './lib';
import type { Browser, Page } from '@playwright/test';

interface Person {
	page: Page;
	name: string;
	post: (path: string, body?: object) => Promise<any>;
}

async function person(browser: Browser, baseURL: string | undefined, name: string): Promise<Person> {
	const page = await guest(browser, baseURL),
		request = page.context().request;
	await known(page, name);
	const post = async (path: string, body: object = {}) => (await request.post(path, { data: body })).json();
	return { page, name, post };
}

// A game of teams that has begun; the people sit in the order of their names, partners three seats apart.
async function teams(people: Person[]): Promise<string> {
	const [host, ...others] = people as [Person, ...Person[]];
	const seat = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }))];
	const made = await host.post('/api/tables', {
			game: 'legendary',
			seats: people.length,
			seat,
			options: { teams: 'on' },
		}),
		at = `/api/tables/${made.table.id}`;
	for (const p of others) await p.post(`${at}/join`, { invite: made.invite });
	await host.post(`${at}/start`);
	return made.table.id;
}

const open = async (page: Page) => {
	const tabs = page.locator('.tabbar');
	if (await tabs.isVisible()) await tabs.getByRole('button', { name: /^Story/ }).click();
	await page.getByRole('tab', { name: /^Chat/ }).click();
};

// The newest line lies whole within the list, and the list on the screen.
const newestSeen = (page: Page) =>
	page.locator('.chat ul').evaluate(list => {
		const box = list.getBoundingClientRect(),
			last = list.lastElementChild!.getBoundingClientRect();
		const inList = last.bottom <= box.bottom + 1 && (last.top >= box.top - 1 || last.height > box.height),
			onScreen = box.bottom <= innerHeight && box.top >= 0;
		return inList && onScreen && list.contains(document.elementFromPoint(last.left + 40, last.bottom - 6));
	});

test(
	'six people talk in teams: the newest line is in sight at every size, and says when and to whom',
	inAll(),
	async ({ browser, baseURL }) => {
		const people: Person[] = [];
		for (const name of ['Daphne', 'Tomek', 'Kasia', 'Markos', 'Ania', 'Pavel'])
			people.push(await person(browser, baseURL, name));
		const id = await teams(people),
			[daphne, tomek, , markos] = people as [Person, Person, Person, Person],
			at = `/api/tables/${id}/chat`,
			{ page } = daphne;
		for (let n = 1; n <= 12; n++)
			await tomek.post(at, { text: `word ${n} of many that a rail cannot show at once` });
		await markos.post(at, { text: 'Ares is mine', to: 'partner' });
		for (const [width, height, name] of [
			[1366, 768, '1366'],
			[1920, 1080, '1920'],
			[820, 1180, 'tablet'],
			[390, 844, 'phone'],
			[844, 390, 'lying'],
		] as const) {
			await page.setViewportSize({ width, height });
			await page.goto('about:blank');
			await page.goto(`/#/table/${id}`);
			await page.locator('.table[data-line]').waitFor();
			await open(page);
			const last = page.locator('.chat li').last();
			await expect(last).toContainText('Ares is mine');
			await expect(last).toContainText('only to you');
			await expect(last.locator('time')).toHaveText(/^\d\d:\d\d$/);
			await expect.poll(() => newestSeen(page), { message: name }).toBe(true);
			await view(page, `chat-${name}`);
		}
		// scrolled back it stays where one reads; a button leads to what is new
		await page.setViewportSize({ width: 1366, height: 768 });
		const list = page.locator('.chat ul');
		await list.evaluate(el => el.scrollTo({ top: 0 }));
		await markos.post(at, { text: 'and Zeus yours', to: 'partner' });
		const down = page.getByRole('button', { name: '1 new line' });
		await expect(down).toBeVisible();
		expect(await list.evaluate(el => el.scrollTop)).toBe(0);
		await down.click();
		await expect.poll(() => newestSeen(page)).toBe(true);
		await expect(down).toHaveCount(0);
		for (const p of people) await p.page.context().close();
	},
);

test(
	'unread lines are counted until they are seen, without those of blocked people; a call by name is told',
	inAll(),
	async ({ browser, baseURL }) => {
		const people: Person[] = [];
		for (const name of ['Daphne', 'Tomek', 'Kasia', 'Markos']) people.push(await person(browser, baseURL, name));
		const [daphne, tomek, kasia] = people as [Person, Person, Person, Person],
			id = await teams(people),
			at = `/api/tables/${id}/chat`,
			{ page } = daphne,
			badge = page.getByRole('tab', { name: /^Chat/ }).locator('sup');
		const me = await (await kasia.page.context().request.get('/api/me')).json();
		await daphne.post('/api/block', { user: me.user.id });
		await page.goto(`/#/table/${id}`);
		await page.locator('.table[data-line]').waitFor();
		await kasia.post(at, { text: 'nobody hears me' });
		await tomek.post(at, { text: 'first' });
		await tomek.post(at, { text: '@daphne, second' });
		await expect(badge).toHaveText('2');
		const call = page.getByRole('status').filter({ hasText: 'Tomek calls you: @daphne, second' });
		await call.getByRole('button', { name: 'Answer' }).click();
		await expect(badge).toHaveCount(0);
		await expect(call).toHaveCount(0);
		await expect(page.locator('.chat__new')).toBeVisible();
		await expect(page.locator('.chat mark')).toHaveText('@daphne');
		await expect(page.locator('.chat')).not.toContainText('nobody hears me');
		// what was seen stays seen when the page is loaded again; the own words never count
		await page.getByLabel('Say something').fill('@to');
		await page.getByRole('button', { name: '@Tomek' }).click();
		await page.getByLabel('Say something').press('End');
		await page.keyboard.type('here');
		await page.keyboard.press('Enter');
		await expect(page.locator('.chat li').last()).toContainText('@Tomek here');
		await page.reload();
		await page.locator('.table[data-line]').waitFor();
		await open(page);
		await expect(page.locator('.chat li').last()).toContainText('@Tomek here');
		await expect(badge).toHaveCount(0);
		await expect(page.locator('.chat__new')).toHaveCount(0);
		// the host closes the chat: nobody has a field any more, and it is opened again
		await page.getByRole('button', { name: 'Short phrases' }).click();
		await page.getByLabel('Who may talk').selectOption({ label: 'The chat is closed' });
		await tomek.page.goto(`/#/table/${id}`);
		await tomek.page.locator('.table[data-line]').waitFor();
		await open(tomek.page);
		await expect(tomek.page.locator('.chat')).toContainText('The host has closed the chat.');
		await expect(tomek.page.getByLabel('Say something')).toHaveCount(0);
		await page.getByLabel('Who may talk').selectOption({ label: 'Onlookers are muted' });
		await expect(tomek.page.getByLabel('Say something')).toBeVisible();
		for (const p of people) await p.page.context().close();
	},
);
