// engine.mjs ENGINE.wasm: the engine's module needs nothing from outside, and a whole game can be
// played through its exports.
import { readFile } from 'node:fs/promises';
import assert from 'node:assert/strict';

const module = await WebAssembly.compile(await readFile(process.argv[2]));
assert.deepEqual(WebAssembly.Module.imports(module), [], 'the module has imports');
const { exports: e } = await WebAssembly.instantiate(module, {});
e._initialize();

const bytes = (at, n) => new Uint8Array(e.memory.buffer, at, n);
const out = () => new TextDecoder().decode(bytes(e.pet_out(), e.pet_out_bytes()));
const put = s => {
	const b = new TextEncoder().encode(s);
	assert.ok(b.length <= e.pet_in_bytes());
	bytes(e.pet_in(), b.length).set(b);
	return b.length;
};
const NOBODY = 255,
	CHANCE = 254;
let random = 12345;
const next = () => (random = (Math.imul(random, 1103515245) + 12345) >>> 0);

e.pet_games(0);
const games = JSON.parse(out());
assert.ok(Array.isArray(games));
e.pet_bots(1);
assert.deepEqual(JSON.parse(out())[5], { name: 'level:6', label: '6: полубог' });
let decisions = 0;
let advised = 0,
	called = 0; // reasons that call somebody by name
const battles = { cyclades: 0, elysium: 0, legendary: 0, hellas: 0 };
for (const game of games) {
	const seats = game.seats.max ?? game.seats[1];
	const t = e.pet_new(put(`${game.id} ${seats}`));
	assert.ok(t >= 0, out());
	let steps = 0;
	for (; e.pet_asked(t) !== NOBODY && steps < 3000; steps++) {
		const seat = e.pet_asked(t);
		if (seat === CHANCE) {
			assert.equal(e.pet_roll(t, next(), next(), NOBODY, 0), 0);
			JSON.parse(out());
			continue;
		}
		e.pet_question(t, seat, steps % 3);
		const q = JSON.parse(out());
		assert.ok(q.moves.length > 0);
		// a battle is fought out from what somebody sees: a seat, or an observer
		e.pet_battle(t, seat, steps % 3);
		const battle = JSON.parse(out());
		if (battle && battles[game.id] < 12) {
			const eyes = battles[game.id]++ % 3 ? seat : NOBODY;
			e.pet_seal(t, eyes);
			const seal = out();
			e.pet_view(t, eyes);
			const view = JSON.stringify(JSON.parse(out())); // as the page holds it
			assert.equal(
				e.pet_odds(put(view), eyes, parseInt(seal.slice(0, 8), 16), parseInt(seal.slice(8), 16), 40),
				0,
				out(),
			);
			for (const o of Object.values(JSON.parse(out())))
				assert.ok(o.attacker + o.defender + o.nobody <= 1.0001 && o.attacker >= 0);
			assert.ok(battle.place.label && battle.sides.every(s => s.who.label && s.units >= 0));
			assert.ok(e.pet_odds(put(view), eyes, 1, 2, 40) < 0, 'a wrong seal is refused');
		}
		// advice comes from the asked seat's view: legal moves, the best first
		if (steps % 40 === 1 && q.moves.length > 1) {
			e.pet_seal(t, seat);
			const [high, low] = [out().slice(0, 8), out().slice(8)].map(s => parseInt(s, 16));
			e.pet_view(t, seat);
			const view = JSON.stringify(JSON.parse(out()));
			for (let i = 0; i < seats; i++) assert.equal(e.pet_advice_name(i, put(`Xena${i + 1}`)), 0);
			assert.equal(e.pet_advice(put(view), seat, high, low, 60, steps % 3), 0, out());
			const { moves, because } = JSON.parse(out());
			assert.ok(moves.length > 0 && typeof because === 'string');
			if (/Xena\d/.test(because)) called++;
			for (const m of moves)
				assert.ok(q.moves.some(x => x.move === m.move) && m.share >= 0 && m.share <= 1, m.move);
			assert.ok(moves.every((m, i) => !i || m.visits <= moves[i - 1].visits));
			assert.ok(e.pet_advice(put(view), seat, high, low ^ 1, 60, 0) < 0, 'a wrong seal is refused');
			if (seats > 1) {
				const other = (seat + 1) % seats;
				e.pet_seal(t, other);
				const [h, l] = [out().slice(0, 8), out().slice(8)].map(s => parseInt(s, 16));
				e.pet_view(t, other);
				assert.ok(
					e.pet_advice(put(out()), other, h, l, 60, 0) < 0 && out() === 'this seat is not asked',
					out(),
				);
			}
			advised++;
		}
		const m = q.moves[next() % q.moves.length];
		assert.equal(e.pet_play(t, seat, put(m.move), seat, 0), 0, `${m.move} refused`);
		JSON.parse(out());
		decisions++;
		if (steps % 50 === 0) {
			e.pet_view(t, seat);
			JSON.parse(out());
			e.pet_board(t, seat, 0);
			JSON.parse(out());
			const g = e.pet_resample(t, seat, next(), next());
			assert.ok(g >= 0 && e.pet_asked(g) === e.pet_asked(t));
			e.pet_free(g);
		}
	}
	assert.ok(e.pet_write(t, CHANCE) > 0);
	const record = out();
	e.pet_hash(t);
	const hash = out();
	const again = e.pet_read(put(record));
	assert.ok(again >= 0, out());
	e.pet_hash(again);
	assert.equal(out(), hash, 'a record read back leads elsewhere');
	// judged after the game: every line has words and chances that add up to one
	const lines = e.pet_analyse(put(record), 3);
	assert.equal(lines, steps, out());
	for (let i = 0; i < lines; i++) {
		assert.equal(e.pet_analyse_next(i % 3), i < lines - 1 ? 1 : 0, out());
		const line = JSON.parse(out());
		assert.equal(line.line, i + 1);
		assert.ok(line.text);
	}
	assert.equal(e.pet_analysed_turns(), 0);
	assert.ok(JSON.parse(out()).every(n => n >= 1 && n <= lines));
	for (let i = 0; i < lines; i += 25) {
		assert.equal(e.pet_analysed_line(i), 0);
		const { chances } = JSON.parse(out());
		assert.equal(chances.length, seats);
		assert.ok(
			Math.abs(chances.reduce((a, b) => a + b) - 1) < 0.01 || seats === 1,
			`${game.id}: chances ${chances}`,
		);
	}
	const past = e.pet_at(t, Math.min(5, steps));
	assert.ok(past >= 0, out());
	assert.equal(e.pet_line(past), Math.min(5, steps) + 1);
	e.pet_free(past);
	if (e.pet_asked(t) !== NOBODY && e.pet_asked(t) !== CHANCE) {
		assert.equal(e.pet_bot(t, put('greedy:budget=50'), 1, 2), 0, out());
		assert.equal(e.pet_play(t, e.pet_asked(t), put(out()), NOBODY, 0), 0);
	}
	assert.equal(e.pet_undo(t, 0, 1), 0, out());
	e.pet_free(again);
	e.pet_free(t);
	console.log(`ok ${game.id}: ${steps} steps through the exports`);
}
// advice and odds in every game, at every number of seats, with every value of every option
const sealOf = (t, seat) => (e.pet_seal(t, seat), [out().slice(0, 8), out().slice(8)].map(s => parseInt(s, 16)));
function think(setup) {
	const t = e.pet_new(put(setup));
	if (t < 0) return 0; // not at this number of seats
	let asked = 0;
	for (let steps = 0; e.pet_asked(t) !== NOBODY && steps < 240; steps++) {
		const seat = e.pet_asked(t);
		if (seat === CHANCE) {
			e.pet_roll(t, next(), next(), NOBODY, 0);
			continue;
		}
		e.pet_question(t, seat, 0);
		const { moves } = JSON.parse(out());
		const move = moves[next() % moves.length];
		if (steps % 7 === 0) {
			e.pet_view(t, seat);
			const view = JSON.stringify(JSON.parse(out())),
				seal = sealOf(t, seat);
			assert.equal(e.pet_odds(put(view), seat, ...seal, 2), 0, `${setup}: ${out()}`);
			const n = put(view),
				m = put(view + move.move) - n;
			assert.equal(e.pet_odds_of(n, m, seat, ...seal, 2), 0, `${setup}: ${move.move}: ${out()}`);
			if (steps % 35 === 0) assert.equal(e.pet_advice(put(view), seat, ...seal, 4, 0), 0, `${setup}: ${out()}`);
			asked++;
		}
		assert.equal(e.pet_play(t, seat, put(move.move), seat, 0), 0);
	}
	e.pet_free(t);
	assert.ok(asked > 0, `${setup}: nobody was asked`);
	return 1;
}
let setups = 0;
for (const game of games)
	for (let seats = game.seats.min ?? game.seats[0]; seats <= (game.seats.max ?? game.seats[1]); seats++) {
		assert.ok(think(`${game.id} ${seats}`), `${game.id} at ${seats} seats`);
		setups++;
		for (const o of game.options)
			for (const v of o.values ?? []) setups += think(`${game.id} ${seats} ${o.key}=${v.value ?? v}`);
	}
