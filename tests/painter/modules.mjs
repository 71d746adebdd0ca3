// The engine and the painter as node sees them: boards and positions from one, pictures from the other.
import { readFileSync } from 'node:fs';

async function load(file) {
	const { instance } = await WebAssembly.instantiate(readFileSync(file), {});
	instance.exports._initialize?.();
	return instance.exports;
}

export async function openEngine(file) {
	const x = await load(file);
	const put = text => {
		const bytes = new TextEncoder().encode(text);
		new Uint8Array(x.memory.buffer, x.pet_in(), bytes.length).set(bytes);
		return bytes.length;
	};
	const out = () => new TextDecoder().decode(new Uint8Array(x.memory.buffer, x.pet_out(), x.pet_out_bytes()));
	const ask = (name, ...args) => {
		const answer = x[name](...args);
		if (answer < 0) throw new Error(out() || `${name}: ${answer}`);
		return answer;
	};
	const json = (name, ...args) => (ask(name, ...args), JSON.parse(out()));
	return {
		games: () => json('pet_games', 0),
		start: words => ask('pet_new', put(words)),
		// Dice and draws that are open, by a number.
		roll(table, seed) {
			while (x.pet_asked(table) === 254) ask('pet_roll', table, seed, seed++, 255, 0);
		},
		read: record => ask('pet_read', put(record)),
		at: (table, line) => ask('pet_at', table, line),
		line: table => ask('pet_line', table),
		free: table => ask('pet_free', table),
		view: (table, seat) => json('pet_view', table, seat),
		board: (table, seat) => json('pet_board', table, seat, 0),
	};
}

// The painter with a board's sheet on it.
export async function openPainter(file) {
	const x = await load(file);
	return {
		sheet(board) {
			const hexes = board.areas.flatMap((a, i) =>
				(a.cells ?? a.hexes ?? []).map(([q, r]) => [q, r, a.kind === 'sea' ? 0 : 1, i]),
			);
			if (!hexes.length) return x.painter_greece();
			new Int32Array(x.memory.buffer, x.painter_input(), hexes.length * 4).set(hexes.flat());
			return x.painter_hexes(hexes.length, board.tiles ? 1 : 0);
		},
		areas() {
			const at = x.painter_areas();
			return new Uint8Array(x.memory.buffer, at, 2000 * 1500);
		},
		outline() {
			const n = x.painter_outline();
			return new Float32Array(x.memory.buffer, x.painter_output(), n).slice();
		},
		rows(width, from, to, night) {
			const at = x.painter_rows(width, from, to, night);
			return at ? new Uint8Array(x.memory.buffer, at, width * (to - from) * 4).slice() : null;
		},
	};
}
