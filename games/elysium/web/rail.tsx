// What all share: the temple with epochs, quests and turn order; the Oracle; bonus tiles; the prestige track.
import { target } from 'page/board/target';
import { Card } from 'page/cards/card';
import { withFrom } from 'page/cards/from';
import { Pillar } from 'page/cards/pillar';
import type { FaceProps } from 'page/face/face';
import { fact, listOf, numberOf } from 'page/face/facts';
import { t, tn } from 'page/words/i18n';
import { Coin, Shelf } from 'page/kit/parts';
import { Mark } from 'page/kit/seat';
import { Sign } from 'page/kit/sign';
import { cardHit, designs, levelsOf, lookOf, of, pub, roman, seatsOf, usePlaces, type Quest } from './model';

export function Rail(p: FaceProps) {
	const families = (p.view.board.families ?? []) as string[];
	return (
		<>
			<Temple {...p} />
			{families.includes('apollo') && <Oracle {...p} />}
			<Tiles {...p} />
			{families.includes('ares') && <Prestige {...p} />}
		</>
	);
}

export const inOrder = (p: FaceProps): string[] => listOf(p, 'order', 'turns')?.filter(s => s !== null) ?? seatsOf(p);

function Temple(p: FaceProps) {
	const q = pub(p),
		epoch = fact(p, 'round', 'epoch');
	// certain when all have a quest; until then the order of those who have
	const next = (listOf(p, 'order', 'turns.next') ?? listOf(p, 'order', 'quests') ?? []).filter(s => s !== null);
	return (
		<section class="temple" aria-label={t('Temple: quests and turn order')}>
			<svg class="temple__roof" viewBox="0 0 288 60" aria-hidden="true">
				<path class="temple__stone" d="M144 2L286 52H2zM2 52h284v7H2z" />
				<path class="temple__clay" d="M144 12L250 49H38z" />
				<use href="#g-owl" x="131" y="21" width="26" height="26" />
				<use href="#g-olive" x="100" y="29" width="18" height="18" />
				<use href="#g-olive" x="-188" y="29" width="18" height="18" transform="scale(-1 1)" />
			</svg>
			<ol class="temple__epochs" aria-label={t('epoch {n} of 5', { n: q.epoch || 1 })}>
				{Array.from({ length: epoch?.of ?? 0 }, (_, i) => i + 1).map(n => (
					<li aria-current={n === (q.epoch || 1) ? 'step' : undefined}>{roman[n]}</li>
				))}
			</ol>
			<div class="temple__quests">
				<QuestTiles {...p} />
			</div>
			<p class="temple__order">
				<span>{t('Order of play')}</span>
				{inOrder(p).map(s => (
					<span class="disc" aria-current={s === p.view.question.asked || undefined}>
						<Mark colour={p.colour(s)} label={p.name(s)} size={24} />
						{of(q.disc, s) || ''}
					</span>
				))}
				{/* its line is kept before anybody has a place in it: what stands below does not move */}
				<span class="temple__next">
					{next.length > 0 && <span>{t('Next epoch')}</span>}
					{next.map(s => (
						<Mark colour={p.colour(s)} label={p.name(s)} size={20} />
					))}
				</span>
			</p>
		</section>
	);
}

const holderOf = (p: FaceProps, id: string) => seatsOf(p).find(s => (pub(p).quest?.[s] ?? []).includes(id));

export const QuestTiles = (p: FaceProps) => (
	<>
		{((p.view.board.quests ?? []) as Quest[]).map(x => (
			<QuestTile key={x.id} p={p} quest={x} holder={holderOf(p, x.id)} />
		))}
	</>
);

const Figures = (x: Quest) => (
	<>
		<span>
			<Sign id="i-gold" class="i fig-gold" />
			{x.gold}
		</span>
		<span>
			<Sign id="i-transfer" />
			{x.transfers}
		</span>
		{x.vp > 0 && (
			<span>
				<Sign id="i-points" class="i fig-points" />
				{x.vp}
			</span>
		)}
	</>
);

