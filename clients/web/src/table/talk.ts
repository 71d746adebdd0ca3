// What lines of a chat mean: which are new, when they were said, whom they call.
import type { ChatLine } from '../play/types';

// Lines of others that nobody has looked at. Whom we do not hear does not count; the blocked are not even sent.
export const fresh = (lines: readonly ChatLine[], read: number, me: string | undefined, silent: readonly string[]) =>
	lines.filter(l => l.id > read && l.user !== me && !silent.includes(l.name));

// "20:41" today, else with the day.
export function timeText(at: number, lang: string, now = Date.now()): string {
	const date = new Date(at),
		time: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' };
	if (date.toDateString() === new Date(now).toDateString()) return date.toLocaleTimeString(lang, time);
	const week = now - at < 6 * 86_400_000;
	return date.toLocaleString(
		lang,
		week ? { weekday: 'short', ...time } : { day: 'numeric', month: 'short', ...time },
	);
}

// A text cut where it calls somebody by name: "@Anna, your turn".
export function callsIn(text: string, names: readonly string[]): { text: string; name?: string }[] {
	const parts: { text: string; name?: string }[] = [],
		by = names.toSorted((a, b) => b.length - a.length); // "Anna 2" before "Anna"
	let rest = text;
	for (let at = rest.indexOf('@'); at >= 0;) {
		const name = by.find(n => rest.slice(at + 1, at + 1 + n.length).toLowerCase() === n.toLowerCase()),
			end = at + 1 + (name?.length ?? 0);
		if (name && !/^[\p{L}\p{N}]/u.test(rest.slice(end))) {
			parts.push({ text: rest.slice(0, at) }, { text: rest.slice(at, end), name });
			rest = rest.slice(end);
			at = rest.indexOf('@');
		} else at = rest.indexOf('@', at + 1);
	}
	return [...parts, { text: rest }].filter(p => p.text);
}
