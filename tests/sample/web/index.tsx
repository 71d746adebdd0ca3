// The face of Lots, the sample game: what the prize is, what every seat has, the card that one holds alone.
// See clients/web/src/face/face.ts.
import type { SamplePriv, SamplePub } from 'generated/positions';
import type { Face, FaceProps } from 'page/face/face';
import { Mark } from 'page/kit/seat';
import './lots.css';

const pubOf = (p: FaceProps) => p.view.view.pub as SamplePub;

function Stage(p: FaceProps) {
	const pub = pubOf(p),
		own = (p.view.view.priv as Record<string, SamplePriv>)[p.view.you ?? '']?.card;
	return (
		<div class="lots">
			<b class="lots__prize">{pub.prize}</b>
			<ul>
				{p.table.seats.map(({ seat }) => (
					<li data-seat={seat}>
						<Mark colour={p.colour(seat)} label={p.name(seat)} />
						<span class="lots__coins">{pub.coins[seat]}</span>
						<span class="lots__card">{seat === p.view.you && own ? p.say('card', `c${own}`) : ''}</span>
					</li>
				))}
			</ul>
		</div>
	);
}

export default {
	Stage,
	race: (p, seat) => [{ id: 'points', sign: 'i-glory', label: '', have: pubOf(p).points[seat]!, need: 99 }],
	moments: { bid: 'offer', won: 'gain', lost: 'loss', show: 'reveal' },
} satisfies Face;
