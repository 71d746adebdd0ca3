// The values of one's own box, filled in: a row at a time, beside it the card as it will look. The engine reads what is
// typed; nothing here knows what a cell may hold.
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Card } from '../../cards/card';
import { useFace } from '../../face/load';
import { save } from '../../browser/save';
import { Dialog } from '../../kit/dialog';
import { packForm } from '../../play/local';
import type { GameInfo, PackForm, PackRow } from '../../play/types';
import { t, tn } from '../../words/i18n';
import { sayer } from '../../words/names';

type Cells = Record<string, string[]>; // "card ZEU-01" -> what is typed, where it is not as built in

const few = 30; // values of a column that are offered

export const emptyPack = (game: string, name: string) => `petteia-pack 1 ${game}\nname ${name}\n`;

const written = (game: string, name: string, cells: Cells, order: string[]) =>
	emptyPack(game, name) +
	order
		.filter(key => cells[key])
		.map(key => `${key} | ${cells[key]!.join(' | ')}\n`)
		.join('');

// "medusa · Medusa": the row, and how its words begin.
function labelOf(r: PackRow): string {
	const words = r.now.split(/[:,;|]/)[0]!.trim();
	return words.includes(r.row) ? words : `${r.row} · ${words}`;
}

const keyOf = (sheet: string, row: PackRow) => `${sheet} ${row.row}`;
const keysOf = (form: PackForm) => form.sheets.flatMap(s => s.rows.map(r => keyOf(s.word, r)));
const differing = (form: PackForm): Cells =>
	Object.fromEntries(
		form.sheets.flatMap(s => s.rows.filter(r => r.usual).map(r => [keyOf(s.word, r), r.cells] as const)),
	);

// What other rows have in a column, where that is little: something to choose from.
function Offered(p: { id: string; rows: PackRow[]; column: number }) {
	const values = [...new Set(p.rows.map(r => (r.usual ?? r.cells)[p.column]!))];
	return values.length <= few && values.length < p.rows.length ? (
		<datalist id={p.id}>
			{values.map(v => (
				<option value={v} />
			))}
		</datalist>
	) : null;
}

function Fields(p: {
	sheet: PackForm['sheets'][number];
	row: PackRow;
	cells: string[];
	set: (cells: string[] | undefined) => void;
}) {
	const { sheet, row, cells } = p,
		usual = row.usual ?? row.cells;
	return (
		<div class="packform__fields">
			{sheet.columns.map((column, i) => (
				<label>
					<span>{column}</span>
					<input
						aria-label={column}
						value={cells[i]}
						list={`pack-${sheet.word}-${i}`}
						spellcheck={false}
						autocomplete="off"
						data-other={cells[i] !== usual[i] ? '' : undefined}
						onInput={e => p.set(cells.map((c, k) => (k === i ? e.currentTarget.value : c)))}
					/>
					<Offered id={`pack-${sheet.word}-${i}`} rows={sheet.rows} column={i} />
					{cells[i] !== usual[i] && (
						<small>
							{t('instead of:')} {usual[i]}
						</small>
					)}
				</label>
			))}
			<button
				type="button"
				class="btn"
				disabled={cells.every((c, i) => c === usual[i])}
				onClick={() => p.set(undefined)}
			>
				{t('As built in')}
			</button>
		</div>
	);
}

function Live(p: { game: GameInfo; sheet: string; row: PackRow }) {
	const face = useFace(p.game.id),
		say = useMemo(() => sayer(p.game), [p.game]);
	return (
		<figure class="packform__live" aria-label={t('As it will look')}>
			{face?.Packed && p.row.look ? (
				<face.Packed sheet={p.sheet} row={p.row} say={say} />
			) : (
				<Card
					look={{ title: p.row.row, text: p.row.now, art: 'scroll-unfurled 50 46 54' }}
					size="l"
					w={240}
					zoom={false}
				/>
			)}
			<figcaption aria-live="polite">{p.row.now}</figcaption>
		</figure>
	);
}

// What is typed, the form that the engine makes of it, and what is wrong: then the form is the last one that was right.
function useForm(game: string, begun: string | undefined) {
	const [form, setForm] = useState<PackForm | null>(null),
		[name, setName] = useState(''),
		[cells, setCells] = useState<Cells>({}),
		[error, setError] = useState('');
	const text = form ? written(game, name, cells, keysOf(form)) : '';
	useEffect(() => {
		packForm(begun ?? emptyPack(game, t('My box'))).then(
			f => {
				setForm(f);
				setName(f.name);
				setCells(differing(f));
			},
			e => setError((e as Error).message),
		);
	}, []);
	useEffect(() => {
		let here = true;
		if (text)
			packForm(text).then(
				f => here && (setForm(f), setError('')),
				e => here && setError((e as Error).message),
			);
		return () => void (here = false);
	}, [text]);
	return { form, name, setName, cells, setCells, error, text };
}

export function PackFormDialog(p: {
	game: GameInfo;
	text: string | undefined;
	use: (text: string) => void;
	close: () => void;
}) {
	const { form, name, setName, cells, setCells, error, text } = useForm(p.game.id, p.text);
	const [at, setAt] = useState<[sheet: number, row: number]>([0, 0]);
	const sheet = form?.sheets[at[0]],
		row = sheet?.rows[at[1]],
		key = sheet && row ? keyOf(sheet.word, row) : '';
	const set = (some: string[] | undefined) =>
		setCells(({ [key]: _, ...others }) => (some ? { ...others, [key]: some } : others));
	return (
		<Dialog title={t('Values of your own box')} close={p.close} class="packform">
			{form && sheet && row && (
				<>
					<div class="packform__head">
						<label>
							<span>{t('Name of the pack')}</span>
							<input value={name} maxLength={48} onInput={e => setName(e.currentTarget.value)} />
						</label>
						<label>
							<span>{t('Part')}</span>
							<select
								aria-label={t('Part')}
								value={at[0]}
								onChange={e => setAt([Number(e.currentTarget.value), 0])}
							>
								{form.sheets.map((s, i) => (
									<option value={i}>
										{s.title} ({s.rows.filter(r => cells[keyOf(s.word, r)]).length}/{s.rows.length})
									</option>
								))}
							</select>
						</label>
						<label>
							<span>{t('Row')}</span>
							<select
								aria-label={t('Row')}
								value={at[1]}
								onChange={e => setAt([at[0], Number(e.currentTarget.value)])}
							>
								{sheet.rows.map((r, i) => (
									<option value={i}>
										{cells[keyOf(sheet.word, r)] ? '● ' : ''}
										{labelOf(r)}
									</option>
								))}
							</select>
						</label>
					</div>
					<div class="packform__row">
						<Fields sheet={sheet} row={row} cells={cells[key] ?? row.usual ?? row.cells} set={set} />
						<Live game={p.game} sheet={sheet.word} row={row} />
					</div>
				</>
			)}
			{error && (
				<p role="alert" class="error">
					{error}
				</p>
			)}
			<footer>
				<span>{tn('{n} row differs', '{n} rows differ', Object.keys(cells).length)}</span>
				<button
					type="button"
					class="btn"
					disabled={!form || !!error}
					onClick={() => save(`${name}.pack`, text)}
				>
					{t('Save as a file')}
				</button>
				<button
					type="button"
					class="btn btn--main"
					disabled={!form || !!error}
					onClick={() => (p.use(text), p.close())}
				>
					{t('Play with it')}
				</button>
			</footer>
		</Dialog>
	);
}
