// The numbers of a seat: purse, columns left, quest, and its Legends as chips.
import { Pillar, columns } from 'page/cards/pillar';
import type { FaceProps } from 'page/face/face';
import { facts } from 'page/face/facts';
import { t, tn } from 'page/words/i18n';
import { Fact } from 'page/kit/parts';
import { Sign } from 'page/kit/sign';
import { designs, domainOf, of, pilesOf, pub, roman, shapeOf } from './model';

// What the seat would score now, and where it comes from: the first row is the total.
function Points(p: FaceProps & { seat: string }) {
	const [total, ...parts] = facts(p, 'points', `seat:${p.seat}`);
	if (!total) return null;
	const counts = parts.filter(f => (f.value as number) > 0),
		sum = counts.reduce((n, f) => n + (f.value as number), 0),
		most = Math.max(sum, ...facts(p, 'points').flatMap(f => (f.token === 'total' ? [f.value as number] : [])));
	return (
		<div class="plate__row plate__points" data-tip={t('points if it ended now')}>
			<span class="sharebar" role="img" aria-label={parts.map(f => `${f.name}: ${f.value}`).join(', ')}>
				{counts.map(f => (
					<i
						key={f.token}
						data-part={f.token}
						style={{ '--p': f.value as number }}
						data-tip={`${f.name}: ${f.value}`}
					/>
				))}
				<i data-part="rest" style={{ '--p': most - sum }} />
			</span>
			<b class="plate__total">
				<Sign id="i-points" label={t('points if it ended now')} />
				{total.value as number}
			</b>
		</div>
	);
}

export function Plate(p: FaceProps & { seat: string }) {
	const q = pub(p),
		{ seat } = p,
		known = designs(p);
	const standing = (q.columns?.[seat] ?? []) as string[];
	const quests = (q.quest?.[seat] ?? []) as string[],
		turned = !!q.unfinished?.[seat];
	const cards = domainOf(p, seat).length + of(q.citizens, seat);
	const piles = pilesOf(p, seat);
	return (
		<>
			<Points {...p} />
			<div class="plate__row">
				<ul class="facts">
					<Fact sign="i-gold" label={t('gold')} n={of(q.gold, seat)} kind="gold" />
					{(p.view.board.families ?? []).includes('ares') && (
						<Fact sign="i-prestige" label={t('prestige')} n={of(q.pp, seat)} kind="prestige" />
					)}
					<Fact sign="i-card" label={t('cards in the Domain')} n={cards} />
				</ul>
				<span
					class="plate__columns"
					role="img"
					aria-label={tn('{n} column stands', '{n} columns stand', standing.length)}
				>
					{columns.map(c => (
						<Pillar colour={c} down={!standing.includes(c)} />
					))}
				</span>
				{quests.map(x => (
					<span class="plate__quest" data-tip={turned ? t('Unfinished Quest') : p.say('quest', x)}>
						{(!turned && roman[Number(x.slice(1))]) || '–'}
					</span>
				))}
			</div>
			<div class="plate__row--legends">
				<ul class="legends" data-empty={t('Elysium is empty')}>
					{piles.map(pile => {
						const cards = pile.cards.map(c => known.get(c)),
							shape = shapeOf(cards);
						const name = cards.map(c => c?.name ?? t('Citizen')).join(', ');
						return (
							<li data-tip={name}>
								{cards.map((c, i) =>
									c ? (
										<span class="chip" data-god={c.family}>
											{/* what all have in common stands there once */}
											{!(shape.family && i !== cards.findIndex(Boolean)) && (
												<Sign
													id={`god-${c.family}`}
													label={shape.family ? undefined : p.say('family', c.family)}
												/>
											)}
											{!(shape.level && i !== cards.findLastIndex(Boolean)) && roman[c.level]}
										</span>
									) : (
										<span class="chip">
											<Sign id="i-citizen" label={t('Citizen')} />
										</span>
									),
								)}
							</li>
						);
					})}
				</ul>
			</div>
		</>
	);
}
