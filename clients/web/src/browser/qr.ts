// QR codes (ISO/IEC 18004): bytes, error correction level M, versions 1 to 10: up to 213 bytes, enough for a link.

// By version: error correction bytes a block, then blocks as [how many, data bytes of each].
const blocks: [number, [number, number][]][] = [
	[10, [[1, 16]]],
	[16, [[1, 28]]],
	[26, [[1, 44]]],
	[18, [[2, 32]]],
	[24, [[2, 43]]],
	[16, [[4, 27]]],
	[18, [[4, 31]]],
	[
		22,
		[
			[2, 38],
			[2, 39],
		],
	],
	[
		22,
		[
			[3, 36],
			[2, 37],
		],
	],
	[
		26,
		[
			[4, 43],
			[1, 44],
		],
	],
];
const sizeOf = (version: number) => 17 + 4 * version;
const room = (version: number) => blocks[version - 1]![1].reduce((n, [count, data]) => n + count * data, 0);

// ---- Reed-Solomon over GF(256), polynomial 0x11d ----

function times(a: number, b: number): number {
	let product = 0;
	for (let i = 7; i >= 0; i--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((b >> i) & 1) * a);
	return product;
}

export function correction(data: number[], count: number): number[] {
	// the generator: (x - 1)(x - 2)(x - 4)…
	let generator = [1];
	for (let i = 0, root = 1; i < count; i++, root = times(root, 2))
		generator = [...generator, 0].map((c, k) => c ^ (k ? times(generator[k - 1]!, root) : 0));
	const rest = [...data, ...Array<number>(count).fill(0)];
	data.forEach((_, i) => {
		const factor = rest[i]!;
		generator.forEach((g, k) => (rest[i + k]! ^= times(g, factor)));
	});
	return rest.slice(data.length);
}

// ---- codewords ----

function codewords(bytes: Uint8Array, version: number): number[] {
	const [extra, groups] = blocks[version - 1]!;
	const bits: number[] = [];
	const put = (value: number, n: number) => {
		for (let i = n - 1; i >= 0; i--) bits.push((value >> i) & 1);
	};
	put(4, 4); // byte mode
	put(bytes.length, version < 10 ? 8 : 16);
	bytes.forEach(b => put(b, 8));
	put(0, Math.min(4, room(version) * 8 - bits.length));
	while (bits.length % 8) bits.push(0);
	const data = Array.from({ length: bits.length / 8 }, (_, i) =>
		bits.slice(i * 8, i * 8 + 8).reduce((n, b) => n * 2 + b, 0),
	);
	for (let pad = 0xec; data.length < room(version); pad ^= 0xec ^ 0x11) data.push(pad);
	const parts: number[][] = [];
	let at = 0;
	for (const [count, size] of groups) for (let i = 0; i < count; i++) parts.push(data.slice(at, (at += size)));
	const across = (all: number[][]) =>
		Array.from({ length: Math.max(...all.map(p => p.length)) }, (_, i) =>
			all.flatMap(p => (i < p.length ? [p[i]!] : [])),
		).flat();
	return [...across(parts), ...across(parts.map(p => correction(p, extra)))];
}

// A value with its check bits: the remainder by the polynomial.
export function checked(value: number, polynomial: number, bits: number): number {
	let rest = value << bits;
	for (let i = 31 - Math.clz32(rest); i >= bits; i--) if ((rest >> i) & 1) rest ^= polynomial << (i - bits);
	return (value << bits) | rest;
}
export const formatBits = (mask: number) => checked((0 << 3) | mask, 0x537, 10) ^ 0x5412; // 0: level M
export const versionBits = (version: number) => checked(version, 0x1f25, 12);

// ---- the drawing ----

type Grid = (boolean | null)[][]; // null: free for data

