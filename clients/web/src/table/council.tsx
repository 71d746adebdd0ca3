// What the people of a table decide together: about somebody who is away, taking back, a pause, more time, the end.
import { useEffect, useState } from 'preact/hooks';
import { span } from '../house/contract';
import { Medal } from '../kit/parts';
import { Mark } from '../kit/seat';
import { Sign } from '../kit/sign';
import type { Motion, SeatInfo, Table } from '../play/types';
import { t, tn } from '../words/i18n';
import { nameOf, spokenName, useBotNames } from '../words/names';
import type { Sitting } from './sitting';

type Vote = 'wait' | 'bot' | 'substitute';

// Does something about the table and reads it anew; a refusal is said.
function useAct({ source, again, tell }: Sitting) {
	return (what: string, body: unknown = {}) =>
		source.act(what, body).then(
			answer => (again(), answer),
			e => (tell((e as Error).message), again(), null),
		);
}

// The seat for which the game waits and on which the others may vote; asks the server again when that may be.
function useAbsent({ table, again }: Sitting): SeatInfo | undefined {
	const asked = table.seats.find(s => s.absent_in_ms !== undefined),
		left = asked?.absent_in_ms ?? -1;
	useEffect(() => {
		if (left <= 0) return;
		const timer = setTimeout(again, Math.min(left + 100, 2 ** 30));
		return () => clearTimeout(timer);
	}, [asked?.seat, left]);
	return left === 0 ? asked : undefined;
}

export function Council({ s }: { s: Sitting }) {
	const { table, source } = s,
		absent = useAbsent(s),
		me = table.seats.find(x => x.seat === table.you);
	if (!source.online || table.status !== 'running') return null;
	const { motion } = table;
	const about = motion?.kind === 'absent' ? table.seats.find(x => x.seat === motion.about) : absent;
	const playing = me?.kind === 'human';
	return (
		<>
			{table.paused && <Paused s={s} playing={playing} />}
			{motion && motion.kind !== 'absent' && <Wish s={s} motion={motion} />}
			{about && about.seat === table.you && motion && <CalledFor s={s} me={about} />}
			{about && about.seat !== table.you && playing && <Ballot s={s} about={about} motion={motion ?? null} />}
			{playing && table.seats.map(x => x.substitute && <Substitute key={x.seat} s={s} seat={x} />)}
		</>
	);
}

function Paused({ s, playing }: { s: Sitting; playing: boolean }) {
	const act = useAct(s);
	return (
		<p role="status" class="toast">
			<Sign id="ui-pause" />
			{t('The game is paused. No clock runs.')}{' '}
			{playing && <button onClick={() => void act('resume')}>{t('Play on')}</button>}
		</p>
	);
}

// Somebody is asked whether they are there; or their time is up.
function CalledFor({ s, me }: { s: Sitting; me: SeatInfo }) {
	const act = useAct(s);
	return (
		<p role="alert" class="toast" data-state="bad">
			{me.flagged
				? t('Your time is up. The others decide how it goes on.')
				: t('The others ask whether you are there.')}{' '}
			<button onClick={() => void act(me.flagged ? 'return' : 'here')}>
				{me.flagged ? t('Play on myself') : t('I am here')}
			</button>
		</p>
	);
}

const ballots = (table: Table, bot: string): { vote: Vote; sign: string; name: string; note: string }[] => [
	{
		vote: 'wait',
		sign: 'g-sprout',
		name: t('Wait'),
		note: table.clock ? t('with a little more time') : t('and ask again'),
	},
	{ vote: 'bot', sign: 'g-spartan', name: t('Seat a bot'), note: t('{bot}, until they are back', { bot }) },
	{ vote: 'substitute', sign: 'g-wooden-chair', name: t('Call a substitute'), note: t('by a link') },
];

