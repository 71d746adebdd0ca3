// How many march: on the map, beside where they go, each number with the chance of what it begins; and the chances on
// the places themselves. All of it comes from the engine (table/outlook.ts); on a small screen the numbers stand in the
// sheet.
import { chipOf, isPicked } from '../table/choices';
import type { FaceProps } from '../face/face';
import { t } from '../words/i18n';
import { Steps } from '../kit/parts';
import { Sign } from '../kit/sign';
import { ChanceNote } from '../table/chance';
import { percent, useChances } from '../table/outlook';
import type { Choice } from '../play/types';
import type { Aim } from './aims';
import { Chip, toldOn, type ChipAt } from './chips';

const most = 24;

interface Counted {
	move: Choice;
	text: string;
	n: number;
}

const numbers = (c: Choice) => c.args.filter(a => a.kind === 'number').map(a => Number(a.value));

// The choices if they differ in nothing but how many go: "3", or "2 + 1" of two kinds.
function counted(moves: readonly Choice[]): Counted[] | null {
	const rest = (c: Choice) =>
		c.args
			.filter(a => a.kind !== 'number')
			.map(a => `${a.kind}:${a.value}`)
			.join();
	if (
		moves.length < 2 ||
		moves.length > most ||
		moves.some(c => c.verb !== moves[0]!.verb || !numbers(c).length || rest(c) !== rest(moves[0]!))
	)
		return null;
	// a kind of which there is nobody is not spoken of
	const there = (_: number, kind: number) => moves.some(c => numbers(c)[kind]);
	return moves
		.map(move => ({
			move,
			text: numbers(move).filter(there).join(' + '),
			n: numbers(move).reduce((a, b) => a + b),
		}))
		.sort((a, b) => a.n - b.n);
}

// Two kinds as columns and rows, as long as they fit side by side.
const abreast = 6;
function table(all: readonly Counted[]): { columns: number; at: (c: Counted) => { [side: string]: number } } | null {
	const kinds = [0, 1].map(k => [...new Set(all.map(c => numbers(c.move)[k]!))].sort((a, b) => a - b));
	if (all.some(c => !c.text.includes('+') || numbers(c.move).length !== 2) || kinds[0]!.length > abreast) return null;
	const line = (c: Counted, k: 0 | 1) => kinds[k]!.indexOf(numbers(c.move)[k]!) + 1;
	return { columns: kinds[0]!.length, at: c => ({ gridColumn: line(c, 0), gridRow: line(c, 1) }) };
}

export const musters = (p: FaceProps) => !!counted(p.moves);
export const mixed = (p: FaceProps) => !!counted(p.moves)?.[0]?.text.includes('+'); // of several kinds

// Where all choices lead to, if that is one place: it needs no pointer to be known.
export function onlyAim(p: FaceProps, picked: readonly string[], ids: ReadonlySet<string>): string | undefined {
	const aims = new Set(
		p.moves.flatMap(m => m.args.map(a => String(a.value)).filter(v => ids.has(v) && !picked.includes(v))),
	);
	return aims.size === 1 ? [...aims][0] : undefined;
}

// The place in the engine's words: as a choice or a battle names it.
function nameOf(p: FaceProps, place: string): string {
	const named = p.moves
		.flatMap(m => [...m.args, ...(m.battle ? [m.battle.place] : [])])
		.find(a => String(a.value) === place);
	return named?.label ?? '';
}

// name: of the place, where no choice names it; signs: of the kinds of units, where there are several.
export function Muster(d: { p: FaceProps; place: string; name?: string; signs?: string[] }) {
	const { p } = d,
		all = p.moves,
		name = d.name ?? nameOf(p, d.place),
		{ foes, price } = chipOf(all),
		fights = all.some(c => c.battle);
	return (
		<>
			<header>
				{name}
				{mixed(p) && d.signs && <Kinds of={d.signs} />}
			</header>
			{fights && (
				<p class="map-ask__foes">
					<Sign id="i-battle" />
					{foes !== undefined ? t('defenders: strength {n}', { n: foes }) : t('it comes to a battle')}
				</p>
			)}
			<Numbers p={p} label={name} />
			{(fights || !!price) && (
				<footer>
					{fights && <span>{t('the chance to hold the place')}</span>}
					{!!price && (
						<span class="map-ask__price">
							<Sign id="i-gold" label={t('gold')} />
							{price}
						</span>
					)}
				</footer>
			)}
		</>
	);
}

