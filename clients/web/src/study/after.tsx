// After the game: how the chances went, where the game turned, luck, and better moves. The engine
// judges every decision by what its seat could know (ai/analyse.h), here in the browser.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Curve } from './curve';
import type { FaceProps } from '../face/face';
import { Mark } from '../kit/seat';
import { lang, t, tn } from '../words/i18n';
import { nameOf } from '../words/names';
import type { Source } from '../play/source';
import { placeOf, roundAt, type Round } from './place';
import { turnOf } from '../table/state/lines';
import { analyse, type Work } from '../play/think';
import type { Analysis, Better, JudgedLine, Table } from '../play/types';

type Look = (at: number | undefined, as?: string) => void;

interface Props {
	source: Source;
	table: Table;
	at: number | undefined;
	look: Look;
	colour: FaceProps['colour'];
	rounds?: readonly Round[];
	done: (l: JudgedLine) => string[]; // what was done by a line, in sentences
}

// Iterations per decision: as many as a hint takes, so that both say the same of a position; more on demand.
const steps = [2000, 15000];

// Results are kept for this visit. The end of a game shows only the curve of chances; the rest is computed on demand.
const kept = new Map<string, Analysis>(),
	glances = new Map<string, Analysis>();
const GLANCE = 24;

// The analysis of a line, if there is one.
export const judgedLine = (table: string, line: number): JudgedLine | undefined =>
	kept.get(`${table} ${lang}`)?.lines.find(l => l.line === line);

// The chances before and after a turning point: the line, if it is one, also at a glance.
export function turnAt(table: string, line: number): { line: JudgedLine; was: number[] } | undefined {
	const key = `${table} ${lang}`,
		found = kept.get(key) ?? glances.get(key),
		i = found?.turns.includes(line) ? found.lines.findIndex(l => l.line === line) : -1;
	return i > 0 ? { line: found!.lines[i]!, was: found!.lines[i - 1]!.chances } : undefined;
}

// The greatest mistakes of all, in the order of the game.
const worst = (found: Analysis): JudgedLine[] => {
	const all = found.lines.filter(l => l.better && cost(l) >= worthTelling),
		dear = new Set([...all].sort((a, b) => cost(b) - cost(a)).slice(0, most));
	return all.filter(l => dear.has(l));
};
export const mistakesOf = (table: string): JudgedLine[] => {
	const found = kept.get(`${table} ${lang}`);
	return found ? worst(found) : [];
};

export const percent = (x: number) => `${Math.round(x * 100)} %`;
const signed = (x: number) => (x < 0 ? '−' : '+') + (Math.abs(x) * 100).toFixed(1) + ' %';

// The analysis of a game, run on demand, and the glance at its chances that is made at once.
function useAnalysis(p: Props) {
	const key = `${p.table.id} ${lang}`;
	const [found, setFound] = useState<Analysis | undefined>(kept.get(key));
	const [part, setPart] = useState<number | null>(null); // how far the analysis is, while it runs
	const [error, setError] = useState('');
	const running = useRef<Work<Analysis> | null>(null),
		asked = useRef(0);
	const [glance, setGlance] = useState<Analysis | undefined>(glances.get(key));
	useEffect(() => {
		if (!found && !glance) void look();
		return () => running.current?.stop();
	}, []);
	const next = steps[found ? steps.indexOf(found.iterations) + 1 : 0];

	const judge = async (tries: number, progress: (part: number) => void): Promise<Analysis> => {
		const mine = ++asked.current,
			record = await p.source.record();
		if (mine !== asked.current) return new Promise(() => {}); // something else was asked for meanwhile
		running.current?.stop();
		running.current = analyse(
			record,
			// who sits at this screen has no name that fits into sentences
			p.table.seats.map(s => (s.user?.id === s.seat ? '' : nameOf(p.table, s.seat))),
			tries,
			progress,
		);
		return running.current.done;
	};
	const look = async () => {
		const seen = await judge(GLANCE, () => {}).catch(() => undefined); // without the engine there is no curve
		if (seen) (glances.set(key, seen), setGlance(seen));
	};
	const start = async () => {
		setError('');
		setPart(0);
		try {
			const answer = await judge(next!, setPart);
			kept.set(key, answer);
			setFound(answer);
		} catch (e) {
			setError((e as Error).message);
		}
		setPart(null);
	};
	const stop = () => {
		asked.current++;
		running.current?.stop();
		setPart(null);
	};
	return { found, glance, part, error, start: next ? start : undefined, stop };
}

