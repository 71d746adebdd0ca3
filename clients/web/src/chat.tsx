import { useEffect, useState } from 'preact/hooks';
import { t } from './i18n';
import type { ChatLine, Source } from './source';

export function Chat(props: { source: Source; line: number }) {
	const [lines, setLines] = useState<ChatLine[]>([]);
	const [text, setText] = useState('');
	const read = () => props.source.chat(0).then(setLines, () => {});
	useEffect(() => {
		read();
		return props.source.listen(kind => kind === 'chat' && read(), () => {});
	}, []);
	return (
		<section class="chat">
			<h2>{t('Chat')}</h2>
			<ul tabIndex={0} aria-label={t('Chat')}>
				{lines.map(l => (
					<li>
						<strong>{l.name}</strong> {l.text}
					</li>
				))}
			</ul>
			<form
				onSubmit={e => {
					e.preventDefault();
					if (text.trim()) props.source.say(text.trim()).then(() => (setText(''), read()));
				}}
			>
				<input aria-label={t('Say something')} maxLength={300} value={text} onInput={e => setText(e.currentTarget.value)} />
				<button>{t('Send')}</button>
			</form>
		</section>
	);
}
