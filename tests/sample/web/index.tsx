// The face of Lots, the sample game: what the prize is, what every seat has, the card that one holds alone.
// See clients/web/src/face.ts.
import type { Face, FaceProps } from '../../../clients/web/src/face';
import { Mark } from '../../../clients/web/src/kit/seat';
import './lots.css';

function Stage(p: FaceProps) {
	const pub = p.view.view.pub, own = p.view.view.priv?.[p.view.you ?? '']?.card;
	return (
		<div class="lots">
			<b class="lots__prize">{pub.prize ?? 0}</b>
			<ul>
				{p.table.seats.map(({ seat }) => (
					<li data-seat={seat}>
						<Mark colour={p.colour(seat)} label={p.name(seat)} />
						<span class="lots__coins">{pub.coins?.[seat] ?? 0}</span>
						<span class="lots__card">{seat === p.view.you && own ? p.say('card', `c${own}`) : ''}</span>
					</li>
				))}
			</ul>
		</div>
	);
}

export default {
	Stage,
	race: (p, seat) => [{ id: 'points', sign: 'i-glory', label: '', have: p.view.view.pub.points?.[seat] ?? 0, need: 99 }],
	moments: { bid: 'offer', won: 'gain', lost: 'loss', show: 'reveal' },
} satisfies Face;
