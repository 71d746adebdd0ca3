// What a choice costs and leads to, in words: all of it is the engine's.
import { useEffect, useState } from 'preact/hooks';
import type { Chip } from './choices';
import { t } from '../words/i18n';
import { oddsOf } from '../play/local';
import type { Choice, ViewAnswer } from '../play/types';

// A chance in words; hardly ever and nearly always are not never and always.
export const percent = (x: number) =>
	x > 0 && x < 0.01 ? '<1 %' : x < 1 && x > 0.99 ? '>99 %' : `${Math.round(x * 100)} %`;

// "you pay 3 of 5 gold · 2 against 3 · you hold it: 41 %"
export function outlookOf(c: Choice, view: ViewAnswer, odds?: number, hunts = false): string {
	const { purse } = view.question,
		said: string[] = [];
	if (c.price)
		said.push(
			purse === undefined
				? t('you pay {n}', { n: c.price })
				: t('you pay {n} of {all}', { n: c.price, all: purse }),
		);
	if (c.battle && !c.warning) said.push(t('{n} against {m}', { n: c.battle.strength[0], m: c.battle.strength[1] }));
	if (c.warning) said.push(c.warning);
	if (c.makes) said.push(c.makes);
	if (odds !== undefined)
		said.push(
			hunts ? t('you slay it: {p}', { p: percent(odds) }) : t('you hold the place: {p}', { p: percent(odds) }),
		);
	return said.join(' · ');
}

// Does a choice begin a hunt? The face knows its words.
export const isHunt = (c: Choice | null, hunts: string[] | undefined) =>
	!!c && !!hunts?.some(h => c.move === h || c.move.startsWith(h + ' '));

// The chance to hold the place of the battle that a choice begins, or to slay what it hunts; undefined without either,
// and until it is known.
export function useOdds(view: ViewAnswer, c: Choice | null, hunts?: string[]): number | undefined {
	const [found, setFound] = useState<{ of: string; odds: number } | null>(null);
	const of = c?.battle || isHunt(c, hunts) ? `${view.seal} ${c!.move}` : '';
	useEffect(() => {
		if (!of) return;
		let gone = false;
		// not for what the pointer only passes over
		const timer = setTimeout(
			() =>
				oddsOf(view, c!.move).then(
					o => !gone && o && setFound({ of, odds: o.hunt ?? o.stand?.attacker ?? 0 }),
					() => {},
				),
			60,
		); // without the engine there are none
		return () => ((gone = true), clearTimeout(timer));
	}, [of]);
	return of && found?.of === of ? found.odds : undefined;
}

// The chances of several choices that begin battles, by move, as they become known: one is asked for after the other,
// so that a worker that is busy with them can be given something else.
export function useChances(view: ViewAnswer, choices: readonly Choice[]): ReadonlyMap<string, number> {
	const fights = choices.filter(c => c.battle),
		key = fights.length ? `${view.seal} ${fights.map(c => c.move).join()}` : '';
	const [found, setFound] = useState<{ key: string; chances: ReadonlyMap<string, number> }>({
		key: '',
		chances: new Map(),
	});
	useEffect(() => {
		let gone = false;
		const all = async () => {
			const chances = new Map<string, number>();
			for (const c of fights) {
				const o = await oddsOf(view, c.move);
				if (gone) return;
				if (o?.stand) setFound({ key, chances: new Map(chances.set(c.move, o.stand.attacker)) });
			}
		};
		all().catch(() => {}); // without the engine there are none
		return () => void (gone = true);
	}, [key]);
	return found.key === key ? found.chances : none;
}
const none: ReadonlyMap<string, number> = new Map();

// A chip's warning, in words.
export const warningOf = (chip: Chip) => (chip.warned ? (chip.warning ?? t('you would be the weaker one')) : undefined);
