// The icon of the page as PNG and SVG, from one drawing: a temple in lines on the night sea, a clay token below. PNGs
// are for those who install the page; the maskable one keeps clear of its edges, which a phone may cut off.
import { deflateSync } from 'node:zlib';

const SEA = [14, 42, 59],
	BONE = [233, 220, 192],
	CLAY = [217, 134, 58];
const WIDE = 4; // of a line
// prettier-ignore
const lines = [
	[[10, 46], [54, 46]], [[14, 40], [14, 24]], [[26, 40], [26, 24]], [[38, 40], [38, 24]], [[50, 40], [50, 24]],
	[[8, 22], [56, 22], [32, 8], [8, 22]],
];
const token = { x: 32, y: 53, r: 3 };

const hex = c => '#' + c.map(v => v.toString(16).padStart(2, '0')).join('');
export const iconSvg = () =>
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
	`<rect width="64" height="64" rx="12" fill="${hex(SEA)}"/>` +
	`<path fill="none" stroke="${hex(BONE)}" stroke-width="${WIDE}" ` +
	`d="${lines.map(l => 'M' + l.map(p => p.join(' ')).join('L')).join('')}"/>` +
	`<circle cx="${token.x}" cy="${token.y}" r="${token.r}" fill="${hex(CLAY)}"/></svg>\n`;

function fromSegment(x, y, [ax, ay], [bx, by]) {
	const dx = bx - ax,
		dy = by - ay,
		along = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
	return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

// How far outside of the rounded square of the icon.
function outside(x, y, radius) {
	const dx = Math.abs(x - 32) - 32 + radius,
		dy = Math.abs(y - 32) - 32 + radius;
	return Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - radius;
}

function crc(bytes) {
	let c = ~0;
	for (const b of bytes) {
		c ^= b;
		for (let i = 0; i < 8; i++) c = (c >>> 1) ^ (c & 1 ? 0xedb88320 : 0);
	}
	return ~c >>> 0;
}

function chunk(name, data) {
	const body = Buffer.concat([Buffer.from(name), data]),
		head = Buffer.alloc(4),
		tail = Buffer.alloc(4);
	head.writeUInt32BE(data.length);
	tail.writeUInt32BE(crc(body));
	return Buffer.concat([head, body, tail]);
}

export function iconPng(size, maskable) {
	const unit = 64 / size,
		shrink = maskable ? 0.72 : 1; // the safe zone of a maskable icon is the middle four fifths
	const rows = Buffer.alloc(size * (1 + size * 4));
	for (let py = 0; py < size; py++)
		for (let px = 0; px < size; px++) {
			const sx = (px + 0.5) * unit,
				sy = (py + 0.5) * unit,
				x = 32 + (sx - 32) / shrink,
				y = 32 + (sy - 32) / shrink;
			// a pixel's worth of softness
			const cover = (distance, scale) => Math.max(0, Math.min(1, 0.5 - (distance * scale) / unit));
			const line =
				Math.min(...lines.flatMap(l => l.slice(1).map((to, i) => fromSegment(x, y, l[i], to)))) - WIDE / 2;
			const inks = [
				[BONE, cover(line, shrink)],
				[CLAY, cover(Math.hypot(x - token.x, y - token.y) - token.r, shrink)],
			];
			const colour = inks.reduce((ground, [ink, share]) => ground.map((g, i) => g + (ink[i] - g) * share), SEA);
			const alpha = maskable ? 1 : cover(outside(sx, sy, 12), 1);
			rows.set([...colour.map(Math.round), Math.round(alpha * 255)], py * (1 + size * 4) + 1 + px * 4);
		}
	const head = Buffer.alloc(13);
	head.writeUInt32BE(size, 0);
	head.writeUInt32BE(size, 4);
	head.set([8, 6], 8); // eight bits, red green blue and opacity
	return Buffer.concat([
		Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
		chunk('IHDR', head),
		chunk('IDAT', deflateSync(rows, { level: 9 })),
		chunk('IEND', Buffer.alloc(0)),
	]);
}
