// What all share: the gods with their offerings, Apollo, and the creatures of the row.
import { GodTile, NextRound, Resting, offeredThisRound, roman, type Space } from '../../aegean/web/auction';
import type { Altar } from '../../aegean/web/choose';
import { MiniCard } from '../../aegean/web/creatures';
import { givesOf } from '../../aegean/web/printed';
import type { FaceProps } from 'page/face/face';
import { fact, listOf } from 'page/face/facts';
import { t } from 'page/words/i18n';
import { Shelf } from 'page/kit/parts';
import type { Choice } from 'page/play/types';
import { bidFor, pubOf } from './model';
import { words } from './words';

const numberOf = (c: Choice) => Number(c.args.find(a => a.kind === 'number')?.value ?? 0);
const offersTo = (p: FaceProps, god: string) =>
	p.moves.filter(c => c.verb === 'offer' && c.args.some(a => a.kind === 'god' && a.value === god));

const offering = (p: FaceProps) => (p.view.question.node ?? '').startsWith('offer');

function spaces(p: FaceProps, god: string): Space[] {
	const printed: number = p.view.board.track; // spaces; the last one stands for all higher amounts
	const bid = bidFor(p, god),
		was = bid || offering(p) ? undefined : offeredThisRound(p, 'offer').get(god),
		offers = offersTo(p, god),
		last = p.last.at(-1)?.move === `offer ${god} ${bid?.amount}`;
	return Array.from({ length: printed }, (_, i): Space => {
		const n = i + 1,
			top = n === printed,
			here = bid && (top ? bid.amount >= n : bid.amount === n);
		const open = offers.filter(c => (top ? numberOf(c) >= n : numberOf(c) === n)),
			one = open.length === 1 ? open[0]! : undefined;
		return {
			text: top && !(one && numberOf(one) === n) ? `${n}+` : String(n),
			...(was && (top ? was.amount >= n : was.amount === n)
				? { seat: was.who, amount: was.amount, done: true }
				: {}),
			...(here ? { seat: bid.seat!, amount: bid.amount, fresh: last } : {}),
			...(one
				? { offer: one, price: one.price }
				: open.length
					? { more: () => p.pick(['god'], god), price: open[0]!.price }
					: {}),
		};
	});
}

function Gods(p: FaceProps) {
	const pub = pubOf(p),
		gods = Object.values((pub.god ?? {}) as Record<string, string>),
		open = pub.open || gods.length;
	const frame = p.view.view.flow?.at(-1) ?? {},
		node = p.view.question.node ?? '';
	const acting = p.view.view.flow?.findLast(f => f.god)?.god; // of two players each has two gods
	const beaten = node.startsWith('offer') ? (frame.beaten as string | undefined) : undefined;
	return (
		<>
			{gods.map((god, i) => {
				if (i >= open) return <Resting key={god} p={p} god={god} why={t('rests this round')} />;
				return (
					<GodTile
						key={god}
						p={p}
						god={god}
						place={roman[i]}
						gives={givesOf(p, god, words)}
						spaces={spaces(p, god)}
						state={beaten === god ? 'outbid' : acting === god ? 'acting' : undefined}
						note={beaten === god ? t('outbid here') : acting === god ? t('acts now') : undefined}
					/>
				);
			})}
		</>
	);
}

function Apollo(p: FaceProps) {
	const there = Object.values((pubOf(p).apollo ?? {}) as Record<string, string>),
		go = p.moves.find(c => c.verb === 'apollo');
	const many = Math.max(4, there.length + 1),
		{ gold, last } = p.view.board.apollo as { gold: number; last: number };
	const places = Array.from({ length: many }, (_, i): Space => ({
		text: String(i + 1),
		...(there[i] ? { seat: there[i] } : {}),
		...(go && i === there.length ? { offer: go, price: 0 } : {}),
	}));
	return (
		<GodTile
			p={p}
			god="apollo"
			kind="apollo"
			gives={[
				{
					sign: 'i-gold',
					text: `+${gold}`,
					label: t('{n} GP; {m} to a player with one island', { n: gold, m: last }),
				},
				{ sign: 'i-income', text: t('1st'), label: t('the first there gets a prosperity marker') },
			]}
			spaces={places}
		/>
	);
}

function Creatures(p: FaceProps) {
	const pub = pubOf(p),
		row = Object.entries((pub.row ?? {}) as Record<string, string>).sort((a, b) => Number(b[0]) - Number(a[0]));
	const discard = (pub.discard ?? []) as string[],
		open = discard.filter(c => p.lit.has(`card:${c}`));
	// the same price when one of them is chosen
	const pays = (card: string) =>
		p.view.question.moves?.find(c => c.verb === 'buy' && c.args[0]?.value === card)?.price;
	return (
		<Shelf title={t('Creatures')} note={t('deck {n} · discarded {m}', { n: pub.deck.length, m: discard.length })}>
			<div class="minis">
				{row.map(([n, card]) => (
					<MiniCard
						key={card}
						p={p}
						kinds={['card', 'slot']}
						say="card"
						token={card}
						price={Number(n)}
						pays={pays(card)}
						band="creature"
						words={words}
					/>
				))}
			</div>
			{open.length > 0 && (
				<div class="minis">
					{open.map(card => (
						<MiniCard
							key={card}
							p={p}
							kinds={['card']}
							say="card"
							token={card}
							band="creature"
							words={words}
						/>
					))}
				</div>
			)}
		</Shelf>
	);
}

function Next(p: FaceProps) {
	const gods = fact(p, 'order', 'gods.next');
	if (!gods) return null;
	return (
		<NextRound
			p={p}
			gods={gods.value as (string | null)[]}
			unordered={!!gods.unordered}
			order={listOf(p, 'order', 'offers.next') ?? Array<null>(pubOf(p).places).fill(null)}
		/>
	);
}

// The same in short.
export function altarsOf(p: FaceProps): Altar[] {
	const pub = pubOf(p),
		gods = Object.values((pub.god ?? {}) as Record<string, string>),
		open = pub.open || gods.length,
		there = Object.values((pub.apollo ?? {}) as Record<string, string>);
	const altars = gods.map((god, i): Altar =>
		i < open
			? { god, seat: bidFor(p, god)?.seat ?? undefined, amount: bidFor(p, god)?.amount }
			: { god, rests: t('rests this round') },
	);
	return [
		...altars,
		{ god: 'apollo', seat: there.at(-1), go: p.view.question.moves?.find(c => c.verb === 'apollo') },
	];
}

export const Rail = (p: FaceProps) => (
	<div class="aegean aegean--roomy">
		<Gods {...p} />
		<Apollo {...p} />
		<Next {...p} />
		<Creatures {...p} />
	</div>
);
