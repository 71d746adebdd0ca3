// Talk at a table. Short phrases are sent in English and read by everyone in their own language; a person can be
// silenced in this browser, or blocked everywhere. Partners have a chat of their own.
import { useEffect, useState } from 'preact/hooks';
import { Block } from '../house/blocks';
import { t } from '../words/i18n';
import { Sign } from '../kit/sign';
import type { Audience, ChatLine, Source } from '../play/source';
import type { Table } from '../play/types';
import { useUser } from '../play/user';

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

const MUTED = 'muted';
const muted = (): string[] => JSON.parse(localStorage.getItem(MUTED) ?? '[]');

// The one who plays with us and can read what we write.
function partnerOf(table: Table): string {
	const mine = table.seats.find(s => s.seat === table.you)?.partner,
		partner = table.seats.find(s => s.seat === mine);
	return table.status !== 'open' && partner?.user && !partner.user.bot ? partner.user.name : '';
}

export function Chat(props: { source: Source; table: Table; news: number }) {
	const { table } = props,
		user = useUser(),
		partner = partnerOf(table);
	const [lines, setLines] = useState<ChatLine[]>([]);
	const [text, setText] = useState('');
	const [to, setTo] = useState<Audience>('all');
	const [error, setError] = useState('');
	const [silent, setSilent] = useState(muted());
	const [blocking, setBlocking] = useState<ChatLine | null>(null);
	const fetchLines = () => props.source.chat(0).then(setLines, () => {});
	useEffect(() => void fetchLines(), [props.news]);
	const mute = (name: string) => {
		const now = silent.includes(name) ? silent.filter(n => n !== name) : [...silent, name];
		localStorage.setItem(MUTED, JSON.stringify(now));
		setSilent(now);
	};
	const say = (what: string) =>
		props.source.say(what, partner ? to : 'all').then(
			() => (setText(''), setError(''), fetchLines()),
			e => setError((e as Error).message),
		);
	const line = (l: ChatLine) => {
		const quiet = silent.includes(l.name),
			hear = quiet ? t('Hear {name} again', { name: l.name }) : t('Mute {name}', { name: l.name });
		return (
			<li key={l.id} data-state={quiet ? 'muted' : undefined} data-to={l.to}>
				<strong>{l.name}:</strong> {quiet ? <i>{t('muted')}</i> : read(l.text)}{' '}
				{l.to === 'partner' && (
					<span class="chat__private">
						<Sign id="ui-lock" label={t('between partners')} />
					</span>
				)}
				<button class="link chat__mute" onClick={() => mute(l.name)} aria-label={hear} title={hear}>
					<Sign id={quiet ? 'ui-sound' : 'ui-mute'} />
				</button>
				{user && l.user !== user.id && (
					<button
						class="link chat__mute"
						onClick={() => setBlocking(l)}
						aria-label={t('Block {name}', { name: l.name })}
						title={t('Block {name}', { name: l.name })}
					>
						<Sign id="ui-cancel" />
					</button>
				)}
			</li>
		);
	};
	return (
		<section class="chat" data-to={partner ? to : undefined}>
			<ul tabIndex={0} aria-label={t('Chat')}>
				{lines.map(line)}
			</ul>
			{partner && (
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
			<div class="phrases" role="group" aria-label={t('Short phrases')}>
				{phrases().map(([sent, shown]) => (
					<button class="tag" onClick={() => void say(sent)}>
						{shown}
					</button>
				))}
			</div>
			<form onSubmit={e => (e.preventDefault(), text.trim() && void say(text.trim()))}>
				<input
					aria-label={t('Say something')}
					maxLength={300}
					value={text}
					onInput={e => setText(e.currentTarget.value)}
				/>
				<button class="btn btn--icon" aria-label={t('Send')} title={t('Send')}>
					<Sign id="ui-send" />
				</button>
			</form>
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
					done={() => void fetchLines()}
					failed={e => setError(e.message)}
				/>
			)}
		</section>
	);
}
