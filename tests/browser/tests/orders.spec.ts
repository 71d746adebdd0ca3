// A standing order is made by the touches that make the move, kept, shown to its owner alone, and carried out.
import { expect, guest, inAll, known, test, view } from './lib';
import type { Page } from '@playwright/test';

test(
	'an order in the auction: made on the tracks, played by the server, seen by nobody else',
	inAll(),
	async ({ browser, baseURL }) => {
		const people: {
			page: Page;
			post: (path: string, body?: object) => Promise<any>;
			get: (path: string) => Promise<any>;
		}[] = [];
		for (const name of ['Daphne', 'Tomek', 'Kasia']) {
			const page = await guest(browser, baseURL),
				{ request } = page.context();
			await known(page, name);
			people.push({
				page,
				post: async (path, body = {}) => (await request.post(path, { data: body })).json(),
				get: async path => (await request.get(path)).json(),
			});
		}
		const [host, ...others] = people as [(typeof people)[0], ...typeof people];
		const made = await host.post('/api/tables', {
				game: 'cyclades',
				seats: 3,
				seat: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
			}),
			at = `/api/tables/${made.table.id}`;
		for (const p of others) await p.post(`${at}/join`, { invite: made.invite });
		await host.post(`${at}/start`);
		const views = await Promise.all(people.map(p => p.get(`${at}/view`)));
		const first = people[views.findIndex(v => v.question.you)]!,
			[owner, third] = people.filter(p => p !== first) as [(typeof people)[0], (typeof people)[0]];
		for (const p of people) {
			await p.page.goto(`/#/table/${made.table.id}`);
			await p.page.locator('.table[data-line]').waitFor();
		}
		const { page } = owner,
			god = (n: number) => page.locator('.god:has(.track button.open)').nth(n);
		await page.getByRole('button', { name: 'Order', exact: true }).click();
		// without an offer it is for the turns of others, whatever is asked now
		const pass = page.getByLabel('Pass on all reactions until my turn');
		await pass.check();
		await page.getByRole('button', { name: /^Keep this order/ }).click();
		await page.getByRole('button', { name: 'Change', exact: true }).click();
		expect((await owner.get(at)).order).toMatchObject({ until: 'turn', pass: true, wishes: [] });
		await pass.uncheck();
		await god(0).locator('.track button.open').nth(4).click();
		await god(1).locator('.track button.open').nth(1).click();
		const wishes = page.getByLabel('Your wishes, the first first').getByRole('listitem');
		await expect(wishes).toHaveText([/up to: Offer 5 GP/, /up to: Offer 2 GP/]);
		// the same god once more: another limit
		await god(0).locator('.track button.open').nth(2).click();
		await expect(wishes).toHaveText([/up to: Offer 3 GP/, /up to: Offer 2 GP/]);
		await view(page, 'order-made');
		await page.getByRole('button', { name: /^Keep this order/ }).click();
		const held = page.getByRole('status').filter({ hasText: 'Your order' });
		await expect(held).toContainText('Offer 3 GP');
		for (const p of [first, third]) await expect(p.page.getByText('Your order')).toHaveCount(0);
		// everybody offers to the first god: the order answers by itself whenever it is asked
		const line = (await owner.get(at)).line;
		for (let n = 0; n < 6; n++) {
			const all = await Promise.all(people.map(p => p.get(`${at}/view`))),
				who = all.findIndex(v => v.question.you);
			if (who < 0 || people[who] === owner || !all[who].question.auction) break;
			await people[who]!.post(`${at}/move`, { line: all[who].line, move: all[who].question.moves[0].move });
		}
		await expect
			.poll(async () => (await owner.get(`${at}/log?from=${line}`)).some((l: { ordered?: boolean }) => l.ordered))
			.toBe(true);
		await expect(page.getByText('by your order').first()).toBeVisible();
		for (const p of [first, third]) {
			await expect(p.page.locator('.story li').first()).toBeVisible();
			await expect(p.page.getByText('by your order')).toHaveCount(0);
		}
		await view(page, 'order-played');
		// in others' turns an order names answers to what they may do
		for (;;) {
			const all = await Promise.all(people.map(p => p.get(`${at}/view`))),
				who = all.findIndex(v => v.question.you);
			if (who >= 0 && people[who] !== owner && !all[who].question.auction) break;
			if (who >= 0)
				await people[who]!.post(`${at}/move`, {
					line: all[who].line,
					move: all[who].question.moves.at(-1).move,
				});
		}
		await page.getByRole('button', { name: 'Order', exact: true }).click();
		const answers = page.getByLabel('An answer beforehand');
		await expect(answers).toContainText('If I am asked…');
		await answers.selectOption('Fight on');
		await expect(wishes).toHaveText([/Fight on/]);
		await expect(answers.getByRole('option', { name: 'Fight on' })).toHaveCount(0);
		await view(page, 'order-answers');
		await page.getByRole('button', { name: /^Keep this order/ }).click();
		await expect(held).toContainText('Fight on');
		expect((await owner.get(at)).order).toMatchObject({ until: 'turn', wishes: [{ move: 'fight' }] });
		expect((await third.get(at)).order).toBeNull();
		for (const p of people) await p.page.context().close();
	},
);