function QuestTile(d: { p: FaceProps; quest: Quest; holder: string | undefined }) {
	const { p, quest: x, holder } = d;
	const columns = x.colours.map(c => p.say('colour', c)).join(', ');
	const turned = !!holder && !!pub(p).unfinished?.[holder]; // what is printed on its face does not count
	const front = [
		p.say('quest', x.id),
		columns,
		t('{n} gold', { n: x.gold }),
		tn('{n} transfer', '{n} transfers', x.transfers),
		x.vp ? t('{n} points', { n: x.vp }) : '',
	];
	const label = [...(turned ? [t('Unfinished Quest')] : front), holder ? p.name(holder) : '']
		.filter(Boolean)
		.join(', ');
	const hit = target(p as never, 'quest', x.id, label);
	return (
		<button
			{...hit}
			role={undefined}
			class={`questtile ${hit.class}`}
			data-state={holder ? 'taken' : undefined}
			data-tip={withFrom(p, label, 'quest')}
		>
			<span class="questtile__columns">
				{x.colours.map(c => (
					<Pillar colour={c} />
				))}
			</span>
			<b>{turned ? '–' : (roman[Number(x.id.slice(1))] ?? x.id)}</b>
			{!turned && <Figures {...x} />}
			{holder && <Mark colour={p.colour(holder)} size={27} />}
		</button>
	);
}

function Oracle(p: FaceProps) {
	const q = pub(p),
		known = designs(p);
	const size = Math.max(p.table.seats.length, q.oracle_size ?? 0);
	const places = usePlaces(q.oracle, q.epoch || 1, size);
	return (
		<Shelf title={t('Oracle')} note={t('comes to the Agora next epoch')}>
			<div class="oracle" style={{ '--n': places.length }}>
				{places.map((id, i) => {
					const design = id ? known.get(id) : undefined;
					if (!id || !design) return <div key={i} class="place" aria-hidden="true" />;
					const look = lookOf(p, design);
					return (
						<Card
							key={i}
							size="s"
							look={look}
							hit={cardHit(p, id, 'oracle', undefined, `${look.title}. ${t('Oracle')}`)}
						/>
					);
				})}
			</div>
		</Shelf>
	);
}

// A tile for the largest Legend of each level, and two for the first complete Legends of each family.
function Tiles(p: FaceProps) {
	const q = pub(p);
	const held = (who: string[] | undefined) =>
		(who ?? []).map(s => <Mark colour={p.colour(s)} label={p.name(s)} size={18} />);
	return (
		<Shelf title={t('Bonus tiles')} note={t('the largest, the first')}>
			<div class="tiles">
				{levelsOf(p).map(n => (
					<span
						class="tile tile--level"
						data-tip={withFrom(p, t('largest Legend of level {n}', { n: roman[n]! }), 'level')}
					>
						<b>{roman[n]}</b>
						<Coin n={numberOf(p, 'worth', 'bonus', `level:${n}`) ?? 0} />
						{held(q.level_tile?.[n])}
					</span>
				))}
			</div>
			<div class="tiles">
				{((p.view.board.families ?? []) as string[]).map(f => (
					<span
						class="tile"
						data-god={f}
						data-tip={t('first Legends of {family}', { family: p.say('family', f) })}
					>
						<i>
							<Sign id={`god-${f}`} label={p.say('family', f)} />
						</i>
						<span class={(q.first_tile?.[f] ?? []).length ? 'won' : ''}>
							<Coin n={numberOf(p, 'worth', 'first', `family:${f}`) ?? 0} />
							{held(q.first_tile?.[f])}
						</span>
						<span class={(q.second_tile?.[f] ?? []).length ? 'won' : ''}>
							<Coin n={numberOf(p, 'worth', 'second', `family:${f}`) ?? 0} small />
							{held(q.second_tile?.[f])}
						</span>
					</span>
				))}
			</div>
		</Shelf>
	);
}

function Prestige(p: FaceProps) {
	const q = pub(p),
		seats = seatsOf(p);
	const top = Math.max(12, ...seats.map(s => of(q.pp, s)));
	return (
		<Shelf
			title={t('Prestige')}
			note={t('pays {list} at the end', { list: (listOf(p, 'worth', 'prestige') ?? []).join(' · ') })}
		>
			<div class="prestige" style={{ '--top': top }}>
				{seats.map((s, i) => {
					const n = of(q.pp, s),
						below = seats.slice(0, i).filter(x => of(q.pp, x) === n).length;
					return (
						<span style={{ '--at': n, '--up': below }}>
							<Mark colour={p.colour(s)} label={`${p.name(s)}: ${n}`} size={20} />
						</span>
					);
				})}
				<ol>
					{Array.from({ length: Math.floor(top / 2) + 1 }, (_, i) => (
						<li style={{ '--at': 2 * i }}>{2 * i}</li>
					))}
				</ol>
			</div>
		</Shelf>
	);
}
