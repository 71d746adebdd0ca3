// Own cards stand up from the dock: combat cards, blessings, artifacts. In a theatre they stand whole.
import { Card } from 'page/cards/card';
import type { FaceProps } from 'page/face/face';
import { t } from 'page/words/i18n';
import { handOf, lookOf, me, player, pub, touchable } from './model';
import { playing } from './theatre';

export function Hand(p: FaceProps) {
	const seat = me(p),
		f = player(p, seat);
	if (seat !== p.view.you) return null;
	const charged = (pub(p).charged ?? []) as string[];
	const cards: [kind: string, id: string][] = [
		...handOf(p).map(c => ['card', c] as [string, string]),
		...((f.blessings ?? []) as string[]).map(b => ['blessing', b] as [string, string]),
		...((f.artifacts ?? []) as string[]).map(a => ['artifact', a] as [string, string]),
		...((f.kept ?? []) as string[]).map(k => ['quest', k] as [string, string]),
	];
	if (!cards.length) return null;
	const many = cards.length;
	return (
		<div class={playing(p) ? 'hand hand--whole' : 'hand'} style={{ '--n': many }}>
			{cards.map(([kind, id], i) => {
				const look = lookOf(p, kind, id);
				if (!look) return null;
				const spent = kind === 'artifact' && !charged.includes(id);
				const hit = touchable(
					p,
					kind,
					id,
					`${look.title}. ${look.text ?? ''}${spent ? ` ${t('not charged')}` : ''}`,
				);
				return (
					<Card
						key={`${kind} ${id}`}
						look={look}
						hit={hit as object}
						class={
							`${spent ? 'spent' : ''} ` +
							`${i && cards[i - 1]![0] === 'card' && kind !== 'card' ? 'hand__next' : ''}`
						}
					/>
				);
			})}
		</div>
	);
}
