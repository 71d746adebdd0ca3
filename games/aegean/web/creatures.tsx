// The creatures and heroes that can be bought, as cards with their price for this seat now.
import { useEffect, useState } from 'preact/hooks';
import { RedrawnByKey } from 'page/board/redrawn';
import { target } from 'page/board/target';
import { keyOf } from 'page/table/choices';
import { Card, type Look } from 'page/cards/card';
import { Pictograms } from 'page/cards/signs';
import { Tondo } from 'page/cards/tondo';
import { signOfAction } from './printed';
import { creatureGlyph, creatureLook, heroGlyph, heroLook } from './looks';
import type { FaceProps } from 'page/face/face';
import { capital, t } from 'page/words/i18n';
import { Coin, Medal } from 'page/kit/parts';
import { Sign } from 'page/kit/sign';
import type { Choice } from 'page/play/types';
import type { Words } from './words';

// What a card does, in words.
function useText(p: FaceProps, token: string, name: string): string {
	const [text, setText] = useState('');
	useEffect(() => {
		let here = true;
		p.cardText(token).then(
			words => here && setText(words.trim().replace(`${name}: `, '')),
			() => {},
		);
		return () => void (here = false);
	}, [token, name, p.cardText]);
	return capital(text);
}

// kinds: what touching it may mean; price: printed; pays: what this seat would pay now, where it may buy it.
export function MiniCard(d: {
	p: FaceProps;
	kinds: string[];
	token: string;
	say: string;
	price?: number;
	pays?: number;
	note?: string;
	band: 'creature' | 'hero';
	words: Words;
}) {
	const { p } = d,
		name = p.say(d.say, d.token),
		lowered = d.pays !== undefined && d.price !== undefined && d.pays < d.price;
	// what this seat would pay is told of whatever can be chosen (target)
	const told = [name, d.pays === undefined && d.price !== undefined ? d.words.price(d.price) : '', d.note ?? '']
		.filter(Boolean)
		.join(', ');
	const buy =
			d.pays === undefined
				? undefined
				: d.kinds
						.flatMap(k => p.lit.get(keyOf(k, d.token)) ?? [])
						.find(m => m.price === d.pays && m.args.length === 1),
		look = () => p.hover(buy ?? null),
		away = () => p.hover(null);
	const hit = {
			...target(p, d.kinds, d.token, told),
			...(buy && { onMouseEnter: look, onMouseLeave: away, onFocus: look, onBlur: away }),
		},
		lit = hit['data-lit'] !== undefined;
	const text = useText(p, d.token, name);
	const face = { title: name, price: d.pays ?? d.price, ...(text ? { text } : {}) };
	const printed: Look = d.band === 'hero' ? heroLook(p, d.token, face) : creatureLook(p, d.token, face);
	const show = () => p.card({ token: d.token, title: name, look: printed });
	const keys = (e: KeyboardEvent) => e.key === 'Enter' && show();
	// not for sale: a touch tells what it does
	const about = { ...hit, tabindex: 0, 'aria-label': told, onClick: show, onKeyDown: keys };
	return (
		<RedrawnByKey later of={JSON.stringify([printed, hit, told, lowered, d.price])}>
			{() => (
				<div class="mini">
					<Card look={printed} hit={(lit ? hit : about) as object} />
					<b aria-hidden="true">{name}</b>
					<span class="mini__signs" aria-hidden="true">
						<Pictograms text={printed.signs ?? ''} />
					</span>
					{lowered && <s class="mini__was">{d.price}</s>}
					{lit && (
						<button class="mini__about" aria-label={t('What {name} does', { name })} onClick={show}>
							?
						</button>
					)}
				</div>
			)}
		</RedrawnByKey>
	);
}

const cardKinds = ['creature', 'hero', 'card'];

// The cards of a question about nothing but which creature or hero, each with its move.
function offered(p: FaceProps): [token: string, move: Choice][] {
	const bought = p.moves.filter(m => m.args.length === 1 && cardKinds.includes(m.args[0]!.kind)),
		verbs = new Set(bought.map(m => m.verb));
	return verbs.size !== 1 || p.moves.some(m => m.args.length && !bought.includes(m))
		? []
		: [...new Map(bought.map(m => [String(m.args[0]!.value), m]))];
}

// Those that may be had, large enough to be read, at the foot of the stage, and below each what it leaves of the gold.
const side = 6, // cards that can be read side by side
	small = 4; // and on a small screen

