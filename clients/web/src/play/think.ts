// Long computations: the engine in a worker of its own, so that games go on meanwhile; to cancel,
// the worker is terminated.
import { lang, t } from '../words/i18n';
import type { Analysis } from './types';

export interface Work<T> {
	done: Promise<T>; // never settles when stopped
	stop: () => void;
}

// What a worker refuses, in the words of the page.
export function plain(error: string): string {
	if (error === 'nothing to undo') return t('There is nothing to take back.');
	if (error === 'no such table in this browser') return t('There is no such table in this browser.');
	if (error === 'no engine')
		return t(
			'This server was built without the engine for the browser: no play at this screen or offline, no ' +
				'odds, no advice.',
		);
	return error;
}

function work<T>(what: string, body: Record<string, unknown>, progress: (part: number) => void): Work<T> {
	const worker = new Worker('/worker.js', { type: 'module' });
	const done = new Promise<T>((answer, fail) => {
		worker.onmessage = e => {
			if (e.data.progress !== undefined) return progress(e.data.progress);
			if (e.data.id !== 1) return;
			worker.terminate();
			if (e.data.error) fail(new Error(plain(e.data.error)));
			else answer(e.data.answer);
		};
		worker.onerror = e => fail(new Error(e.message));
	});
	worker.postMessage({ id: 1, what, lang, ...body });
	return { done, stop: () => worker.terminate() };
}

export const analyse = (
	record: string,
	names: string[],
	iterations: number,
	progress: (part: number) => void,
): Work<Analysis> => work<Analysis>('analyse', { record, names, iterations }, progress);
