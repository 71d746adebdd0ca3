// The table: one page for every game. The face draws, this page asks and answers.
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Adviser, aloneWithBots } from '../study/advice';
import { After, GivenUp, judgedLine, percent } from '../study/after';
import { walk } from '../board/arrows';
import { Part, Safe, Still } from '../board/target';
import { settled } from '../board/slices';
import { CardDialog, type CardWanted } from '../cards/bigcard';
import { Chat } from './chat';
import { keyOf, nothing } from './choices';
import type { Face, FaceProps } from '../face/face';
import { useFace } from '../face/load';
import { House } from '../house/frame';
import { t, tn } from '../words/i18n';
import { Seal, Tabs } from '../kit/parts';
import { Mark, painter } from '../kit/seat';
import { Sign } from '../kit/sign';
import { useLive, type Live } from '../play/live';
import { nameOf, sayer } from '../words/names';
import { Replay } from '../study/replay';
import { go } from '../browser/router';
import { RulesDialog } from '../rules/book';
import { SealButton, SealDialog } from '../seal/seal';
import { set, setting } from '../browser/settings';
import type { Source } from '../play/source';
import { count, notify } from '../browser/turn';
import type { Choice, GameInfo, Table, ViewAnswer } from '../play/types';
import { Waiting } from '../house/waiting';
import { useAnswer } from './answer';
import { Dock } from './dock';
import { Manners } from './manners';
import { AllChoices } from './list';
import { useLook, type Look } from './look';
import { Plates, SeatRow } from './plates';
import { Story, thingsOf, told } from './story';
import { TableStrip } from './tablestrip';
import { Finale } from './finale';
import { rematch } from './rematch';
import { takeBack } from './undo';
import { usePlayback } from './playback';
import { useDrag } from '../board/drag';
import { animate, remember } from '../board/moving';
import { Away, useMissed } from './away';
import { Curtain } from './curtain';
import { halfMade, takenBack } from './lines';
import { heldFor, sceneOf, roundsOf } from './scene';
import { Alarm } from './plates';
import { Plain, TabBar, type Tab } from './plain';

export function TablePage(props: { source: Source }) {
	const { source } = props;
	const [at, as, look] = useLook();
	const live = useLive(source, at, as);
	const [game, setGame] = useState<GameInfo>();
	const face = useFace(live.table?.game);
	const { table, view } = live;
	useEffect(() => {
		if (table)
			source.games().then(
				all => setGame(all.find(g => g.id === table.game)),
				() => {},
			);
	}, [table?.game]);
	if (!table) return <Plain why={live.lost} />;
	if (table.status === 'open')
		return (
			<House class="room">
				<Waiting source={source} table={table} game={game} again={live.refresh} news={live.chat} />
			</House>
		);
	if (!view || !game || face === undefined) return <Plain why={live.lost} />;
	return (
		<TheTable
			source={source}
			live={live}
			table={table}
			view={view}
			game={game}
			face={face}
			at={at}
			as={as}
			look={look}
		/>
	);
}

interface Props {
	source: Source;
	live: Live;
	table: Table;
	view: ViewAnswer;
	game: GameInfo;
	face: Face | null;
	at: number | undefined;
	as: string | undefined;
	look: Look;
}

