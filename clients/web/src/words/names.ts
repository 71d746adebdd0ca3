// What the engine's tokens are called in the language of the page.
import { useEffect, useState } from 'preact/hooks';
import { t } from './i18n';
import { characterOf, levelOf } from '../kit/portraits';
import type { Source } from '../play/source';
import type { Bot, GameInfo, Table } from '../play/types';

export type Say = (kind: string, token: string | null | undefined) => string;

// colours: what is called by another colour than its own.
export function sayer(game: GameInfo | undefined, colours: Table['colours'] = {}): Say {
	const words = new Map<string, string>();
	for (const k of game?.kinds ?? [])
		for (const v of k.values)
			words.set(
				`${k.name}:${v.token}`,
				(k.name === game!.who && game!.colours?.find(c => c.token === colours[v.token])?.label) || v.label,
			);
	return (kind, token) => (token ? (words.get(`${kind}:${token}`) ?? token) : '');
}

// What a kind of bot is called: "level:3" is "citizen", "level:3,character=sailor" is "citizen: the sailor".
export function botLabel(bots: Bot[], bot: string): string {
	const level = bots.find(b => b.name === levelOf(bot)),
		label = level?.label.replace(/^\d+: /, ''),
		who = level?.characters?.find(c => c.token === characterOf(bot))?.name;
	return label ? (who ? `${label}: ${who}` : label) : bot;
}

export function useBotNames(source: Source): (bot: string | null | undefined) => string {
	const [bots, setBots] = useState<Bot[]>([]);
	useEffect(() => void source.bots().then(setBots, () => {}), []);
	return bot => botLabel(bots, bot ?? '');
}

// Bots are called as in the engine's texts.
export function nameOf(table: Table, seat: string | null | undefined): string {
	if (seat === '*') return t('chance');
	const s = table.seats.find(x => x.seat === seat);
	if (!s) return seat ?? '';
	if (s.kind === 'bot' && !s.user) return s.name ?? s.seat;
	return s.user?.name ?? s.seat;
}

// As in the engine's sentences: "Anna (you)"; alone at a screen one is called "You" already.
export const withYou = (name: string, you: boolean): string =>
	you && name !== t('You') ? `${name} (${t('you')})` : name;

// In a sentence that does not say "you" in another way.
export const spokenName = (table: Table, seat: string | null | undefined): string =>
	withYou(nameOf(table, seat), !!seat && seat === table.you);
