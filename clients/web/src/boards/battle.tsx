// The battle panel: both sides with dice and, where dice decide, the odds of fighting to the end.
import { t } from '../i18n';
import { Icon } from '../icon';
import { Panel } from './panel';
import { Tag } from './pieces';

export interface Side {
	owner: string | null;
	name: string;
	units: number; // may be lost one by one
	bonus: number; // buildings, figures: never lost
	die?: number;
	icon: string;
}

const faces = [0, 1, 1, 2, 2, 3];

// Chances that the attacker holds the field, the defender does, or nobody is left.
export function odds(a: number, b: number, aBonus: number, bBonus: number): [number, number, number] {
	const known = new Map<string, [number, number, number]>();
	const from = (x: number, y: number): [number, number, number] => {
		if (x <= 0 && y <= 0) return [0, 0, 1];
		if (x <= 0) return [0, 1, 0];
		if (y <= 0) return [1, 0, 0];
		const key = `${x},${y}`, kept = known.get(key);
		if (kept) return kept;
		let less = 0, more = 0, even = 0;
		for (const i of faces)
			for (const j of faces) {
				const d = i + x + aBonus - (j + y + bBonus);
				if (d < 0) less++;
				else if (d > 0) more++;
				else even++;
			}
		const parts: [number, [number, number, number]][] = [
			[less / 36, from(x - 1, y)],
			[more / 36, from(x, y - 1)],
			[even / 36, from(x - 1, y - 1)],
		];
		const sum = [0, 1, 2].map(k => parts.reduce((s, [w, r]) => s + w * r[k]!, 0)) as [number, number, number];
		known.set(key, sum);
		return sum;
	};
	return from(a, b);
}

const percent = (x: number) => `${Math.round(x * 100)} %`;

export function Battle(p: { where: string; attacker: Side; defender: Side; dice: boolean }) {
	const [win, lose, none] = odds(p.attacker.units, p.defender.units, p.attacker.bonus, p.defender.bonus);
	const side = (s: Side, role: string) => (
		<div class="fighter">
			<small>{role}</small>
			<b><Tag owner={s.owner} /> {s.name}</b>
			<span class="force">
				<Icon name={s.icon} /> {s.units}
				{s.bonus > 0 && <> + {s.bonus}</>}
				{s.die !== undefined && <> + <span class="die" aria-label={t('die: {n}', { n: s.die })}>{s.die}</span></>}
			</span>
		</div>
	);
	return (
		<Panel title={t('Battle: {where}', { where: p.where })} class="battle">
			{side(p.attacker, t('attacker'))}
			<Icon name="crossed-swords" class="large" />
			{side(p.defender, t('defender'))}
			{p.dice && <p class="odds">{t('Fought to the end: attacker {a}, defender {b}, nobody {c}', { a: percent(win), b: percent(lose), c: percent(none) })}</p>}
		</Panel>
	);
}
