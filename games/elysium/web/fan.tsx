// A Legend as a fan: its cards, the places that are still missing, what it is and the bonus tile it holds.
import { target } from 'page/board/target';
import { keyOf } from 'page/table/choices';
import type { FaceProps } from 'page/face/face';
import { listOf, numberOf } from 'page/face/facts';
import { t } from 'page/words/i18n';
import { Coin } from 'page/kit/parts';
import { Sign } from 'page/kit/sign';
import { Slot } from './slot';
import { Gain } from './sum';
import { citizenLook, levelsOf, lookOf, roman, shapeOf, type Design, type Pile } from './model';

// What Legends of two cards and more score, as printed on the board.
const worthOf = (p: FaceProps, of: 'level' | 'family') =>
	(listOf(p, 'worth', `legend.${of}`) ?? []) as unknown as number[];

export function Fan(d: {
	p: FaceProps;
	pile: Pile;
	known: Map<string, Design>;
	ghosts: boolean;
	room: Record<string, number>;
	wide: boolean;
}) {
	const { p, pile, known } = d;
	const cards = pile.cards.map(c => known.get(c));
	const shape = shapeOf(cards);
	const families = (p.view.board.families ?? []) as string[];
	const lone = !shape.family && !shape.level;
	const worth = worthOf(p, shape.family ? 'family' : 'level'),
		most = worth.length + 1;
	const missing = lone
		? []
		: shape.family
			? levelsOf(p).filter(l => !cards.some(c => c?.level === l))
			: families.filter(f => !cards.some(c => c?.family === f));
	const at = pile.cards.length - 1 - 1, // of two cards first
		now = worth[at] ?? 0,
		next = worth[at + 1];
	const name = lone
		? t('Lone card')
		: shape.family
			? p.say('family', shape.family)
			: t('Level {n}', { n: roman[shape.level!]! });
	const tile = numberOf(p, 'own', 'tile', `pile:${pile.id}`);
	const titles = cards.map(c => c?.name ?? t('Citizen')).join(', ');
	const hit = target(p as never, 'pile', pile.id, t('Legend: {cards}', { cards: titles }));
	const lit = hit['data-lit'] !== undefined;
	return (
		<div {...(lit ? hit : {})} class={`fan ${hit.class}`} data-read>
			<div class="fan__cards">
				{pile.cards.map((id, i) => {
					const design = cards[i];
					const look = design ? lookOf(p, design) : citizenLook(p);
					return (
						<Slot
							key={i}
							p={p}
							id={id}
							zone="elysium"
							seat={pile.owner}
							size="s"
							look={look}
							label={look.title}
							room={d.room}
							wide={d.wide}
							plain={lit}
						/>
					);
				})}
				{d.ghosts &&
					missing.slice(0, most - pile.cards.length).map(m =>
						typeof m === 'number' ? (
							<i class="fan__gap" data-god={shape.family}>
								{roman[m]}
							</i>
						) : (
							<i class="fan__gap" data-god={m}>
								<Sign id={`god-${m}`} label={p.say('family', m)} />
							</i>
						),
					)}
			</div>
			<p class="fan__told">
				{tile && <Coin n={tile} small />}
				<span>
					{name}
					{!lone && ` · ${pile.cards.length}/${most}`}{' '}
					{lit && <Gain of={p.lit.get(keyOf('pile', pile.id))?.[0]} />}
					<small>
						{lone
							? t('scores from two on')
							: next
								? t('{n} points, next {m}', { n: now, m: next })
								: t('{n} points, complete', { n: now })}
					</small>
				</span>
			</p>
		</div>
	);
}
