// A game that follows from its seed: chance and every seat's moves. Played once by today's engine and bots; any version
// of the page can then show the same game, as a table kept in its browser (same.mjs).
import { mkdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';

const root = new URL('../../', import.meta.url).pathname,
	CHANCE = 254,
	NOBODY = 255;

// Bits for what is answered at a line. Source text, for the worker of the page wants it, too.
export const bitsSource = `(seed, line) => {
	let x = Math.imul(seed, 0x9e3779b1) ^ Math.imul(line + 1, 0x85ebca6b);
	const next = () => {
		x = Math.imul(x ^ (x >>> 16), 0x7feb352d);
		x = Math.imul(x ^ (x >>> 15), 0x846ca68b);
		return (x ^= x >>> 16) >>> 0;
	};
	return [next(), next()];
}`;
const bits = (0, eval)(bitsSource);

async function openEngine() {
	const { instance } = await WebAssembly.instantiate(readFileSync(`${root}build/wasm/engine.wasm`), {}),
		x = instance.exports;
	x._initialize?.();
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
	return { ask, put, out };
}

// The moves by line, for chance nothing.
export async function scriptOf(game, seats, seed, bot) {
	const kept = `${root}build/lab-scripts/${game}-${seats}-${seed}-${bot.replace(':', '')}.json`;
	if (existsSync(kept)) return JSON.parse(readFileSync(kept, 'utf8'));
	const { ask, put, out } = await openEngine(),
		table = ask('pet_new', put(`${game} ${seats}`), 0),
		moves = [];
	for (let asked; (asked = ask('pet_asked', table)) !== NOBODY;) {
		const line = ask('pet_line', table),
			[high, low] = bits(seed, line);
		if (asked === CHANCE) {
			ask('pet_roll', table, high, low, NOBODY, 0);
			continue;
		}
		ask('pet_bot', table, put(bot), high, low);
		moves[line] = out();
		ask('pet_play', table, asked, put(moves[line]), NOBODY, 0);
	}
	mkdirSync(`${root}build/lab-scripts`, { recursive: true });
	writeFileSync(kept, JSON.stringify(moves));
	return moves;
}

// In front of the page's worker: chance and others' moves by the script.
export const scripted = (moves, seed) => `
const moves = ${JSON.stringify(moves)}, bits = ${bitsSource};
const load = WebAssembly.instantiateStreaming;
WebAssembly.instantiateStreaming = async (...of) => {
	const loaded = await load.call(WebAssembly, ...of),
		x = loaded.instance.exports;
	let said = 0;
	const mine = {
		pet_roll: (t, _high, _low, audience, lang) =>
			x.pet_roll(t, ...bits(${seed}, x.pet_line(t)), audience, lang),
		pet_bot: t => {
			const move = new TextEncoder().encode(moves[x.pet_line(t)] ?? '');
			new Uint8Array(x.memory.buffer, x.pet_out(), move.length).set(move);
			said = move.length;
			return 0;
		},
		pet_out_bytes: () => {
			const bytes = said || x.pet_out_bytes();
			said = 0;
			return bytes;
		},
	};
	return { module: loaded.module, instance: { exports: { ...x, ...mine } } };
};
`;
