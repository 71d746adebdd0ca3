// A stranger's program, as strict as a compiler can be: nothing of ours but the types made from docs/openapi.json.
// Plays a whole game as a guest against a bot, reads the moves back, and is refused in words.
import createClient from 'openapi-fetch';
import type { components, paths } from './api.js';

declare const process: { argv: string[] };
type Choice = components['schemas']['Choice'];

const wait = (ms: number) => new Promise(done => setTimeout(done, ms));

// Asks again, as late as the server wishes, when that was too often.
async function patiently(request: Request): Promise<Response> {
	for (;;) {
		const answer = await fetch(request.clone());
		if (answer.status !== 429) return answer;
		await wait(1000 * Number(answer.headers.get('Retry-After') ?? 1));
	}
}

const api = createClient<paths>({ baseUrl: process.argv[2] ?? '', fetch: patiently });
let bits = 11;

function must<T>(answer: { data?: T; error?: unknown; response: Response }): T {
	if (answer.data === undefined) throw new Error(`${answer.response.status} ${JSON.stringify(answer.error)}`);
	return answer.data;
}

function equal(what: string, got: unknown, wanted: unknown): void {
	if (got !== wanted) throw new Error(`${what}: ${JSON.stringify(got)} instead of ${JSON.stringify(wanted)}`);
}

function anyOf(moves: Choice[]): Choice {
	bits = (Math.imul(bits, 1664525) + 1013904223) >>> 0;
	const move = moves[bits % moves.length];
	if (!move) throw new Error('asked, but nothing can be chosen');
	return move;
}

const guest = must(await api.POST('/api/guest', { body: { name: 'Stranger' } }));
equal('the name', guest.user.name, 'Stranger');
api.use({
	onRequest({ request }) {
		request.headers.set('Authorization', `Bearer ${guest.token}`);
		return request;
	},
});
equal('who we are', must(await api.GET('/api/me')).user.id, guest.user.id);
const games = must(await api.GET('/api/games'));
if (!games.some(game => game.id === 'elysium')) throw new Error('no Elysium');

const made = must(
	await api.POST('/api/tables', {
		body: {
			game: 'elysium',
			seats: 2,
			seat: [{ kind: 'me' }, { kind: 'bot', bot: 'level:1' }],
			options: {},
			clock: { bank_s: 3600, increment_s: 5 },
			undo: 'off',
			start: true,
		},
	}),
);
const table = { path: { table: made.table.id } };
const played: { line: number; move: string }[] = [];
for (;;) {
	const { line, question } = must(await api.GET('/api/tables/{table}/view', { params: table }));
	if (question.asked === null) break;
	if (!question.you || !question.moves) {
		await wait(50);
		continue;
	}
	const { move } = anyOf(question.moves);
	const answer = must(await api.POST('/api/tables/{table}/move', { params: table, body: { line, move } }));
	if (!/^[0-9a-f]{32,}$/.test(answer.receipt)) throw new Error(`no receipt: ${answer.receipt}`);
	played.push({ line: question.line, move });
}

const log = must(await api.GET('/api/tables/{table}/log', { params: table }));
const mine = log.filter(entry => entry.seat === made.table.you).map(({ line, move }) => ({ line, move }));
equal('the moves that the log tells', JSON.stringify(mine), JSON.stringify(played));
const record = must(await api.GET('/api/tables/{table}/record', { params: table, parseAs: 'text' }));
for (const { move } of played) if (!record.includes(` ${move}`)) throw new Error(`the record lacks ${move}`);
const over = must(await api.GET('/api/tables/{table}', { params: table }));
equal('the table', over.status, 'over');
const shares = Object.values(over.result ?? {}).reduce((a, b) => a + b, 0);
if (Math.abs(shares - 1) > 0.02) throw new Error(`shares of the win: ${JSON.stringify(over.result)}`);

const late = await api.POST('/api/tables/{table}/move', { params: table, body: { line: 0, move: 'pass' } });
equal('a move of a finished game', late.response.status, 409);
if (!late.error?.error || !late.error.message) throw new Error('no words with the refusal');

// what the document forbids does not compile
// @ts-expect-error there is no such kind of seat
api.POST.bind(null, '/api/tables', { body: { game: 'elysium', seats: 2, seat: [{ kind: 'cat' }] } });
// @ts-expect-error a move names the line it answers
api.POST.bind(null, '/api/tables/{table}/move', { params: table, body: { move: 'pass' } });
// @ts-expect-error no such address
api.GET.bind(null, '/api/nowhere', {});

console.log(`ok a whole game of ${played.length} decisions by a generated client, read back line by line`);
