// The table's small parts: nothing to show yet, and the bar of tabs on a phone.
import { t, tn } from '../words/i18n';
import { Sign } from '../kit/sign';
import { Strip } from '../kit/strip';

export function Plain(props: { why: string }) {
	return (
		<>
			<Strip title="Petteia" />
			<main class="narrow" id="main" tabIndex={-1}>
				<h1>{t('The table')}</h1>
				<p role={props.why ? 'alert' : 'status'} class={props.why ? 'error' : 'loading'}>
					{props.why || (
						<>
							<i />
							{t('Loading…')}
						</>
					)}
				</p>
				{props.why && (
					<a class="btn" href="#/">
						{t('To the home page')}
					</a>
				)}
			</main>
		</>
	);
}

export type Tab = 'turn' | 'shared' | 'seats' | 'story';

export function TabBar(p: { now: Tab; go: (tab: Tab) => void; mine: boolean; unread: number }) {
	const tabs: [Tab, string, string][] = [
		['turn', p.mine ? t('Your turn') : t('Turn'), 'ui-check'],
		['shared', t('Table'), 'ui-board'],
		['seats', t('Players'), 'ui-seats'],
		['story', t('Story'), 'ui-story'],
	];
	return (
		<nav class="tabbar" aria-label={t('Parts of the table')}>
			{tabs.map(([id, text, sign]) => (
				<button aria-current={p.now === id ? 'true' : undefined} onClick={() => p.go(id)}>
					<Sign id={sign} />
					{text}
					{id === 'story' && p.unread > 0 && (
						<sup aria-label={tn('{n} new line', '{n} new lines', p.unread)}>{p.unread}</sup>
					)}
				</button>
			))}
		</nav>
	);
}
