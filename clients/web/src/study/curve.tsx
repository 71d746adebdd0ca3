// The chances of all seats over a game: a drawing, and the same as a table.
import { percent } from './after';
import type { FaceProps } from '../face/face';
import { t } from '../words/i18n';
import { Mark } from '../kit/seat';
import { nameOf } from '../words/names';
import { placeOf, type Round } from './place';
import { above, alongOf, H, lineAt, stream, W, type Line } from './river';
import type { Analysis, JudgedLine, Table } from '../play/types';

interface Props {
	table: Table;
	found: Analysis;
	at: number | undefined;
	look: (at: number | undefined, as?: string) => void;
	colour: FaceProps['colour'];
	rounds?: readonly Round[];
	done: (l: JudgedLine) => string[];
}

const rows = 24; // of the table, beside the turning points
const apart = 0.06; // of the width: room for a number

const lastOf = (found: Analysis) => found.lines.at(-1)?.line ?? 1;

// Where its stream is widest, off the banks.
const widest = (lines: readonly Line[], k: number, along: (line: number) => number) =>
	lines
		.filter(l => along(l.line) > 0.04 && along(l.line) < 0.96)
		.reduce((a, b) => (b.chances[k]! > a.chances[k]! ? b : a), lines[Math.floor(lines.length / 2)]!);

// The rounds whose numbers have room beside each other.
function spacedRounds(p: Props, along: (line: number) => number) {
	const rounds = p.rounds?.map(({ line }, i) => ({ line, n: i + 1 })) ?? [],
		fits = (all: typeof rounds, line: number) => !all.length || along(line) - along(all.at(-1)!.line) >= apart;
	return rounds
		.reduce<typeof rounds>((all, r) => (fits(all, r.line) ? [...all, r] : all), [])
		.filter(r => along(r.line) < 0.98);
}

export function Curve(p: Props) {
	const along = alongOf(lastOf(p.found)),
		rounds = spacedRounds(p, along);
	return (
		<>
			<River {...p} bounds={rounds.map(r => along(r.line))} />
			<ol class="river__rounds" aria-hidden="true">
				{rounds.map(r => (
					<li style={{ left: `${100 * along(r.line)}%` }}>{r.n}</li>
				))}
			</ol>
			<ul class="legend-row">
				{p.table.seats.map(s => (
					<li>
						<Mark colour={p.colour(s.seat)} size={22} /> {nameOf(p.table, s.seat)}
					</li>
				))}
			</ul>
			<Chances {...p} />
		</>
	);
}

// bounds: where rounds began.
function River(p: Props & { bounds: readonly number[] }) {
	const { lines, turns } = p.found,
		{ seats } = p.table,
		last = lastOf(p.found),
		along = alongOf(last);
	// what was played there, from the position before it
	const judged = (n: number) => lines.find(l => l.line === n);
	const tellTurn = (n: number) => {
		const l = judged(n),
			played = l && p.done(l).join(' ');
		return `${t('turning point')}: ${[placeOf(p, n), played].filter(Boolean).join(' · ')}`;
	};
	const jump = (e: MouseEvent) => {
		const box = (e.currentTarget as Element).getBoundingClientRect();
		p.look(lineAt(last, (e.clientX - box.x) / box.width));
	};
	return (
		<div class="river">
			<svg
				class="curve"
				viewBox={`0 0 ${W} ${H}`}
				preserveAspectRatio="none"
				role="img"
				aria-label={t('Chances of winning over the game. The table below says the same.')}
				onClick={jump}
			>
				{lines.length > 0 &&
					seats.map((s, k) => (
						<path
							class="chance"
							d={stream(lines, k)}
							style={{ fill: `var(--seat-${p.colour(s.seat) ?? 'black'})` }}
						/>
					))}
				<path class="grid" d={`M0 ${H / 2}H${W}`} />
				{p.bounds.map(x => (
					<path class="grid" d={`M${W * x} 0V${H}`} />
				))}
				{p.at !== undefined && <path class="now" d={`M${W * along(p.at)} 0V${H}`} />}
			</svg>
			{seats.map((s, k) => {
				const at = widest(lines, k, along);
				if (!at || at.chances[k]! <= 0.2) return null;
				const top = 50 * (above(at, k) + above(at, k + 1));
				return (
					<span class="river__mark" style={{ left: `${100 * along(at.line)}%`, top: `${top}%` }}>
						<Mark colour={p.colour(s.seat)} size={26} />
					</span>
				);
			})}
			{turns.map(n => (
				<button
					class="river__turn"
					style={{ left: `clamp(12px, ${100 * along(n)}%, 100% - 12px)` }}
					data-tip={tellTurn(n)}
					aria-label={tellTurn(n)}
					onClick={() => p.look(n - 1, judged(n)?.seat)}
				/>
			))}
		</div>
	);
}

function Chances(p: Props) {
	const { lines, turns } = p.found,
		every = Math.max(1, Math.ceil(lines.length / rows)),
		told = lines.filter((l, i) => i % every === 0 || i === lines.length - 1 || turns.includes(l.line));
	return (
		<details>
			<summary>{t('The chances as a table')}</summary>
			<div class="scroll" tabIndex={0} role="group" aria-label={t('The chances as a table')}>
				<table>
					<thead>
						<tr>
							<th scope="col">{t('After')}</th>
							{p.table.seats.map(s => (
								<th scope="col">{nameOf(p.table, s.seat)}</th>
							))}
						</tr>
					</thead>
					<tbody>
						{told.map(l => (
							<tr class={turns.includes(l.line) ? 'turning' : ''}>
								<th scope="row">
									<button class="link" data-line={l.line} onClick={() => p.look(l.line)}>
										{placeOf(p, l.line)}
									</button>
									{turns.includes(l.line) && <small> {t('turning point')}</small>}
								</th>
								{l.chances.map(c => (
									<td>{percent(c)}</td>
								))}
							</tr>
						))}
					</tbody>
				</table>
			</div>
		</details>
	);
}
