// Where something may lie over the board without hiding what may be touched.
export interface Box {
	left: number;
	top: number;
	right: number;
	bottom: number;
}

const fingertip = 22; // px round the middle of a thing

// The first of these places over which no finger has to go; -1: each hides something. What lies beyond the frame is
// hidden anyway.
export function clearOf(places: readonly Box[], things: readonly Box[], frame: Box): number {
	const middles = things
		.map(t => [(t.left + t.right) / 2, (t.top + t.bottom) / 2] as const)
		.filter(([x, y]) => x > frame.left && x < frame.right && y > frame.top && y < frame.bottom);
	return places.findIndex(
		p =>
			!middles.some(
				([x, y]) =>
					x > p.left - fingertip &&
					x < p.right + fingertip &&
					y > p.top - fingertip &&
					y < p.bottom + fingertip,
			),
	);
}
