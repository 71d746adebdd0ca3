// A card on the table of Elysium. Drawing and laying out one takes as long as the rest of the stage, and a new epoch
// brings a dozen: each is drawn again only when it has changed, and a few a frame.
import { RedrawnByKey } from 'page/board/redrawn';
import { Card, type Look } from 'page/cards/card';
import type { FaceProps } from 'page/face/face';
import { cardHit, movesOn, type Zone } from './model';

interface Props {
	p: FaceProps;
	id: string;
	zone: Zone;
	seat?: string; // whose it is
	look: Look;
	label: string;
	size?: 's' | 'm';
	state?: 'cannot';
	class?: string;
	room?: Record<string, number>; // how many share the zone
	wide?: boolean; // while Legends are written
	plain?: boolean; // the pile it lies on is touched instead
	of?: string; // a key for the children
	children?: preact.ComponentChildren;
}

export function Slot(d: Props) {
	const { p, id, size = 'm' } = d,
		hit = d.plain ? ({ tabindex: -1 } as object) : cardHit(p, id, d.zone, d.seat, d.label);
	const cls = `${d.class ?? ''} ${d.wide ? 'wide' : ''}`;
	const moves = d.plain ? [] : movesOn(p, id, d.zone, d.seat).map(m => m.move);
	return (
		<RedrawnByKey
			later
			of={JSON.stringify([id, size, hit, moves, d.state, cls, d.room, d.of])}
			first={() => <div class={`card card--${size} ${cls}`} style={d.room} aria-hidden="true" />}
		>
			{() => (
				<Card size={size} look={d.look} hit={hit} state={d.state} class={cls} room={d.room}>
					{d.children}
				</Card>
			)}
		</RedrawnByKey>
	);
}
