// Small parts that every face uses. Styles: ground.css, controls.css, stage.css, theatre.css.
import type { ComponentChildren } from 'preact';
import type { Colour } from '../face/face';
import { Sign } from './sign';

export const Medal = (p: { sign: string; size?: number; label?: string }) => (
	<span class="medal" style={p.size ? { '--size': p.size + 'px' } : undefined}>
		<Sign id={p.sign} label={p.label} />
	</span>
);

// A medallion with a meander round it: one glyph in black on clay.
export const Tondo = (p: { glyph: string; label?: string }) => (
	<svg
		class="tondo"
		viewBox="0 0 120 120"
		role={p.label ? 'img' : undefined}
		aria-label={p.label}
		aria-hidden={p.label ? undefined : 'true'}
	>
		<use href="#tondo" width="120" height="120" />
		<use href={`#g-${p.glyph}`} x="30" y="26" width="60" height="60" style={{ color: 'var(--card-edge)' }} />
		<use href="#tondo-ground" width="120" height="120" />
	</svg>
);

// A figure with what it counts.
export const Fact = (p: { sign: string; label: string; n: number | string; kind?: 'gold' | 'points' | 'prestige' }) => (
	<li class={p.kind ? `fig-${p.kind}` : undefined} data-tip={p.label}>
		<Sign id={p.sign} label={p.label} />
		{p.n}
	</li>
);

export const Coin = (p: { n: number | string; small?: boolean; kept?: boolean }) => (
	<span class={p.small ? 'coin coin--s' : 'coin'} data-state={p.kept ? 'kept' : undefined}>
		{p.n}
	</span>
);

// A race as filled and empty places, read as one sentence.
export function Pips(p: { have: number; need: number; label: string; sign?: string; kind?: string }) {
	const said = `${p.label}: ${p.have} / ${p.need}`;
	if (p.need > 7)
		return (
			<span class="fact" data-tip={said}>
				<Sign id={p.sign ?? 'i-points'} label={p.label} /> {p.have}/{p.need}
			</span>
		);
	return (
		<span
			class={`pips ${p.sign ? 'pips--picture' : ''} ${p.kind ? `pips--${p.kind}` : ''}`}
			role="img"
			aria-label={said}
			data-tip={said}
		>
			{Array.from({ length: p.need }, (_, i) => (
				<span class={i < p.have ? 'on' : ''}>
					{p.sign && (
						<Sign id={p.sign === 'metropolis' && i >= p.have ? 'metropolis-none' : p.sign} class="" />
					)}
				</span>
			))}
		</span>
	);
}

// Anything that stands on the board outside of a drawing; --size is its width.
export const Piece = (p: { id: string; size?: number; count?: number; label: string; lit?: boolean }) => (
	<span class={p.lit ? 'piece lit' : 'piece'} style={{ '--size': (p.size ?? 44) + 'px' }}>
		<Sign id={p.id} class="" label={p.label} />
		{p.count !== undefined && p.count > 1 && <Count n={p.count} />}
	</span>
);

const Count = (p: { n: number }) => <b class="count">{p.n}</b>;

export const Die = (p: { n: number; colour?: Colour; label: string }) => (
	<span class="die" data-seat={p.colour}>
		<Sign id={`die-${Math.max(0, Math.min(6, p.n))}`} class="die" label={p.label} />
	</span>
);

// Chances as a bar: one part per side, as wide as its share.
export function Odds(p: { parts: { share: number; label: string; colour?: Colour }[]; small?: boolean }) {
	const percent = (x: number) => `${Math.round(x * 100)} %`;
	return (
		<div
			class={p.small ? 'odds odds--s' : 'odds'}
			role="img"
			aria-label={p.parts.map(x => `${x.label} ${percent(x.share)}`).join(', ')}
		>
			{p.parts
				.filter(x => x.share > 0.004)
				.map(x => (
					<span data-seat={x.colour} style={{ '--p': x.share }}>
						{!p.small && x.share > 0.12 && (
							<b>{x.colour || x.share < 0.3 ? percent(x.share) : `${x.label} ${percent(x.share)}`}</b>
						)}
					</span>
				))}
		</div>
	);
}

// The one confirm button of a screen: what it does, and below what it costs or leaves.
export function Seal(p: {
	act: string;
	note?: string;
	sign?: string;
	disabled?: boolean;
	calm?: boolean;
	warn?: boolean;
	onClick: () => void;
}) {
	return (
		<button
			class={`seal ${p.calm ? 'seal--calm' : ''} ${p.warn ? 'seal--warn' : ''}`}
			disabled={p.disabled}
			onClick={p.onClick}
		>
			<Sign id={p.sign ?? 'ui-check'} />
			<span>
				<b>{p.act}</b>
				{p.note && <small>{p.note}</small>}
			</span>
		</button>
	);
}

// A number to choose: each with its note (price, chance).
export function Steps<T>(p: {
	label: string;
	values: { value: T; move?: string; text: string; note?: ComponentChildren; chosen?: boolean }[];
	choose: (value: T) => void;
	hover?: (value: T | null) => void;
}) {
	return (
		<div class="steps" role="group" aria-label={p.label}>
			{p.values.map(v => (
				<button
					data-move={v.move}
					aria-pressed={v.chosen}
					onClick={() => p.choose(v.value)}
					onMouseEnter={() => p.hover?.(v.value)}
					onMouseLeave={() => p.hover?.(null)}
					onFocus={() => p.hover?.(v.value)}
					onBlur={() => p.hover?.(null)}
				>
					{v.text}
					{v.note}
				</button>
			))}
		</div>
	);
}

export function Tabs<T extends string>(p: {
	label: string;
	tabs: { id: T; text: string; badge?: number }[];
	now: T;
	go: (id: T) => void;
}) {
	const step = (e: KeyboardEvent) => {
		const by = e.key === 'ArrowRight' ? 1 : e.key === 'ArrowLeft' ? -1 : 0;
		if (!by) return;
		const at = p.tabs.findIndex(x => x.id === p.now),
			next = p.tabs[(at + by + p.tabs.length) % p.tabs.length]!;
		p.go(next.id);
		(e.currentTarget as HTMLElement).querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
	};
	return (
		<div class="tabs" role="tablist" aria-label={p.label} onKeyDown={step}>
			{p.tabs.map(x => (
				<button
					role="tab"
					data-tab={x.id}
					aria-selected={x.id === p.now}
					tabIndex={x.id === p.now ? 0 : -1}
					onClick={() => p.go(x.id)}
				>
					{x.text}
					{!!x.badge && <sup>{x.badge}</sup>}
				</button>
			))}
		</div>
	);
}

// A titled part of a rail.
export const Shelf = (p: { title: string; note?: string; class?: string; children: ComponentChildren }) => (
	<section class={`part ${p.class ?? ''}`}>
		<h2 class="head">
			{p.title}
			{p.note && <small>{p.note}</small>}
		</h2>
		{p.children}
	</section>
);
