// Fair dice, seen from this side: what the server promised, what we added, what we were told with every
// line. At the end all of it is held against the whole record. Pure functions; the storage is at
// the end of the file. The form of receipts: docs/PROTOCOL.md, "Fair dice".

export interface Kept {
	table: string;
	commit: string; // "sha256:…", as we first saw it, before the start
	entropy?: string; // 32 bytes that we add, in hexadecimal
	seal?: string; // their hash, which the server gets before the start
	taken?: boolean; // the server said that it has it
	revealed?: boolean; // and, after the start, the bytes themselves
	told: Record<number, string>; // running hash after that line
	otherCommit?: string; // a second promise for the same table: somebody cheats
}

// Why a record is broken, or why it proves nothing; the page has the words.
export type Why =
	| 'promise'
	| 'secret'
	| 'entropy'
	| 'lines'
	| 'missing'
	| 'dice'
	| 'unrevealed'
	| 'no-receipt'
	| 'no-crypto'
	| 'no-engine';

export interface Verdict {
	verdict: 'proven' | 'consistent' | 'broken';
	why?: Why;
	from?: number; // lines: the first that may have been changed…
	to?: number; // …and the last
	lines: number;
	receipts: number; // that fit
	seats: string[]; // who added to the dice
	withheld: string[]; // who sealed something and did not reveal it
	dice: number; // chance moves that the engine recomputed
}

const utf8 = new TextEncoder();
const hex = (bytes: Uint8Array) => Array.from(bytes, b => b.toString(16).padStart(2, '0')).join('');
const unhex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], two => parseInt(two, 16));
const sha256 = async (bytes: Uint8Array) =>
	new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as BufferSource));

const freshEntropy = () => hex(crypto.getRandomValues(new Uint8Array(32)));

// Header, lines without the end, secret.
export function parts(record: string): {
	header: string;
	lines: string[];
	secret: string;
	commit: string;
	seals: Record<string, string>;
	entropy: Record<string, string>;
} {
	const all = record.split('\n'),
		first = all.findIndex(line => /^\d+ /.test(line));
	const header = all.slice(0, first < 0 ? all.length : first);
	const word = (name: string) => header.find(line => line.startsWith(name + ' '))?.slice(name.length + 1) ?? '';
	const bySeat = (name: string): Record<string, string> =>
		Object.fromEntries(
			header
				.filter(line => line.startsWith(name + ' '))
				.map(line => line.split(' ').slice(1) as [string, string]),
		);
	return {
		header: header.map(line => line + '\n').join(''),
		lines: all.filter(line => /^\d+ (?!end\b)/.test(line)),
		secret: all.find(line => line.startsWith('reveal '))?.slice(7) ?? '',
		commit: word('commit'),
		seals: bySeat('seal'),
		entropy: bySeat('entropy'),
	};
}

// The running hash before the first line and after every one.
export async function chain(header: string, lines: string[], secret: string): Promise<string[]> {
	const key = await crypto.subtle.importKey(
		'raw',
		unhex(secret) as BufferSource,
		{ name: 'HMAC', hash: 'SHA-256' },
		false,
		['sign'],
	);
	const mac = async (bytes: Uint8Array) =>
		new Uint8Array(await crypto.subtle.sign('HMAC', key, bytes as BufferSource));
	let now = await mac(await sha256(utf8.encode(header)));
	const hashes = [hex(now)];
	for (const line of lines) {
		const text = utf8.encode(line + '\n'),
			bytes = new Uint8Array(now.length + text.length);
		bytes.set(now);
		bytes.set(text, now.length);
		now = await mac(bytes);
		hashes.push(hex(now));
	}
	return hashes;
}

// What we sealed and revealed stands in the record. Tables from before there were seals have what we added alone.
function addedHolds(kept: Kept, r: ReturnType<typeof parts>): boolean {
	const revealed = !kept.entropy || Object.values(r.entropy).includes(kept.entropy);
	return kept.seal ? Object.values(r.seals).includes(kept.seal) && (!kept.revealed || revealed) : revealed;
}

