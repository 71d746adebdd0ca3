// What a choice costs and leads to, in words: all of it is the engine's.
import { useEffect, useState } from 'preact/hooks';
import type { Chip } from '../choices';
import { t } from '../i18n';
import { oddsOf } from '../local';
import type { Choice, ViewAnswer } from '../types';

const percent = (x: number) => `${Math.round(x * 100)} %`;

// "you pay 3 of 5 gold · 2 against 3 · you hold it: 41 %"
export function outlookOf(c: Choice, view: ViewAnswer, odds?: number): string {
	const { purse } = view.question, said: string[] = [];
	if (c.price) said.push(purse === undefined ? t('you pay {n}', { n: c.price }) : t('you pay {n} of {all}', { n: c.price, all: purse }));
	if (c.battle && !c.warning) said.push(t('{n} against {m}', { n: c.battle.strength[0], m: c.battle.strength[1] }));
	if (c.warning) said.push(c.warning);
	if (odds !== undefined) said.push(t('you hold the place: {p}', { p: percent(odds) }));
	return said.join(' · ');
}

// The chance to hold the place of the battle that a choice begins; undefined without a battle, and until it is known.
export function useOdds(view: ViewAnswer, c: Choice | null): number | undefined {
	const [found, setFound] = useState<{ of: string; odds: number } | null>(null);
	const of = c?.battle ? `${view.seal} ${c.move}` : '';
	useEffect(() => {
		if (!of) return;
		let gone = false;
		// not for what the pointer only passes over
		const timer = setTimeout(() => oddsOf(view, c!.move).then(o => !gone && o && setFound({ of, odds: o.stand.attacker }), () => {}), 60); // without the engine there are none
		return () => ((gone = true), clearTimeout(timer));
	}, [of]);
	return of && found?.of === of ? found.odds : undefined;
}

// A chip's warning, in words.
export const warningOf = (chip: Chip) => (chip.warned ? (chip.warning ?? t('you would be the weaker one')) : undefined);