const Kinds = (d: { of: string[] }) => (
	<small>
		{d.of.map((s, i) => (
			<>
				{i > 0 && ' + '}
				<Sign id={s} />
			</>
		))}
	</small>
);

// In the dock, where units of several kinds go: on a small screen the numbers, else where they stand.
export function MusterDock(d: { p: FaceProps; small: boolean; signs: string[] }) {
	if (!d.small)
		return (
			<p class="places">
				<Sign id="ui-board" />
				{t('Choose on the map how many go.')}
			</p>
		);
	const { foes } = chipOf(d.p.moves);
	return (
		<div class="muster">
			<Kinds of={d.signs} />
			<Numbers p={d.p} label={d.p.view.question.prompt ?? ''} />
			{foes !== undefined && (
				<small>
					{t('defenders: strength {n}', { n: foes })} · {t('the chance to hold the place')}
				</small>
			)}
		</div>
	);
}

// The numbers for each place where few may go, named by it; also by where they come from until that is known.
export function AimRows(d: { p: FaceProps; of: Aim[] }) {
	const { p } = d,
		chances = useChances(
			p.view,
			d.of.flatMap(a => a.moves),
		),
		numberOf = (c: Choice) => Number(c.args.find(a => a.kind === 'number')!.value);
	return (
		<>
			{d.of.map(({ way, moves }) => {
				const name = way
					.filter(a => !isPicked(a, p.picked))
					.map(a => a.label)
					.join(' → ');
				return (
					<div class="numberrow" key={name}>
						<small>{name}</small>
						<Steps
							label={name}
							values={[...moves]
								.sort((a, b) => numberOf(a) - numberOf(b))
								.map(move => ({
									value: move,
									move: move.move,
									text: String(numberOf(move)),
									note: move.battle && <ChanceNote of={move} chance={chances.get(move.move)} />,
								}))}
							choose={c => p.play(c)}
							hover={p.hover}
						/>
					</div>
				);
			})}
		</>
	);
}

function Numbers(d: { p: FaceProps; label: string }) {
	const { p } = d,
		all = counted(p.moves) ?? [],
		chances = useChances(
			p.view,
			all.map(c => c.move),
		);
	const put = table(all);
	const said = (c: Choice) =>
		[c.text, chances.has(c.move) && t('you hold the place: {p}', { p: percent(chances.get(c.move)!) })]
			.filter(Boolean)
			.join(', ');
	return (
		<div
			class="steps"
			role="group"
			aria-label={d.label}
			style={{ '--cols': put?.columns ?? Math.min(all.length, mixed(p) ? 4 : abreast) }}
		>
			{all
				.map(c => ({ ...c, at: put?.at(c) }))
				.map(({ move, text, at }) => (
					<button
						key={move.move}
						style={at}
						data-move={move.move}
						aria-label={said(move)}
						onClick={() => p.play(move)}
						onMouseEnter={() => p.hover(move)}
						onMouseLeave={() => p.hover(null)}
						onFocus={() => p.hover(move)}
						onBlur={() => p.hover(null)}
					>
						{text}
						<ChanceNote of={move} chance={chances.get(move.move)} />
					</button>
				))}
		</div>
	);
}

// The chips of the places that may be chosen; where one would be entered by force, with the chance with as many as can
// go.
export function Chips(d: { p: FaceProps; of: ChipAt[] }) {
	const { p } = d,
		best = new Map<string, Choice>();
	for (const [key, moves] of p.lit) {
		const place = key.slice(key.indexOf(':') + 1);
		if (moves.every(m => m.battle && String(m.battle.place.value) === place))
			best.set(
				place,
				moves.reduce((a, b) => (b.battle!.strength[0] > a.battle!.strength[0] ? b : a)),
			);
	}
	// the easiest first: they are asked for one after the other
	const chances = useChances(
		p.view,
		[...best.values()].sort((a, b) => a.battle!.strength[1] - b.battle!.strength[1]).slice(0, most),
	);
	return (
		<>
			{d.of.map(({ area, at, of }) => (
				<Chip
					key={area.id}
					{...toldOn(area)}
					chance={chances.get(best.get(area.id)?.move ?? '')}
					at={at}
					of={of}
				/>
			))}
		</>
	);
}