export function After(p: Props) {
	const { found, glance, part, error, start, stop } = useAnalysis(p);
	return (
		<section class="after">
			<h2>{t('How the game went')}</h2>
			{(found ?? glance) && <Curve {...p} found={(found ?? glance)!} />}
			{!found && part === null && (
				<p class="quiet">
					{t(
						'Chances of all players over the game, turning points, luck, and moves that would have ' +
							'been better.',
					)}
				</p>
			)}
			{part !== null ? (
				<p class="buttons" role="status">
					<progress aria-label={t('Judging the game')} max={1} value={part} /> {percent(part)}
					<button class="btn" onClick={stop}>
						{t('Cancel')}
					</button>
				</p>
			) : (
				<p class="buttons">
					{start && (
						<button class={found ? 'btn' : 'btn btn--main'} onClick={start}>
							{found ? t('Look more closely') : t('Analyse the game')}
						</button>
					)}
					{found && (
						<span class="quiet">
							{tn(
								'Judged by {n} try a decision, from what each player could know.',
								'Judged by {n} tries a decision, from what each player could know.',
								found.iterations,
							)}
						</span>
					)}
				</p>
			)}
			{error && (
				<p role="alert" class="error">
					{error}
				</p>
			)}
			{found && (
				<>
					<Mistakes {...p} found={found} />
					<Turns {...p} found={found} />
					<Luck {...p} found={found} />
					<BetterMoves {...p} found={found} />
				</>
			)}
		</section>
	);
}

type Shown = Props & { found: Analysis };

// Round and turn of a line; leads to its position.
const Place = (p: { of: Shown; n: number; go: () => void }) => (
	<button class="link" data-line={p.n} onClick={p.go}>
		{placeOf(p.of, p.n)}
	</button>
);

const told = 4; // actions of a turn that are told in words
const cost = (l: JudgedLine) => (l.better ? l.better.share - l.better.played : 0);

// As the two chances are shown, so that their difference is what one sees.
export const lostBy = (b: Better) => `−${Math.max(1, Math.round(100 * b.share) - Math.round(100 * b.played))} %`;

// What was given up: what the better move costs, and what it would have brought.
export function GivenUp(p: { of: Better }) {
	const { price, price_played: paid, purse, given_up, because } = p.of;
	return (
		<small>
			{purse !== undefined &&
				price !== paid &&
				`${t('Played for {a} of {purse} gold; this costs {b}.', { a: paid!, purse, b: price! })} `}
			{given_up || because}
		</small>
	);
}

// The greatest mistakes of all, in the order of the game: "Round 7 · Lykos: “…” instead of “…”", what it cost, and the
// way there.
function Mistakes(p: Shown) {
	const shown = worst(p.found);
	const next = p.at === undefined ? shown[0] : (shown.find(l => l.line - 1 > p.at!) ?? shown[0]);
	if (!shown.length) return null;
	const go = (l: JudgedLine) => p.look(l.line - 1, l.seat);
	return (
		<>
			<p class="buttons">
				<button class="btn btn--main" onClick={() => go(next!)}>
					{t('Next mistake')}
				</button>
			</p>
			<ol class="mistakes">
				{shown.map(l => {
					const round = roundAt(p.rounds, l.line);
					return (
						<li key={l.line}>
							<button onClick={() => go(l)} aria-current={p.at === l.line - 1 ? 'true' : undefined}>
								<Mark colour={p.colour(l.seat)} size={22} />
								<span>
									{round && <small>{round}</small>}
									{t('{name}: “{played}” instead of “{move}”', {
										name: nameOf(p.table, l.seat),
										played: l.text,
										move: l.better!.text,
									})}
								</span>
								<b>{lostBy(l.better!)}</b>
							</button>
						</li>
					);
				})}
			</ol>
		</>
	);
}
const worthTelling = 0.03; // of the win

// What a seat did, action by action.
function actionsOf(lines: readonly JudgedLine[], seat: string, done: Props['done']): string[] {
	const words = lines.filter(l => l.seat === seat && l.text).map(l => done(l)[0]!.replace(/\.$/, ''));
	return words.filter((w, i) => w !== words[i - 1]); // the steps of one action
}

