// Talking to the server: plain words for what goes wrong, and trying again where that is safe.
import { lang, t } from '../words/i18n';
import { plain } from './trouble';

export class ApiError extends Error {
	constructor(
		public status: number,
		public code: string,
		message: string,
		public line?: number,
	) {
		super(message);
	}
}

// A request that is sent again with its key is done once, whether its answer was lost or never came about.
const newKey = () => [...crypto.getRandomValues(new Uint8Array(16))].map(b => b.toString(16).padStart(2, '0')).join('');

const wait = (ms: number) => new Promise(done => setTimeout(done, ms));

// Tells the page which requests are being retried, until they succeed or are abandoned.
type Trouble = (text: string) => void;
let trouble: Trouble = () => {};
export const onTrouble = (f: Trouble) => (trouble = f);
const troubles = new Map<symbol, string>();
function troubled(request: symbol, text: string) {
	if (text) troubles.set(request, text);
	else if (!troubles.delete(request)) return;
	trouble([...troubles.values()].at(-1) ?? '');
}

export async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown, tries = 6): Promise<T> {
	const request = Symbol(),
		key: Record<string, string> = method === 'POST' ? { 'Idempotency-Key': newKey() } : {};
	for (let attempt = 1; ; attempt++) {
		let status = 0,
			data: any = {},
			after = 0;
		try {
			const answer = await fetch(path, {
				method,
				headers: { 'Accept-Language': lang, ...key, ...(body ? { 'Content-Type': 'application/json' } : {}) },
				body: body ? JSON.stringify(body) : undefined,
				credentials: 'same-origin',
			});
			status = answer.status;
			after = Number(answer.headers.get('Retry-After') ?? 0) * 1000;
			data = await answer.json().catch(() => ({}));
			if (answer.ok) {
				troubled(request, '');
				return data as T;
			}
		} catch {
			status = 0;
		}
		const again = status === 0 || (status === 429 && data.error === 'too_many') || status >= 500;
		const error = new ApiError(
			status,
			data.error ?? '',
			plain(status, data.error ?? '', data.message ?? t('That did not work.')),
			data.line,
		);
		if (!again || attempt >= tries) {
			troubled(request, '');
			throw error;
		}
		troubled(request, error.message);
		await wait(Math.max(after, 250 * 2 ** attempt));
	}
}

export const get = <T>(path: string, tries?: number) => call<T>('GET', path, undefined, tries);
export const post = <T>(path: string, body: unknown = {}, tries?: number) => call<T>('POST', path, body, tries);

// News of all our tables. The browser resumes a broken stream itself (Last-Event-ID); a refused one
// is opened again by us.
export type News = { table?: string; line?: number; seat?: string | null; you?: boolean; [key: string]: unknown };

// The operator's message to everybody; an empty text withdraws it.
let notice: (text: string) => void = () => {};
export const onNotice = (f: (text: string) => void) => (notice = f);

export function listen(
	tables: string[],
	news: (kind: string, data: News) => void,
	state: (up: boolean) => void,
): () => void {
	const invites = tables.map(id => sessionStorage.getItem('invite ' + id)).filter(i => i !== null);
	const query = [
		['lang', lang],
		['views', '1'],
		...tables.map(id => ['table', id]),
		...invites.map(i => ['invite', i]),
	]
		.map(([key, value]) => `${key}=${encodeURIComponent(value!)}`)
		.join('&');
	let source: EventSource,
		timer = 0,
		pause = 500,
		closed = false;
	const open = () => {
		source = new EventSource('/api/events' + (query ? '?' + query : ''));
		for (const kind of ['line', 'table', 'chat', 'circle', 'league', 'turn', 'connected', 'back'])
			source.addEventListener(kind, e => news(kind, JSON.parse((e as MessageEvent).data)));
		source.addEventListener('notice', e => notice(JSON.parse((e as MessageEvent).data).text));
		source.onopen = () => {
			pause = 500;
			state(true);
		};
		source.onerror = () => {
			state(false);
			if (source.readyState !== EventSource.CLOSED || closed) return;
			timer = window.setTimeout(open, (pause = Math.min(pause * 2, 15000)));
		};
	};
	open();
	return () => {
		closed = true;
		clearTimeout(timer);
		source.close();
	};
}
