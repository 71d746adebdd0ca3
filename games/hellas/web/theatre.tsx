// Over the map: a hunt, a battle, or cards to choose from.
import { sinceBattle } from 'page/table/scene';
import { standing } from 'page/table/state/lines';
import { useEffect, useState } from 'preact/hooks';
import { Card } from 'page/cards/card';
import { heroArt, monsterArt } from './cards';
import { Tondo } from 'page/cards/tondo';
import { fact } from 'page/face/facts';
import type { FaceProps } from 'page/face/face';
import { t, tn } from 'page/words/i18n';
import { Odds } from 'page/kit/parts';
import { Mark } from 'page/kit/seat';
import { Sign } from 'page/kit/sign';
import { odds } from 'page/play/local';
import { useMedia } from 'page/browser/small';
import type { Outcome } from 'page/play/types';
import {
	armyColour,
	armyName,
	attrOf,
	attrs,
	flowHas,
	handOf,
	injured,
	lookOf,
	monsterRow,
	node,
	player,
	printed,
	pub,
	regionName,
	seatsOf,
	slotsOf,
	touchable,
	woundsOf,
} from './model';
import { moments } from './moments';

// Nodes that offer cards which lie nowhere yet, and the kind of those cards.
const offers: Record<string, string> = {
	'draft.pick': 'blessing',
	'solo.blessing': 'blessing',
	'artifact.keep': 'artifact',
	'setup.hero': 'hero',
	'monster.card': 'attack',
};

// Which monster it is may still be asked.
export const hunting = (p: FaceProps) => flowHas(p, 'hunt') && node(p) !== 'hunt.target';
// The position forgets a hunt when it is over; its blows may still be to be settled, and the story knows whose they
// are.
function huntOf(p: FaceProps): { hunter: string; monster: string; failed?: string } {
	const h = pub(p).hunt,
		told = standing(p.log).flatMap(l => l.events),
		begun = told.findLastIndex(e => e.event === 'hunt'),
		failed = told.slice(begun + 1).find(e => e.event === 'hunt-failed')?.text;
	if (h.hunter) return { hunter: `s${h.hunter}`, monster: h.monster, failed };
	const { who, args } = told[begun] ?? {};
	return { hunter: who ?? 's1', monster: String(args?.[0]?.value ?? h.monster), failed };
}
const fighting = (p: FaceProps) => !!pub(p).battle.on && flowHas(p, 'battle');
// A place on the map is asked for: the curtain opens.
const onMap = (p: FaceProps) => p.moves.some(m => m.args.some(a => a.kind === 'region'));
export const playing = (p: FaceProps) => (hunting(p) || fighting(p)) && !onMap(p) && !offers[node(p)];

export function Theatre(p: FaceProps) {
	const kind = offers[node(p)];
	const offered = kind
		? [...new Set(p.moves.flatMap(m => m.args.filter(a => a.kind === kind).map(a => String(a.value))))]
		: [];
	if (kind && offered.length) return <Offer p={p} kind={kind} cards={offered} />;
	if (onMap(p)) return <Aside {...p} />;
	if (hunting(p)) return <Hunt {...p} />;
	return fighting(p) ? <Battle {...p} /> : null;
}

// What goes on while the map is in sight.
function Aside(p: FaceProps) {
	if (hunting(p))
		return (
			<section class="curtain curtain--aside" aria-label={t('Hunt')}>
				<h2>{huntTitle(p)}</h2>
			</section>
		);
	const sides = fighting(p) ? p.view.battle?.sides : undefined;
	if (!sides) return null;
	return (
		<section class="curtain curtain--aside" aria-label={t('Battle')}>
			<h2>{battleTitle(p)}</h2>
			<p>
				{sides.map((s, i) => (
					<b data-seat={armyColour(p, pub(p).battle.side[sideNames[i]!])}>
						<Mark colour={armyColour(p, pub(p).battle.side[sideNames[i]!])} size={24} />
						{strengthsOf(p)[i]}
					</b>
				))}
			</p>
		</section>
	);
}

