// The WebAssembly engine behind typed calls (clients/wasm has the other side). clients/npm offers it to
// others.
import type {
	Advice,
	BattleInfo,
	Bot,
	Fact,
	GameEvent,
	GameInfo,
	JudgedEnd,
	JudgedLine,
	Odds,
	PackForm,
	Packed,
	Question,
	Why,
} from './types';

export const CHANCE = 254,
	NOBODY = 255;

const halves = (seal: string) => [parseInt(seal.slice(0, 8), 16), parseInt(seal.slice(8), 16)];

const NO_TABLE = -1, // enum failure of clients/wasm/wasm.h
	REFUSED = -2;

type Call = (...args: number[]) => number;

export class Engine {
	private x: Record<string, Call>;
	private memory: WebAssembly.Memory;

	private constructor(exports: Record<string, Call>, memory: WebAssembly.Memory) {
		this.x = exports;
		this.memory = memory;
	}

	static async load(url: string): Promise<Engine> {
		const answer = await fetch(url);
		if (!answer.ok) throw new Error('no engine'); // a server may be built without it
		return Engine.from(await WebAssembly.instantiateStreaming(answer, {}));
	}

	static from(module: WebAssembly.WebAssemblyInstantiatedSource): Engine {
		const exports = module.instance.exports as any;
		exports._initialize?.();
		return new Engine(exports, exports.memory);
	}

	private put(text: string): number {
		const bytes = new TextEncoder().encode(text);
		if (bytes.length > this.x.pet_in_bytes!()) throw new Error('too long');
		new Uint8Array(this.memory.buffer, this.x.pet_in!(), bytes.length).set(bytes);
		return bytes.length;
	}

	private out(): string {
		return new TextDecoder().decode(new Uint8Array(this.memory.buffer, this.x.pet_out!(), this.x.pet_out_bytes!()));
	}

	// Calls, and turns a negative answer into words.
	private ask(name: string, ...args: number[]): number {
		const answer = this.x[name]!(...args);
		if (answer === NO_TABLE) throw new Error('there is no such table, seat or line');
		if (answer < 0) throw new Error(this.out() || `${name}: ${answer}`);
		return answer;
	}

	private json<T>(name: string, ...args: number[]): T {
		this.ask(name, ...args);
		return JSON.parse(this.out());
	}

	private words(name: string, ...args: number[]): string {
		this.ask(name, ...args);
		return this.out();
	}

