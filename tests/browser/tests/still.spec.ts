// Nothing moves under a pointer: in positions of recorded games everything that can be pressed is hovered, and
// everything keeps its place; dock and stage have one size for a device, whatever is asked (on a phone the map has,
// behind a sheet that is as high as its question needs).
//
// ALL=1: every moment at every size; otherwise two moments of a game at the sizes where things moved once.
import type { Page } from '@playwright/test';
import { expect, games, test } from './lib';
import { moments, visit } from './moments';

const sizes: [number, number][] = [
	[1280, 800],
	[1366, 768],
	[1440, 900],
	[1600, 900],
	[1920, 1080],
	[2560, 1440],
	[820, 1180],
];
const all = !!process.env.ALL,
	few = new Set([1366, 1920, 820]),
	busy: Record<string, string[]> = {
		cyclades: ['recruit', 'march'],
		legendary: ['hero', 'troops'],
		hellas: ['turn', 'march'],
		elysium: ['acquire', 'transfer'],
	};

type Places = Record<string, [x: number, y: number, w: number, h: number]>;

// Where everything stands that can be pressed, by what it is.
const places = (page: Page): Promise<Places> =>
	page.evaluate(() => {
		const found: Places = {};
		const named = new Map<string, number>();
		const what = (e: Element) =>
			e.matches('.stage, .dock')
				? e.classList[0]!
				: `${e.classList[0] ?? e.tagName} ${e.getAttribute('data-move') ?? e.getAttribute('data-target') ?? e.getAttribute('data-verb') ?? e.getAttribute('aria-label') ?? e.textContent!.trim()}`;
		for (const e of document.querySelectorAll('.table :is(button, [data-lit], .stage, .dock)')) {
			const b = e.getBoundingClientRect(),
				name = what(e),
				n = named.get(name) ?? 0;
			// what the pointer brings (tips, the zoomed card, the preview where the seal will stand) is no control
			if (!b.width || e.closest('.zoomed, .tip, .guide, .seal:disabled')) continue;
			named.set(name, n + 1);
			found[n ? `${name} ${n}` : name] = [b.x, b.y, b.width, b.height].map(Math.round) as Places[string];
		}
		return found;
	});
type Box = Places[string];
const drawn = (page: Page) =>
	page.evaluate(() => new Promise(d => requestAnimationFrame(() => requestAnimationFrame(d))));
const far = (a: Box, b: Box) => Math.max(...a.map((x, i) => Math.abs(x - b[i]!)));

// What has another place than before, but for the thing under the pointer, which may rise.
function moved(was: Places, is: Places, hovered: string): string[] {
	const faults: string[] = [];
	for (const [name, box] of Object.entries(was)) {
		const now = is[name];
		if (name === hovered) continue;
		if (!now) faults.push(`${name} is gone`);
		else if (far(box, now) > 1) faults.push(`${name}: ${box.join(' ')}, then ${now.join(' ')}`);
	}
	for (const name of Object.keys(is)) if (!was[name] && name !== hovered) faults.push(`${name} has come`);
	return faults;
}

for (const game of games)
	test(`${game}: nothing moves under a pointer`, async ({ page }) => {
		const faults: string[] = [],
			dock = new Map<number, Box[]>();
		const chosen = moments[game]!.filter(m => m.name !== 'end' && (all || busy[game]!.includes(m.name)));
		await visit(
			page,
			game,
			'en',
			async m => {
				for (const [width, height] of sizes.filter(([w]) => all || few.has(w))) {
					await page.setViewportSize({ width, height });
					await page.mouse.move(1, 1);
					await drawn(page);
					const was = await places(page);
					if (width > 760) dock.set(width, [...(dock.get(width) ?? []), was.stage!]);
					if (width < 1100) continue; // fingers do not hover
					for (const [name, [x, y, w, h]] of Object.entries(was)) {
						if (name === 'stage' || name === 'dock' || y + h / 2 > height || x + w / 2 > width) continue;
						await page.mouse.move(x + w / 2, y + h / 2);
						await drawn(page);
						for (const fault of moved(was, await places(page), name))
							faults.push(`${m.name} at ${width}, pointer on ${name}: ${fault}`);
						if (faults.length > 20) break;
					}
				}
			},
			chosen,
		);
		expect(faults).toEqual([]);
		// one stage for a device
		for (const [width, boxes] of dock)
			for (const box of boxes) expect(far(box, boxes[0]!), `the stage at ${width}`).toBeLessThan(2);
	});
