// The strip at the head of every page: black glaze, a meander under it.
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { t } from '../words/i18n';
import { Sign } from './sign';

export function Strip(p: { title: string; note?: string; middle?: ComponentChildren; tools?: ComponentChildren }) {
	return (
		<header class="strip">
			<a class="strip__owl" href="#/" aria-label={t('To the home page')}>
				<Sign id="emblem-owl" />
			</a>
			<span class="strip__name">{p.title}</span>
			{p.note && <span class="strip__game">{p.note}</span>}
			{p.middle}
			{p.tools && <div class="tools">{p.tools}</div>}
		</header>
	);
}

// A button of the strip with a menu under it; closes by a click elsewhere and by Escape.
export function MenuButton(p: { sign: string; label: string; children: (close: () => void) => ComponentChildren }) {
	const [open, setOpen] = useState(false);
	const box = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		if (!open) return;
		const away = (e: Event) => !box.current?.contains(e.target as Node) && setOpen(false);
		const key = (e: KeyboardEvent) => e.key === 'Escape' && setOpen(false);
		addEventListener('pointerdown', away);
		addEventListener('keydown', key);
		return () => (removeEventListener('pointerdown', away), removeEventListener('keydown', key));
	}, [open]);
	return (
		<div class="menubutton" ref={box}>
			<button aria-label={p.label} data-tip={p.label} aria-expanded={open} onClick={() => setOpen(!open)}>
				<Sign id={p.sign} />
			</button>
			{open && <div class="menu">{p.children(() => setOpen(false))}</div>}
		</div>
	);
}

// A button that cycles through the states of a setting.
export const Tool = (p: { sign: string; label: string; pressed?: boolean; onClick: () => void }) => (
	<button aria-label={p.label} data-tip={p.label} aria-pressed={p.pressed} onClick={p.onClick}>
		<Sign id={p.sign} />
	</button>
);
