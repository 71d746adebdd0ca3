// maps.mjs ENGINE.wasm PAINTER.wasm [--keep]: what is painted is what the engine plays on. Who touches whom in
// the picture must be the neighbours of the engine's tables, every area must be large enough to be
// seen and clicked, and halves painted apart must fit. No picture changes unseen: pictures.txt has their hashes, which
// --keep writes anew once somebody has looked.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { openEngine, openPainter } from './modules.mjs';

const [engineFile, painterFile] = process.argv.slice(2);
const engine = await openEngine(engineFile),
	painter = await openPainter(painterFile);
const wide = 2000,
	high = 1500,
	least = 6; // pixels of common border that count
let checks = 0;
const wrong = [];
const check = (good, what) => (checks++, good || wrong.push(what));

// Pixels of every area, and of the borders between two.
function touching(raster) {
	const size = new Map(),
		border = new Map();
	const meet = (a, b) =>
		a !== b &&
		border.set(a < b ? `${a} ${b}` : `${b} ${a}`, (border.get(a < b ? `${a} ${b}` : `${b} ${a}`) ?? 0) + 1);
	for (let y = 0; y + 1 < high; y++)
		for (let x = 0; x + 1 < wide; x++) {
			const i = y * wide + x;
			size.set(raster[i], (size.get(raster[i]) ?? 0) + 1);
			meet(raster[i], raster[i + 1]);
			meet(raster[i], raster[i + wide]);
		}
	return { size, touch: (a, b) => (border.get(a < b ? `${a} ${b}` : `${b} ${a}`) ?? 0) >= least };
}

const steps = [
	[1, 0],
	[0, 1],
	[-1, 1],
	[-1, 0],
	[0, -1],
	[1, -1],
];

// Hex boards: two land areas touch in the picture exactly where their hexes do; a sea touches the
// coasts of its own hexes.
function hexBoard(name, board) {
	check(painter.sheet(board), `${name}: no sheet`);
	const { size, touch } = touching(painter.areas());
	const at = new Map();
	board.areas.forEach((a, i) => (a.cells ?? a.hexes).forEach(([q, r]) => at.set(`${q},${r}`, i)));
	const beside = (i, k) =>
		(board.areas[i].cells ?? board.areas[i].hexes).some(([q, r]) =>
			steps.some(([dq, dr]) => at.get(`${q + dq},${r + dr}`) === k),
		);
	board.areas.forEach((a, i) => {
		const hexes = (a.cells ?? a.hexes).length;
		check((size.get(i) ?? 0) > 700 * hexes, `${name}: ${a.id} has only ${size.get(i) ?? 0} pixels`);
		if (a.beside)
			board.areas.forEach(
				(b, k) =>
					k > i &&
					check(
						a.beside.includes(b.id) === beside(i, k),
						`${name}: the hexes of ${a.id} and ${b.id} disagree with the engine's neighbours`,
					),
			);
		board.areas.forEach((b, k) => {
			if (k <= i || (a.kind === 'sea' && b.kind === 'sea')) return;
			const land = a.kind !== 'sea' && b.kind !== 'sea';
			if (land)
				check(
					touch(i, k) === beside(i, k),
					`${name}: ${a.id} and ${b.id} ${beside(i, k) ? 'do not touch' : 'touch'} in the picture`,
				);
			else if (beside(i, k)) check(touch(i, k), `${name}: ${a.id} and ${b.id} do not touch in the picture`);
		});
	});
}

function greece(board) {
	check(painter.sheet(board), 'greece: the outline does not close');
	const { size, touch } = touching(painter.areas());
	const land = board.areas.reduce((sum, _, i) => sum + (size.get(i) ?? 0), 0);
	const ford = (a, b) => [a, b].sort().join() === 'achaea,locris'; // a bridge over the gulf
	board.areas.forEach((a, i) => {
		check(size.get(i) > 0.022 * land, `greece: ${a.id} is too small`);
		board.areas.forEach((b, k) => {
			if (k > i)
				check(
					(touch(i, k) || ford(a.id, b.id)) === a.land_neighbours.includes(b.id),
					`greece: ${a.id} and ${b.id} ${touch(i, k) ? 'touch' : 'do not touch'} in the picture`,
				);
		});
	});
}

// Two workers paint half of the rows each: together they are the picture that one paints.
function halves(name, board) {
	painter.sheet(board);
	const whole = painter.rows(320, 0, 240, 0),
		top = painter.rows(320, 0, 101, 0),
		low = painter.rows(320, 101, 240, 0);
	check(
		whole.subarray(0, top.length).every((v, i) => v === top[i]) &&
			whole.subarray(top.length).every((v, i) => v === low[i]),
		`${name}: halves do not fit`,
	);
	const night = painter.rows(320, 0, 240, 1);
	const light = picture => picture.reduce((sum, v, i) => sum + (i % 4 === 3 ? 0 : v), 0);
	check(light(night) < 0.7 * light(whole), `${name}: the night is not darker`);
	pictures.push(`${name} ${hash(whole)} ${hash(night)}`);
}
const pictures = [],
	keptIn = resolve(import.meta.dirname, 'pictures.txt'),
	hash = picture => createHash('sha256').update(picture).digest('hex').slice(0, 16);

const boardOf = (words, seed) => {
	const table = engine.start(words);
	if (seed) engine.roll(table, seed); // the tiles of a random map are drawn
	const board = engine.board(table, 255);
	engine.free(table);
	return board;
};
for (const seats of [2, 3, 4, 5]) hexBoard(`cyclades for ${seats}`, boardOf(`cyclades ${seats}`));
for (const seats of [2, 3, 4, 5, 6]) hexBoard(`legendary for ${seats}`, boardOf(`legendary ${seats} layout=quick`));
for (const seats of [3, 4, 5, 6])
	for (const face of 'AB')
		for (const seed of [1, 7])
			hexBoard(
				`legendary at random for ${seats} ${face}`,
				boardOf(`legendary ${seats} layout=random face=${face}`, seed),
			);
greece(boardOf('hellas 4'));
halves('cyclades', boardOf('cyclades 5'));
halves('legendary', boardOf('legendary 4 layout=quick'));
halves('greece', boardOf('hellas 4'));
if (process.argv.includes('--keep')) writeFileSync(keptIn, pictures.join('\n') + '\n');
const kept = readFileSync(keptIn, 'utf8').split('\n');
for (const picture of pictures)
	check(
		kept.includes(picture),
		`the picture has changed: ${picture}. Look at it on the page; if it is meant so, run this with --keep`,
	);
for (const line of wrong.slice(0, 40)) console.log(line);
console.log(`maps: ${checks - wrong.length} passed, ${wrong.length} failed`);
process.exit(wrong.length ? 1 : 0);
