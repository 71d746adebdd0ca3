// A position of Elysium on a card of the home page: three cards that matter, as a fan.
import 'page/cards/card.css';
import 'page/cards/kinds.css';
import { elysiumArt } from './art';
import { Tondo } from 'page/cards/tondo';
import type { GlimpseProps } from 'page/face/face';
import { Sign } from 'page/kit/sign';
import type { Design } from './model';
import './elysium.css';

// Our own last ones; before there are three, those that can be had.
export function Glimpse(p: GlimpseProps) {
	const { pub } = p.view.view,
		own = ((pub.domain?.[p.view.you ?? 's1']?.order ?? []) as string[]).filter(c => c && c !== '-');
	const known = new Map(((p.view.board?.cards ?? []) as Design[]).map(c => [c.id, c]));
	const shown = [...own.slice(-3).reverse(), ...Object.keys((pub.agora ?? {}) as object)]
		.map(c => known.get(c))
		.filter((c): c is Design => !!c)
		.slice(0, 3);
	return (
		<span class="glimpse-fan">
			{shown.map(c => (
				<span class="card card--s" data-god={c.family}>
					<span class="card__band">
						<span class="card__emblem">
							<Sign id={`god-${c.family}`} />
						</span>
					</span>
					<span class="card__art">
						<Tondo recipe={elysiumArt[c.id] ?? 'greek-temple'} />
					</span>
				</span>
			))}
		</span>
	);
}