const huntTitle = (p: FaceProps) =>
	t('{hero} hunts: {monster}', {
		hero: p.say('hero', player(p, huntOf(p).hunter).hero),
		monster: p.say('monster', huntOf(p).monster),
	});
const battleTitle = (p: FaceProps) => t('The battle: {region}', { region: regionName(p, pub(p).battle.region) });

// Where a theatre may scroll (the condition of hellas.css) it takes the focus, for the keys.
const useTabIndex = () => (useMedia('(max-width: 760px), (max-width: 1099px) and (max-height: 999px)') ? 0 : undefined);
const tooLow = '(max-width: 1099px) and (max-height: 720px)'; // for rows of cards
function Offer(d: { p: FaceProps; kind: string; cards: string[] }) {
	const { p, kind, cards } = d;
	const title =
		kind === 'blessing'
			? tn('The gods offer {n} blessing', 'The gods offer {n} blessings', cards.length)
			: kind === 'artifact'
				? t('Keep one artifact')
				: kind === 'hero'
					? t('Choose your hero')
					: t('How does the monster strike?');
	const draft = node(p) === 'draft.pick',
		order = draft ? draftOrder(p) : [],
		low = useMedia(tooLow),
		tabIndex = useTabIndex();
	return (
		<section class="curtain curtain--offer" aria-label={title} tabIndex={tabIndex}>
			<header>
				<h2>{title}</h2>
				{draft && (
					<p>
						{order.length > 1
							? t('The blessing you keep is yours for good; the others go on.')
							: t('The blessing you keep is yours for good; the other is discarded.')}
					</p>
				)}
			</header>
			<div class={`offer ${draft || low ? 'offer--plates' : ''}`} style={{ '--n': cards.length }}>
				{cards.map(id => {
					const look = lookOf(p, kind, id);
					return (
						look && (
							<Card
								key={id}
								size="l"
								look={look}
								zoom={false}
								hit={touchable(p, kind, id, `${look.title}. ${look.text}`) as object}
							/>
						)
					);
				})}
			</div>
			{order.length > 0 && (
				<ol class="queue">
					{order.map((s, i) => (
						<li aria-current={i === 0 ? 'step' : undefined}>
							<Mark colour={p.colour(s)} size={30} />
							<span>
								{p.name(s)}
								<small>{t('one of {n} to keep', { n: cards.length - i })}</small>
							</span>
						</li>
					))}
				</ol>
			)}
		</section>
	);
}

// The cards go round from the seat that chooses now.
function draftOrder(p: FaceProps): string[] {
	const seats = seatsOf(p),
		at = seats.indexOf(pub(p).draft.seat),
		left = pub(p).draft.left;
	return Array.from(
		{ length: Math.min(left, seats.length) },
		(_, i) => seats[(at + seats.length - i) % seats.length]!,
	);
}

// The chance to slay it in this hunt, as it stands.
function useChance(p: FaceProps): number | undefined {
	const [found, setFound] = useState<{ line: number; p: number } | null>(null),
		{ line } = p.view;
	useEffect(() => {
		let here = true;
		odds(p.view).then(
			o => here && o?.hunt !== undefined && setFound({ line, p: o.hunt }),
			() => {},
		); // without the engine there is none
		return () => void (here = false);
	}, [line, p.view.seal]);
	return found?.line === line ? found.p : undefined;
}

