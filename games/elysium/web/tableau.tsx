// One seat's board: the Domain (cards whose powers work) above, the Elysium (what is written) below.
import { target } from 'page/board/target';
import type { FaceProps } from 'page/face/face';
import { numberOf } from 'page/face/facts';
import { t, tn } from 'page/words/i18n';
import { Fact } from 'page/kit/parts';
import { Emblem, Mark } from 'page/kit/seat';
import { Sign } from 'page/kit/sign';
import type { Choice } from 'page/play/types';
import { Fan } from './fan';
import { Slot } from './slot';
import { Gain, gainOf } from './sum';
import { citizen, citizenLook, designs, domainOf, lookOf, mine, of, pilesOf, pub, seatsOf } from './model';

export function Domain(d: { p: FaceProps; seat: string; large: boolean }) {
	const { p, seat } = d,
		known = designs(p),
		q = pub(p);
	const citizens = of(q.citizens, seat);
	const all = [...domainOf(p, seat), ...Array.from({ length: citizens }, () => citizen)],
		room = { '--n': Math.max(6, all.length) };
	// nothing but its cards is asked for: on a phone they are laid out to be read; a power that may still be used is
	// only offered
	const here = (m: Choice) => m.args.some(a => a.kind === 'card' && all.includes(String(a.value))),
		asked =
			!d.large &&
			p.moves.some(m => here(m) && m.verb !== 'power') &&
			p.moves.every(m => !m.args.length || here(m));
	return (
		<section
			class={asked ? 'domain domain--asked' : 'domain'}
			data-drop={seat === mine(p) ? '' : undefined}
			aria-label={t('Domain of {name}', { name: p.name(seat) })}
			style={{ ...room, '--count': all.length }}
		>
			<h2>{t('Domain')}</h2>
			<div class="domain__cards">
				{all.map((id, i) => {
					// for a unique key: a card that leaves must not take its twin with it
					const twin = all.slice(0, i).filter(c => c === id).length;
					const design = known.get(id),
						look = design ? lookOf(p, design) : citizenLook(p);
					const move = p.moves.find(m => m.verb === 'transfer' && m.args[0]?.value === id),
						price = move?.price;
					const used = !!design && !!q.used?.[id]?.includes(seat);
					return (
						<Slot
							key={`${id} ${twin}`}
							p={p}
							id={id}
							zone="domain"
							seat={seat}
							look={look}
							label={`${look.title}. ${t('Domain')}${used ? `. ${t('used')}` : ''}`}
							class={used ? 'spent' : ''}
							room={room}
							wide={d.large}
							of={`${price} ${gainOf(move)}`}
						>
							{used && (
								<span class="spent__mark" data-tip={t('used')}>
									<Sign id="ui-check" />
								</span>
							)}
							{price !== undefined && (
								<span class="tags">
									<span class="cost" data-tip={t('costs {n} gold', { n: price })}>
										<Sign id="i-gold" />
										{price}
									</span>
									<Gain of={move} />
								</span>
							)}
						</Slot>
					);
				})}
				{!all.length && <p class="zone__empty">{t('No card yet')}</p>}
			</div>
		</section>
	);
}

export function Elysium(d: { p: FaceProps; seat: string; large: boolean }) {
	const { p, seat } = d,
		known = designs(p),
		piles = pilesOf(p, seat);
	const fresh = p.moves.filter(m => m.verb === 'new');
	// how wide all fans are, in cards, with the place of a new one, which comes and goes: none changes its size then;
	// without the missing places if that is too much
	const width = (ghosts: boolean) =>
		piles.reduce(
			(w, q) =>
				w +
				0.42 +
				0.58 * q.cards.length +
				(ghosts && q.cards.length > 1 ? 0.5 * Math.min(3, 5 - q.cards.length) : 0) +
				0.45,
			1.2,
		);
	const ghosts = width(true) < (d.large ? 18 : 11.5),
		room = { '--fans': Math.max(5, width(ghosts)) };
	return (
		<section
			class="elysium"
			data-drop={seat === mine(p) ? 'piles' : undefined}
			aria-label={t('Elysium of {name}', { name: p.name(seat) })}
		>
			<h2>{t('Elysium')}</h2>
			<div class="elysium__fans" style={room}>
				{piles.map(q => (
					<Fan key={q.id} p={p} pile={q} known={known} ghosts={ghosts} room={room} wide={d.large} />
				))}
				{fresh[0] && seat === p.view.question.asked && (
					<button class="begin lit" data-lit="" data-target="verb:new" onClick={() => p.play(fresh[0]!)}>
						<Sign id="i-transfer" />
						{t('new Legend')}
						<Gain of={fresh[0]} />
					</button>
				)}
				{!piles.length && !fresh.length && <p class="zone__empty">{t('Nothing is written yet')}</p>}
			</div>
		</section>
	);
}

// Between both: whose board this is, what the seat owns, and the other seats to look at.
export function Purse(d: { p: FaceProps; seat: string; look: (seat: string) => void }) {
	const { p, seat } = d,
		q = pub(p),
		worth = numberOf(p, 'points', 'total', `seat:${seat}`);
	const hit = target(p as never, 'seat', seat, p.name(seat));
	return (
		<div class="purse" data-seat={p.colour(seat)}>
			<Mark colour={p.colour(seat)} size={30} />
			{hit['data-lit'] !== undefined ? (
				<button {...hit} role={undefined} class={`purse__name ${hit.class}`}>
					{p.name(seat)}
				</button>
			) : (
				<b class="purse__name">{p.name(seat)}</b>
			)}
			<ul class="facts">
				<Fact sign="i-gold" label={t('gold')} n={of(q.gold, seat)} kind="gold" />
				<Fact sign="i-points" label={t('victory points')} n={of(q.vp, seat)} kind="points" />
				{(p.view.board.families ?? []).includes('ares') && (
					<Fact sign="i-prestige" label={t('prestige')} n={of(q.pp, seat)} kind="prestige" />
				)}
			</ul>
			{worth !== undefined && <span class="purse__worth">{t('would score {n} now', { n: worth })}</span>}
			<span class="purse__seats" role="group" aria-label={t('Look at the board of')}>
				{seatsOf(p).map(s => (
					<button
						class="mark"
						data-seat={p.colour(s)}
						aria-pressed={s === seat}
						data-tip={s === mine(p) ? t('your board') : p.name(s)}
						aria-label={t('The board of {name}', { name: p.name(s) })}
						onClick={() => d.look(s)}
					>
						<Emblem colour={p.colour(s)} />
					</button>
				))}
			</span>
			<span class="sr">{tn('{n} card in the Domain', '{n} cards in the Domain', domainOf(p, seat).length)}</span>
		</div>
	);
}
