// A new table: at once against bots, or set up seat by seat on a card (setup/card.tsx).
import { useState } from 'preact/hooks';
import { post } from '../../play/api';
import { t } from '../../words/i18n';
import { Sign } from '../../kit/sign';
import { courseOf } from '../../lessons/doc';
import { asOption, startLocal } from '../../play/local';
import { go } from '../../browser/router';
import { begin } from '../../play/source';
import { asked, usual, usualBot, type Props, type Wish } from './wish';
import type { GameInfo, Table } from '../../play/types';
import { whoami } from '../../play/user';

// Opens the table that is wished for and goes there.
async function open(game: GameInfo, wish: Wish, online: boolean) {
	const { seats } = wish;
	const used = Object.fromEntries(Object.entries(wish.options).filter(([, v]) => v !== ''));
	const bot = seats.find(s => s.startsWith('level')) ?? usualBot;
	if (!online || seats.includes('here'))
		return go(
			'local/' +
				(await startLocal(
					game.id,
					seats.length,
					seats.flatMap((s, i) => (s === 'me' || s === 'here' ? [i] : [])),
					bot,
					wish.pack ? { ...used, pack: asOption(wish.pack) } : used,
					wish.colours,
					seats.map(s => (s.startsWith('level') ? s : undefined)),
				)),
		);
	await whoami();
	const answer = await post<{ table: Table; invite?: string }>('/api/tables', {
		game: game.id,
		seats: seats.length,
		options: used,
		...(wish.pack ? { pack: wish.pack } : {}),
		seat: seats.map((s, i) => ({
			...(s === 'me' || s === 'open' ? { kind: s } : { kind: 'bot', bot: s }),
			...(wish.colours?.[i] && s !== 'open' ? { colour: wish.colours[i] } : {}),
		})),
		public: seats.includes('open') ? wish.open : false,
		...asked(wish.terms),
		name: '',
	});
	if (!seats.includes('open')) await begin(answer.table);
	if (answer.invite) sessionStorage.setItem('invite ' + answer.table.id, answer.invite);
	go('table/' + answer.table.id);
}

// The buttons of a game's cover, and the card that opens over the page.
export function useNewTable(p: Props) {
	const { game, online } = p;
	const [form, setForm] = useState<typeof import('../../rooms') | null>(null); // loaded when somebody wants it
	const [error, setError] = useState('');
	const [busy, setBusy] = useState(false);
	const start = (wish: Wish) => {
		setBusy(true);
		setError('');
		return open(game, wish, online)
			.catch(e => setError((e as Error).message))
			.finally(() => setBusy(false));
	};
	const buttons = (
		<>
			<footer>
				<button class="btn btn--main" disabled={busy} onClick={() => start(usual(game))}>
					<Sign id="ui-play" />
					{t('Play now')}
				</button>
				{courseOf(game.id) && (
					<a class="btn" href={`#/learn/${game.id}`} data-tip={t('Learn by playing')}>
						<Sign id="ui-book" />
						{t('Learn')}
					</a>
				)}
				<button
					class="btn"
					disabled={busy}
					onClick={() => void import('../../rooms').then(setForm, e => setError((e as Error).message))}
					data-tip={t('With friends, other seats, other options')}
				>
					<Sign id="ui-seats" />
					{t('Set up')}
				</button>
			</footer>
			{error && !form && (
				<p role="alert" class="error">
					{error}
				</p>
			)}
		</>
	);
	return {
		buttons,
		card: form && <form.SetUp {...p} busy={busy} error={error} start={start} close={() => setForm(null)} />,
	};
}