function Hunt(p: FaceProps) {
	const tabIndex = useTabIndex(),
		h = pub(p).hunt,
		{ monster, hunter, failed } = huntOf(p),
		attacked = flowHas(p, 'hunt.defend') || flowHas(p, 'attack.effect'),
		attack = attacked && h.value ? lookOf(p, 'attack', h.card) : null;
	return (
		<section class="curtain curtain--hunt" data-drop="" aria-label={t('Hunt')} tabIndex={tabIndex}>
			<HuntHeader p={p} seat={hunter} monster={monster} />
			<div class="duel">
				<Hunter p={p} seat={hunter} />
				{attack ? (
					<>
						<p class="duel__score">
							<small>{t('defence')}</small>
							<b>{h.total ?? 0}</b>
							<small>{t('against')}</small>
							<b class="foe">{h.value}</b>
							<small>{t('attack')}</small>
						</p>
						<Card look={{ ...attack, value: h.value }} class="duel__attack" />
					</>
				) : (
					<p class="duel__score">
						<small>{t('round {n}', { n: (h.rounds ?? 0) + 1 })}</small>
					</p>
				)}
				<Hunted p={p} monster={monster} />
			</div>
			<HuntFates p={p} monster={monster} attack={attack ? (attack.text ?? '') : undefined} failed={failed} />
		</section>
	);
}

function HuntHeader(d: { p: FaceProps; seat: string; monster: string }) {
	const { p, monster } = d,
		chance = useChance(p),
		{ at } = player(p, d.seat),
		struck = woundsOf(p, monster).length,
		left = slotsOf(p, monster).length - struck;
	return (
		<header>
			<h2>{huntTitle(p)}</h2>
			<p>
				{at ? regionName(p, at) : ''} · {tn('{n} wound struck', '{n} wounds struck', struck)}
				{', '}
				{tn('{n} left', '{n} left', left)}
				{chance !== undefined && (
					<>
						{' '}
						·{' '}
						<b class="curtain__chance">
							{t('slain in this hunt: {p}', { p: `${Math.round(chance * 100)} %` })}
						</b>
					</>
				)}
			</p>
		</header>
	);
}

function Hunter(d: { p: FaceProps; seat: string }) {
	const { p, seat } = d,
		{ hero } = player(p, seat);
	return (
		<figure class="duel__hero">
			<Tondo recipe={heroArt(hero!)} />
			<Mark colour={p.colour(seat)} label={p.name(seat)} size={34} />
			<figcaption>{p.say('hero', hero)}</figcaption>
			<span class="attrs">
				{attrs(p).map(a => (
					<span
						class="attr"
						data-state={injured(p, seat, a) ? 'hurt' : undefined}
						data-tip={p.say('attr', a)}
					>
						<Sign id={`i-${a}`} label={p.say('attr', a)} />
						{attrOf(p, seat, a)}
					</span>
				))}
			</span>
		</figure>
	);
}

function Hunted(d: { p: FaceProps; monster: string }) {
	const { p, monster } = d;
	return (
		<figure class="duel__beast">
			<Tondo recipe={monsterArt(monster)} glaze />
			<figcaption>{p.say('monster', monster)}</figcaption>
			<div class="slots">
				{slotsOf(p, monster).map((symbol, i) => (
					<WoundSlot p={p} monster={monster} symbol={symbol} n={i + 1} />
				))}
			</div>
		</figure>
	);
}

function WoundSlot(d: { p: FaceProps; monster: string; symbol: string; n: number }) {
	const { p, symbol } = d,
		slot = String(d.n),
		row = monsterRow(p, d.monster),
		hit = touchable(p, 'slot', slot, t('wound slot: {symbol}', { symbol: p.say('symbol', symbol) }));
	return (
		<div
			{...hit}
			class={`slot ${hit.class}`}
			data-state={woundsOf(p, d.monster).includes(slot) ? 'hit' : undefined}
			data-tip={p.say('symbol', symbol)}
		>
			<Sign id={`i-${symbol}`} />
			{row.priest_slots.includes(d.n) && (
				<span class="slot__gain" data-tip={t('a priest')}>
					<Sign id="i-priest" />
				</span>
			)}
			{row.artifact_slots.includes(d.n) && (
				<span class="slot__gain" data-tip={t('an artifact')}>
					<Sign id="i-artifact" />
				</span>
			)}
		</div>
	);
}

