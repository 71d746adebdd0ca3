// Regions from points: each is a rounded blob round its point, cut off half-way to every neighbour.
// Sides remember whom they face, so that a border that cannot be crossed is drawn as mountains.
export interface Side { x1: number; y1: number; x2: number; y2: number; to: number }

export function cells(points: { x: number; y: number }[], radius: number): Side[][] {
	return points.map((p, i) => {
		const n = 28;
		let ring: { x: number; y: number; to: number }[] = Array.from({ length: n }, (_, k) => {
			const a = (2 * Math.PI * k) / n, r = radius * (0.94 + 0.06 * Math.sin(3 * a + i * 1.7));
			return { x: p.x + r * Math.cos(a), y: p.y + r * Math.sin(a), to: -1 };
		});
		points.forEach((q, j) => {
			if (j === i || Math.hypot(q.x - p.x, q.y - p.y) > 2 * radius) return;
			const mx = (p.x + q.x) / 2, my = (p.y + q.y) / 2, dx = q.x - p.x, dy = q.y - p.y;
			const out = (v: { x: number; y: number }) => (v.x - mx) * dx + (v.y - my) * dy;
			const cut: typeof ring = [];
			ring.forEach((v, k) => {
				// "to" belongs to the side from a corner to the next one
				const w = ring[(k + 1) % ring.length]!, a = out(v), b = out(w);
				const cross = () => {
					const s = a / (a - b);
					return { x: v.x + s * (w.x - v.x), y: v.y + s * (w.y - v.y) };
				};
				if (a <= 0) {
					cut.push(v);
					if (b > 0) cut.push({ ...cross(), to: j });
				} else if (b <= 0) {
					cut.push({ ...cross(), to: v.to });
				}
			});
			ring = cut;
		});
		return ring.map((v, k) => {
			const w = ring[(k + 1) % ring.length]!;
			return { x1: v.x, y1: v.y, x2: w.x, y2: w.y, to: v.to };
		});
	});
}

export const shape = (sides: Side[]) => sides.map((s, i) => `${i ? 'L' : 'M'}${s.x1.toFixed(1)},${s.y1.toFixed(1)}`).join('') + 'Z';
