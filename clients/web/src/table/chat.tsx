// Talk at a table. Short phrases are sent in English and read by everyone in their own language; a person can be
// silenced in this browser, or blocked everywhere. Partners have a chat of their own. The newest line is in sight,
// unless somebody has scrolled back; what is on the screen is read.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Block } from '../house/blocks';
import { Mark } from '../kit/seat';
import { Sign } from '../kit/sign';
import type { Colour } from '../face/face';
import type { Audience, Source } from '../play/source';
import type { ChatLine, Table } from '../play/types';
import { useUser } from '../play/user';
import { t, tn } from '../words/i18n';
import { useChatter, type Chatter } from './chatlines';
import { Lines, type Speaker } from './chatlist';

// What is sent, and what is read.
const phrases = (): [string, string][] => [
	['Good luck!', t('Good luck!')],
	['Well played!', t('Well played!')],
	['Thank you!', t('Thank you!')],
	['One moment, please.', t('One moment, please.')],
	['Oops!', t('Oops!')],
	['Good game!', t('Good game!')],
];
export const read = (text: string) => phrases().find(([sent]) => sent === text)?.[1] ?? text;

// The one who plays with us and can read what we write.
function partnerOf(table: Table): string {
	const mine = table.seats.find(s => s.seat === table.you)?.partner,
		partner = table.seats.find(s => s.seat === mine);
	return table.status !== 'open' && partner?.user && !partner.user.bot ? partner.user.name : '';
}

// The chat of a table, whether it is open or not: the tab says how much is unread.
export function useTableChat(source: Source, table: Table | null, news: number): Chatter {
	const user = useUser(),
		you = table?.you;
	return useChatter({
		key: `chat ${source.id}`,
		on: source.online,
		news,
		me: user?.id,
		load: from => source.chat(from),
		calls: l => !!you && l.calls.includes(you),
	});
}

interface Props {
	source: Source;
	table: Table;
	chatter: Chatter;
	colour?: (seat: string) => Colour | undefined;
	again: () => void; // reads the table anew
}

export function Chat(props: Props) {
	const { table, chatter } = props,
		user = useUser(),
		partner = partnerOf(table);
	const [to, setTo] = useState<Audience>('all');
	const [error, setError] = useState('');
	const [blocking, setBlocking] = useState<ChatLine | null>(null);
	const people = table.seats.flatMap(s => (s.user && !s.user.bot && s.kind === 'human' ? [s.user.name] : []));
	const speaker = (l: ChatLine): Speaker => {
		const seat = table.seats.find(s => s.user?.id === l.user)?.seat;
		return {
			mark: seat ? <Mark colour={props.colour?.(seat)} /> : <Mark colour={undefined} />,
			note: l.to === 'partner' ? undefined : seat ? undefined : t('onlooker'),
			// between partners it is the other one, whoever of them speaks
			to:
				l.to === 'partner'
					? l.user === user?.id
						? t('only to {name}', { name: partner })
						: t('only to you')
					: '',
		};
	};
	const closed = table.talk === 'nobody' || (table.talk === 'players' && !table.you && !table.owner);
	const say = (what: string) =>
		props.source.say(what, partner ? to : 'all').then(
			() => (setError(''), chatter.again(), true),
			e => (setError((e as Error).message), false),
		);
	return (
		<section class="chat" data-to={partner ? to : undefined}>
			<Lines
				{...{ chatter, people, speaker, read }}
				me={user?.id}
				block={user ? setBlocking : undefined}
				empty={closed ? '' : t('Nobody has said anything yet.')}
			/>
			{partner && !closed && (
				<div class="chat__to" role="radiogroup" aria-label={t('Who reads it')}>
					<button class="tag" role="radio" aria-checked={to === 'all'} onClick={() => setTo('all')}>
						{t('to all')}
					</button>
					<button class="tag" role="radio" aria-checked={to === 'partner'} onClick={() => setTo('partner')}>
						<Sign id="ui-lock" />
						{t('only to {name}', { name: partner })}
					</button>
				</div>
			)}
			{closed && table.owner && <WhoTalks {...props} failed={setError} />}
			{closed ? (
				<p class="chat__closed">
					{table.talk === 'nobody'
						? t('The host has closed the chat.')
						: t('The host lets only those talk who sit at the table.')}
				</p>
			) : (
				<Field
					say={say}
					people={people.filter(n => n !== user?.name)}
					hint={
						partner && to === 'partner'
							? t('To {name} only', { name: partner })
							: table.spectators && table.talk !== 'players'
								? tn('To all and {n} onlooker', 'To all and {n} onlookers', table.spectators)
								: t('To all at the table')
					}
				>
					{table.owner && <WhoTalks {...props} failed={setError} />}
				</Field>
			)}
			{error && (
				<p role="alert" class="error">
					{error}
				</p>
			)}
			{blocking && (
				<Block
					id={blocking.user}
					name={blocking.name}
					close={() => setBlocking(null)}
					done={() => chatter.again(true)}
					failed={e => setError(e.message)}
				/>
			)}
		</section>
	);
}

