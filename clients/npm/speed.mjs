// How many decisions a second: whole random games by numbers, and the same with words.
//     node speed.mjs [SECONDS]
import { CHANCE, NOBODY, load } from 'petteia';

const seconds = Number(process.argv[2] ?? 2);
const engine = await load();
let state = 1;
const random = () => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0);

// One game, by the way a decision is made; returns how many decisions seats made.
function game(id, seats, decide, roll) {
	const table = engine.start(`${id} ${seats}`);
	let decisions = 0;
	for (let seat; (seat = engine.asked(table)) !== NOBODY;) {
		if (seat === CHANCE) {
			roll(table);
			continue;
		}
		decide(table, seat);
		decisions++;
	}
	engine.free(table);
	return decisions;
}

const ways = {
	numbers: [
		table => {
			const moves = engine.legal(table);
			engine.step(table, moves[random() % moves.length]);
		},
		table => engine.toss(table, random(), random()),
	],
	words: [
		(table, seat) => {
			const { moves } = engine.question(table, seat, 0);
			engine.play(table, seat, moves[random() % moves.length].move, NOBODY, 0);
		},
		table => engine.roll(table, random(), random(), NOBODY, 0),
	],
};

for (const { id, seats } of engine.games(0)) {
	const line = [id.padEnd(10)];
	for (const [name, [decide, roll]] of Object.entries(ways)) {
		let decisions = 0;
		const begun = process.cpuUsage();
		let used;
		do {
			decisions += game(id, seats.min ?? seats[0], decide, roll);
			const { user, system } = process.cpuUsage(begun);
			used = (user + system) / 1e6;
		} while (used < seconds);
		line.push(`${Math.round(decisions / used)} decisions/s by ${name}`);
	}
	console.log(line.join('  '));
}