// attack: what it does, if it strikes now; failed: the story's words, when it did.
function HuntFates(d: { p: FaceProps; monster: string; attack: string | undefined; failed: string | undefined }) {
	const { p, monster, attack, failed } = d,
		beast = lookOf(p, 'monster', monster),
		defending = node(p) === 'hunt.defend'; // once it takes effect it is not to be parried any more
	return (
		<div class="fates">
			{defending && (
				<Fate
					tone="ok"
					sign="i-shield"
					title={t('Defended')}
					text={t('Nothing happens to the hero, and the hunt goes on.')}
				/>
			)}
			{attack !== undefined && <Fate tone="bad" sign="i-wound" title={t('If you take it')} text={attack} />}
			{attack === undefined && beast?.text && (
				<Fate sign="i-monster" title={p.say('monster', monster)} text={beast.text} />
			)}
			{failed !== undefined ? (
				<Fate tone="bad" sign="i-loss" title={t('Hunt')} text={failed} />
			) : (
				<Fate
					tone="gold"
					sign="i-glory"
					title={t('Slain')}
					text={fact(p, 'does', 'slain', `monster:${monster}`)?.text ?? ''}
				/>
			)}
		</div>
	);
}
const Fate = (d: { tone?: 'ok' | 'bad' | 'gold'; sign: string; title: string; text: string }) => (
	<article class="fate" data-tone={d.tone}>
		<Sign id={d.sign} />
		<h3>{d.title}</h3>
		<p>{d.text}</p>
	</article>
);

const sideNames = ['attacker', 'defender'];

// Once compared, what decided: losses are taken from the armies that the engine would count now.
function strengthsOf(p: FaceProps): number[] {
	const decided = sinceBattle({ moments }, p.log).find(e => e.event === 'strengths');
	return decided
		? decided.args!.slice(0, 2).map(a => Number(a.value))
		: (p.view.battle?.sides.map(s => s.strength) ?? [0, 0]);
}

function Battle(p: FaceProps) {
	const b = pub(p).battle,
		{ region } = b,
		tabIndex = useTabIndex();
	const armies = sideNames.map(s => b.side[s]!);
	const totals = strengthsOf(p);
	const ahead = totals[0]! > totals[1]! ? 0 : 1; // the defender wins a tie
	return (
		<section class="curtain curtain--battle" data-drop="" aria-label={t('Battle')} tabIndex={tabIndex}>
			<header>
				<h2>{battleTitle(p)}</h2>
				<p>{t('the defender wins a tie')}</p>
			</header>
			<div class="clash">
				<Side p={p} side={0} army={armies[0]!} region={region} total={totals[0]!} />
				<div class="clash__score">
					<p>
						<b data-seat={armyColour(p, armies[0])}>{totals[0]}</b>
						<i />
						<b data-seat={armyColour(p, armies[1])}>{totals[1]}</b>
					</p>
					<div class="odds odds--s" aria-hidden="true">
						<span data-seat={armyColour(p, armies[0])} style={{ '--p': Math.max(1, totals[0]!) }} />
						<span data-seat={armyColour(p, armies[1])} style={{ '--p': Math.max(1, totals[1]!) }} />
					</div>
					<small>{t('ahead: {name}', { name: armyName(p, armies[ahead]!) })}</small>
				</div>
				<Side p={p} side={1} army={armies[1]!} region={region} total={totals[1]!} />
			</div>
			<Chances p={p} armies={armies} />
			<Stakes p={p} armies={armies} />
		</section>
	);
}

