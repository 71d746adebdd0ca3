// A whole game: the first seat takes any move, a bot plays the others.
//     node example.mjs [GAME [SEATS]]
import { CHANCE, NOBODY, load } from 'petteia';

const [game = 'elysium', seats = '3'] = process.argv.slice(2);
const engine = await load();
const random = () => crypto.getRandomValues(new Uint32Array(2));
const ENGLISH = 0;

const table = engine.start(`${game} ${seats}`);
for (let seat; (seat = engine.asked(table)) !== NOBODY;) {
	const [high, low] = random();
	if (seat === CHANCE) {
		engine.roll(table, high, low, NOBODY, ENGLISH);
		continue;
	}
	// what this seat may know, and what it may do
	const question = engine.question(table, seat, ENGLISH);
	const move =
		seat === 0 ? question.moves[low % question.moves.length].move : engine.bot(table, 'level:1', high, low);
	for (const event of engine.play(table, seat, move, NOBODY, ENGLISH)) if (seat === 0) console.log(event.text);
}
for (let seat = 0; seat < Number(seats); seat++) console.log(`seat ${seat + 1}: ${engine.result(table, seat)} of 60`);
console.log(`the record has ${engine.record(table, CHANCE).trim().split('\n').length} lines`);