function TheTable(d: Props) {
	const { source, live, table, game, face, at, as, look } = d;
	const own = (view: ViewAnswer) => (table.you ? [table.you, ...(face?.plays?.({ view })[table.you] ?? [])] : []);
	const shownNow = usePlayback(source, live, d.view, at === undefined, (step, lines, pace) =>
		heldFor(sceneOf(face, step, lines, own(step.view)), pace),
	);
	const { view, log, playing, skip } = shownNow;
	const [missed, seen] = useMissed(table.id, live.log, table.you, at === undefined && table.status === 'running');
	const answer = useAnswer(source, live, at === undefined && !playing);
	const [hover, setHover] = useState<Choice | null>(null);
	const [shown, setShown] = useState<string[]>([]);
	const [rule, setRule] = useState<string | null>(null);
	const [sealed, setSealed] = useState(false);
	const [card, setCard] = useState<CardWanted | null>(null);
	const [listed, setListed] = useState(setting('list'));
	const [tab, setTab] = useState<Tab>('turn');
	const [side, setSide] = useState<'story' | 'chat' | 'after'>('story');
	const say = useMemo(() => sayer(game, table.colours), [game, table.colours]);
	const mine = answer.moves.length > 0;
	const line = view.line;
	const over = table.status === 'over';
	// at once: a later effect would undo what was pointed at or opened meanwhile
	useLayoutEffect(() => setHover(null), [line]);
	useLayoutEffect(() => setSide(over && at !== undefined ? 'after' : 'story'), [over, at === undefined]);
	useEffect(() => notify(mine), [line, mine]);
	useEffect(() => count(mine, game.title, live.elsewhere.length), [mine, live.elsewhere.length]);
	useEffect(() => () => count(false, ''), []);
	const list = (open: boolean) => (set('list', open), setListed(open));
	const tell = (text: string) => answer.say({ text });
	// cancelling what is half made: first what was picked, then the steps that the engine has already been told
	const begun = mine && at === undefined && !source.guide?.strict && table.undo !== 'off' && halfMade(log, table.you);
	const pickedAny = !!answer.picked.verb || answer.picked.values.length > 0 || !!answer.chosen;
	const guide = source.guide;
	const back =
		!over && !guide?.strict && at === undefined && table.you && table.undo !== 'off' && table.line > 0
			? () => takeBack(source, table).then(live.refresh, e => tell((e as Error).message))
			: undefined;
	const undo = back && (() => (pickedAny ? answer.setPicked(nothing) : back()));
	const cancel = () => (pickedAny ? answer.setPicked(nothing) : begun && undo?.());
	const ahead = useMemo(() => takenBack(log)[0], [log]);
	const redo = mine && ahead && ahead.seat === table.you ? answer.moves.find(m => m.move === ahead.move) : undefined;
	// at once, like all that hears a player: a key pressed between drawing and a later effect would mean what was drawn
	// before
	useLayoutEffect(() => {
		const key = (e: KeyboardEvent) => {
			if (
				e.ctrlKey ||
				e.altKey ||
				e.metaKey ||
				(e.target instanceof Element && e.target.closest('input, textarea, select, dialog'))
			)
				return;
			if (e.key === 'l' || e.key === 'L') list(!listed);
			if (e.key === 'Escape') cancel();
			if (e.key === ' ' && playing) (e.preventDefault(), skip());
		};
		addEventListener('keydown', key);
		return () => removeEventListener('keydown', key);
	});
	const show = useCallback((keys: string[]) => setShown(was => (keys.length || was.length ? keys : was)), []);

	// the last mover's things keep an outline until somebody else moves
	const mover = playing ? undefined : log.findLast(l => l.seat !== '*');
	const fresh = useMemo(() => {
		const found = new Set<string>();
		if (!mover || mover.seat === table.you || over) return found;
		for (const l of log.slice(-30).reverse()) {
			if (l.seat !== '*' && l.seat !== mover.seat) break;
			for (const key of thingsOf(l)) found.add(key);
		}
		return found;
	}, [mover, over]);
	// looking back: what would have been better here is drawn on the board
	const verdict = over && at !== undefined ? judgedLine(table.id, at + 1) : undefined;
	const better = verdict?.better && view.question.moves?.find(m => m.text === verdict.better!.text);
	const mineAt = log.map(l => l.seat).lastIndexOf(table.you ?? '-');
	const plays = useMemo(() => face?.plays?.({ view }) ?? {}, [face, view]); // asked for every piece
	const lightened = hover ?? better;
	const marks = useMemo(
		() =>
			new Set([
				...shown,
				...(playing ? thingsOf(log.at(-1)) : []),
				...(lightened?.args.map(a => keyOf(a.kind, a.value)) ?? []),
			]),
		[shown, lightened, playing, log],
	);
	const cardText = useCallback((token: string) => source.card(table.game, token), [source, table.game]);
	const { lit, picked, some, pick, whyNot, play } = answer;
	// the same object as long as nothing in it changes: what is drawn from it alone is then not redrawn
	const rest: Omit<FaceProps, 'marks'> = useMemo(
		() => ({
			view,
			table,
			game,
			say,
			lit,
			picked,
			pick,
			whyNot,
			play,
			cardText,
			log,
			fresh,
			name: seat => nameOf(table, seat),
			colour: painter(game.colours, table.colours, plays),
			moves: some,
			hover: setHover,
			card: setCard,
			last: playing ? log.slice(-1) : log.slice(mineAt + 1),
			now: at === undefined,
		}),
		[view, table, game, say, lit, picked, some, cardText, log, fresh, plays, playing, at],
	);
	const p: FaceProps = useMemo(() => ({ ...rest, marks }), [rest, marks]);
	const whole = useRef<HTMLDivElement>(null);
	useDrag(whole, {
		moves: answer.sent ? [] : answer.moves,
		picked: answer.picked,
		setPicked: answer.setPicked,
		cancel: () => cancel(),
		drags: face?.drags,
	});
	const stage = useRef<HTMLElement>(null),
		moved = useRef(log.at(-1)?.line ?? 0);
	useEffect(() => {
		const fresh = log.filter(l => l.line > moved.current);
		moved.current = log.at(-1)?.line ?? 0;
		const seatOf = (owner: string) => Object.keys(plays).find(s => plays[s]!.includes(owner)) ?? owner;
		if (at === undefined && stage.current && fresh.length)
			animate(stage.current.closest<HTMLElement>('.table')!, stage.current, fresh, {
				face,
				colour: p.colour,
				seatOf,
			});
	}, [log]);
	const turn =
		at !== undefined
			? 'past'
			: playing
				? 'others'
				: over
					? 'over'
					: answer.sent
						? 'sent'
						: mine
							? 'mine'
							: 'others';
	const steps = answer.picked.values.length + (answer.picked.verb ? 1 : 0) + (answer.chosen ? 1 : 0);
	useLayoutEffect(() => {
		whole.current!.dataset.waits = ''; // parts of the page still show what was before
		settled(() => {
			if (!whole.current) return;
			Object.assign(whole.current.dataset, { line, turn, picked: steps });
			delete whole.current.dataset.waits;
			remember(whole.current, `${table.id} ${line}`);
		});
	}, [line, turn, steps, log]);
	const rounds = useMemo(() => (over ? roundsOf(face, live.log) : []), [over, face, live.log]);
	const Stage = face?.Stage,
		Rail = face?.Rail,
		Theatre = face?.Theatre,
		Hand = face?.Hand;
	const drawn = Stage && view.board;
	return (
		<div class="table" ref={whole} data-tab={tab} data-game={table.game} data-by={mover && p.colour(mover.seat)}>
			<Still later of={[rest, face, source, live.refresh]}>
				{() => (
					<TableStrip
						face={face}
						p={p}
						source={source}
						again={live.refresh}
						say={tell}
						rules={() => setRule('')}
						seal={() => setSealed(true)}
					/>
				)}
			</Still>
			<main class="table__main" id="main" tabIndex={-1}>
				<Still later of={[rest, face]}>
					{() => <SeatRow face={face} p={p} />}
				</Still>
				<aside class="rail rail--shared" aria-label={t('What all share')}>
					{Rail && (
						<Part later p={p} of={[rest, Rail]}>
							{p => (
								<Safe line={line}>
									<Rail {...p} />
								</Safe>
							)}
						</Part>
					)}
				</aside>
				<section
					class="stage board"
					data-line={line}
					aria-label={t('Board')}
					ref={stage}
					onKeyDown={walk}
					onClickCapture={e => playing && (e.stopPropagation(), skip())}
				>
					{drawn ? (
						<Part p={p} of={[rest, Stage]}>
							{p => (
								<Safe line={line}>
									<Stage {...p} />
								</Safe>
							)}
						</Part>
					) : (
						<pre class="describe" tabIndex={0}>
							{view.describe}
						</pre>
					)}
					{Theatre && drawn && (
						<Part p={p} of={[rest, Theatre]}>
							{p => (
								<Safe line={line}>
									<Theatre {...p} />
								</Safe>
							)}
						</Part>
					)}
					<div class="stage__head">
						<Still later of={[rest, face]}>
							{() => <Alarm face={face} p={p} />}
						</Still>
						{verdict?.better && (
							<p class="better" role="status">
								<b>
									{t('Better: {move} ({p})', {
										move: verdict.better.text,
										p: percent(verdict.better.share),
									})}
								</b>
								<span>
									{t('Played: {move} ({p})', {
										move: verdict.text,
										p: percent(verdict.better.played),
									})}
								</span>
								<GivenUp of={verdict.better} />
							</p>
						)}
					</div>
					{!missed && <Curtain face={face} p={p} mine={own(view)} />}
					{missed && !playing && (
						<Away
							face={face}
							p={p}
							missed={missed}
							mine={own(view)}
							plays={plays}
							watch={() => (seen(), shownNow.watch(missed.from))}
							close={seen}
						/>
					)}
					<div class="stage__foot">
						<Messages
							answer={guide ? { ...answer, said: null } : answer}
							live={live}
							source={source}
							table={table}
							rule={setRule}
						/>
						<Still later of={[mine && listed, some, picked, line]}>
							{() =>
								mine &&
								listed && (
									<AllChoices
										moves={some}
										picked={picked}
										pick={answer.setPicked}
										play={play}
										hover={setHover}
										close={() => list(false)}
									/>
								)
							}
						</Still>
					</div>
				</section>
				<aside class="rail rail--seats" aria-label={t('Players, story and chat')}>
					<Part later p={p} of={[rest, face, source]}>
						{p => <Plates face={face} p={p} source={source} />}
					</Part>
					<div class="rail__story">
						<Tabs
							label={t('Story and chat')}
							now={side}
							go={setSide}
							tabs={[
								{ id: 'story', text: t('Story') },
								...(source.online ? [{ id: 'chat' as const, text: t('Chat'), badge: live.chat }] : []),
								...(over && at !== undefined ? [{ id: 'after' as const, text: t('Analysis') }] : []),
							]}
						/>
						{side === 'story' && (
							<Still later of={[rest, face, plays, at, as, look]}>
								{() => (
									<Story
										face={face}
										p={p}
										plays={plays}
										at={at}
										show={show}
										look={n => (n >= table.line ? look(undefined, as) : look(n, as))}
									/>
								)}
							</Still>
						)}
						{side === 'chat' && <Chat source={source} table={table} news={live.chat} />}
						{side === 'after' && over && at !== undefined && (
							<After
								source={source}
								table={table}
								at={at}
								look={look}
								colour={p.colour}
								rounds={rounds}
							/>
						)}
						<details class="words">
							<summary>{t('The position in words')}</summary>
							<pre class="describe" tabIndex={0}>
								{view.describe}
							</pre>
						</details>
					</div>
				</aside>
				{Hand && drawn && (
					<section class="hands" aria-label={t('Your cards')}>
						<Part p={p} of={[rest, Hand]}>
							{p => (
								<Safe line={line}>
									<Hand {...p} />
								</Safe>
							)}
						</Part>
					</section>
				)}
				<Dock
					face={face}
					p={p}
					answer={answer}
					prompt={promptOf(table, view, at, mine)}
					hovered={hover}
					listed={listed}
					list={list}
					rule={setRule}
					undo={undo}
					cancel={pickedAny || begun ? cancel : undefined}
					redo={redo && (() => answer.play(redo))}
					advice={
						mine && !guide?.strict && aloneWithBots(table) ? (
							<Adviser view={view} moves={answer.moves} hover={setHover} />
						) : null
					}
					seal={
						at !== undefined ? (
							<Seal
								calm
								act={over ? t('Back to the end') : t('Back to the game')}
								sign="ui-last"
								onClick={() => look(undefined)}
							/>
						) : over ? (
							<AgainSeal source={source} table={table} say={tell} />
						) : undefined
					}
				>
					{at !== undefined || over ? (
						<Replay source={source} table={table} log={live.log} at={at} as={as} look={look} say={tell} />
					) : playing ? (
						<Passing p={p} face={face} plays={plays} skip={skip} />
					) : undefined}
				</Dock>
				{over && at === undefined && !playing && !guide?.strict && (
					<Finale face={face} p={p} source={source} say={tell} again={live.refresh}>
						<After source={source} table={table} at={at} look={look} colour={p.colour} rounds={rounds} />
						{table.dice && <SealButton source={source} table={table} open={() => setSealed(true)} />}
					</Finale>
				)}
				<TabBar now={tab} go={setTab} mine={mine} />
			</main>
			{guide && (
				<guide.Layer
					view={view}
					table={table}
					places={face?.places ?? {}}
					said={answer.said}
					hush={() => answer.say(null)}
					rule={setRule}
					playing={playing}
				/>
			)}
			{rule !== null && <RulesDialog game={table.game} wanted={rule} close={() => setRule(null)} />}
			{sealed && <SealDialog source={source} table={table} close={() => setSealed(false)} />}
			{card && <CardDialog source={source} game={table.game} card={card} close={() => setCard(null)} />}
		</div>
	);
}

