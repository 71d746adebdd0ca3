// What a pointer that rests on a thing asks for. A thing that comes to lie under a resting pointer was not asked about:
// only after a movement of the hand, and then stillness.
export const rest = 350, // ms
	press = 450;

export interface Resting {
	moved: (e: PointerEvent, then: () => void) => void; // over the thing: it is asked about once the pointer is still
	left: () => void;
}

export function resting(wait = rest): Resting {
	let timer: ReturnType<typeof setTimeout> | undefined,
		was = '';
	return {
		moved(e, then) {
			const at = `${e.clientX} ${e.clientY}`;
			if (e.pointerType !== 'mouse' || e.buttons || at === was) return;
			was = at;
			clearTimeout(timer);
			timer = setTimeout(then, wait);
		},
		left() {
			clearTimeout(timer);
		},
	};
}
