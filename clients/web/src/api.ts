// Talking to the server: plain words for what goes wrong, and trying again where that is safe.
import { lang, t } from './i18n';

export class ApiError extends Error {
	constructor(public status: number, public code: string, message: string, public line?: number) {
		super(message);
	}
}

function plain(status: number, message: string): string {
	if (status === 0) return t('The server cannot be reached. Trying again…');
	if (status === 401) return t('This seat belongs to somebody else, or the link is wrong.');
	if (status === 429) return t('Too many requests. Please wait a moment.');
	if (status >= 500) return t('The server has a problem. Nothing is lost; trying again…');
	return message;
}

const wait = (ms: number) => new Promise(done => setTimeout(done, ms));

export async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
	// A move names the line it answers, so sending it twice does no harm.
	for (let attempt = 0; ; attempt++) {
		let status = 0, data: any = {};
		try {
			const answer = await fetch(path, {
				method,
				headers: { 'Accept-Language': lang, ...(body ? { 'Content-Type': 'application/json' } : {}) },
				body: body ? JSON.stringify(body) : undefined,
				credentials: 'same-origin',
			});
			status = answer.status;
			data = await answer.json().catch(() => ({}));
			if (answer.ok) return data as T;
		} catch {
			status = 0;
		}
		const again = status === 0 || status === 429 || status >= 500;
		if (!again || attempt >= 4) throw new ApiError(status, data.error ?? '', plain(status, data.message ?? t('That did not work.')), data.line);
		await wait(300 * 2 ** attempt);
	}
}

export const get = <T>(path: string) => call<T>('GET', path);
export const post = <T>(path: string, body: unknown = {}) => call<T>('POST', path, body);

// Who we are: a guest is made at the first need.
export interface User {
	id: string;
	name: string;
	guest: boolean;
}

let me: Promise<User> | null = null;
export function whoami(): Promise<User> {
	me ??= get<{ user: User }>('/api/me')
		.then(a => a.user)
		.catch(() => post<{ user: User }>('/api/guest', { name: localStorage.getItem('name') ?? t('Guest') }).then(a => a.user));
	me.catch(() => (me = null));
	return me;
}

// News of all our tables, resumed by the browser itself (Last-Event-ID).
export type News = { table?: string; line?: number; [key: string]: unknown };
export function listen(tables: string[], news: (kind: string, data: News) => void, state: (up: boolean) => void): () => void {
	const query = tables.map(id => 'table=' + encodeURIComponent(id)).join('&');
	const source = new EventSource('/api/events' + (query ? '?' + query : ''));
	for (const kind of ['line', 'table', 'chat', 'turn', 'thinking'])
		source.addEventListener(kind, e => news(kind, JSON.parse((e as MessageEvent).data)));
	source.onopen = () => state(true);
	source.onerror = () => state(false);
	return () => source.close();
}
