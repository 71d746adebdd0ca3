// The card on which a table is set up: who sits where, how long it may take, what is played on and by which options.
// The engine says why a choice is refused; where there is no engine in the browser, the server says it later.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Dialog } from '../../kit/dialog';
import type { Draft } from '../../face/face';
import { useFace } from '../../face/load';
import { t } from '../../words/i18n';
import { Tondo } from '../../kit/parts';
import { ColourButton, hasColours } from '../colour';
import { letters } from '../chair';
import { useNaming } from '../naming';
import { Mark, colourOf } from '../../kit/seat';
import { Sign } from '../../kit/sign';
import { partners, refusals, type Options } from '../../play/local';
import { levelOf, portrait } from '../../kit/portraits';
import { courseOf } from '../../lessons/doc';
import {
	cast,
	characterIn,
	keepWish,
	lastTime,
	playing,
	playingNext,
	usual,
	usualBot,
	type Props,
	type Seat,
	type Wish,
} from './wish';
import type { Bot, GameInfo } from '../../play/types';
import { ContractForm } from './terms';
import { Option } from './options';
import { PackChoice } from './pack';
import { Readings } from './readings';

interface CardProps extends Props {
	busy: boolean;
	error: string;
	start: (wish: Wish) => void;
	close: () => void;
}

const faceOfSeat = (s: Seat) =>
	s === 'me' ? 'laurel-crown' : s === 'open' ? 'share' : s === 'here' ? 'spartan' : portrait(s);

// The letter of each seat's team; none where everybody plays alone.
function useTeams(wish: Wish, game: GameInfo): string[] {
	const [mates, setMates] = useState<number[]>([]);
	useEffect(
		() => void partners(game.id, wish.seats.length, wish.options).then(setMates, () => setMates([])),
		[game.id, wish.seats.length, wish.options],
	);
	const first = mates.flatMap((m, i) => (m > i ? [i] : []));
	return mates.map((m, i) => (m < 0 ? '' : letters[first.indexOf(Math.min(m, i))]!));
}

// Whom a weak bot plays; a touch brings somebody else.
const Character = (p: { who: ReturnType<typeof characterIn>; next: () => void }) =>
	p.who ? (
		<button type="button" class="seat__as" data-tip={t('Somebody else')} onClick={p.next}>
			<b>{p.who.name}:</b> {p.who.text}
		</button>
	) : null;

function Seats(p: { wish: Wish; game: GameInfo; bots: Bot[]; online: boolean; change: (some: Partial<Wish>) => void }) {
	const { game, change } = p,
		{ seats } = p.wish;
	const colours = p.wish.colours ?? [],
		own = (i: number) =>
			game.who === 'seat' && hasColours(game) ? colourOf(`s${i + 1}`, game.colours) : undefined;
	const teams = useTeams(p.wish, game);
	const set = (i: number, seat: Seat) => change({ seats: seats.map((x, k) => (k === i ? seat : x)) });
	const resize = (n: number) =>
		change({
			seats: Array.from({ length: n }, (_, i) => seats[i] ?? playing(p.bots, game, usualBot, i)),
		});
	return (
		<section class="setup__seats">
			<h3>
				{t('Who plays')}
				<select
					aria-label={t('Seats')}
					value={seats.length}
					onChange={e => resize(Number(e.currentTarget.value))}
				>
					{Array.from({ length: game.seats.max - game.seats.min + 1 }, (_, i) => game.seats.min + i).map(
						n => (
							<option value={n}>{n}</option>
						),
					)}
				</select>
			</h3>
			{seats.map((s, i) => (
				<div class="seat" data-kind={s === 'me' || s === 'open' || s === 'here' ? s : 'bot'}>
					<Tondo glyph={faceOfSeat(s)} />
					{hasColours(game) && s !== 'open' ? (
						<ColourButton
							game={game}
							chosen={colours[i]}
							shown={colours.includes(own(i)) ? undefined : own(i)}
							size={24}
							taken={c =>
								colours.findIndex((x, k) => x === c && k !== i && k < seats.length) >= 0
									? t('taken')
									: ''
							}
							choose={c =>
								change({ colours: seats.map((_, k) => (k === i ? c || undefined : colours[k])) })
							}
						/>
					) : (
						<Mark colour={own(i)} size={24} />
					)}
					{i === 0 ? (
						<span class="seat__who">{t('you')}</span>
					) : (
						<select
							class="seat__who"
							aria-label={t('Seat {n}', { n: i + 1 })}
							value={levelOf(s)}
							onChange={e => set(i, playing(p.bots, game, e.currentTarget.value, i))}
						>
							{p.bots.map(b => (
								<option value={b.name}>
									{t('bot')} {b.label}
								</option>
							))}
							{p.online && <option value="open">{t('open: a friend by link')}</option>}
							<option value="here">{t('a person at this screen')}</option>
						</select>
					)}
					<Character who={characterIn(p.bots, game, s)} next={() => set(i, playingNext(p.bots, game, s))} />
					{teams[i] && (
						<b class="seat__team" data-tip={t('Team {letter}', { letter: teams[i]! })}>
							{teams[i]}
						</b>
					)}
				</div>
			))}
		</section>
	);
}