export function Shop(p: FaceProps) {
	const cards = offered(p),
		many = cards.length > side,
		One = many ? Ticket : Offered,
		besides = p.moves.filter(m => !m.args.length).length; // who may do something else wants to see the map
	if (!cards.length || besides > 1) return null;
	return (
		<div class={many ? 'shop shop--many' : 'shop'} style={{ '--n': cards.length }}>
			{cards.map(([token, m]) => (
				<One key={token} p={p} token={token} kind={m.args[0]!.kind} price={m.price} />
			))}
		</div>
	);
}

// On a small screen they lie in the sheet: as many as can be read there.
export const fewCards = (p: FaceProps) => offered(p).length > 0 && offered(p).length <= small;
export function CardsDock(d: { p: FaceProps; signs: Record<string, string> }) {
	const { p } = d,
		cards = offered(p),
		rest = p.moves.filter(m => !cards.some(([, c]) => c === m));
	return (
		<div class="tickets">
			{cards.map(([token, m]) => (
				<Ticket key={token} p={p} token={token} kind={m.args[0]!.kind} price={m.price} move={m} />
			))}
			{rest.length > 0 && (
				<div class="acts">
					{rest.map(m => (
						<button
							key={m.move}
							class="act"
							data-verb={m.verb}
							data-move={m.move}
							onClick={() => p.play(m, true)}
						>
							<Sign id={signOfAction(p, m.verb) ?? d.signs[m.verb] ?? 'ui-cancel'} />
							<span class="act__name">{capital(m.text)}</span>
							{!!m.price && (
								<small>
									<Coin n={m.price} small />
								</small>
							)}
						</button>
					))}
				</div>
			)}
		</div>
	);
}

// Name and sentence, whose stop is set by what is told after them.
const toldOf = (title: string, text: string) => [title, text.replace(/\.$/, '')].filter(Boolean).join('. ');

// A card without its frame: figure, name and sentence. move: what touching it plays, where it is not the thing itself.
function Ticket(d: { p: FaceProps; token: string; kind: string; price?: number; move?: Choice }) {
	const { p, token, kind, price, move } = d,
		title = p.say(kind, token),
		text = useText(p, token, title);
	const hit = target(p, kind, token, toldOf(title, text));
	const play = move && { 'data-move': move.move, onClick: () => p.play(move) };
	return (
		<div {...hit} {...play} class={`ticket ${hit.class}`}>
			<Medal sign={`g-${kind === 'hero' ? heroGlyph(token) : creatureGlyph(token)}`} size={40} />
			<b>
				{title}
				{!!price && <Coin n={price} small />}
			</b>
			<p>{text}</p>
		</div>
	);
}

function Offered(d: { p: FaceProps; token: string; kind: string; price?: number }) {
	const { p, token, kind, price } = d,
		title = p.say(kind, token),
		text = useText(p, token, title),
		{ purse } = p.view.question;
	const face = { title, ...(price !== undefined ? { price } : {}), ...(text ? { text } : {}) },
		left = price && purse !== undefined ? purse - price : undefined;
	return (
		<div class="shop__one">
			<Card
				size="l"
				zoom={false}
				look={kind === 'hero' ? heroLook(p, token, face) : creatureLook(p, token, face)}
				hit={target(p, kind, token, toldOf(title, text)) as object}
			/>
			{left !== undefined && (
				<p class="shop__sum" data-tip={t('you pay {n} of {all}', { n: price!, all: purse! })}>
					<Sign id="i-gold" label={t('gold pieces')} />
					<span>
						{purse} − {price} = <b>{left}</b>
					</span>
				</p>
			)}
		</div>
	);
}

// A card that one seat has seen: its medallion, what it is called and what it does.
export function SeenCard(d: { p: FaceProps; token: string }) {
	const { p, token } = d,
		title = p.say('creature', token),
		text = useText(p, token, title);
	return (
		<p class="seencard">
			<Tondo recipe={creatureLook(p, token, { title }).art} />
			<span>
				<b>{title}</b>
				{text}
			</span>
		</p>
	);
}

const twoLines = 60; // letters beside the question of a place

// The card whose effect is being carried out, and what it does; not of a metropolis that comes of it.
export function Effect({ p }: { p: FaceProps }) {
	const frame = (p.view.view.flow ?? []).findLast(f => f.card ?? f.creature),
		kind = frame?.card ? 'card' : 'creature',
		card = String(frame?.[kind] ?? ''),
		named = p.say(kind, card) === card ? 'creature' : kind, // a card of Legendary is named as its creature
		text = useText(p, card, p.say(named, card));
	return card && text && !p.view.question.node?.startsWith('metro') ? (
		<small class="places__effect" data-long={text.length > twoLines ? '' : undefined}>
			{text}
		</small>
	) : null;
}
