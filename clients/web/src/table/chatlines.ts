// What was said at a table (or in a circle): fetched once, then after every piece of news; how much of it is unread,
// and whether somebody called us. What was read is remembered by this browser.
import { useCallback, useEffect, useRef, useState } from 'preact/hooks';
import { sound } from '../browser/sound';
import type { ChatLine } from '../play/types';
import { fresh } from './talk';

const MUTED = 'muted';
const KEPT = 200; // lines that a page shows
const muted = (): string[] => JSON.parse(localStorage.getItem(MUTED) ?? '[]');

export interface Chatter {
	lines: ChatLine[];
	read: number; // the newest line that was seen before the chat was opened
	unread: number;
	called: ChatLine | undefined; // the first unread line that calls us by name
	silent: readonly string[]; // names not heard in this browser
	mute: (name: string) => void;
	seen: () => void; // all of it is on the screen
	again: (whole?: boolean) => void;
}

// key: by which the browser remembers what was read; calls: whether a line calls us.
export function useChatter(d: {
	key: string;
	on: boolean;
	news: number; // grows when something may have been said
	me: string | undefined;
	load: (from: number) => Promise<ChatLine[]>;
	calls: (l: ChatLine) => boolean;
}): Chatter {
	const [lines, setLines] = useState<ChatLine[]>([]);
	const [read, setRead] = useState(() => Number(localStorage.getItem(d.key) ?? 0));
	const [silent, setSilent] = useState(muted());
	const newest = useRef(0),
		told = useRef(-1); // calls up to this line were heard
	const again = useCallback(
		(whole?: boolean) => {
			const from = whole ? 0 : newest.current;
			d.load(from).then(
				more => {
					newest.current = Math.max(newest.current, ...more.map(l => l.id));
					// an answer may come twice or late: every line once, in order
					const all = (known: ChatLine[]) => [
						...new Map([...(whole ? [] : known), ...more].map(l => [l.id, l])).values(),
					];
					setLines(known =>
						all(known)
							.sort((a, b) => a.id - b.id)
							.slice(-KEPT),
					);
				},
				() => {},
			);
		},
		[d.key],
	);
	useEffect(() => {
		if (d.on) again();
	}, [d.key, d.on, d.news]);
	const open = fresh(lines, read, d.me, silent),
		called = open.find(d.calls);
	useEffect(() => {
		const last = lines.at(-1)?.id ?? 0;
		if (told.current >= 0 && open.some(l => l.id > told.current && d.calls(l))) sound('turn');
		if (lines.length || d.news) told.current = last;
	}, [lines]);
	return {
		...{ lines, read, silent, again, called },
		unread: open.length,
		mute: name => {
			const now = silent.includes(name) ? silent.filter(n => n !== name) : [...silent, name];
			localStorage.setItem(MUTED, JSON.stringify(now));
			setSilent(now);
		},
		seen: () => {
			const last = lines.at(-1)?.id ?? 0;
			if (last <= read) return;
			localStorage.setItem(d.key, String(last));
			setRead(last);
		},
	};
}