// Why each value of each option cannot be chosen now, and why the whole cannot be; asked of the engine.
function useRefusals(
	game: GameInfo,
	seats: number,
	options: Options,
): { whole: string; of: (key: string, value: string) => string } {
	const [told, setTold] = useState<Map<string, string>>(new Map());
	const wish = JSON.stringify(options);
	useEffect(() => {
		let here = true;
		const named = game.options.flatMap(o =>
			(
				o.values ??
				(o.text || o.max! - o.min! > 3
					? []
					: Array.from({ length: o.max! - o.min! + 1 }, (_, i) => String(o.min! + i)))
			).map(v => [o.key, v] as const),
		);
		refusals(game.id, seats, [options, ...named.map(([key, value]) => ({ ...options, [key]: value }))]).then(
			all =>
				here &&
				setTold(
					new Map([
						['', all[0]!],
						...named.map(([key, value], i) => [`${key}=${value}`, all[i + 1]!] as const),
					]),
				),
			() => here && setTold(new Map()),
		);
		return () => void (here = false);
	}, [game.id, seats, wish]);
	const whole = told.get('') ?? '';
	// where the whole is wrong already, that is what is told
	return { whole, of: (key, value) => (whole ? '' : (told.get(`${key}=${value}`) ?? '')) };
}

// An option that went with the former number of seats and does not with the new one, where it alone is in the way.
async function outgrown(game: GameInfo, was: number, seats: number, options: Options): Promise<string | undefined> {
	const keys = Object.keys(options).filter(k => options[k]);
	const [fitted] = await refusals(game.id, was, [options]),
		[fits, ...without] = await refusals(game.id, seats, [options, ...keys.map(k => ({ ...options, [k]: '' }))]);
	return !fitted && fits ? keys.find((_, i) => !without[i]) : undefined;
}

export function SetUp(p: CardProps) {
	const { game, bots, online } = p;
	const [before] = useState(() => lastTime(game, online));
	const [wish, setWish] = useState(() => cast(bots, game, before ?? usual(game)));
	const face = useFace(game.id);
	const change = (some: Partial<Wish>) => setWish(was => ({ ...was, ...some }));
	const draft: Draft = {
		game,
		seats: wish.seats.length,
		options: wish.options,
		set: some => setWish(was => ({ ...was, options: { ...was.options, ...some } })),
		pack: wish.pack,
	};
	const course = courseOf(game.id, draft.seats);
	const why = useRefusals(game, draft.seats, wish.options),
		seatsBefore = useRef(draft.seats);
	useEffect(() => {
		const was = seatsBefore.current;
		seatsBefore.current = draft.seats;
		if (was !== draft.seats)
			outgrown(game, was, draft.seats, wish.options).then(
				key => key && draft.set({ [key]: '' }),
				() => {},
			); // without the engine nothing is known
	}, [draft.seats]);
	const setup = face?.setup,
		looks = setup?.looks() ?? {},
		own = setup?.own ?? [];
	const rest = game.options.filter(o => !own.includes(o.key) && !o.rule);
	const free = wish.seats.includes('open'),
		naming = useNaming(),
		[misnamed, setMisnamed] = useState('');
	const start = async () => {
		keepWish(game, wish);
		try {
			if (free) await naming.settle();
			setMisnamed('');
			p.start(wish);
		} catch (e) {
			setMisnamed((e as Error).message);
		}
	};
	return (
		<Dialog title={game.title} close={p.close} class="setup">
			<form onSubmit={e => (e.preventDefault(), void start())}>
				<div class="setup__people">
					<Seats wish={wish} game={game} bots={bots} online={online} change={change} />
					{online && !wish.seats.includes('here') && <ContractForm wish={wish} bots={bots} change={change} />}
				</div>
				<div class="setup__game">
					{setup && <setup.Board {...draft} />}
					{face !== undefined &&
						rest.map(o => (
							<Option
								key={o.key}
								option={o}
								look={looks[o.key]}
								draft={draft}
								why={v => why.of(o.key, v)}
							/>
						))}
					{game.packs && <PackChoice game={game} text={wish.pack} set={pack => change({ pack })} />}
					<Readings options={game.options.filter(o => o.rule)} draft={draft} />
				</div>
				<footer>
					{(p.error || misnamed || why.whole) && (
						<p role="alert" class="error">
							{p.error || misnamed || why.whole}
						</p>
					)}
					{course && course !== game.id && (
						<a class="btn" href={`#/learn/${course}`}>
							<Sign id="ui-book" />
							{t('Learn')}
						</a>
					)}
					{free && naming.field}
					{before && (
						<span>
							{t('Same as last time')} ·{' '}
							<button type="button" class="link" onClick={() => setWish(cast(bots, game, usual(game)))}>
								{t('As usual')}
							</button>
						</span>
					)}
					<button class="btn btn--main" disabled={p.busy || !!why.whole}>
						<Sign id="ui-play" />
						{free ? t('Open a table') : t('Start the game')}
					</button>
				</footer>
			</form>
		</Dialog>
	);
}
