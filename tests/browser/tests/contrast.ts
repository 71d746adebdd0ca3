// Contrast of words as they are on the screen: their colour against the picture around them, so that painted maps,
// gradients and patterns count as they look. The words are those that layoutFaults has found in sight.
import type { Page } from '@playwright/test';

// The picture is a PNG in base64: a JPEG blurs the colours at the edges of letters. The same as a JPEG, a tenth of it,
// comes back to be kept.
export const contrastFaults = (page: Page, picture: string) => page.evaluate(find, picture);

async function find(picture: string): Promise<{ wrong: string[]; jpeg: string }> {
	const bitmap = await createImageBitmap(new Blob([Uint8Array.fromBase64(picture)]));
	const context = (w: number, h: number) => new OffscreenCanvas(w, h).getContext('2d', { willReadFrequently: true })!;
	const paper = context(bitmap.width, bitmap.height),
		dot = context(1, 1),
		wrong: string[] = [];
	paper.drawImage(bitmap, 0, 0);
	const linear = Array.from({ length: 256 }, (_, i) =>
		i / 255 <= 0.04045 ? i / 255 / 12.92 : ((i / 255 + 0.055) / 1.055) ** 2.4,
	);
	const light = ([r, g, b]: ArrayLike<number>) => 0.2126 * linear[r!]! + 0.7152 * linear[g!]! + 0.0722 * linear[b!]!;
	const ratio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
	// any colour of CSS as red, green, blue and opacity
	const known = new Map<string, Uint8ClampedArray>();
	const read = (colour: string) => {
		if (!known.has(colour)) {
			dot.clearRect(0, 0, 1, 1);
			dot.fillStyle = colour;
			dot.fillRect(0, 0, 1, 1);
			known.set(colour, dot.getImageData(0, 0, 1, 1).data);
		}
		return known.get(colour)!;
	};
	for (const { e, text, px, boxes } of window.wordsInSight ?? []) {
		if (e.closest('[disabled], [aria-disabled=true]')) continue; // what cannot be chosen may be faint
		// an enlarged map: what stands behind its words may lie under the sheet
		if (e.closest('.map') && window.innerWidth < 1100) continue;
		const s = getComputedStyle(e),
			svg = e instanceof SVGElement,
			ink = read(svg ? s.fill : s.color),
			box = boxes[0]!;
		const x = Math.max(0, Math.floor(box.left)),
			y = Math.max(0, Math.floor(box.top)),
			w = Math.min(bitmap.width - x, Math.ceil(box.right) - x),
			h = Math.min(bitmap.height - y, Math.ceil(box.bottom) - y);
		if (w < 2 || h < 2) continue;
		// behind them: what is least like them in a quarter of the box (letters fill less than half of it)
		const { data } = paper.getImageData(x, y, w, h),
			step = Math.max(1, Math.floor((w * h) / 300)),
			own = light(ink),
			spots: { at: number; far: number }[] = [];
		for (let i = 0; i < w * h; i += step)
			spots.push({ at: 4 * i, far: ratio(light([data[4 * i]!, data[4 * i + 1]!, data[4 * i + 2]!]), own) });
		const { at } = spots.sort((a, b) => a.far - b.far)[Math.floor(spots.length * 0.7)]!,
			ground = [...data.slice(at, at + 3)];
		let faint = ink[3]! / 255;
		for (let a: Element | null = e; a && a !== document.body; a = a.parentElement)
			faint *= Number(getComputedStyle(a).opacity);
		const mixed = [0, 1, 2].map(i => Math.round(ink[i]! * faint + ground[i]! * (1 - faint)));
		const halo =
			svg && s.paintOrder.startsWith('stroke') && parseFloat(s.strokeWidth) > 1
				? ratio(light(mixed), light(read(s.stroke)))
				: 0;
		const least = px >= 24 || (px >= 18.66 && Number(s.fontWeight) >= 700) ? 3 : 4.5,
			found = Math.max(ratio(light(mixed), light(ground)), halo);
		if (found < least)
			wrong.push(
				`contrast ${found.toFixed(2)}: "${text.slice(0, 28)}" ` +
					`(${e.getAttribute('class') ?? e.parentElement?.getAttribute('class') ?? e.tagName}) ${mixed} ` +
					`on ${ground} at ${x} ${y}`,
			);
	}
	const jpeg = await paper.canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
	return { wrong: [...new Set(wrong)].slice(0, 15), jpeg: new Uint8Array(await jpeg.arrayBuffer()).toBase64() };
}
