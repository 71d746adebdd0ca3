// Talk at a table. Short phrases are sent in English and read by everyone in their own language; whom one does not want to
// hear is silenced in this browser.
import { useEffect, useState } from 'preact/hooks';
import { t } from './i18n';
import { Sign } from './kit/sign';
import type { ChatLine, Source } from './source';

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

export function Chat(props: { source: Source; news: number }) {
	const [lines, setLines] = useState<ChatLine[]>([]);
	const [text, setText] = useState('');
	const [error, setError] = useState('');
	const [silent, setSilent] = useState(muted());
	const fetchLines = () => props.source.chat(0).then(setLines, () => {});
	useEffect(() => void fetchLines(), [props.news]);
	const mute = (name: string) => {
		const now = silent.includes(name) ? silent.filter(n => n !== name) : [...silent, name];
		localStorage.setItem(MUTED, JSON.stringify(now));
		setSilent(now);
	};
	const say = (what: string) => props.source.say(what).then(() => (setText(''), setError(''), fetchLines()), e => setError((e as Error).message));
	return (
		<section class="chat">
			<ul tabIndex={0} aria-label={t('Chat')}>
				{lines.map(l => (
					<li key={l.id} data-state={silent.includes(l.name) ? 'muted' : undefined}>
						<strong>{l.name}:</strong> {silent.includes(l.name) ? <i>{t('muted')}</i> : read(l.text)}
						<button class="link chat__mute" onClick={() => mute(l.name)} aria-label={silent.includes(l.name) ? t('Hear {name} again', { name: l.name }) : t('Mute {name}', { name: l.name })} title={silent.includes(l.name) ? t('Hear {name} again', { name: l.name }) : t('Mute {name}', { name: l.name })}><Sign id={silent.includes(l.name) ? 'ui-again' : 'ui-cancel'} /></button>
					</li>
				))}
			</ul>
			<div class="phrases" role="group" aria-label={t('Short phrases')}>{phrases().map(([sent, shown]) => <button class="tag" onClick={() => void say(sent)}>{shown}</button>)}</div>
			<form onSubmit={e => (e.preventDefault(), text.trim() && void say(text.trim()))}>
				<input aria-label={t('Say something')} maxLength={300} value={text} onInput={e => setText(e.currentTarget.value)} />
				<button class="btn btn--icon" aria-label={t('Send')} title={t('Send')}><Sign id="ui-send" /></button>
			</form>
			{error && <p role="alert" class="error">{error}</p>}
		</section>
	);
}