// The battle fought to its end many times from what we know, by the engine in this browser.
function Chances(d: { p: FaceProps; armies: string[] }) {
	const { p, armies } = d,
		[found, setFound] = useState<{ line: number; end: Outcome } | null>(null);
	useEffect(() => {
		let gone = false;
		odds(p.view).then(
			o => gone || (o?.stand && setFound({ line: p.view.line, end: o.stand })),
			() => {},
		); // without the engine there are none
		return () => void (gone = true);
	}, [p.view.line, p.view.seal]);
	const known = found?.line === p.view.line, // its place is there from the beginning, so that nothing moves
		{ attacker, nobody, defender } = known ? found.end : { attacker: 1, nobody: 0, defender: 1 };
	return (
		<div class="clash__odds" style={known ? undefined : { visibility: 'hidden' }}>
			<h3>{t('Who will hold the region?')}</h3>
			<Odds
				parts={[
					{ share: attacker, label: armyName(p, armies[0]!), colour: armyColour(p, armies[0]) },
					{ share: nobody, label: t('nobody') },
					{ share: defender, label: armyName(p, armies[1]!), colour: armyColour(p, armies[1]) },
				]}
			/>
		</div>
	);
}

// What follows if either side wins, in the engine's words; our own victory first.
function Stakes(d: { p: FaceProps; armies: string[] }) {
	const { p, armies } = d,
		wins = p.view.battle?.sides.map(s => s.wins ?? '') ?? [],
		own = armies.indexOf(p.view.you ?? '');
	if (!wins.some(Boolean)) return null;
	const one = (i: number) => (
		<Fate
			tone={own < 0 ? undefined : i === own ? 'ok' : 'bad'}
			sign={i === own ? 'i-glory' : own < 0 ? 'i-battle' : 'i-loss'}
			title={
				own < 0
					? t('If {name} wins', { name: armyName(p, armies[i]!) })
					: i === own
						? t('If you win')
						: t('If you lose')
			}
			text={wins[i]!}
		/>
	);
	return <div class="fates fates--two">{(own === 1 ? [1, 0] : [0, 1]).map(one)}</div>;
}

function Side(d: { p: FaceProps; side: number; army: string; region: string; total: number }) {
	const { p, side, army } = d,
		b = pub(p).battle,
		name = sideNames[side]!;
	const hoplites = pub(p).region?.[d.region]?.hop?.[army] ?? 0;
	const played = ((b.played?.[name] ?? []) as string[]).map(c => printed(p, 'card', c)).filter(Boolean);
	const passed = ((b.passed ?? []) as string[]).includes(name),
		turn = (b.turn ?? 'attacker') === name && !passed;
	const losses = played.reduce((n, c) => n + (c!.casualties ?? 0), 0);
	const hand = army === p.view.you ? handOf(p).length : (player(p, army).hand ?? 0);
	return (
		<article class="clash__side" data-seat={armyColour(p, army)} aria-current={turn || undefined}>
			<header>
				<Mark colour={armyColour(p, army)} size={40} />
				<div>
					<h3>{armyName(p, army)}</h3>
					<small>
						{side ? t('defends') : t('attacks')} ·{' '}
						{passed ? t('has passed') : tn('{n} card', '{n} cards', hand)}
					</small>
				</div>
				<b class="clash__total" aria-hidden="true">
					{d.total}
				</b>
			</header>
			<div class="clash__army">
				{Array.from({ length: Math.min(8, hoplites) }, () => (
					<Sign id={`troop-${armyColour(p, army) ?? 'black'}`} class="clash__shield" />
				))}
			</div>
			<div class="clash__cards">
				{played.map(c => {
					const look = lookOf(p, 'card', c!.id);
					return look && <Card key={c!.id} look={look} />;
				})}
			</div>
			<p>
				{tn('{n} hoplite', '{n} hoplites', hoplites)} · {t('strength {n}', { n: d.total })}
			</p>
			{losses > 0 && (
				<p class="clash__loss">
					{Array.from({ length: losses }, () => (
						<Sign id="i-loss" />
					))}{' '}
					{t('their cards cost {n}', { n: losses })}
				</p>
			)}
		</article>
	);
}
