// The checks of the look are checked themselves: on tables without a fault each promise is broken, one at a time, and
// the check has to complain of exactly that.
import type { Page } from '@playwright/test';
import { atRest, lost, sheetFaults, spilt } from './checks';
import { contrastFaults } from './contrast';
import { layoutFaults } from './layout';
import { expect, inAll, pixels, relief, test } from './lib';
import { moments, visit } from './moments';

// What is done to the page: a style, something dark over a part of a thing (from its left edge, in hundredths), or a
// thing that is there twice.
interface Break {
	css?: string;
	over?: string;
	from?: number;
	to?: number;
	twice?: string;
}
type Case = [what: string, broken: Break, ...complaints: string[]];

const outgrown = (width: string, height: string) =>
	`body::after { content: ''; position: absolute; left: 0; top: 0; width: ${width}; height: ${height} }`;

const tables: Case[] = [
	['the page is too high', { css: outgrown('1px', '110vh') }, 'scrolls'],
	['the page is too wide', { css: outgrown('110vw', '1px') }, 'scrolls sideways'],
	[
		'the board leaves the screen',
		{ css: '.stage { height: 2000px; align-self: start }' },
		'.stage is cut off',
		'the board is cut off',
		'words are cut off',
	],
	[
		'the dock leaves the screen',
		{ css: '.dock { transform: translateY(20px) }' },
		'.dock is cut off',
		'words are cut off',
	],
	[
		'the left rail leaves the screen',
		{ css: '.rail--shared { transform: translateX(-20px) }' },
		'.rail--shared is cut off',
		'words are cut off',
	],
	[
		'the right rail leaves the screen',
		{ css: '.rail--seats { transform: translateX(20px) }' },
		'.rail--seats is cut off',
		'words are cut off',
	],
	['a rail is missing', { css: '.rail--seats { display: none !important }' }, '.rail--seats is not to be seen'],
	[
		'the map leaves its stage',
		{ css: '.map__frame { transform: translateY(-80px) }' },
		'the board is cut off',
		'words are cut off',
	],
	['gods lie below their rail', { css: '.god { margin-bottom: 90px }' }, 'a god is cut off'],
	[
		'the question leaves the dock',
		{ css: '.prompt { transform: translateY(-60px) }' },
		'the question is not in the dock',
		'words lie on the edge of the dock',
	],
	[
		'buttons leave the dock',
		{ css: '.dock button { transform: translateY(60px) }' },
		'a button leaves the dock',
		'words are cut off',
	],
	[
		'more tools than fit',
		{ css: '.dock .dock__tools.dock__tools .tool { min-width: 90px }' },
		'a tool lies among the choices',
	],
	[
		'a name is cut off at its end',
		{ css: '.strip__name { width: 90px; overflow: hidden; text-overflow: clip }' },
		'words are cut off',
	],
	[
		'of a name little more than dots is left',
		{ css: '.plate h3 { width: 24px; overflow: hidden; text-overflow: ellipsis }' },
		'words are cut off',
	],
	['a name is cut off at its foot', { css: '.plate h3 { height: 8px; overflow: hidden }' }, 'words are cut off'],
	[
		'words are broader than their button',
		{ css: '.dock button { min-width: 0; width: 16px; padding: 0; margin-right: 50px; overflow: visible }' },
		'a tool lies among the choices',
		'words leave their button',
	],
	['something lies over a name', { over: '.plate h3' }, 'words are covered'],
	['something lies over the end of a name', { over: '.strip__name', from: 80, to: 100 }, 'words are covered'],
	[
		'something lies over the third quarter of a name',
		{ over: '.strip__name', from: 55, to: 75 },
		'words are covered',
	],
	['something lies over a name of the map', { over: '.map-name' }, 'words are covered'],
	['words lie over each other', { twice: '.strip__name' }, 'words over words'],
	['names of the map lie over each other', { twice: '.map-name text' }, 'words over words'],
	['small print', { css: '.plate small { font-size: 10px }' }, 'small print'],
	['small names on the map', { css: '.map__drawing .map-name text { font-size: 10px }' }, 'small print'],
	['a name is grey', { css: '.plate h3 { color: #8a8378 !important }' }, 'contrast'],
	['a name is faint', { css: '.plate h3 { opacity: .4 }' }, 'contrast'],
	[
		'names of the map have the colour of the sea',
		{ css: '.map__drawing .map-name text { fill: #4d9bb3; stroke: none }' },
		'contrast',
	],
];

