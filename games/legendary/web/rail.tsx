// What all share: the altars with their tracks, Apollo, the creatures and the heroes that can be had.
import { GodTile, NextRound, Resting, offeredThisRound, roman, type Space } from '../../aegean/web/auction';
import type { Altar } from '../../aegean/web/choose';
import { MiniCard } from '../../aegean/web/creatures';
import { givesOf, printedOn } from '../../aegean/web/printed';
import type { FaceProps } from 'page/face/face';
import { listOf } from 'page/face/facts';
import { t } from 'page/words/i18n';
import { Shelf } from 'page/kit/parts';
import type { Choice } from 'page/play/types';
import { pubOf } from './model';
import { words } from './words';

const amount = (c: Choice) => Number(c.args.find(a => a.kind === 'number')?.value ?? 0);

function spaces(p: FaceProps, god: string): Space[] {
	const pub = pubOf(p),
		who = pub.marker?.[god] as string | undefined,
		at = pub.space?.[god] as number | undefined;
	const was =
		who || (p.view.question.node ?? '').startsWith('offer') ? undefined : offeredThisRound(p, 'offered').get(god);
	const offers = p.moves.filter(c => c.verb === 'offer' && c.args.some(a => a.kind === 'god' && a.value === god));
	const free = offers.find(c => !c.args.some(a => a.kind === 'number'));
	const all = [
		...new Set([
			...((p.view.board?.track ?? []) as number[]),
			...offers.map(amount).filter(Boolean),
			...(at ? [at] : []),
		]),
	].sort((a, b) => a - b);
	return all.map((n, i) => {
		const offer = offers.find(c => amount(c) === n) ?? (i === 0 ? free : undefined);
		return {
			text: String(n),
			...(was && was.amount === n ? { seat: was.who, done: true } : {}),
			...(who && at === n ? { seat: who, fresh: p.last.at(-1)?.move === `offer ${god} ${n}` } : {}),
			...(offer ? { offer, price: offer.price } : {}),
		};
	});
}

function Altars(p: FaceProps) {
	const pub = pubOf(p),
		altars = ((pub.altar ?? []) as (string | null)[]).filter((g): g is string => !!g);
	const open = Object.keys((pub.seat ?? {}) as object).length - 1,
		acting = pub.turn?.god as string | undefined; // further altars lie face down
	const frame = p.view.view.flow?.at(-1) ?? {},
		beaten = (p.view.question.node ?? '').startsWith('offer') ? (frame.from ?? frame.beaten) : undefined;
	return (
		<>
			{altars.slice(0, open).map((god, i) => (
				<GodTile
					key={god}
					p={p}
					god={god}
					place={roman[i]}
					gives={givesOf(p, god, words)}
					spaces={spaces(p, god)}
					state={acting === god ? 'acting' : beaten === god ? 'outbid' : undefined}
					note={acting === god ? t('acts now') : beaten === god ? t('outbid here') : undefined}
				/>
			))}
			<Apollo {...p} />
			{altars.slice(open).map(god => (
				<Resting key={god} p={p} god={god} why={t('rests this round')} />
			))}
			<Next {...p} />
		</>
	);
}

function Next(p: FaceProps) {
	const gods = listOf(p, 'order', 'gods.next'),
		unknown = Array<null>(Object.keys((pubOf(p).seat ?? {}) as object).length).fill(null);
	return gods ? <NextRound p={p} gods={gods} order={listOf(p, 'order', 'offers.next') ?? unknown} /> : null;
}

function Apollo(p: FaceProps) {
	const { gold, tokens } = p.view.board.apollo as { gold: number; tokens: number };
	const who = pubOf(p).marker?.apollo as string | undefined,
		go = p.moves.find(c => c.verb === 'offer' && c.args[0]?.value === 'apollo');
	return (
		<GodTile
			p={p}
			god="apollo"
			kind="apollo"
			gives={[
				{ sign: 'i-income', text: `×${tokens}`, label: t('a horn on land and one at sea') },
				{ sign: 'i-gold', text: `+${gold}`, label: t('{n} GP', { n: gold }) },
			]}
			spaces={[
				{ text: who ? '' : t('free'), ...(who ? { seat: who } : {}), ...(go ? { offer: go, price: 0 } : {}) },
			]}
		/>
	);
}

function Cards(p: FaceProps) {
	const pub = pubOf(p),
		column = Object.entries((pub.column ?? {}) as Record<string, string>).sort(
			(a, b) => Number(a[0]) - Number(b[0]),
		);
	const heroes = ((pub.hero_column ?? []) as (string | null)[]).filter((h): h is string => !!h);
	const pays = (verb: string, token: string) =>
		p.moves.find(c => c.verb === verb && c.args[0]?.value === token)?.price;
	const hero = printedOn(p, 'hera')?.hero ?? 0;
	const more = ((pub.discard ?? []) as string[]).filter(c => p.lit.has(`creature:${c}`));
	return (
		<>
			<Shelf
				title={t('Creatures')}
				note={t('deck {n} · discarded {m}', { n: (pub.deck ?? []).length, m: (pub.discard ?? []).length })}
			>
				<div class="minis">
					{column.map(([n, card]) => (
						<MiniCard
							key={card}
							p={p}
							kinds={['creature']}
							say="creature"
							token={card}
							price={Number(n)}
							pays={pays('buy', card)}
							band="creature"
							words={words}
						/>
					))}
					{more.map(card => (
						<MiniCard
							key={card}
							p={p}
							kinds={['creature']}
							say="creature"
							token={card}
							band="creature"
							words={words}
						/>
					))}
				</div>
			</Shelf>
			{heroes.length > 0 && (
				<Shelf title={t('Heroes')} note={t('with Hera, {n} GP', { n: hero })}>
					<div class="minis">
						{heroes.map(card => (
							<MiniCard
								key={card}
								p={p}
								kinds={['hero']}
								say="hero"
								token={card}
								price={hero}
								pays={pays('hire', card)}
								band="hero"
								words={words}
							/>
						))}
					</div>
				</Shelf>
			)}
		</>
	);
}

// The same in short.
export function altarsOf(p: FaceProps): Altar[] {
	const pub = pubOf(p),
		altars = ((pub.altar ?? []) as (string | null)[]).filter((g): g is string => !!g),
		open = Object.keys((pub.seat ?? {}) as object).length - 1;
	const all = altars.map((god, i): Altar =>
		i < open
			? { god, seat: pub.marker?.[god] ?? undefined, amount: pub.space?.[god] }
			: { god, rests: t('rests this round') },
	);
	return [
		...all,
		{
			god: 'apollo',
			seat: pub.marker?.apollo ?? undefined,
			go: p.view.question.moves?.find(c => c.verb === 'offer' && c.args[0]?.value === 'apollo'),
		},
	];
}

const roomy = 4; // seats

// With five or six seats four or five altars, Apollo, creatures and heroes share the rail.
export const Rail = (p: FaceProps) => (
	<div class={p.table.seats.length > roomy ? 'aegean aegean--six' : 'aegean'}>
		{(pubOf(p).altar ?? []).some(Boolean) && <Altars {...p} />}
		<Cards {...p} />
	</div>
);
