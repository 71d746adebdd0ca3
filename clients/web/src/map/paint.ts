// Outlines and pictures of maps, drawn by workers and kept: outlines for the session, pictures in
// the browser's cache, so that a map is painted once for a size and a palette.
import { planKey, readOutline, type Geometry, type MapPlan } from './geometry';
import type { PaintAnswer, PaintRequest } from './paintworker';

const version = 2; // of the painter: raise it when its pictures change
const SMALL = 480; // px wide: on cards
const shelfOf = (width: number) => (width <= SMALL ? `petteia-maps-small-${version}` : `petteia-maps-${version}`);
const roomOf = (width: number) => (width <= SMALL ? 40 : 8); // pictures kept

type Wish = PaintRequest extends infer R ? (R extends PaintRequest ? Omit<R, 'id'> : never) : never;

class Hand {
	private worker = new Worker('/paintworker.js', { type: 'module' });
	private open = new Map<number, { done: (a: PaintAnswer) => void; fail: (e: Error) => void }>();
	private next = 0;

	constructor() {
		this.worker.onmessage = (e: MessageEvent<PaintAnswer>) => {
			const wait = this.open.get(e.data.id);
			this.open.delete(e.data.id);
			if (e.data.error) wait?.fail(new Error(e.data.error));
			else wait?.done(e.data);
		};
		this.worker.onerror = e => {
			for (const wait of this.open.values()) wait.fail(new Error(e.message || 'the painter does not start'));
			this.open.clear();
		};
	}

	ask(wish: Wish): Promise<PaintAnswer> {
		const id = this.next++;
		return new Promise((done, fail) => {
			this.open.set(id, { done, fail });
			this.worker.postMessage({ ...wish, id });
		});
	}

	end = () => this.worker.terminate();
}

let hands: Hand[] = [],
	resting: ReturnType<typeof setTimeout> | undefined;

// Workers hold tens of megabytes: they are ended when nothing was painted for a while.
function hand(i: number): Hand {
	clearTimeout(resting);
	resting = setTimeout(() => {
		hands.forEach(h => h?.end());
		hands = [];
	}, 30_000);
	return (hands[i] ??= new Hand());
}

const outlines = new Map<string, Promise<Geometry>>();

export function outline(plan: MapPlan): Promise<Geometry> {
	const key = planKey(plan);
	let found = outlines.get(key);
	if (!found) {
		found = hand(0)
			.ask({ job: 'outline', key, plan })
			.then(a => readOutline(plan, a.outline!));
		found.catch(() => outlines.delete(key));
		outlines.set(key, found);
	}
	return found;
}

// Widths that are painted: a few, so that resizing a window does not paint again and again.
const widths = [1024, 1440, 2048, 2880];
export const smallWidth = SMALL;
export const paintWidth = (pixels: number) => widths.find(w => w >= pixels * 0.86) ?? widths.at(-1)!;

const address = async (key: string, width: number, night: boolean) => {
	const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key)));
	return (
		`/map/${[...bytes.subarray(0, 12)].map(b => b.toString(16).padStart(2, '0')).join('')}-${width}` +
		`${night ? '-night' : ''}.webp`
	);
};

async function kept(name: string, width: number): Promise<ImageBitmap | null> {
	try {
		const answer = await (await caches.open(shelfOf(width))).match(name);
		return answer ? await createImageBitmap(await answer.blob()) : null;
	} catch {
		return null; // private windows may have no cache: paint
	}
}

// Caches a picture a little later; only the last few are kept.
function keep(name: string, picture: ImageData) {
	const write = async () => {
		const canvas = new OffscreenCanvas(picture.width, picture.height);
		canvas.getContext('2d')!.putImageData(picture, 0, 0);
		const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.92 });
		const cache = await caches.open(shelfOf(picture.width));
		const old = await cache.keys();
		await Promise.all(old.slice(0, Math.max(0, old.length + 1 - roomOf(picture.width))).map(k => cache.delete(k)));
		await cache.put(name, new Response(blob));
	};
	setTimeout(() => write().catch(() => {}), 1500);
}

export async function picture(plan: MapPlan, width: number, night: boolean): Promise<ImageBitmap> {
	const key = planKey(plan),
		name = await address(key, width, night);
	const found = await kept(name, width);
	if (found) return found;
	const height = Math.round((width * 3) / 4),
		half = Math.round(height / 2);
	performance.mark('paint-start');
	const [top, low] = await Promise.all([
		hand(0).ask({ job: 'rows', key, plan, width, from: 0, to: half, night }),
		hand(1).ask({ job: 'rows', key, plan, width, from: half, to: height, night }),
	]);
	const all = new ImageData(width, height);
	all.data.set(top.rows!);
	all.data.set(low.rows!, half * width * 4);
	performance.measure('paint-map', 'paint-start');
	keep(name, all);
	return createImageBitmap(all);
}

// Lays a picture on a canvas of its size.
export function lay(bitmap: ImageBitmap, c: HTMLCanvasElement) {
	c.width = bitmap.width;
	c.height = bitmap.height;
	c.getContext('2d')!.drawImage(bitmap, 0, 0);
	bitmap.close();
}