const phones: Case[] = [
	['the page is too high', { css: outgrown('1px', '110vh') }, 'scrolls', 'the page scrolls'],
	[
		'the tabs leave the screen',
		{ css: '.tabbar { transform: translateY(20px) }' },
		'.tabbar is cut off',
		'words are cut off',
	],
	[
		'the question leaves the sheet',
		{ css: '.prompt { transform: translateY(-90px) }' },
		'the question is not in the dock',
		'the question is not in sight',
	],
	['the sheet is half empty', { css: '.altars { margin-bottom: 60px }' }, 'the sheet is empty for'],
	[
		'the sheet is too high',
		{ css: '.table__main > .dock { max-height: none } .altar { min-height: 360px }' },
		'the sheet is',
	],
	[
		'buttons are too low for a finger',
		{ css: '.altar { min-height: 0; height: 40px } .altar .medal { display: none }' },
		'40 px high',
	],
	['buttons leave the screen', { css: '.altars__row { width: 130% }' }, 'cut off'],
];

// What a question of Lords of Hellas is decided by, on a phone: at a hunt, a battle, blessings.
const theatres: Record<string, Case[]> = {
	hunt: [
		[
			'own cards lie over the wounds',
			{ css: '.hands > .hand.hand--whole { height: 300px }' },
			'something lies over what is to be decided',
			'words are covered',
		],
		[
			'the wounds are further down',
			{ css: '.curtain .duel__beast.duel__beast { margin-top: 320px }' },
			'not in sight at once',
		],
		[
			'dots for the end of the phase',
			{
				css:
					'.table .trail [aria-current][aria-current] b { max-width: 72px; white-space: nowrap; ' +
					'text-overflow: ellipsis }',
			},
			'the phase is cut off',
		],
	],
	battle: [
		[
			'what is at stake is further down',
			{ css: '.curtain .clash__side { min-height: 330px }' },
			'not in sight at once',
		],
	],
	blessing: [
		['the last card is further down', { css: '.offer > .card { margin-top: 60px }' }, 'not in sight at once'],
		[
			'a sentence is too low for its card',
			{ css: '.offer > .card:last-child > .card__text { position: relative !important; top: 16px }' },
			'words leave their card',
		],
	],
};

// What a complaint is about, without names and numbers.
const kinds = (complaints: string[]) =>
	[
		...new Set(
			complaints.map(c =>
				/^(?:\d+x\d+|[^:,\d]+)/
					.exec(c)![0]
					.replace(/\d+x(\d+)/, '$1 px high')
					.trim(),
			),
		),
	].sort();

const spoil = (page: Page, how: Break) =>
	page.evaluate(({ css = '', over, from = 0, to = 100, twice }) => {
		const style = document.createElement('style');
		style.className = 'broken';
		style.textContent = css;
		document.head.append(style);
		if (twice) {
			const thing = document.querySelector<HTMLElement>(`.table ${twice}`)!,
				again = thing.cloneNode(true) as HTMLElement,
				at = thing.getBoundingClientRect();
			again.classList.add('broken');
			again.style.cssText = `position: fixed; left: ${at.left + 5}px; top: ${at.top}px; background: none`;
			thing.after(again);
		}
		if (!over) return;
		const cover = document.createElement('div'),
			at = document.querySelector(`.table ${over}`)!.getBoundingClientRect();
		cover.className = 'broken';
		cover.style.cssText =
			`position: fixed; z-index: 99; background: #000; left: ${at.left + (at.width * from) / 100}px; top: ` +
			`${at.top}px; width: ${(at.width * (to - from)) / 100}px; height: ${at.height}px`;
		document.querySelector('.table')!.append(cover);
	}, how);
