// What all share: gods with their offerings, the creatures.
import { Battle } from '../../board/battle';
import { target, type BoardProps } from '../../board/board';
import { Gods, type Bid } from '../../board/gods';
import { creatureIcons } from '../../board/icons';
import { Chip, Panel, Row } from '../../board/panel';
import { Tag } from '../../board/pieces';
import { t } from '../../i18n';
import { nameOf } from '../../names';
import type { LogEntry } from '../../types';

export function Rail(p: BoardProps) {
	const pub = p.view.view.pub;
	const name = (s: string) => nameOf(p.table, s);
	const gods = Object.values((pub.god ?? {}) as Record<string, string>);
	const apollo = Object.values((pub.apollo ?? {}) as Record<string, string>).map((who): Bid => ({ who, name: name(who), amount: 0 }));
	const track = Object.entries((pub.track ?? {}) as Record<string, string>);
	return (
		<div class="panels">
			{p.view.battle && <Battle {...p} icon={p.view.battle.place.kind === 'sea' ? 'trireme' : 'spartan-helmet'} dice={lastDice(p.log)} />}
			<Gods
				board={p}
				gods={[...gods.map((god, i) => ({ god, hidden: i >= (pub.open ?? gods.length), bids: pub.bid?.[god] ? [{ who: pub.bid[god].seat ?? 's1', name: name(pub.bid[god].seat ?? 's1'), amount: pub.bid[god].amount ?? 0 }] : [] })), { god: 'apollo', bids: apollo }]}
			/>
			<Panel title={t('Creatures')}>
				{Object.entries((pub.row ?? {}) as Record<string, string>).map(([price, card]) => (
					<Chip board={p} kinds={['slot']} value={price} title={p.say('card', card)} icon={creatureIcons[card] ?? 'hydra'} tag={t('{n} gold', { n: price })} shown={{ kind: 'card', token: card }} />
				))}
				<Discarded {...p} />
			</Panel>
			<Panel title={t('Players')} class="seats">
				{p.table.seats.map(({ seat }) => (
					<Row
						owner={seat}
						name={name(seat)}
						note={pub.out?.[seat] ? t('out of the game') : undefined}
						hit={target(p, 'seat', seat, name(seat))}
						figures={[
							['two-coins', pub.purses || seat === p.view.you || p.table.status === 'over' ? (pub.gold?.[seat] ?? 0) : '?', t('gold')],
							['prayer', pub.priests?.[seat] ?? 0, t('priests')],
							['philosopher-bust', pub.philosophers?.[seat] ?? 0, t('philosophers')],
							['elven-castle', pub.metropolises?.[seat] ?? 0, t('metropolises')],
							['spartan-helmet', pub.troops_left?.[seat] ?? 0, t('troops in reserve')],
							['trireme', pub.fleets_left?.[seat] ?? 0, t('fleets in reserve')],
						]}
					/>
				))}
				{track.length > 0 && <p class="track">{t('Next round:')} {track.map(([n, s]) => <span>{n}. <Tag owner={s} text={name(s)} /> </span>)}</p>}
			</Panel>
		</div>
	);
}

// Folded, unless one of them may be chosen.
function Discarded(p: BoardProps) {
	const cards = (p.view.view.pub.discard ?? []) as string[];
	if (!cards.length) return null;
	return (
		<details open={cards.some(c => p.lit.has(`card:${c}`))}>
			<summary>{t('Discard pile')} ({cards.length})</summary>
			<div class="chips">
				{cards.map(card => <Chip board={p} kinds={['card']} value={card} title={p.say('card', card)} icon={creatureIcons[card] ?? 'hydra'} shown={{ kind: 'card', token: card }} />)}
			</div>
		</details>
	);
}

// What was rolled last in this battle.
function lastDice(log: readonly LogEntry[]): number[] | undefined {
	const events = log.slice(-30).flatMap(l => l.events).reverse();
	const last = events.find(e => e.event === 'dice' || e.event === 'landbattle' || e.event === 'seabattle');
	return last?.event === 'dice' ? last.args?.slice(0, 2).map(a => Number(a.value)) : undefined;
}

