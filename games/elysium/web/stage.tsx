// The board of Elysium: the Agora on sunlit paving, below it a seat's Domain on fired clay and Elysium on the night
// sea. While Legends are written the Agora folds away and the seat's board has all the room.
import { useLayoutEffect, useState } from 'preact/hooks';
import { RedrawnByObjects } from 'page/board/redrawn';
import { CardBack } from 'page/cards/card';
import { keyOf } from 'page/table/choices';
import type { FaceProps } from 'page/face/face';
import { facts, numberOf } from 'page/face/facts';
import { t, tn } from 'page/words/i18n';
import './elysium.css';
import { designs, domainOf, flowHas, lookOf, mine, movesOn, pilesOf, pub, seatsOf, usePlaces } from './model';
import { QuestTiles } from './rail';
import { scores } from './scores';
import { useSight } from './sight';
import { Slot } from './slot';
import { bestPlace, moveAt, Standing, Sum, Way } from './sum';
import { Domain, Elysium, Purse } from './tableau';

export function Stage(p: FaceProps) {
	const [looked, look] = useState<string | null>(null);
	const own = mine(p),
		asked = wanted(p);
	useLayoutEffect(() => look(null), [p.view.line]);
	const seat = looked ?? asked ?? own;
	const writing = flowHas(p, 'writing');
	const reached = reachesAgora(p);
	const folded = writing && !reached;
	const box = useSight(p.view.line, folded);
	const [pointed, point] = useState<string | undefined>();
	const over = (e: Event) =>
		folded && point((e.target as Element).closest<HTMLElement>('[data-lit]')?.dataset.target);
	const move = folded && seat === own ? (moveAt(p, pointed) ?? bestPlace(p)) : undefined;
	return (
		<div
			ref={box}
			class={`ely ${folded ? 'ely--write' : p.table.seats.length <= pair ? 'ely--two' : ''}`}
			onMouseOver={over}
			onMouseLeave={() => point(undefined)}
			onFocusIn={over}
		>
			{!folded && <Agora {...p} />}
			{!folded && <Quests {...p} />}
			<RedrawnByObjects later of={[p, seat]}>
				{() => <Domain p={p} seat={seat} large={folded} />}
			</RedrawnByObjects>
			<RedrawnByObjects later of={[p, seat]}>
				{() => <Purse p={p} seat={seat} look={s => look(s === own ? null : s)} />}
			</RedrawnByObjects>
			<RedrawnByObjects later of={[p, seat]}>
				{() => <Elysium p={p} seat={seat} large={folded} />}
			</RedrawnByObjects>
			{folded && (move ? <Sum p={p} move={move} /> : <Standing p={p} seat={seat} scores={scores(p)} />)}
			{/* after the boards, between whose things it leads */}
			{move && (
				<RedrawnByObjects later of={[p, seat, move]} first={() => null}>
					{() => <Way p={p} move={move} />}
				</RedrawnByObjects>
			)}
		</div>
	);
}

// A power may ask for a card of the Agora in the middle of the writing.
const reachesAgora = (p: FaceProps) =>
	p.moves.some(
		m => ['take', 'swap', 'for', 'use'].includes(m.verb) && m.args.some(a => pub(p).agora?.[String(a.value)]),
	);

// The other seat whose board has to be seen to answer.
function wanted(p: FaceProps): string | null {
	if (!p.moves.some(m => m.verb === 'use')) return null;
	const place = facts(p, 'where')[0]?.token; // its twin elsewhere is not meant
	const cardsOf = (s: string) =>
		place === 'others' ? domainOf(p, s) : place === 'elysium' ? pilesOf(p, s).flatMap(q => q.cards) : [];
	const holds = (s: string) => cardsOf(s).some(c => p.lit.has(keyOf('card', c)));
	const own = mine(p);
	return holds(own) ? null : (seatsOf(p).find(s => s !== own && holds(s)) ?? null);
}

const row = 8, // cards of the Agora side by side
	pair = 2; // seats that leave the boards more room

function Agora(p: FaceProps) {
	const q = pub(p),
		known = designs(p);
	const size = numberOf(p, 'worth', 'agora') ?? 0;
	const places = usePlaces(q.agora, q.epoch || 1, size);
	const rows = places.length > row ? 2 : 1,
		cells = places.length + rows - 1, // in two rows there is a place for the deck
		deck = tn('{n} card in the deck', '{n} cards in the deck', q.deck ?? 0),
		discarded = tn('{n} discarded', '{n} discarded', q.discard_size ?? 0);
	const choosing = p.moves.length > 0 && p.view.view.flow?.at(-1)?.at === 'turn';
	return (
		<section
			class="agora"
			style={{ '--cols': Math.ceil(cells / rows), '--rows': rows, '--few': size > row ? 5 : 4 }}
		>
			<h2>{t('Agora')}</h2>
			{rows === 1 && (
				<p class="agora__deck">
					{deck}, {discarded}
				</p>
			)}
			<div class="agora__cards">
				{places.map((id, i) => {
					const design = id ? known.get(id) : undefined;
					if (!id || !design) return <Taken key={i} />;
					const look = lookOf(p, design);
					const cannot = choosing && !movesOn(p, id, 'agora', undefined).length;
					return (
						<Slot
							key={i}
							p={p}
							id={id}
							zone="agora"
							look={look}
							label={`${look.title}. ${t('Agora')}`}
							state={cannot ? 'cannot' : undefined}
						/>
					);
				})}
				{rows > 1 && <CardBack art="greek-temple" count={q.deck ?? 0} title={discarded} label={deck} />}
			</div>
		</section>
	);
}

// The temple is a tab on a small screen, but its quests are an action like taking a card: there they lie below the
// Agora.
const Quests = (p: FaceProps) => (
	<div class="ely__quests" role="group" aria-label={t('The quests')}>
		<QuestTiles {...p} />
	</div>
);

const Taken = () => <div class="place" aria-hidden="true" />;