// What has to be said above the dock: a refusal, a lost connection, somebody's wish.
function Messages(d: {
	answer: ReturnType<typeof useAnswer>;
	live: Live;
	source: Source;
	table: Table;
	rule: (id: string) => void;
}) {
	const { said, say } = d.answer,
		{ live, source, table } = d;
	const consent = (yes: boolean) => () => source.act('undo/answer', { yes }).then(live.refresh, live.refresh);
	return (
		<div class="messages">
			{!live.up && source.online && (
				<p role="status" class="toast">
					{t('Connection lost. Trying again…')}
				</p>
			)}
			{live.lost && (
				<p role="alert" class="toast" data-state="bad">
					{live.lost}
				</p>
			)}
			{said && (
				<p role="alert" class="toast" data-state={said.bad ? 'bad' : undefined}>
					{said.text}{' '}
					{said.rule && (
						<button onClick={() => d.rule(said.rule!)}>{t('Rule {id}', { id: said.rule })}</button>
					)}{' '}
					<button onClick={() => say(null)}>{t('Close')}</button>
				</p>
			)}
			{!!table.undo_asked && table.status === 'running' && table.you && (
				<p role="alert" class="toast">
					{t('Somebody asks to go back to line {n}.', { n: table.undo_asked })}{' '}
					<button onClick={consent(true)}>{t('Agree')}</button>{' '}
					<button onClick={consent(false)}>{t('Refuse')}</button>
				</p>
			)}
			{source.online && (
				<Manners
					source={source}
					table={table}
					asked={live.view?.question.asked ?? null}
					again={live.refresh}
					say={text => say({ text })}
				/>
			)}
			{live.elsewhere[0] && (
				<p class="elsewhere">
					<a href={`#/table/${live.elsewhere[0]}`}>
						{tn('Your turn at {n} other table', 'Your turn at {n} other tables', live.elsewhere.length)}
					</a>
				</p>
			)}
		</div>
	);
}