const mend = (page: Page) => page.evaluate(() => document.querySelectorAll('.broken').forEach(e => e.remove()));

async function tryAll(page: Page, cases: Case[], check: () => Promise<string[]>) {
	const found: Record<string, string[]> = {},
		wanted: Record<string, string[]> = {};
	for (const [what, how, ...complaints] of [['nothing is broken', {}] as Case, ...cases]) {
		await spoil(page, how);
		await page.evaluate(atRest);
		found[what] = kinds(await check());
		wanted[what] = complaints.sort();
		await mend(page);
	}
	await page.evaluate(atRest);
	found['all is mended'] = kinds(await check());
	expect(found).toEqual({ ...wanted, 'all is mended': [] });
}

const only = (game: string, ...names: string[]) => moments[game]!.filter(m => names.includes(m.name));

test.beforeEach(({ page }) => page.addInitScript(() => localStorage.setItem('list', 'off')));

test('each fault of a table is found, by its name', inAll(), async ({ page }) => {
	await relief(page);
	const look = async (oneScreen: boolean) => [
		...(await layoutFaults(page, oneScreen)),
		...(await contrastFaults(page, await pixels(page))).wrong,
	];
	await visit(
		page,
		'cyclades',
		'en',
		async () => {
			await tryAll(page, tables, () => look(true));
			await page.setViewportSize({ width: 390, height: 844 });
			await page.evaluate(atRest);
			await tryAll(page, phones, async () => [
				...(await layoutFaults(page, false)),
				...(await sheetFaults(page)),
			]);
		},
		only('cyclades', 'auction'),
	);
});

test('each fault of cards and of an end is found, by its name', inAll(), async ({ page }) => {
	await visit(
		page,
		'elysium',
		'en',
		async m => {
			if (m.name === 'end')
				return tryAll(
					page,
					[
						[
							'the end leaves the screen',
							{ css: '.finale { transform: translateX(-20px) }' },
							'.finale is cut off',
						],
					],
					() => layoutFaults(page, true),
				);
			await tryAll(
				page,
				[
					[
						'the Domain leaves the screen',
						{ css: '.domain { transform: translateY(400px) }' },
						'the board is cut off',
						'words are cut off',
					],
				],
				() => layoutFaults(page, true),
			);
			expect([await lost(page), await spilt(page)]).toEqual([[], []]);
			await page.evaluate(() => document.querySelector('.table use')!.setAttribute('href', '#nothing'));
			expect(await lost(page)).toEqual(['#nothing']);
			await page.setViewportSize({ width: 1920, height: 1080 }); // smaller cards may hide their words
			await page.evaluate(atRest);
			expect(await spilt(page)).toEqual([]);
			await spoil(page, {
				css: '.agora .card__title span { display: block; white-space: nowrap; letter-spacing: 1em }',
			});
			expect(await spilt(page)).not.toEqual([]);
			await mend(page);
			await spoil(page, { css: '.agora .card__title span { display: block; position: relative; top: 400px }' });
			expect(await spilt(page)).not.toEqual([]);
			await mend(page);
		},
		only('elysium', 'acquire', 'end'),
	);
});

test('each fault of a theatre on a phone is found, by its name', inAll(), async ({ page }) => {
	await visit(
		page,
		'hellas',
		'en',
		async m => {
			await page.setViewportSize({ width: 390, height: 844 });
			await page.evaluate(atRest);
			await tryAll(page, theatres[m.name]!, () => layoutFaults(page, false));
		},
		only('hellas', ...Object.keys(theatres)),
	);
});
