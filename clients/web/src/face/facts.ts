// What follows from the position, as the engine tells it (docs/NOTATION.md, "Facts"): the page shows these rows and
// works none of them out.
import type { Fact, ViewAnswer } from '../play/types';
import type { Phases, Race } from './face';

interface Seen {
	view: Partial<Pick<ViewAnswer, 'facts' | 'printed'>>;
}

const none: readonly Fact[] = []; // of a position that was kept before there were facts
const keyOf = (topic: string, token: string, about: string | undefined) => `${topic} ${token} ${about ?? ''}`;

const indexed = new WeakMap<readonly Fact[], Map<string, Fact>>();
function index(rows: readonly Fact[]): Map<string, Fact> {
	let found = indexed.get(rows);
	if (!found) indexed.set(rows, (found = new Map(rows.map(f => [keyOf(f.topic, f.token, f.about), f]))));
	return found;
}

// The row about something, "seat:s1"; about nothing: of the match.
export function fact(p: Seen, topic: Fact['topic'], token: string, about?: string): Fact | undefined {
	const key = keyOf(topic, token, about);
	return index(p.view.facts ?? none).get(key) ?? index(p.view.printed ?? none).get(key);
}

// All rows of a topic, about one thing or about all.
export const facts = (p: Seen, topic: Fact['topic'], about?: string): Fact[] =>
	[...(p.view.facts ?? none), ...(p.view.printed ?? none)].filter(
		f => f.topic === topic && (about === undefined || f.about === about),
	);

export const numberOf = (p: Seen, topic: Fact['topic'], token: string, about?: string): number | undefined =>
	fact(p, topic, token, about)?.value as number | undefined;

// A list; null: not known yet.
export const listOf = (p: Seen, topic: Fact['topic'], token: string, about?: string): (string | null)[] | undefined =>
	fact(p, topic, token, about)?.value as (string | null)[] | undefined;

// Where the round stands.
export const stepsOf = (p: Seen): Phases['steps'] =>
	facts(p, 'phase').map(f => ({ label: f.name, now: f.value === 1, done: f.value === 0 }));

// The ways to win of somebody, "seat:s1", with the sign of each by its token.
export const racesOf = (p: Seen, about: string, signs: Record<string, string>): Race[] =>
	facts(p, 'need', about).map(f => ({
		id: f.token,
		sign: signs[f.token] ?? 'ui-check',
		label: f.name,
		have: f.value as number,
		need: f.of ?? 0,
		near: !!f.near,
		...(f.text ? { text: f.text } : {}),
	}));