assert.ok(setups > 40, `${setups} set-ups`);
console.log(`ok advice and odds at ${setups} set-ups`);

assert.ok(advised > games.length, 'nobody was advised');
assert.ok(called > 0, 'no reason named anybody');
assert.ok(battles.cyclades + battles.legendary + battles.hellas > 0, 'nobody fought');
// A page has eight places for packs: tables and the pack of a match elsewhere hold theirs, what they leave makes room.
const packOf = i => `petteia-pack 1 elysium\nname Box ${i}\nquest two-1 | ${i % 10} | 0 | 0\n`;
const withPack = i =>
	e.pet_new(put(`elysium 2 pack=${encodeURIComponent(packOf(i)).replace(/%[0-9A-F]{2}/g, x => x.toLowerCase())}`), 0);
const packName = t => (e.pet_packed(t, 0), JSON.parse(out())?.name);
const mine = [0, 1, 2].map(withPack);
assert.ok(
	mine.every(t => t >= 0),
	out(),
);
for (let i = 10; i < 60; i++) {
	assert.equal(e.pet_pack(put(packOf(i)), 0), 0, out());
	const t = withPack(i + 100);
	assert.equal(packName(t), `Box ${i + 100}`);
	const looked = e.pet_resample(t, 0, 1, 2);
	assert.equal(e.pet_free(t), 0);
	assert.equal(packName(looked), `Box ${i + 100}`);
	assert.equal(e.pet_free(looked), 0);
	assert.equal(e.pet_analyse(put('petteia 1\ngame elysium 1\n'), 3) < 0, true);
}
mine.forEach((t, i) => assert.equal(packName(t), `Box ${i}`));
while (mine.length < 20) {
	const t = withPack(1000 + mine.length);
	if (t < 0) break;
	mine.push(t);
}
assert.equal(mine.length, 6); // of seven: one is the pack of a match elsewhere
assert.match(out(), /in use/);
mine.forEach((t, i) => assert.equal(packName(t), `Box ${i < 3 ? i : 1000 + i}`));
mine.forEach(t => e.pet_free(t));

console.log(`ok no imports, ${games.length} games, ${decisions} decisions`);
