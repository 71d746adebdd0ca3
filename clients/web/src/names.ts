// What the engine's tokens are called in the language of the page.
import type { GameInfo, Table } from './types';
import { t } from './i18n';

export type Say = (kind: string, token: string | null | undefined) => string;

export function sayer(game: GameInfo | undefined): Say {
	const words = new Map<string, string>();
	for (const k of game?.kinds ?? []) for (const v of k.values) words.set(`${k.name}:${v.token}`, v.label);
	return (kind, token) => (token ? (words.get(`${kind}:${token}`) ?? token) : '');
}

export function botName(bot: string | null | undefined): string {
	const level = /^level:(\d)$/.exec(bot ?? '');
	return level ? t('bot {n}', { n: level[1]! }) : `${t('bot')} ${bot ?? ''}`;
}

// Bots are called as in the engine's texts.
export function nameOf(table: Table, seat: string | null | undefined): string {
	if (seat === '*') return t('chance');
	const s = table.seats.find(x => x.seat === seat);
	if (!s) return seat ?? '';
	if (s.kind === 'bot' && !s.user) return `bot-${s.seat.slice(1)}`;
	return s.user?.name ?? s.seat;
}
