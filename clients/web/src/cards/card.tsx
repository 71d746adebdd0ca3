// One card for every kind of every game, 5:7: band with emblem, level or price, medallion, title, pictograms, sentence.
// Styles: card.css. Sizes: l is read (200-240 px: the whole sentence), m is chosen (89-140: title and pictograms),
// s stands in a tableau (56-72: picture and emblem). Titles and sentences come from the engine, never from here.
import type { HTMLAttributes } from 'preact';
import { Coin } from '../kit/parts';
import { Sign } from '../kit/sign';
import { capital } from '../words/i18n';
import './card.css';
import './kinds.css';
import { Pillar, type Column } from './pillar';
import { Pictograms, widthOf } from './signs';
import { Tondo } from './tondo';
import { zooming } from './zoom';

export type Kind = 'creature' | 'hero' | 'artifact' | 'combat' | 'quest' | 'monster' | 'attack' | 'event' | 'temple';

// Everything a card shows.
export interface Look {
	title: string;
	text?: string; // its sentence
	signs?: string; // its effect in pictograms: see signs.tsx
	god?: string; // colour and emblem of the band
	kind?: Kind; // … where there is no god
	emblem?: string; // a sign instead of the usual one
	band?: [name: string, more?: string]; // words in the band of a large card
	corner?: string; // level
	cornerSign?: string; // … or a sign
	art: string; // recipe of the medallion
	glaze?: boolean; // a monster: clay on black
	needs?: Column[]; // columns that must stand
	power?: { sign: string; label: string }; // kind of the power, in a disc
	price?: number;
	value?: number | string; // strength of a combat card, of an attack
	losses?: number; // casualties of a combat card
	steps?: string[]; // of a quest, in pictograms
	notes?: string[]; // for the screen reader: level, columns, prices in words
	from?: string; // where its values come from (from.ts): below the large view, beside a card that is large
}

const emblems: Record<Kind, string> = {
	creature: 'i-creature',
	hero: 'i-hero',
	artifact: 'i-artifact',
	combat: 'i-battle',
	quest: 'i-quest',
	monster: 'i-monster',
	attack: 'i-wound',
	event: 'i-warning',
	temple: 'i-temple',
};

type Size = 's' | 'm' | 'l';

interface Props {
	look: Look;
	size?: Size;
	w?: number | string; // width
	room?: Record<string, number>; // … or what a rule makes it from
	hit?: HTMLAttributes<HTMLDivElement> & { class?: string }; // of target(): what makes it a button
	state?: 'picked' | 'used' | 'cannot';
	note?: string; // of a used card; why one cannot be chosen
	zoom?: boolean; // false: it is already large
	class?: string;
	children?: preact.ComponentChildren; // price tags, marks of owners
}

export const told = (look: Look) =>
	[look.title, ...(look.band ?? []), ...(look.notes ?? []), look.text, look.from].filter(Boolean).join('. ');

// A long name has three lines instead of two; a word as long as this has no room in the wider typeface.
const titleClass = (title: string) =>
	'card__title' +
	(title.length > 24 ? ' card__title--long' : '') +
	(title.split(' ').some(word => word.length > 13) ? ' card__title--wide' : '');

export function Card(p: Props) {
	const { look, size = 'm', hit } = p;
	const emblem = look.emblem ?? (look.god ? `god-${look.god}` : emblems[look.kind ?? 'artifact']);
	const much = size === 'm' && !look.steps && widthOf(look.signs ?? '') > 15;
	const cls =
		`card card--${size} ${much ? 'card--much' : ''} ${hit?.class ?? ''} ${p.state === 'picked' ? 'picked' : ''}` +
		` ${look.steps ? 'card--steps' : ''} ${look.value !== undefined ? 'card--valued' : ''} ${p.class ?? ''}`;
	return (
		<div
			role="group"
			aria-label={told(look)}
			tabIndex={0}
			{...(p.zoom === false ? { 'data-tip': look.from } : zooming(look))}
			{...hit}
			{...(hit && 'aria-label' in hit ? { tabindex: 0 } : {})}
			class={cls}
			data-god={look.god}
			data-kind={look.god ? undefined : look.kind}
			data-state={p.state === 'used' ? 'used' : undefined}
			data-note={p.state === 'used' ? p.note : undefined}
			aria-disabled={p.state === 'cannot' || undefined}
			style={p.w ? { '--w': typeof p.w === 'number' ? `${p.w}px` : p.w } : p.room}
		>
			<header class="card__band">
				<span class="card__emblem">
					<Sign id={emblem} />
				</span>
				{look.band && (
					<span class="card__kind">
						{look.band[0]}
						{look.band[1] && <em>{look.band[1]}</em>}
					</span>
				)}
				{look.losses !== undefined && (
					<span class="card__losses">
						{Array.from({ length: look.losses }, () => (
							<Sign id="i-loss" />
						))}
					</span>
				)}
				{(look.corner || look.cornerSign) && (
					<b class="card__level">{look.cornerSign ? <Sign id={look.cornerSign} /> : look.corner}</b>
				)}
			</header>
			<div class="card__art">
				<Tondo recipe={look.art} glaze={look.glaze} />
			</div>
			{look.needs && (
				<div class="card__edge">
					{look.needs.map(c => (
						<Pillar colour={c} />
					))}
				</div>
			)}
			{look.power && (
				<span class="card__power" data-tip={look.power.label}>
					<Sign id={look.power.sign} />
				</span>
			)}
			{look.price !== undefined && (
				<span class="card__price">
					<Coin n={look.price} />
				</span>
			)}
			{look.value !== undefined && <b class="card__value">{look.value}</b>}
			<h3 class={titleClass(look.title)}>
				<span>{capital(look.title)}</span>
			</h3>
			{look.steps ? (
				<ol class="card__steps">
					{look.steps.map((s, i, all) => (
						<li class={i === all.length - 1 ? 'gain' : undefined}>
							<Pictograms text={s} />
						</li>
					))}
				</ol>
			) : (
				<div class={widthOf(look.signs ?? '') > 19 ? 'card__effect card__effect--long' : 'card__effect'}>
					{look.signs && <Pictograms text={look.signs} />}
				</div>
			)}
			{size === 'l' && look.text && (
				<p class={look.text.length > 110 ? 'card__text card__text--long' : 'card__text'}>{look.text}</p>
			)}
			{p.state === 'cannot' && p.note && <span class="card__why">{p.note}</span>}
			{p.children}
		</div>
	);
}

// A card face down; a deck has a count.
export const CardBack = (p: { w?: number; art?: string; title?: string; count?: number; label: string }) => (
	<div class="deck" style={p.w ? { '--w': `${p.w}px` } : undefined}>
		<div class="card card--m card--back" role="img" aria-label={p.label}>
			<div class="card__art">
				<Tondo recipe={p.art ?? 'owl'} />
			</div>
			{p.title && (
				<h3 class="card__title">
					<span>{p.title}</span>
				</h3>
			)}
		</div>
		{p.count !== undefined && <b class="count">{p.count}</b>}
	</div>
);
