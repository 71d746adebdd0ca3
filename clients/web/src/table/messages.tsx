// What has to be said above the dock: a refusal, a lost connection, somebody's wish.
import { t, tn } from '../words/i18n';
import { Called } from './chat';
import { Council } from './council';
import { Manners } from './manners';
import type { Sitting } from './sitting';

export function Messages({ s }: { s: Sitting }) {
	const { source, table, state } = s;
	return (
		<div class="messages">
			{!state.up && source.online && (
				<p role="status" class="toast">
					{t('Connection lost. Trying again…')}
				</p>
			)}
			{state.lost && (
				<p role="alert" class="toast" data-state="bad">
					{state.lost}
				</p>
			)}
			<WentBack s={s} />
			{!source.guide && <Said s={s} />}
			<Council s={s} />
			<Called chatter={s.chatter} open={s.open.chat} />
			{source.online && <Manners table={table} />}
			{state.elsewhere[0] && (
				<p class="elsewhere">
					<a href={`#/table/${state.elsewhere[0]}`}>
						{tn('Your turn at {n} other table', 'Your turn at {n} other tables', state.elsewhere.length)}
					</a>
				</p>
			)}
		</div>
	);
}

function WentBack({ s: { state, keeper } }: { s: Sitting }) {
	if (state.back === undefined) return null;
	return (
		<p role="alert" class="toast" data-state="bad">
			{state.back === null
				? t('The server lost its last moments: the table went back.')
				: t('The server lost its last moments: the table went back to line {n}.', { n: state.back })}{' '}
			<button onClick={() => keeper.tell({ type: 'forgiven' })}>{t('Close')}</button>
		</p>
	);
}

// Where there is a guide, it says these itself.
function Said({ s }: { s: Sitting }) {
	const { said, say } = s.answer;
	if (!said) return null;
	const { rule } = said;
	return (
		<p role="alert" class="toast" data-state={said.bad ? 'bad' : undefined}>
			{said.text} {rule && <button onClick={() => s.open.rule(rule)}>{t('Rule {id}', { id: rule })}</button>}{' '}
			<button onClick={() => say(null)}>{t('Close')}</button>
		</p>
	);
}