// dice: recomputes every chance move of the record (the engine); how many there were, or null if one differs. It fails
// where there is no engine: that says nothing about the dice.
export async function check(
	record: string,
	kept: Kept | null,
	dice: (record: string) => Promise<number | null>,
): Promise<Verdict> {
	const r = parts(record);
	const v: Verdict = {
		verdict: 'broken',
		lines: r.lines.length,
		receipts: 0,
		seats: Object.keys(r.entropy),
		withheld: Object.keys(r.seals).filter(seat => !(seat in r.entropy)),
		dice: 0,
	};
	if (kept && (kept.otherCommit || (kept.commit && kept.commit !== r.commit))) return { ...v, why: 'promise' };
	if (kept?.taken && !addedHolds(kept, r)) return { ...v, why: 'entropy' };
	const last = Math.max(0, ...Object.keys(kept?.told ?? {}).map(Number));
	if (last > r.lines.length) return { ...v, why: 'missing', from: r.lines.length + 1, to: last };
	if (!r.secret) return { ...v, verdict: 'consistent', why: 'unrevealed' };
	// a page that came without TLS
	if (!globalThis.crypto?.subtle) return { ...v, verdict: 'consistent', why: 'no-crypto' };
	if ('sha256:' + hex(await sha256(unhex(r.secret))) !== r.commit) return { ...v, why: 'secret' };
	for (const [seat, added] of Object.entries(r.entropy))
		if (r.seals[seat] && hex(await sha256(unhex(added))) !== r.seals[seat]) return { ...v, why: 'entropy' };
	const hashes = await chain(r.header, r.lines, r.secret);
	const told = Object.entries(kept?.told ?? {})
		.map(([line, hash]) => [Number(line), hash] as const)
		.sort((a, b) => a[0] - b[0]);
	let good = 0;
	for (const [line, hash] of told) {
		if (line >= hashes.length) return { ...v, why: 'missing', from: hashes.length, to: line };
		if (hashes[line] !== hash) return { ...v, why: 'lines', from: good + 1, to: line };
		good = line;
		v.receipts++;
	}
	let made: number | null;
	try {
		made = await dice(record);
	} catch {
		return { ...v, verdict: 'consistent', why: 'no-engine' };
	}
	if (made === null) return { ...v, why: 'dice' };
	v.dice = made;
	if (!v.receipts || good < r.lines.length) return { ...v, verdict: 'consistent', why: 'no-receipt' };
	return { ...v, verdict: 'proven' };
}

// What `petteia verify RECORD --receipt FILE` reads.
export function receiptFile(kept: Kept, you: string | null): string {
	const head = ['petteia receipt 1', `table ${kept.table}`, `commit ${kept.commit}`];
	if (kept.seal) head.push(`seal ${you ?? 's1'} ${kept.seal}`);
	if (kept.entropy && (kept.revealed || !kept.seal)) head.push(`entropy ${you ?? 's1'} ${kept.entropy}`);
	const lines = Object.keys(kept.told)
		.map(Number)
		.sort((a, b) => a - b)
		.map(line => `${line} ${kept.told[line]}`);
	return [...head, ...lines, ''].join('\n');
}

// ---- keeping, in this browser ----

const NEWEST = 20,
	EVERY = 25; // a receipt covers all lines before it: of the older ones a few are enough
const place = (table: string) => 'receipts ' + table;

export function keptOf(table: string): Kept | null {
	const text = localStorage.getItem(place(table));
	return text ? JSON.parse(text) : null;
}

function keep(kept: Kept) {
	const lines = Object.keys(kept.told)
		.map(Number)
		.sort((a, b) => b - a);
	for (const line of lines.slice(NEWEST)) if (line % EVERY) delete kept.told[line];
	try {
		localStorage.setItem(place(kept.table), JSON.stringify(kept));
	} catch {
		// no room: then there is less to check
	}
}

// The promise of a table, as we see it now.
export function keepPromise(table: string, commit: string): Kept {
	const kept = keptOf(table) ?? { table, commit, told: {} };
	if (kept.commit !== commit) kept.otherCommit = commit;
	keep(kept);
	return kept;
}

// The seal of what we add, which is made once for a table, after its promise is kept. A page that came without TLS
// cannot make one, and adds nothing.
export async function sealFor(table: string, commit: string): Promise<{ seal?: string; commit: string }> {
	const kept = keepPromise(table, commit);
	if (!globalThis.crypto?.subtle) return { commit };
	kept.entropy ??= freshEntropy();
	kept.seal ??= hex(await sha256(unhex(kept.entropy)));
	keep(kept);
	return { seal: kept.seal, commit };
}

// What we sealed, once the game has begun.
export function revealOf(table: string, seal: string): { entropy: string } | null {
	const kept = keptOf(table);
	return kept?.entropy && kept.seal === seal ? { entropy: kept.entropy } : null;
}

export function keepRevealed(table: string) {
	const kept = keptOf(table);
	if (kept) keep({ ...kept, revealed: true });
}

// The server has taken our seal: from now on it has to stand in the record.
export function keepTaken(table: string) {
	const kept = keptOf(table);
	if (kept) keep({ ...kept, taken: true });
}

export function keepReceipt(table: string, line: number | undefined, receipt: unknown) {
	const kept = keptOf(table);
	if (!kept || !receipt || typeof receipt !== 'string' || line === undefined) return;
	kept.told[line] ??= receipt;
	if (kept.told[line] !== receipt) kept.told[line] = 'two different receipts'; // fits nothing
	keep(kept);
}
