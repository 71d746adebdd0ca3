// The chances of all seats over a game: a drawing, and the same as a table.
import { percent } from './after';
import type { FaceProps } from './face';
import { t } from './i18n';
import { nameOf } from './names';
import type { Analysis, Table } from './types';

interface Props {
	table: Table;
	found: Analysis;
	at: number | undefined;
	look: (at: number | undefined, as?: string) => void;
	colour: FaceProps['colour'];
}

const W = 900, H = 240, left = 50, right = 30, top = 10, bottom = 26;
const dashes = ['', '9 4', '3 4', '14 4 3 4', '6 6', '1 4'];
const rows = 24; // of the table, beside the turning points

export function Curve(p: Props) {
	const { lines, turns } = p.found;
	const last = lines.at(-1)?.line ?? 1;
	const x = (line: number) => left + ((W - left - right) * line) / last;
	const y = (share: number) => top + (H - top - bottom) * (1 - share);
	const ink = (seat: string) => `var(--seat-${p.colour(seat) ?? 'black'})`;
	const path = (k: number) => lines.map((l, i) => `${i ? 'L' : 'M'}${x(l.line).toFixed(1)} ${y(l.chances[k]!).toFixed(1)}`).join('');
	const jump = (e: MouseEvent) => {
		const box = (e.currentTarget as Element).getBoundingClientRect();
		const line = Math.round((((e.clientX - box.x) / box.width) * W - left) / ((W - left - right) / last));
		if (line >= 0 && line <= last) p.look(line);
	};
	const apart = (n: number, i: number) => turns.slice(0, i).every(m => Math.abs(x(m) - x(n)) > 30); // room for its number
	const every = Math.max(1, Math.ceil(lines.length / rows));
	const told = lines.filter((l, i) => i % every === 0 || i === lines.length - 1 || turns.includes(l.line));
	return (
		<>
			<svg class="curve" viewBox={`0 0 ${W} ${H}`} role="img" aria-label={t('Chances of winning over the game. The table below says the same.')} onClick={jump}>
				{[0, 0.25, 0.5, 0.75, 1].map(s => (
					<>
						<path class="grid" d={`M${left} ${y(s)}H${W - right}`} />
						<text x={left - 6} y={y(s) + 4} text-anchor="end">{percent(s)}</text>
					</>
				))}
				{turns.map((n, i) => (
					<>
						<path class="turning" d={`M${x(n)} ${top}V${H - bottom}`} />
						{apart(n, i) && <text x={x(n)} y={H - 8} text-anchor="middle">{n}</text>}
					</>
				))}
				{p.at !== undefined && <path class="now" d={`M${x(p.at)} ${top}V${H - bottom}`} />}
				{p.table.seats.map((s, k) => (
					<>
						<path class="under" d={path(k)} />
						<path class="chance" d={path(k)} style={{ stroke: ink(s.seat) }} stroke-dasharray={dashes[k]} />
					</>
				))}
			</svg>
			<ul class="legend-row">
				{p.table.seats.map((s, k) => (
					<li>
						<svg viewBox="0 0 46 12" aria-hidden="true"><path class="under" d="M0 6H46" /><path class="chance" d="M0 6H46" style={{ stroke: ink(s.seat) }} stroke-dasharray={dashes[k]} /></svg> {nameOf(p.table, s.seat)}
					</li>
				))}
			</ul>
			<details>
				<summary>{t('The chances as a table')}</summary>
				<div class="scroll" tabIndex={0} role="group" aria-label={t('The chances as a table')}>
					<table>
						<thead>
							<tr>
								<th scope="col">{t('After line')}</th>
								{p.table.seats.map(s => <th scope="col">{nameOf(p.table, s.seat)}</th>)}
							</tr>
						</thead>
						<tbody>
							{told.map(l => (
								<tr class={turns.includes(l.line) ? 'turning' : ''}>
									<th scope="row"><button class="link" onClick={() => p.look(l.line)}>{l.line}</button>{turns.includes(l.line) && <small> {t('turning point')}</small>}</th>
									{l.chances.map(c => <td>{percent(c)}</td>)}
								</tr>
							))}
						</tbody>
					</table>
				</div>
			</details>
		</>
	);
}
