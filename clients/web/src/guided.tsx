// The guide: a sentence beside every new kind of question, until it is switched off.
import { useState } from 'preact/hooks';
import { hint } from './guide';
import { t } from './i18n';
import { set, setting } from './settings';
import type { ViewAnswer } from './types';

export function Guide(props: { game: string; view: ViewAnswer; mine: boolean }) {
	const [on, setOn] = useState(setting('guide'));
	const text = props.mine ? hint(props.game, props.view.question.node ?? '', props.view.line) : '';
	if (!text) return null;
	const turn = (value: boolean) => {
		set('guide', value);
		setOn(value);
	};
	if (!on) return <button class="link quiet" onClick={() => turn(true)}>{t('What is this about?')}</button>;
	return (
		<p class="guide">
			{text} <button class="link" onClick={() => turn(false)}>{t('Hide hints')}</button>
		</p>
	);
}
