// Pages by the part of the address after #: "#/table/ab12".
import { useLayoutEffect, useState } from 'preact/hooks';

// A word as somebody typed or broke it: what cannot be decoded stays as it is, and names nothing.
function decoded(word: string): string {
	try {
		return decodeURIComponent(word);
	} catch {
		return word;
	}
}

export function path(): string[] {
	return location.hash.replace(/^#\/?/, '').split('?')[0]!.split('/').filter(Boolean).map(decoded);
}

export function query(): URLSearchParams {
	return new URLSearchParams(location.hash.split('?')[1] ?? '');
}

export function go(to: string) {
	location.hash = '/' + to;
}

export function usePath(): string[] {
	const [here, set] = useState(path());
	useLayoutEffect(() => {
		const changed = () => set(path());
		addEventListener('hashchange', changed);
		return () => removeEventListener('hashchange', changed);
	}, []);
	return here;
}
