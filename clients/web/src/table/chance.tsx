// A number of units with the chance of the battle it begins, for steps on the map and in the dock.
import type { Choice } from '../play/types';
import { percent } from './outlook';

// The chance of a number; until it is known, and without the engine, the strengths.
export function ChanceNote(p: { of: Choice; chance?: number }) {
	const { of: c, chance } = p;
	if (!c.battle) return null;
	if (chance === undefined)
		return (
			<small>
				{c.battle.strength[0]}:{c.battle.strength[1]}
			</small>
		);
	return (
		<>
			<i
				data-odds={chance >= 0.6 ? 'good' : chance >= 0.35 ? 'mid' : 'bad'}
				style={{ '--odds': `${Math.round(chance * 100)}%` }}
			/>
			<small>{percent(chance)}</small>
		</>
	);
}