function frame(version: number): Grid {
	const size = sizeOf(version),
		grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null));
	const square = (x: number, y: number, r: number, dark: (distance: number) => boolean) => {
		for (let dy = -r; dy <= r; dy++)
			for (let dx = -r; dx <= r; dx++)
				if (grid[y + dy]?.[x + dx] !== undefined)
					grid[y + dy]![x + dx] = dark(Math.max(Math.abs(dx), Math.abs(dy)));
	};
	for (const [x, y] of [
		[3, 3],
		[size - 4, 3],
		[3, size - 4],
	] as const)
		square(x, y, 4, d => d !== 2 && d !== 4);
	const centres = version === 1 ? [] : version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
	for (const y of centres) for (const x of centres) if (grid[y]![x] === null) square(x, y, 2, d => d !== 1);
	for (let i = 8; i < size - 8; i++) grid[6]![i] = grid[i]![6] = i % 2 === 0;
	if (version >= 7)
		for (let i = 0; i < 18; i++) {
			const dark = ((versionBits(version) >> i) & 1) === 1,
				a = Math.floor(i / 3),
				b = size - 11 + (i % 3);
			grid[a]![b] = grid[b]![a] = dark;
		}
	format(grid, 0); // reserves its places
	return grid;
}

function format(grid: Grid, mask: number) {
	const size = grid.length,
		bits = formatBits(mask),
		bit = (i: number) => ((bits >> i) & 1) === 1;
	for (let i = 0; i < 15; i++) {
		const [x, y] = i < 6 ? [8, i] : i < 8 ? [8, i + 1] : i < 9 ? [7, 8] : [14 - i, 8];
		grid[y]![x] = bit(i);
		if (i < 8) grid[8]![size - 1 - i] = bit(i);
		else grid[size - 15 + i]![8] = bit(i);
	}
	grid[size - 8]![8] = true;
}

const masks: ((x: number, y: number) => boolean)[] = [
	(x, y) => (x + y) % 2 === 0,
	(_, y) => y % 2 === 0,
	x => x % 3 === 0,
	(x, y) => (x + y) % 3 === 0,
	(x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
	(x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
	(x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
	(x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

// How hard it would be to read: long runs, squares, false finder patterns, too much of one colour.
function penalty(grid: boolean[][]): number {
	const size = grid.length,
		lines = [...grid, ...grid.map((_, x) => grid.map(row => row[x]!))];
	let sum = 0;
	for (const line of lines) {
		const text = line.map(Number).join('');
		for (const run of text.match(/0{5,}|1{5,}/g) ?? []) sum += run.length - 2;
		for (let i = 0; i + 11 <= size; i++) if (/^(10111010000|00001011101)/.test(text.slice(i))) sum += 40;
	}
	for (let y = 1; y < size; y++)
		for (let x = 1; x < size; x++)
			if (
				grid[y]![x] === grid[y - 1]![x] &&
				grid[y]![x] === grid[y]![x - 1] &&
				grid[y]![x] === grid[y - 1]![x - 1]
			)
				sum += 3;
	const dark = grid.flat().filter(Boolean).length / (size * size);
	return sum + Math.floor(Math.abs(dark * 20 - 10)) * 10;
}

// The squares of the code, row by row; true: dark. null: the text is too long.
export function qr(text: string): boolean[][] | null {
	const bytes = new TextEncoder().encode(text);
	const version = blocks.findIndex((_, i) => bytes.length + (i < 9 ? 2 : 3) <= room(i + 1)) + 1;
	if (!version) return null;
	const grid = frame(version),
		size = grid.length,
		words = codewords(bytes, version);
	const free: [number, number][] = [];
	for (let right = size - 1; right > 0; right -= 2) {
		if (right === 6) right = 5; // the timing pattern
		const up = ((right + 1) & 2) === 0;
		for (let i = 0; i < size; i++)
			for (const x of [right, right - 1]) {
				const y = up ? size - 1 - i : i;
				if (grid[y]![x] === null) free.push([x, y]);
			}
	}
	let best: boolean[][] = [],
		least = Infinity;
	masks.forEach((mask, m) => {
		const tried = grid.map(row => [...row]);
		format(tried, m);
		free.forEach(
			([x, y], i) => (tried[y]![x] = ((((words[i >> 3] ?? 0) >> (7 - (i & 7))) & 1) === 1) !== mask(x, y)),
		);
		const drawn = tried as boolean[][],
			cost = penalty(drawn);
		if (cost < least) [least, best] = [cost, drawn];
	});
	return best;
}

// The dark squares as one path, a unit each, with the quiet zone of four round them.
export function qrPath(code: boolean[][]): { size: number; d: string } {
	const d = code.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x + 4} ${y + 4}h1v1h-1z` : ''))).join('');
	return { size: code.length + 8, d };
}