function promptOf(table: Table, view: ViewAnswer, at: number | undefined, mine: boolean): string {
	if (at !== undefined) return t('The position after line {n}', { n: at });
	if (table.status === 'over') return t('The game is over.');
	if (mine) return view.question.prompt ?? '';
	return t('Waiting: {who}', { who: nameOf(table, view.question.asked) });
}

// While others' moves are shown: the current one as a sentence in the dock; the story reads it aloud.
function Passing(d: { p: FaceProps; face: Face | null; plays: Record<string, string[]>; skip: () => void }) {
	const { p } = d,
		line = p.log.at(-1);
	const now = line && told(line, p.name(line.seat), d.face?.moments, d.plays)[0];
	return (
		<div class="passing">
			<p aria-hidden="true">
				{now && now.by !== null ? <Mark colour={p.colour(now.by)} size={30} /> : <Sign id="i-dice" />}
				<span>{now && (now.did || now.came.slice(0, 2).join(' '))}</span>
			</p>
			<button class="btn" aria-keyshortcuts="Space" onClick={d.skip}>
				<Sign id="ui-faster" />
				{t('Skip')} <kbd>{t('Space')}</kbd>
			</button>
		</div>
	);
}

// The same game once more.
function AgainSeal(d: { source: Source; table: Table; say: (text: string) => void }) {
	if (!d.source.online || !d.table.you) return <Seal act={t('New game')} sign="ui-again" onClick={() => go('')} />;
	return (
		<Seal
			act={t('Rematch')}
			note={t('same seats, same options')}
			sign="ui-again"
			onClick={() => void rematch(d.table, false).catch(e => d.say((e as Error).message))}
		/>
	);
}
