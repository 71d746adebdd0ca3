// What is wished for at a new table, and what was wished for last time.
import { t } from '../../words/i18n';
import type { Bot, GameInfo } from '../../play/types';

export const usualBot = 'level:2';

export type Seat = 'me' | 'here' | 'open' | string; // string: a bot's name

export const clocks = (): [string, string, { bank_s: number; increment_s: number } | null][] => [
	['none', t('no clock'), null],
	['fast', t('20 minutes each and 10 seconds a move'), { bank_s: 1200, increment_s: 10 }],
	['slow', t('60 minutes each and 30 seconds a move'), { bank_s: 3600, increment_s: 30 }],
	['days', t('2 days each and 12 hours a move'), { bank_s: 172800, increment_s: 43200 }],
];

// A table's clock in words.
export function clockWords(clock: { bank_s: number; increment_s: number } | null | undefined): string {
	const known = clocks().find(([, , c]) =>
		clock ? c?.bank_s === clock.bank_s && c.increment_s === clock.increment_s : !c,
	);
	return known?.[1] ?? t('{n} minutes each', { n: Math.round(clock!.bank_s / 60) });
}

export interface Wish {
	seats: Seat[];
	colours?: (string | undefined)[]; // of the seats; missing: any
	options: Record<string, string>;
	clock: string;
	undo: string;
	open: boolean; // shown to everybody
}

export const usual = (game: GameInfo): Wish => ({
	seats: ['me', ...Array<Seat>(Math.max(game.seats.min, Math.min(3, game.seats.max)) - 1).fill(usualBot)],
	options: {},
	clock: 'none',
	undo: 'free',
	open: false,
});

// What was chosen last time for this game, if it still fits.
const key = (game: GameInfo) => 'setup ' + game.id;
export const keepWish = (game: GameInfo, wish: Wish) => localStorage.setItem(key(game), JSON.stringify(wish));
export function lastTime(game: GameInfo, online: boolean): Wish | null {
	const kept = localStorage.getItem(key(game));
	if (!kept) return null;
	const wish: Wish = { ...usual(game), ...JSON.parse(kept) };
	if (wish.seats.length < game.seats.min || wish.seats.length > game.seats.max) return null;
	return { ...wish, seats: wish.seats.map(s => (s === 'open' && !online ? usualBot : s)) };
}

export interface Props {
	game: GameInfo;
	bots: Bot[];
	online: boolean;
}
