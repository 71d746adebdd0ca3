// The worker that draws: loads the painter and answers one request after the other. Two of them
// paint half of the rows each.
/// <reference lib="webworker" />
import type { MapPlan } from './geometry';

export type PaintRequest = { id: number; key: string; plan: MapPlan } & (
	{ job: 'outline' } | { job: 'rows'; width: number; from: number; to: number; night: boolean }
);
export type PaintAnswer = { id: number; outline?: Float32Array; rows?: Uint8ClampedArray; error?: string };

interface Painter {
	memory: WebAssembly.Memory;
	_initialize?(): void;
	painter_input(): number;
	painter_output(): number;
	painter_hexes(count: number, level: number): number;
	painter_greece(): number;
	painter_outline(): number;
	painter_rows(width: number, from: number, to: number, night: number): number;
}

let painter: Promise<Painter> | undefined,
	sheet = '';

const load = () =>
	(painter ??= WebAssembly.instantiateStreaming(fetch('/painter.wasm'), {}).then(({ instance }) => {
		const p = instance.exports as unknown as Painter;
		p._initialize?.();
		return p;
	}));

function spread(p: Painter, key: string, plan: MapPlan) {
	if (sheet === key) return;
	sheet = '';
	let good: number;
	if (plan.hexes) {
		const rows = plan.hexes.flatMap(h => [h.q, h.r, h.land ? 1 : 0, h.area]);
		new Int32Array(p.memory.buffer, p.painter_input(), rows.length).set(rows);
		good = p.painter_hexes(plan.hexes.length, plan.level ? 1 : 0);
	} else good = p.painter_greece();
	if (!good) throw new Error('this board cannot be painted');
	sheet = key;
}

async function answer(r: PaintRequest): Promise<PaintAnswer> {
	const p = await load();
	spread(p, r.key, r.plan);
	if (r.job === 'outline') {
		const n = p.painter_outline();
		return { id: r.id, outline: new Float32Array(p.memory.buffer, p.painter_output(), n).slice() };
	}
	const at = p.painter_rows(r.width, r.from, r.to, r.night ? 1 : 0);
	if (!at) throw new Error('no memory for the picture');
	return { id: r.id, rows: new Uint8ClampedArray(p.memory.buffer, at, r.width * (r.to - r.from) * 4).slice() };
}

let queue: Promise<unknown> = Promise.resolve();
onmessage = (e: MessageEvent<PaintRequest>) => {
	queue = queue.then(() =>
		answer(e.data).then(
			a => postMessage(a, { transfer: [(a.outline ?? a.rows)!.buffer as ArrayBuffer] }),
			error => postMessage({ id: e.data.id, error: String(error) }),
		),
	);
};
