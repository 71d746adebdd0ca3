// The battle panel: both sides as the engine counts them, dice or cards, and the odds, found by
// fighting it out in the engine from what we know.
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { t } from '../i18n';
import { Icon } from '../icon';
import { odds } from '../local';
import type { Odds, Outcome, ViewAnswer } from '../types';
import type { BoardProps } from './board';
import { Panel } from './panel';
import { Tag } from './pieces';

function useOdds(view: ViewAnswer): Odds | null {
	const [found, setFound] = useState<{ line: number; odds: Odds | null } | null>(null);
	useEffect(() => {
		let gone = false;
		odds(view).then(
			o => gone || setFound({ line: view.line, odds: o }),
			() => {}, // without the engine there are no odds; the battle goes on
		);
		return () => void (gone = true);
	}, [view.line, view.seal]);
	return found?.line === view.line ? found.odds : null;
}

const percent = (x: number) => `${Math.round(x * 100)} %`;
const parts = (o: Outcome) => ({ a: percent(o.attacker), b: percent(o.defender), c: percent(o.nobody) });
const far = (a: Outcome, b: Outcome) => Math.abs(a.attacker - b.attacker) + Math.abs(a.defender - b.defender) > 0.04;

// dice: what was rolled last; notes: cards played, one a side.
export function Battle(p: BoardProps & { icon: string; dice?: (number | undefined)[]; notes?: ComponentChildren[] }) {
	const b = p.view.battle!;
	const found = useOdds(p.view);
	const roles = [t('attacker'), t('defender')];
	const side = (i: 0 | 1) => {
		const s = b.sides[i], die = p.dice?.[i];
		return (
			<div class="fighter">
				<small>{roles[i]}</small>
				<b><Tag owner={String(s.who.value)} /> {s.who.label}</b>
				<span class="force">
					<Icon name={p.icon} /> {s.units}
					{s.strength !== s.units && <small> {t('strength {n}', { n: s.strength })}</small>}
					{die !== undefined && <> + <span class="die" role="img" aria-label={t('die: {n}', { n: die })}>{die}</span></>}
				</span>
				{p.notes?.[i] && <small>{p.notes[i]}</small>}
			</div>
		);
	};
	return (
		<Panel title={t('Battle: {where}', { where: b.place.label })} class="battle">
			{side(0)}
			<Icon name="crossed-swords" class="large" />
			{side(1)}
			{found && (
				<p class="odds">
					{t('Fought to the end: attacker {a}, defender {b}, nobody {c}', parts(found.stand))}
					{found.leave && far(found.stand, found.leave) && <><br />{t('If the other side retreats in time: attacker {a}, defender {b}, nobody {c}', parts(found.leave))}</>}
				</p>
			)}
		</Panel>
	);
}
