// What is wished for at a new table, and what was wished for last time.
import { characterOf, levelOf } from '../../kit/portraits';
import type { Bot, Contract, GameInfo } from '../../play/types';

export const usualBot = 'level:2';

export type Seat = 'me' | 'here' | 'open' | string; // string: a bot's name

// What a new table is to agree on (contract.tsx says it in sentences).
export interface Terms {
	bank_s: number; // 0: no clock
	increment_s: number; // for a turn
	cap_s: number;
	vacation_days: number;
	how: 'vote' | 'bot';
	after_s: number;
	bot: string;
	undo: Contract['undo'];
	rated: boolean;
	share: boolean; // shown to others when it is over
	talk: 'all' | 'players' | 'nobody';
}

const day = 86400,
	plain: Terms = {
		...{ bank_s: 0, increment_s: 0, cap_s: 0, vacation_days: 0 },
		...{ how: 'vote', after_s: 300, bot: 'level:3' },
		...{ undo: 'free', rated: false, share: true, talk: 'all' },
	};

// What most people want, by the name of an evening.
export const presets: Record<string, Terms> = {
	none: plain,
	live: { ...plain, bank_s: 1500, increment_s: 15, cap_s: 2100, undo: 'consent' },
	days: { ...plain, bank_s: 2 * day, increment_s: day / 2, cap_s: 3 * day, vacation_days: 14, undo: 'consent' },
	season: {
		...plain,
		...{ bank_s: 3600, increment_s: 30, cap_s: 5400 },
		...{ undo: 'off', rated: true, talk: 'players' },
	},
};

// As the server tells it.
export const contractOf = (x: Terms): Contract => ({
	pace: !x.bank_s ? 'none' : x.bank_s < day ? 'live' : 'days',
	...{ bank_s: x.bank_s, increment_s: x.increment_s, cap_s: x.cap_s, vacation_days: x.vacation_days },
	absence: { how: x.how, after_s: x.after_s, bot: x.bot },
	...{ undo: x.undo, rated: x.rated && x.undo !== 'practice', share: x.share },
});

// As the server is asked for it.
export const asked = (x: Terms) => ({
	clock: x.bank_s ? { bank_s: x.bank_s, increment_s: x.increment_s, cap_s: x.cap_s } : null,
	vacation_days: x.bank_s ? x.vacation_days : 0,
	absence: { how: x.how, after_s: x.after_s, bot: x.bot },
	...{ undo: x.undo, rated: x.rated, share: x.share, talk: x.talk },
});

export interface Wish {
	seats: Seat[];
	colours?: (string | undefined)[]; // of the seats; missing: any
	options: Record<string, string>;
	pack?: string; // the text of a pack
	terms: Terms;
	open: boolean; // shown to everybody
}

export const usual = (game: GameInfo): Wish => ({
	seats: ['me', ...Array<Seat>(Math.max(game.seats.min, Math.min(3, game.seats.max)) - 1).fill(usualBot)],
	options: {},
	terms: plain,
	open: false,
});

// What was chosen last time for this game, if it still fits.
const key = (game: GameInfo) => 'setup ' + game.id;
export const keepWish = (game: GameInfo, wish: Wish) => localStorage.setItem(key(game), JSON.stringify(wish));
export function lastTime(game: GameInfo, online: boolean): Wish | null {
	const kept = localStorage.getItem(key(game));
	if (!kept) return null;
	const wish: Wish = { ...usual(game), ...JSON.parse(kept) };
	wish.terms = { ...plain, ...wish.terms };
	if (wish.seats.length < game.seats.min || wish.seats.length > game.seats.max) return null;
	return { ...wish, seats: wish.seats.map(s => (s === 'open' && !online ? usualBot : s)) };
}

// Whom bots of a level play in a game; none: from level 4 on.
const charactersOf = (bots: Bot[], game: GameInfo, seat: Seat) =>
	bots.find(b => b.name === levelOf(seat))?.characters?.filter(c => c.game === game.id) ?? [];

export const characterIn = (bots: Bot[], game: GameInfo, seat: Seat) =>
	charactersOf(bots, game, seat).find(c => c.token === characterOf(seat));

// The same bot playing the n-th character of its level.
export function playing(bots: Bot[], game: GameInfo, seat: Seat, n: number): Seat {
	const all = charactersOf(bots, game, seat);
	return all.length ? `${levelOf(seat)},character=${all[n % all.length]!.token}` : seat;
}

// ... and the one after whom it plays now.
export const playingNext = (bots: Bot[], game: GameInfo, seat: Seat) =>
	playing(bots, game, seat, charactersOf(bots, game, seat).findIndex(c => c.token === characterOf(seat)) + 1);

// Everybody at the table plays somebody, neighbours not the same.
export function cast(bots: Bot[], game: GameInfo, wish: Wish): Wish {
	const first = Math.floor(Math.random() * 12);
	const known = (s: Seat) => characterOf(s) === 'nobody' || characterIn(bots, game, s);
	return { ...wish, seats: wish.seats.map((s, i) => (known(s) ? s : playing(bots, game, s, first + i))) };
}

export interface Props {
	game: GameInfo;
	bots: Bot[];
	online: boolean;
}
