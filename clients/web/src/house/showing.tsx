// A table being played, for whoever has not played here yet: bots play a real game, decision by decision, by the engine
// of this browser. Nobody touches anything here. It comes after the rest of the page, rests while nobody sees it and
// where motion is not wanted, and whoever stops it is not shown it again unasked.
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { Safe } from '../board/target';
import { set, setting } from '../browser/settings';
import type { Face, FaceProps } from '../face/face';
import { faceOf } from '../face/load';
import { Mark, painter } from '../kit/seat';
import { Sign } from '../kit/sign';
import { showOn, type Shown } from '../play/local';
import type { GameInfo } from '../play/types';
import { nothing } from '../table/choices';
import { thingsOf, told } from '../table/story';
import { t } from '../words/i18n';
import { nameOf, sayer } from '../words/names';
import './showing.css';

const pace = 2600, // ms for a decision
	ahead = 24, // decisions before the first look: an empty board says nothing
	lines = 3; // of the story

const calm = matchMedia('(prefers-reduced-motion: reduce)');

// Whether anybody can see it: on the screen, in a tab that is looked at.
function useSeen(box: { current: Element | null }): boolean {
	const [inSight, setInSight] = useState(false),
		[open, setOpen] = useState(!document.hidden);
	useEffect(() => {
		const watch = new IntersectionObserver(([e]) => setInSight(!!e?.isIntersecting)),
			turned = () => setOpen(!document.hidden);
		watch.observe(box.current!);
		document.addEventListener('visibilitychange', turned);
		return () => {
			watch.disconnect();
			document.removeEventListener('visibilitychange', turned);
		};
	}, []);
	return inSight && open;
}

interface Scene extends Shown {
	game: GameInfo;
	face: Face;
}

// A game for as many as usually meet; each title in its turn.
async function next(games: GameInfo[], was: Scene | null): Promise<Scene | null> {
	const over = was?.table.status === 'over',
		at = was ? games.indexOf(was.game) + (over ? 1 : 0) : 0,
		game = games[at % games.length]!;
	const seats = Math.max(game.seats.min, Math.min(4, game.seats.max)),
		[face, shown] = await Promise.all([faceOf(game.id), showOn(game.id, seats, was && !over ? 1 : ahead)]);
	return face && { ...shown, game, face };
}

export function Showing({ games }: { games: GameInfo[] }) {
	const box = useRef<HTMLElement>(null),
		seen = useSeen(box);
	const [scene, setScene] = useState<Scene | null>(null),
		[failed, setFailed] = useState(false), // a server may be built without the engine
		[runs, setRuns] = useState(setting('motion') && !calm.matches),
		wanted = runs || !scene;
	useEffect(() => {
		if (!seen || !wanted || failed) return;
		let here = true;
		const go = () =>
			void next(games, scene).then(
				s => here && (s ? setScene(s) : setFailed(true)),
				() => here && setFailed(true),
			);
		const timer = setTimeout(go, scene ? pace : 0);
		return () => {
			here = false;
			clearTimeout(timer);
		};
	}, [seen, wanted, failed, scene]);
	useEffect(() => {
		const turned = () => calm.matches && setRuns(false);
		calm.addEventListener('change', turned);
		return () => calm.removeEventListener('change', turned);
	}, []);
	if (failed) return null;
	const toggle = () => {
		set('showing', !runs);
		setRuns(!runs);
	};
	return (
		<section
			class="showing"
			ref={box}
			aria-label={t('A table being played')}
			data-line={scene?.view.line}
			data-state={!scene ? 'empty' : runs ? 'runs' : 'rests'}
		>
			{scene && <Board {...scene} />}
			<button
				class="round showing__pause"
				aria-label={runs ? t('Pause') : t('Play')}
				data-tip={runs ? t('Pause') : t('Play')}
				onClick={toggle}
			>
				<Sign id={runs ? 'ui-pause' : 'ui-play'} />
			</button>
		</section>
	);
}

const none = () => {};

function propsOf({ game, face, table, view, log }: Scene): FaceProps {
	const plays = face.plays?.({ view }) ?? {},
		last = log.findLast(l => l.seat !== '*');
	return {
		...{ view, table, game, log, say: sayer(game, table.colours) },
		...{ name: seat => nameOf(table, seat), colour: painter(game.colours, table.colours, plays) },
		...{ lit: new Map(), picked: nothing, chosen: null, moves: [], last: [], fresh: new Set(), now: true },
		marks: new Set(thingsOf(last)),
		...{ pick: none, whyNot: none, play: none, all: none, hover: none, card: none, cardText: async () => '' },
	};
}

function Board(s: Scene) {
	const p = useMemo(() => propsOf(s), [s.view]),
		plays = s.face.plays?.({ view: s.view }) ?? {},
		asked = s.view.question.asked;
	const story = s.log
		.filter(l => l.seat !== '*')
		.flatMap(l =>
			told(l, p.name(l.seat), s.face.moments, plays)
				.filter(part => part.did && !part.head)
				.slice(0, 1),
		)
		.slice(-lines);
	return (
		<>
			<div class="showing__stage board" data-game={s.game.id} inert aria-hidden="true">
				<Safe line={s.view.line}>
					<s.face.Stage {...p} />
				</Safe>
			</div>
			<div class="showing__side">
				<h2>{s.game.title}</h2>
				<ul class="showing__seats">
					{s.table.seats.map(x => (
						<li key={x.seat} data-state={x.seat === asked ? 'turn' : undefined}>
							<Mark colour={p.colour(x.seat)} size={20} />
							{p.name(x.seat)}
						</li>
					))}
				</ul>
				<ol class="showing__story">
					{story.map(part => (
						<li>
							<Mark colour={p.colour(part.by)} size={16} />
							{part.did}
						</li>
					))}
				</ol>
			</div>
		</>
	);
}
