// A position leaves out what has its usual value (no gold, nobody's island, attributes of 1). Here it gets all of it
// back, from the game's field table: a field that was left out is read as its usual value, and so is an element that a
// list by name leaves out. It stands in the prototypes, so that what is listed, cloned or sent to the engine is still
// what was received.
import type { Fields, GameField, GameInfo, Position } from './types';

interface Table {
	usual: Fields; // all fields at their usual values
	groups: [name: string, by: boolean, table: Table][];
	named: string[]; // fields that are lists by name
}

const seats = ['s1', 's2', 's3', 's4', 's5', 's6'];

function tableOf(fields: GameField[], tokens: (kind: string) => string[]): Table {
	const table: Table = { usual: {}, groups: [], named: [] };
	for (const f of fields) {
		const group = f.fields && tableOf(f.fields, tokens);
		const one = group
			? group.usual
			: (f.usual ?? (f.set ? [] : f.kind === 'number' ? 0 : f.kind === 'flag' ? false : null));
		if (group) table.groups.push([f.name, !!f.by, group]);
		if (f.by && f.by !== 'number') table.named.push(f.name);
		// a list by name that was left out iterates as empty, like one of which every element was left out
		table.usual[f.name] = !f.by
			? one
			: f.by === 'number'
				? Array(f.count).fill(one)
				: Object.freeze(
						Object.create(Object.freeze(Object.fromEntries(tokens(f.by).map(token => [token, one])))),
					);
	}
	Object.freeze(table.usual);
	return table;
}

const known = new Map<string, { pub: Table; priv: Table }>();
function tablesOf(game: GameInfo) {
	const key = `${game.id} ${game.version}`;
	if (!known.has(key)) {
		const tokens = (kind: string) =>
			kind === 'seat' ? seats : (game.kinds.find(k => k.name === kind)?.values.map(v => v.token) ?? []);
		known.set(key, { pub: tableOf(game.fields.pub, tokens), priv: tableOf(game.fields.priv, tokens) });
	}
	return known.get(key)!;
}

const own = (o: Fields, name: string): Fields | undefined => (Object.hasOwn(o, name) ? o[name] : undefined);

function fill(fields: Fields, table: Table) {
	Object.setPrototypeOf(fields, table.usual);
	for (const name of table.named) {
		const list = own(fields, name);
		if (list) Object.setPrototypeOf(list, table.usual[name]);
	}
	for (const [name, by, inner] of table.groups) {
		const group = own(fields, name);
		if (group) for (const one of by ? Object.values(group) : [group]) fill(one, inner);
	}
}

export function fillUsual(view: Position, you: string | null, games: readonly GameInfo[]) {
	const game = games.find(g => g.id === view.game);
	if (!game) return;
	const { pub, priv } = tablesOf(game);
	fill(view.pub, pub);
	for (const one of Object.values(view.priv)) fill(one, priv);
	if (you) Object.setPrototypeOf(view.priv, { [you]: priv.usual });
}