	games = (lang: number) => this.json<GameInfo[]>('pet_games', lang);
	bots = (lang: number) => this.json<Bot[]>('pet_bots', lang);
	start = (words: string, lang = 0) => this.ask('pet_new', this.put(words), lang);
	pack = (text: string, lang: number) => this.json<Packed>('pet_pack', this.put(text), lang);
	form = (text: string, lang: number) => this.json<PackForm>('pet_form', this.put(text), lang);
	packed = (t: number, lang: number) => this.json<Packed | null>('pet_packed', t, lang);
	read = (record: string) => this.ask('pet_read', this.put(record));
	record = (t: number, audience: number) => this.words('pet_write', t, audience);
	scene = (t: number, lines: string) => this.ask('pet_scene', t, this.put(lines));
	at = (t: number, line: number) => this.ask('pet_at', t, line);
	name = (t: number, seat: number, name: string) => this.ask('pet_name', t, seat, this.put(name));
	colour = (t: number, seat: number, colour: string) => this.ask('pet_colour', t, seat, this.put(colour));
	coloured = (t: number) => this.json<Record<string, string>>('pet_coloured', t);
	partner = (t: number, seat: number) => this.ask('pet_partner', t, seat);
	free = (t: number) => this.ask('pet_free', t);
	asked = (t: number) => this.ask('pet_asked', t);
	line = (t: number) => this.ask('pet_line', t);
	question = (t: number, seat: number, lang: number) => this.json<Question>('pet_question', t, seat, lang);
	view = (t: number, seat: number) => this.json<any>('pet_view', t, seat);
	seal = (t: number, seat: number) => this.words('pet_seal', t, seat);
	battle = (t: number, seat: number, lang: number) => this.json<BattleInfo | null>('pet_battle', t, seat, lang);
	odds = (view: string, seat: number, seal: string, fights: number) =>
		this.json<Odds | null>('pet_odds', this.put(view), seat, ...halves(seal), fights);
	oddsOf(view: string, move: string, seat: number, seal: string, fights: number): Odds | null {
		const all = this.put(view + move),
			length = new TextEncoder().encode(move).length;
		return this.json<Odds | null>('pet_odds_of', all - length, length, seat, ...halves(seal), fights);
	}
	advice = (view: string, seat: number, seal: string, iterations: number, lang: number) =>
		this.json<Advice>('pet_advice', this.put(view), seat, ...halves(seal), iterations, lang);
	adviceName = (seat: number, name: string) => this.ask('pet_advice_name', seat, this.put(name));
	board = (t: number, seat: number, lang: number) => this.json<any>('pet_board', t, seat, lang);
	told = (t: number, seat: number, fixed: boolean, lang: number) =>
		this.json<Fact[]>('pet_told', t, seat, fixed ? 1 : 0, lang);
	card = (game: string, token: string, lang: number) => this.words('pet_cards', this.put(`${game} ${token}`), lang);
	describe = (t: number, seat: number, lang: number) => this.words('pet_describe', t, seat, lang);
	play = (t: number, seat: number, move: string, audience: number, lang: number) =>
		this.json<GameEvent[]>('pet_play', t, seat, this.put(move), audience, lang);
	roll = (t: number, high: number, low: number, audience: number, lang: number) =>
		this.json<GameEvent[]>('pet_roll', t, high, low, audience, lang);
	undo = (t: number, seat: number, line: number) => this.ask('pet_undo', t, seat, line);
	result = (t: number, seat: number) => this.ask('pet_result', t, seat);

	// Play by numbers (clients/wasm/numbers.c): a move is one number for ever in its game, and no words are made.
	legal(t: number): Uint32Array {
		const count = this.ask('pet_legal', t);
		return new Uint32Array(this.memory.buffer, this.x.pet_out!(), count).slice();
	}
	step = (t: number, move: number) => this.ask('pet_step', t, move); // returns who is asked then
	toss = (t: number, high: number, low: number) => this.ask('pet_toss', t, high, low);
	token = (t: number, move: number) => this.words('pet_token', t, move);
	number = (t: number, words: string) => this.x.pet_number!(t, this.put(words)) >>> 0;

	// A finished match, judged line by line (clients/wasm/analyse.c).
	analyse = (record: string, iterations: number) => this.ask('pet_analyse', this.put(record), iterations);
	analyseName = (seat: number, name: string) => this.ask('pet_analyse_name', seat, this.put(name));
	analyseNext = (lang: number) => this.json<JudgedLine>('pet_analyse_next', lang);
	analyseEnd = () => this.json<number[]>('pet_analysed_turns');
	analyseLine = (i: number) => this.json<JudgedEnd>('pet_analysed_line', i);

	// The number of chance moves in a record; null: one of them, or another move, is wrong.
	verify(record: string): number | null {
		const answer = this.x.pet_verify!(this.put(record));
		if (answer < 0 && answer !== REFUSED) throw new Error(this.out());
		return answer < 0 ? null : answer;
	}

	whyThing = (t: number, seat: number, thing: string, lang: number) =>
		this.json<Why>('pet_why_thing', t, seat, this.put(thing), lang);

	why(t: number, seat: number, move: string, lang: number): Why {
		const text = this.words('pet_why', t, seat, this.put(move), lang);
		return text ? { legal: false, ...JSON.parse(text) } : { legal: true };
	}

	bot(t: number, name: string, high: number, low: number): string {
		return this.words('pet_bot', t, this.put(name), high, low);
	}
}
