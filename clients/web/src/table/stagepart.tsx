// The middle of the table: the board, what is acted on it, and what has to be said above the dock.
import { RedrawnByMarks, RedrawnByObjects } from '../board/redrawn';
import { Safe } from '../board/target';
import { walk } from '../board/arrows';
import { speed, speeds } from '../browser/settings';
import { CoachCard } from '../study/coachcard';
import { Chances, Verdict } from '../study/verdict';
import { t } from '../words/i18n';
import { Away, type Missed } from './away';
import { Curtain } from './curtain';
import { AllChoices } from './list';
import { Messages } from './messages';
import { Returned } from './returned';
import { Alarm } from './plates';
import type { Sitting } from './sitting';

interface Props {
	s: Sitting;
	missed: Missed | null;
	seen: () => void;
	listed: boolean;
	list: (open: boolean) => void;
}

export function StagePart(d: Props) {
	const { s } = d,
		{ face, keeper, missed, p } = { ...s, missed: d.missed };
	const watch = (from: number) => (
		d.seen(),
		keeper.tell({ type: 'watch', from, pace: speeds[speed()] || speeds.normal })
	);
	const played = s.table.seats.find(x => x.seat === s.table.you)?.left; // a bot has, and that is told first
	return (
		<section
			class="stage board"
			data-line={s.view.line}
			aria-label={t('Board')}
			onKeyDown={walk}
			onClickCapture={e => s.playing && (e.stopPropagation(), keeper.tell({ type: 'skip' }))}
		>
			<Drawn s={s} />
			<Chances s={s} />
			<div class="stage__head">
				<RedrawnByObjects later of={[s.fixed, face]}>
					{() => <Alarm face={face} p={p} />}
				</RedrawnByObjects>
			</div>
			{!missed && <Curtain face={face} p={p} mine={s.own} scene={s.scene} held={s.state.play?.held} />}
			{!s.playing && s.state.at === undefined && <Returned s={s} watch={watch} />}
			{missed && !s.playing && !played && (
				<Away
					{...{ face, p, missed, plays: s.plays }}
					mine={s.own}
					watch={() => watch(missed.from)}
					close={d.seen}
				/>
			)}
			<CoachCard s={s} />
			<div class="stage__foot">
				<Verdict s={s} />
				<Messages s={s} />
				<List {...d} />
			</div>
		</section>
	);
}

// The board and, over it, the game's theatre; a game without a face is told in words.
function Drawn({ s }: { s: Sitting }) {
	const { Stage, Theatre } = s.face ?? {},
		{ line, board, describe } = s.view;
	if (!Stage || !board)
		return (
			<pre class="describe" tabIndex={0}>
				{describe}
			</pre>
		);
	return (
		<>
			{[Stage, Theatre].map(
				Layer =>
					Layer && (
						<RedrawnByMarks later="next" p={s.p} of={[s.fixed, Layer]}>
							{p => (
								<Safe line={line}>
									<Layer {...p} />
								</Safe>
							)}
						</RedrawnByMarks>
					),
			)}
		</>
	);
}

function List({ s, listed, list }: Props) {
	const { some, picked, setPicked, play } = s.answer,
		shown = s.mine && listed;
	return (
		<RedrawnByObjects later of={[shown, some, picked, s.view.line]}>
			{() =>
				shown && (
					<AllChoices
						moves={some}
						{...{ picked, play }}
						pick={setPicked}
						hover={s.setHover}
						close={() => list(false)}
					/>
				)
			}
		</RedrawnByObjects>
	);
}