// Where one writes: with phrases behind a sign, and the names that may be called once an @ is typed.
export function Field(p: {
	say: (text: string) => Promise<boolean>;
	people: string[];
	hint: string;
	plain?: boolean; // without the phrases of a game
	children?: ComponentChildren; // below the phrases
}) {
	const [text, setText] = useState(''),
		[open, setOpen] = useState(false);
	const typed = /@([^@\s]*)$/.exec(text),
		names = typed ? p.people.filter(n => n.toLowerCase().startsWith(typed[1]!.toLowerCase())) : [];
	const send = () => {
		const said = text.trim();
		if (said) void p.say(said).then(done => done && setText(now => (now.trim() === said ? '' : now)));
	};
	return (
		<>
			{names.length > 0 && (
				<div class="phrases" role="group" aria-label={t('Call somebody')}>
					{names.map(n => (
						<button class="tag" onClick={() => setText(text.slice(0, typed!.index) + `@${n} `)}>
							@{n}
						</button>
					))}
				</div>
			)}
			{open && (
				<div class="phrases" role="group" aria-label={t('Short phrases')}>
					{phrases().map(([sent, shown]) => (
						<button class="tag" onClick={() => (setOpen(false), void p.say(sent))}>
							{shown}
						</button>
					))}
					{p.children}
				</div>
			)}
			<form class="field chat__field" onSubmit={e => (e.preventDefault(), send())}>
				<input
					aria-label={t('Say something')}
					placeholder={p.hint}
					maxLength={300}
					value={text}
					enterKeyHint="send"
					autoComplete="off"
					onInput={e => setText(e.currentTarget.value)}
				/>
				{!p.plain && (
					<button
						type="button"
						class="btn btn--icon"
						aria-label={t('Short phrases')}
						data-tip={t('Short phrases')}
						aria-expanded={open}
						onClick={() => setOpen(!open)}
					>
						<Sign id="ui-menu" />
					</button>
				)}
				<button class="btn btn--icon" aria-label={t('Send')} data-tip={t('Send')}>
					<Sign id="ui-send" />
				</button>
			</form>
		</>
	);
}

// The host says who may talk.
function WhoTalks(p: Props & { failed: (why: string) => void }) {
	const ways: [NonNullable<Table['talk']>, string][] = [
		['all', t('Everybody may talk')],
		['players', t('Onlookers are muted')],
		['nobody', t('The chat is closed')],
	];
	const set = (talk: string) => p.source.act('talk', { talk }).then(p.again, e => p.failed((e as Error).message));
	return (
		<label class="chat__who">
			<span class="sr">{t('Who may talk')}</span>
			<select value={p.table.talk ?? 'all'} onChange={e => void set(e.currentTarget.value)}>
				{ways.map(([id, text]) => (
					<option value={id}>{text}</option>
				))}
			</select>
		</label>
	);
}

// Somebody calls us while we look elsewhere: said over the board, until it is read.
export function Called(p: { chatter: Chatter; open: () => void }) {
	const call = p.chatter.called;
	const [put, setPut] = useState(0);
	useEffect(() => void (call || setPut(0)), [call]);
	if (!call || call.id <= put) return null;
	return (
		<p role="status" class="toast">
			{t('{name} calls you: {text}', { name: call.name, text: read(call.text) })}{' '}
			<button onClick={p.open}>{t('Answer')}</button>{' '}
			<button onClick={() => setPut(call.id)}>{t('Close')}</button>
		</p>
	);
}
