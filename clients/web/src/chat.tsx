import { useEffect, useState } from 'preact/hooks';
import { t } from './i18n';
import { Sign } from './kit/sign';
import type { ChatLine, Source } from './source';

export function Chat(props: { source: Source; news: number }) {
	const [lines, setLines] = useState<ChatLine[]>([]);
	const [text, setText] = useState('');
	const [error, setError] = useState('');
	const read = () => props.source.chat(0).then(setLines, () => {});
	useEffect(() => {
		read();
	}, [props.news]);
	return (
		<section class="chat">
			<ul tabIndex={0} aria-label={t('Chat')}>
				{lines.map(l => (
					<li key={l.id}>
						<strong>{l.name}:</strong> {l.text}
					</li>
				))}
			</ul>
			<form
				onSubmit={e => {
					e.preventDefault();
					if (text.trim()) props.source.say(text.trim()).then(() => (setText(''), setError(''), read()), e => setError((e as Error).message));
				}}
			>
				<input aria-label={t('Say something')} maxLength={300} value={text} onInput={e => setText(e.currentTarget.value)} />
				<button class="btn btn--icon" aria-label={t('Send')} title={t('Send')}><Sign id="ui-send" /></button>
			</form>
			{error && <p role="alert" class="error">{error}</p>}
		</section>
	);
}
