// Keeps table, view and log of a table fresh: read once, then after every piece of news.
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ApiError } from './api';
import { layOut } from '../board/slices';
import { t } from '../words/i18n';
import type { Source } from './source';
import { giveUpFocus } from '../table/focus';
import type { EventLine, LogEntry, Table, ViewAnswer } from './types';

export interface Live {
	table: Table | null;
	view: ViewAnswer | null;
	log: LogEntry[];
	up: boolean; // the stream of news is open
	lost: string; // why the table cannot be shown; '' if it can
	chat: number; // counts chat messages
	elsewhere: string[]; // other tables where it is our turn
	seen: ReadonlyMap<number, ViewAnswer>; // the last positions that the news brought, by line
	refresh: () => void;
}

const PATIENCE = 400; // milliseconds by which the news of a position may follow the news of its line
const KEPT = 100; // positions

export function useLive(source: Source, at: number | undefined, as: string | undefined): Live {
	const [state, setState] = useState<{ table: Table | null; view: ViewAnswer | null; log: LogEntry[] }>({
		table: null,
		view: null,
		log: [],
	});
	const [up, setUp] = useState(true);
	const [lost, setLost] = useState('');
	const [chat, setChat] = useState(0);
	const [elsewhere, setElsewhere] = useState<string[]>([]);
	const presence = useRef(0);
	const busy = useRef(false),
		again = useRef(false),
		timer = useRef(0),
		log = useRef<LogEntry[]>([]);
	const began = useRef(0),
		have = useRef(-1),
		want = useRef(0),
		running = useRef(false),
		table = useRef<Table | null>(null);
	const shown = useRef<ViewAnswer | null>(null),
		seen = useRef(new Map<number, ViewAnswer>()),
		waits = useRef(0);

	// line: the newest line according to the news; nothing is requested if it is known already
	const refresh = useCallback(
		async (line?: number) => {
			if (line !== undefined && line <= have.current) return;
			if (busy.current) {
				if (line === undefined) again.current = true;
				else want.current = Math.max(want.current, line);
				return;
			}
			busy.current = true;
			clearTimeout(timer.current);
			try {
				do {
					if (again.current) line = undefined; // something other than lines changed: request everything
					again.current = false;
					const from = log.current.at(-1)?.line ?? 0;
					// the news brought the lines: only the position is requested
					const told = line !== undefined && table.current?.status === 'running' && from >= line;
					const rest = () => Promise.all([source.view(at, as), told ? [] : source.log(from)]);
					// if the table is known to run, everything is requested at once
					const early = running.current ? rest() : null;
					early?.catch(() => {});
					const now = told ? table.current! : await source.table();
					table.current = now;
					if (now.status === 'open') {
						have.current = want.current = 0; // there are no lines to wait for
						setState({ table: now, view: null, log: [] });
						continue;
					}
					const [view, more] = await (early ?? rest());
					running.current = true;
					shown.current = view;
					const known = log.current.at(-1)?.line ?? 0; // the news may have been quicker
					if (more.length) log.current = [...log.current, ...more.filter(l => l.line > known)];
					const newest = log.current.at(-1)?.line ?? 0;
					have.current = Math.min(told ? newest : now.line, newest, at === undefined ? view.line : newest);
					giveUpFocus();
					began.current = performance.now();
					setState({ table: told ? { ...table.current, line: newest } : now, view, log: log.current });
					line = want.current > have.current ? want.current : undefined;
				} while (again.current || want.current > have.current);
				setLost('');
			} catch (e) {
				const status = e instanceof ApiError ? e.status : 0;
				setLost(
					e instanceof ApiError && (status === 403 || status === 404)
						? e.message
						: status
							? (e as Error).message
							: t('The server cannot be reached. Trying again…'),
				);
				// a wrong link stays wrong; any other failure may pass
				if (source.online && status !== 403 && status !== 404) timer.current = window.setTimeout(refresh, 3000);
			} finally {
				busy.current = false;
				want.current = 0;
			}
		},
		[source, at, as],
	);

	// Uses the position that came with the news of a line: nothing has to be requested. The board does not change.
	const told = useCallback(
		(news: EventLine): boolean => {
			const { position, line } = news,
				now = table.current;
			if (
				!position ||
				!shown.current ||
				now?.status !== 'running' ||
				busy.current ||
				at !== undefined ||
				as ||
				log.current.at(-1)?.line !== line
			)
				return false;
			const view = { ...position, board: shown.current.board };
			shown.current = view;
			seen.current.set(line, view);
			if (seen.current.size > KEPT) seen.current.delete(seen.current.keys().next().value!);
			have.current = line;
			giveUpFocus();
			began.current = performance.now();
			table.current = { ...now, line, your_turn: position.question.you };
			setState({ table: table.current, view, log: log.current });
			return true;
		},
		[source, at, as],
	);

	useEffect(() => {
		const here = new Map<string, boolean>(); // who came or went
		refresh();
		// requests what the news should bring, if it does not come
		const soon = (line: number | undefined) => {
			if (!source.online || line === undefined) return void refresh(line);
			clearTimeout(waits.current);
			waits.current = window.setTimeout(() => refresh(line), PATIENCE);
		};
		const stop = source.listen(
			(kind, data) => {
				if (data.table !== source.id) {
					if (kind === 'turn')
						setElsewhere(now => [
							...now.filter(id => id !== data.table),
							...(data.you ? [data.table!] : []),
						]);
				} else if (kind === 'chat') {
					setChat(n => n + 1);
				} else if (kind === 'connected') {
					// a page that is reloaded leaves and returns at once: wait
					here.set(data.seat!, data.on === true);
					clearTimeout(presence.current);
					presence.current = window.setTimeout(() => {
						if (!table.current) return;
						const now = {
							...table.current,
							seats: table.current.seats.map(s => ({ ...s, connected: here.get(s.seat) ?? s.connected })),
						};
						here.clear();
						table.current = now;
						setState(old => ({ ...old, table: now }));
					}, 4000);
				} else if (kind === 'line') {
					const news = data as unknown as EventLine,
						{ line, seat, move, text, events, clock } = news;
					// in order: it is the next line of the log
					if (line === (log.current.at(-1)?.line ?? 0) + 1 && events)
						log.current = [...log.current, { line, seat: seat ?? '', move, text, events }];
					if (table.current && clock) table.current = { ...table.current, clock };
					if (news.question_for === null)
						refresh(); // nobody is asked any more: the table has changed too
					else if (!told(news)) soon(line);
				} else {
					soon(kind === 'table' ? undefined : data.line);
				}
			},
			on => {
				setUp(on);
				if (on) refresh();
			},
		);
		const online = () => void refresh();
		addEventListener('online', online);
		return () => {
			stop();
			removeEventListener('online', online);
			clearTimeout(timer.current);
			clearTimeout(presence.current);
			clearTimeout(waits.current);
		};
	}, [refresh]);

	// How long the first frame of a new position takes from its arrival until it is laid out (the others:
	// board/slices.ts): read by the browser tests.
	useLayoutEffect(() => {
		if (!began.current) return;
		layOut();
		performance.measure('repaint', { start: began.current, end: performance.now() });
		began.current = 0;
	}, [state]);
	return { ...state, up, lost, chat, elsewhere, refresh, seen: seen.current };
}