function Ballot({ s, about, motion }: { s: Sitting; about: SeatInfo; motion: Motion | null }) {
	const { table, p } = s,
		act = useAct(s),
		[folded, setFolded] = useState(false),
		bot = useBotNames(s.source)(table.contract?.absence.bot);
	const name = nameOf(table, about.seat),
		votes = motion?.votes ?? {},
		asked = motion?.needs.length ?? 0,
		silent = table.seats.filter(x => motion?.needs.includes(x.seat) && !votes[x.seat] && !x.connected);
	const title = about.flagged ? t('The time of {name} is up', { name }) : t('{name} is away', { name });
	if (folded)
		return (
			<button class="toast council__pill" onClick={() => setFolded(false)}>
				{title}
			</button>
		);
	return (
		<section class="council" role="dialog" aria-label={title} data-about={about.seat}>
			<header>
				<Medal sign="i-chronos" size={44} />
				<div>
					<h2>{title}</h2>
					<p>
						{motion?.decides_in_ms
							? t('{name} is being called. Then the table decides.', { name })
							: t('The game waits. The table decides: more than half of those who are here.')}
					</p>
				</div>
				<button class="round" aria-label={t('Fold')} data-tip={t('Fold')} onClick={() => setFolded(true)}>
					<Sign id="ui-down" />
				</button>
			</header>
			<div class="picks council__ballots" role="radiogroup" aria-label={t('Your vote')}>
				{ballots(table, bot).map(b => (
					<button
						role="radio"
						data-value={b.vote}
						aria-checked={votes[table.you ?? ''] === b.vote}
						onClick={() => void act('vote', { seat: about.seat, choice: b.vote })}
					>
						<Sign id={b.sign} />
						<b>{b.name}</b>
						<small>{b.note}</small>
						<span class="council__marks">
							{Object.entries(votes).map(
								([seat, v]) =>
									v === b.vote && (
										<Mark
											key={seat}
											colour={p.colour(s.plays[seat]?.[0] ?? seat)}
											label={spokenName(table, seat)}
										/>
									),
							)}
						</span>
					</button>
				))}
			</div>
			{asked > 0 && (
				<p class="council__note">
					{tn('{n} person votes.', '{n} people vote.', asked)}{' '}
					{silent.length > 0 &&
						t('Away as well, and called: {names}.', {
							names: silent.map(x => nameOf(table, x.seat)).join(', '),
						}) + ' '}
					{t('{name} loses nothing and may come back.', { name })}
				</p>
			)}
		</section>
	);
}

// What somebody asks of everybody, in one sentence.
function wishText(table: Table, m: Motion): string {
	const name = m.by ? nameOf(table, m.by) : t('the host'),
		who = spokenName(table, m.about);
	if (m.kind === 'undo')
		return m.text
			? t('{name} takes back: {what}', { name, what: m.text })
			: t('{name} asks to take the last decisions back.', { name });
	if (m.kind === 'pause') return t('{name} asks for a pause.', { name });
	if (m.kind === 'cancel') return t('{name} asks to end the game without a result.', { name });
	if (m.kind === 'extend')
		return t('{name} asks to give {who} {time} more.', { name, who, time: span(m.value ?? 0) });
	return t('{name} asks for a substitute in the place of {who}.', { name, who });
}

function Wish({ s, motion }: { s: Sitting; motion: Motion }) {
	const { table } = s,
		act = useAct(s),
		undo = motion.kind === 'undo';
	const answer = (yes: boolean) => () => void act(undo ? 'undo/answer' : 'answer', { yes });
	const waiting = motion.needs.map(x => spokenName(table, x)).join(', ');
	if (motion.by === table.you && table.you)
		return (
			<p role="status" class="toast">
				{t('You have asked. Not answered yet: {names}', { names: waiting })}{' '}
				<button onClick={answer(false)}>{t('Withdraw')}</button>
			</p>
		);
	const mine = !!table.you && motion.needs.includes(table.you);
	return (
		<p role={mine ? 'alert' : 'status'} class="toast" data-motion={motion.kind}>
			{wishText(table, motion)}{' '}
			{mine ? (
				<>
					<button onClick={answer(true)}>{t('Agree')}</button>{' '}
					<button onClick={answer(false)}>{t('Refuse')}</button>
				</>
			) : (
				t('Not answered yet: {names}', { names: waiting })
			)}
		</p>
	);
}

function Substitute({ s, seat }: { s: Sitting; seat: SeatInfo }) {
	const { table } = s,
		act = useAct(s),
		[link, setLink] = useState('');
	const make = async () => {
		const answer = (await act('substitute', { seat: seat.seat })) as { invite: string } | null;
		if (!answer) return;
		const made = `${location.origin}/#/join/${table.id}?invite=${answer.invite}`;
		setLink(made);
		void navigator.clipboard?.writeText(made).catch(() => {});
	};
	return (
		<div role="status" class="toast">
			{t('A substitute may take the seat of {name}.', { name: spokenName(table, seat.seat) })}{' '}
			{link ? (
				<input
					readOnly
					value={link}
					aria-label={t('Link for a substitute')}
					onFocus={e => e.currentTarget.select()}
				/>
			) : (
				<button onClick={() => void make()}>{t('Make a link')}</button>
			)}
		</div>
	);
}
