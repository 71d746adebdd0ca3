// What the engine's tokens are called in the language of the page.
import type { GameInfo, Table } from './types';
import { t } from './i18n';

export type Say = (kind: string, token: string | null | undefined) => string;

export function sayer(game: GameInfo | undefined): Say {
	const words = new Map<string, string>();
	for (const k of game?.kinds ?? []) for (const v of k.values) words.set(`${k.name}:${v.token}`, v.label);
	return (kind, token) => (token ? (words.get(`${kind}:${token}`) ?? token) : '');
}

// The levels of bots as everywhere else (ai/bot.c); /api/bots says the same.
const levels = () => [t('novice'), t('apprentice'), t('citizen'), t('strategist'), t('hero'), t('demigod')];
export const LEVELS = 6;

export function botName(bot: string | null | undefined): string {
	const level = Number(/^level:(\d)$/.exec(bot ?? '')?.[1]);
	return (level && levels()[level - 1]) || (bot ?? '');
}

// Bots are called as in the engine's texts.
export function nameOf(table: Table, seat: string | null | undefined): string {
	if (seat === '*') return t('chance');
	const s = table.seats.find(x => x.seat === seat);
	if (!s) return seat ?? '';
	if (s.kind === 'bot' && !s.user) return `bot-${s.seat.slice(1)}`;
	return s.user?.name ?? s.seat;
}