// By whole turns: what was done, what that made of everybody's chances (the figures are those of the curve), and the
// costliest thing given up in it.
function Turns(p: Shown) {
	const { lines } = p.found,
		turns = new Map<number, [number, number]>();
	for (const n of p.found.turns) {
		const turn = turnOf(
			lines,
			lines.findIndex(l => l.line === n),
		);
		turns.set(turn[0], turn);
	}
	if (!turns.size) return null;
	return (
		<>
			<h3>{t('Turning points')}</h3>
			<ul class="turns">
				{[...turns.values()].map(([from, to]) => {
					const first = lines[from]!,
						done = actionsOf(lines.slice(from, to + 1), first.seat, p.done),
						before = lines[from - 1],
						after = lines[to]!;
					const dear = lines
						.slice(from, to + 1)
						.filter(l => l.seat === first.seat && l.better)
						.sort((a, b) => cost(b) - cost(a))[0];
					return (
						<li>
							<Place of={p} n={after.line} go={() => p.look(after.line)} />{' '}
							{done.slice(0, told).join('; ')}
							{done.length > told ? '…' : ''}
							<br />
							<small>
								{p.table.seats
									.map(
										(s, k) =>
											`${nameOf(p.table, s.seat)} ` +
											`${percent(before?.chances[k] ?? 1 / p.table.seats.length)} → ` +
											`${percent(after.chances[k]!)}`,
									)
									.join(' · ')}
							</small>
							{dear && (
								<p class="given">
									<button class="link" onClick={() => p.look(dear.line - 1, dear.seat)}>
										{t('Instead of “{move}”:', { move: dear.text })}
									</button>{' '}
									<b>{dear.better!.text}</b>. <GivenUp of={dear.better!} />
								</p>
							)}
						</li>
					);
				})}
			</ul>
		</>
	);
}

// Dice and draws against expectation, in shares of the win.
function Luck(p: Shown) {
	const drawn = p.found.lines.filter(l => l.luck);
	if (!drawn.length) return null;
	return (
		<>
			<h3>{t('Luck')}</h3>
			<p class="quiet">
				{t('What dice and draws changed in the chances, against the mean of all that could have come.')}
			</p>
			<div class="scroll" tabIndex={0} role="group" aria-label={t('Luck')}>
				<table class="luck">
					<thead>
						<tr>
							<th scope="col">{t('Player')}</th>
							<th scope="col">{t('Luck')}</th>
							<th scope="col">{t('luckiest')}</th>
							<th scope="col">{t('unluckiest')}</th>
						</tr>
					</thead>
					<tbody>
						{p.table.seats.map((s, k) => {
							const sorted = drawn
								.filter(l => Math.abs(l.luck![k]!) >= 0.005)
								.sort((a, b) => b.luck![k]! - a.luck![k]!);
							const one = (l: JudgedLine | undefined, sign: number) =>
								l && l.luck![k]! * sign > 0 ? (
									<>
										<Place of={p} n={l.line} go={() => p.look(l.line)} /> {l.text} (
										{signed(l.luck![k]!)})
									</>
								) : (
									'–'
								);
							return (
								<tr>
									<th scope="row">{nameOf(p.table, s.seat)}</th>
									<td>{signed(drawn.reduce((sum, l) => sum + l.luck![k]!, 0))}</td>
									<td data-name={t('luckiest')}>{one(sorted[0], 1)}</td>
									<td data-name={t('unluckiest')}>{one(sorted.at(-1), -1)}</td>
								</tr>
							);
						})}
					</tbody>
				</table>
			</div>
		</>
	);
}

const most = 12;

// Decisions of one seat where another move was worth clearly more.
function BetterMoves(p: Shown) {
	const [seat, setSeat] = useState(p.table.you ?? p.table.seats[0]!.seat);
	const [all, setAll] = useState(false);
	const better = p.found.lines.filter(l => l.seat === seat && l.better),
		wasted = p.found.lines.filter(l => l.seat === seat && l.waste);
	// the costliest ones, in the order of the game
	const shown = all
		? better
		: [...better]
				.sort((a, b) => cost(b) - cost(a))
				.slice(0, most)
				.sort((a, b) => a.line - b.line);
	return (
		<>
			<h3>{t('Better moves')}</h3>
			<label>
				{t('Decisions of')}{' '}
				<select value={seat} onChange={e => setSeat(e.currentTarget.value)}>
					{p.table.seats.map(s => (
						<option value={s.seat}>{nameOf(p.table, s.seat)}</option>
					))}
				</select>
			</label>
			{!better.length && !wasted.length && <p>{t('Nothing clearly better was found.')}</p>}
			<ul class="turns">
				{shown.map(l => (
					<li key={l.line}>
						<Place of={p} n={l.line} go={() => p.look(l.line - 1, l.seat)} />{' '}
						{t('Played: {move} ({p})', { move: l.text, p: percent(l.better!.played) })}
						<br />
						<b>{t('Better: {move} ({p})', { move: l.better!.text, p: percent(l.better!.share) })}</b>{' '}
						<GivenUp of={l.better!} />
					</li>
				))}
			</ul>
			{wasted.length > 0 && (
				<ul class="turns">
					{wasted.map(l => (
						<li key={l.line}>
							<Place of={p} n={l.line} go={() => p.look(l.line - 1, l.seat)} /> {l.text}: {l.waste}
						</li>
					))}
				</ul>
			)}
			{!all && better.length > most && (
				<button class="btn" onClick={() => setAll(true)}>
					{t('Show all: {n}', { n: better.length })}
				</button>
			)}
		</>
	);
}
