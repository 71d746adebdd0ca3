// Boxes beside the map: a titled panel, a row of numbers for one player, a card with its large view.
import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { Icon } from '../icon';
import { target, type BoardProps } from './board';
import { Tag } from './pieces';

export function Panel(p: { title: string; class?: string; children: ComponentChildren }) {
	return (
		<section class={'panel ' + (p.class ?? '')}>
			<h2>{p.title}</h2>
			<div class="chips">{p.children}</div>
		</section>
	);
}

export type Figure = [icon: string, n: number | string, label: string];

export function Row(p: { owner: string; name: string; note?: string; hit?: Record<string, any>; figures: Figure[]; children?: ComponentChildren }) {
	return (
		<div class={`row ${p.hit?.class ?? ''}`}>
			<span class="who">
				<button {...(p.hit ?? {})} role={undefined} class={`plate ${p.hit?.class ?? ''}`}><Tag owner={p.owner} /> {p.name}</button> {p.note && <small>{p.note}</small>}
			</span>
			<span class="figures">
				{p.figures.map(([icon, n, label]) => (
					<span title={label}><Icon name={icon} label={label} />{n}</span>
				))}
			</span>
			{p.children}
		</div>
	);
}

// A card as a button that can be chosen, with a second one for its words.
export function Chip(p: { board: BoardProps; kinds: string[]; value: string; title: string; icon?: string; tag?: string; shown?: { kind: string; token: string }; children?: ComponentChildren }) {
	const hit = target(p.board, p.kinds, p.value, p.title + (p.tag ? `, ${p.tag}` : ''));
	const { card } = p.board;
	return (
		<span class={`chip ${hit.class}`}>
			<button {...hit} class="face" role={undefined}>
				{p.tag && <b class="cost">{p.tag}</b>}
				{p.icon && <Icon name={p.icon} />} {p.title} {p.children}
			</button>
			{p.shown && (
				<button class="info" aria-label={t('What is {card}?', { card: p.title })} onClick={() => card({ token: p.shown!.token, title: p.title })}>?</button>
			)}
		</span>
	);
}
