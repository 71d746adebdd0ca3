// A new table: at once against bots, or set up seat by seat in a dialog.
import { useState } from 'preact/hooks';
import { post } from './api';
import { Dialog } from './dialog';
import { t } from './i18n';
import { Mark, colourOf } from './kit/seat';
import { Sign } from './kit/sign';
import { hasLessons } from './lesson/doc';
import { startLocal } from './local';
import { go } from './router';
import { begin } from './source';
import type { Bot, GameInfo, GameOption, Table } from './types';
import { whoami } from './user';

const usualBot = 'level:2';

type Seat = 'me' | 'here' | 'open' | string; // string: a bot's name

function OptionInput(props: { option: GameOption; value: string; change: (v: string) => void }) {
	const { option: o } = props;
	const set = (e: { currentTarget: { value: string } }) => props.change(e.currentTarget.value);
	return (
		<label class="stack">
			<span class="help">{o.help}</span>
			{o.values ? (
				<select value={props.value} onChange={set}>
					{o.values.map((v, i) => <option value={v}>{o.labels?.[i] ?? v}{v === o.usual ? ` (${t('usual')})` : ''}</option>)}
				</select>
			) : o.text ? (
				<input type="text" value={props.value} onInput={set} />
			) : (
				<input type="number" min={o.min} max={o.max} value={props.value} onInput={set} />
			)}
		</label>
	);
}

const clocks = (): [string, string, { bank_s: number; increment_s: number } | null][] => [
	['none', t('no clock'), null],
	['fast', t('20 minutes each and 10 seconds a move'), { bank_s: 1200, increment_s: 10 }],
	['slow', t('60 minutes each and 30 seconds a move'), { bank_s: 3600, increment_s: 30 }],
	['days', t('2 days each and 12 hours a move'), { bank_s: 172800, increment_s: 43200 }],
];

// A table's clock in words.
export function clockWords(clock: { bank_s: number; increment_s: number } | null | undefined): string {
	const known = clocks().find(([, , c]) => (clock ? c?.bank_s === clock.bank_s && c.increment_s === clock.increment_s : !c));
	return known?.[1] ?? t('{n} minutes each', { n: Math.round(clock!.bank_s / 60) });
}

interface Wish {
	seats: Seat[];
	options: Record<string, string>;
	clock: string;
	undo: string;
	open: boolean; // shown to everybody
}

const usual = (game: GameInfo): Wish => ({
	seats: ['me', ...Array<Seat>(Math.max(game.seats.min, Math.min(3, game.seats.max)) - 1).fill(usualBot)],
	options: {},
	clock: 'none',
	undo: 'free',
	open: false,
});

// What was chosen last time for this game, if it still fits.
const key = (game: GameInfo) => 'setup ' + game.id;
function lastTime(game: GameInfo, online: boolean): Wish | null {
	const kept = localStorage.getItem(key(game));
	if (!kept) return null;
	const wish: Wish = { ...usual(game), ...JSON.parse(kept) };
	if (wish.seats.length < game.seats.min || wish.seats.length > game.seats.max) return null;
	return { ...wish, seats: wish.seats.map(s => (s === 'open' && !online ? usualBot : s)) };
}

// Opens the table that is wished for and goes there.
async function open(game: GameInfo, wish: Wish, online: boolean) {
	const { seats } = wish;
	const used = Object.fromEntries(Object.entries(wish.options).filter(([, v]) => v !== ''));
	const bot = seats.find(s => s.startsWith('level')) ?? usualBot;
	if (!online || seats.includes('here')) return go('local/' + (await startLocal(game.id, seats.length, 1 + seats.filter(s => s === 'here').length, bot, used)));
	await whoami();
	const answer = await post<{ table: Table; invite?: string }>('/api/tables', {
		game: game.id,
		seats: seats.length,
		options: used,
		seat: seats.map(s => (s === 'me' || s === 'open' ? { kind: s } : { kind: 'bot', bot: s })),
		clock: clocks().find(c => c[0] === wish.clock)?.[2] ?? null,
		public: seats.includes('open') ? wish.open : false,
		undo: wish.undo,
		name: '',
	});
	if (!seats.includes('open')) await begin(answer.table);
	if (answer.invite) sessionStorage.setItem('invite ' + answer.table.id, answer.invite);
	go('table/' + answer.table.id);
}

interface Props {
	game: GameInfo;
	bots: Bot[];
	online: boolean;
}

