// Boxes beside the map: a titled panel, and a row of numbers for one player.
import type { ComponentChildren } from 'preact';
import { Icon } from '../icon';
import { colourOf } from './pieces';

export function Panel(p: { title: string; children: ComponentChildren }) {
	return (
		<section class="panel">
			<h2>{p.title}</h2>
			<div class="chips">{p.children}</div>
		</section>
	);
}

export function Row(p: { owner: string; name: string; note?: string; hit?: Record<string, any>; children: (string | number)[][] }) {
	const c = colourOf(p.owner);
	return (
		<div {...(p.hit ?? {})} class={`row ${p.hit?.class ?? ''}`}>
			<span class="tag" style={{ background: c.fill, color: c.ink }}>{c.letter}</span>
			<b>{p.name}</b> {p.note && <small>{p.note}</small>}
			{p.children.map(([icon, n, label]) => (
				<span title={String(label)}>
					<Icon name={String(icon)} label={String(label)} /> {n}
				</span>
			))}
		</div>
	);
}
