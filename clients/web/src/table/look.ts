// The position looked at is part of the address, so that a link leads to it.
import { useCallback, useLayoutEffect, useState } from 'preact/hooks';
import { query } from '../browser/router';

export type Look = (at: number | undefined, as?: string) => void;

export function useLook(): [number | undefined, string | undefined, Look] {
	const read = () => {
		const q = query();
		return { at: q.has('at') ? Number(q.get('at')) : undefined, as: q.get('as') ?? undefined };
	};
	const [look, setLook] = useState(read);
	// another position of the same table: a link in the chat, the browser's own Back
	useLayoutEffect(() => {
		const changed = () => setLook(read());
		addEventListener('hashchange', changed);
		return () => removeEventListener('hashchange', changed);
	}, []);
	const go = useCallback((at: number | undefined, as?: string) => {
		const words = [at === undefined ? '' : `at=${at}`, as ? `as=${as}` : ''].filter(Boolean).join('&');
		history.replaceState(null, '', location.hash.split('?')[0] + (words ? '?' + words : ''));
		setLook({ at, as });
	}, []);
	return [look.at, look.as, go];
}
