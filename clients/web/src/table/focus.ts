// Gives up the focus before its element disappears with its question. A browser that loses the focused element in the
// middle of a change lays out the whole page there and then, half changed, and once more at the end: that was half of
// the time of a repaint.

let held: string | undefined; // the text of the button in the list that had it

export function giveUpFocus() {
	const at = document.activeElement;
	if (!(at instanceof HTMLElement || at instanceof SVGElement) || !at.closest('.table__main')) return;
	const listed = at.closest('.choices');
	// outside the list only a focus left by a pointer: a keyboard player's place is kept as long as it exists
	if (!listed && (at.id === 'main' || at.matches(':focus-visible, input, textarea, select'))) return;
	held = listed ? at.textContent! : undefined;
	at.blur();
}

// A keyboard player's button is gone with the old question: the same one in the new question takes over, or the first.
export function takeFocus(list: HTMLElement | null) {
	if (document.activeElement !== document.body && document.activeElement !== null) return;
	const all = [...(list?.querySelectorAll<HTMLElement>('button') ?? [])];
	(all.find(b => b.textContent === held) ?? all[0])?.focus({ preventScroll: true });
	held = undefined;
}