// The buttons under a game's cover.
export function NewTable(p: Props) {
	const { game, online } = p;
	const [setup, setSetup] = useState(false);
	const [error, setError] = useState('');
	const [busy, setBusy] = useState(false);
	const start = (wish: Wish) => {
		setBusy(true);
		setError('');
		return open(game, wish, online).catch(e => setError((e as Error).message)).finally(() => setBusy(false));
	};
	return (
		<>
			<footer>
				<button class="btn btn--main" disabled={busy} onClick={() => start(usual(game))}><Sign id="ui-play" />{t('Play now')}</button>
				{hasLessons(game.id) && <a class="btn" href={`#/learn/${game.id}`} title={t('Learn by playing')}><Sign id="ui-book" />{t('Learn')}</a>}
				<button class="btn" disabled={busy} onClick={() => setSetup(true)} title={t('With friends, other seats, other options')}><Sign id="ui-seats" />{t('Set up')}</button>
			</footer>
			{error && <p role="alert" class="error">{error}</p>}
			{setup && <SetUp {...p} busy={busy} error={error} start={start} close={() => setSetup(false)} />}
		</>
	);
}

function SetUp(p: Props & { busy: boolean; error: string; start: (wish: Wish) => void; close: () => void }) {
	const { game, bots, online } = p;
	const [before] = useState(() => lastTime(game, online));
	const [wish, setWish] = useState(before ?? usual(game));
	const { seats, options } = wish;
	const change = (some: Partial<Wish>) => setWish({ ...wish, ...some });
	const here = seats.includes('here'), free = seats.includes('open');
	const resize = (n: number) => change({ seats: [...seats.slice(0, n), ...Array<Seat>(Math.max(0, n - seats.length)).fill(usualBot)] });
	const input = (o: GameOption) => <OptionInput option={o} value={options[o.key] ?? String(o.usual ?? '')} change={v => change({ options: { ...options, [o.key]: v } })} />;
	return (
		<Dialog title={game.title} close={p.close} class="wide setup">
			<form onSubmit={e => (e.preventDefault(), localStorage.setItem(key(game), JSON.stringify(wish)), p.start(wish))}>
				<section>
					<label class="stack">
						{t('Seats')}
						<select aria-label={t('Seats')} value={seats.length} onChange={e => resize(Number(e.currentTarget.value))}>
							{Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i).map(n => <option value={n}>{n}</option>)}
						</select>
					</label>
					{seats.map((s, i) => (
						<label class="seat">
							<Mark colour={colourOf(`s${i + 1}`)} size={30} />
							{i === 0 ? (
								<span>{t('you')}</span>
							) : (
								<select aria-label={t('Seat {n}', { n: i + 1 })} value={s} onChange={e => change({ seats: seats.map((x, k) => (k === i ? e.currentTarget.value : x)) })}>
									{bots.map(b => <option value={b.name}>{t('bot')} {b.label}</option>)}
									{online && <option value="open">{t('open: a friend by link')}</option>}
									<option value="here">{t('a person at this screen')}</option>
								</select>
							)}
						</label>
					))}
					{online && !here && (
						<>
							<label class="stack">
								{t('Clock')}
								<select value={wish.clock} onChange={e => change({ clock: e.currentTarget.value })}>{clocks().map(([id, name]) => <option value={id}>{name}</option>)}</select>
							</label>
							<label class="stack">
								{t('Taking back')}
								<select value={wish.undo} onChange={e => change({ undo: e.currentTarget.value })}>
									<option value="free">{t('free until something is revealed')}</option>
									<option value="consent">{t('if all agree')}</option>
									<option value="off">{t('never')}</option>
									<option value="practice">{t('practice: dice are thrown anew, not rated')}</option>
								</select>
							</label>
							{free && (
								<label class="toggle">
									<input type="checkbox" checked={wish.open} onChange={e => change({ open: e.currentTarget.checked })} /> {t('Show the table to everybody')}
								</label>
							)}
						</>
					)}
				</section>
				<section>
					{game.options.filter(o => !o.text).map(input)}
					{game.options.some(o => o.text) && (
						<details>
							<summary>{t('For experts')}</summary>
							{game.options.filter(o => o.text).map(input)}
						</details>
					)}
				</section>
				<footer>
					{p.error && <p role="alert" class="error">{p.error}</p>}
					{before && <span>{t('Same as last time')} · <button type="button" class="link" onClick={() => setWish(usual(game))}>{t('As usual')}</button></span>}
					<button class="btn btn--main" disabled={p.busy}><Sign id="ui-play" />{free ? t('Open a table') : t('Start the game')}</button>
				</footer>
			</form>
		</Dialog>
	);
}
