// What is printed on the tile of a god, as the engine's board tells it: what it gives, what more of it costs, what can
// be built.
import type { FaceProps } from 'page/face/face';
import { t } from 'page/words/i18n';
import type { Gives } from './auction';
import type { Words } from './words';

interface Printed {
	god: string;
	gives: string; // recruits, by the name of their sign
	prices: number[]; // the first is free
	builds?: string; // no building: one of any kind
	price: number; // of the building
	step: number; // by sea or land; 0: none
	swap: number; // of a creature of the row; 0: none
	hero: number; // 0: none
}

export const printedOn = (p: FaceProps, god: string) =>
	((p.view.board?.altars ?? []) as Printed[]).find(a => a.god === god);

// The god who helps now. Frames of the flow that ask nothing leave out what is first of its kind.
const helper = (p: FaceProps): string | undefined =>
	(p.view.view.pub as { turn?: { god?: string } }).turn?.god ?? (p.view.view.flow ?? []).findLast(f => f.god)?.god;

// What would be built now: of the kind that was chosen, else what the god whose turn it is builds.
export function raised(p: FaceProps): string | undefined {
	const god = helper(p);
	return p.view.view.flow?.at(-1)?.kind ?? (god && printedOn(p, god)?.builds);
}

// Each building has its own sign: a hammer only where any may be built.
export const signOfBuilding = (p: FaceProps, verb: string): string | undefined =>
	['build', 'slot'].includes(verb) && raised(p) ? `i-${raised(p)}` : undefined;

// So has what a god gives by a verb that he shares with another.
export const signOfAction = (p: FaceProps, verb: string): string | undefined => {
	const god = helper(p),
		gives = verb === 'recruit' && god && printedOn(p, god)?.gives;
	return gives ? `i-${gives}` : signOfBuilding(p, verb);
};

export function givesOf(p: FaceProps, god: string, words: Words): Gives[] {
	const a = printedOn(p, god);
	if (!a) return [];
	const sea = a.gives === 'fleet',
		name = a.builds && p.say('building', a.builds);
	return [
		{ sign: `i-${a.gives}`, text: a.prices.join('·'), label: words.costs[a.gives]?.(a.prices.join(', ')) ?? '' },
		{
			sign: a.builds ? `i-${a.builds}` : 'i-build',
			text: a.price ? String(a.price) : '',
			label: !name
				? (words.anyBuilding?.() ?? '')
				: a.price
					? t('{building}: {n} GP', { building: name, n: a.price })
					: name,
		},
		...(a.step
			? [
					{
						sign: sea ? 'i-speed' : 'i-march',
						text: String(a.step),
						label: sea ? words.sails(a.step) : words.marches(a.step),
					},
				]
			: []),
		...(a.swap
			? [
					{
						sign: 'i-creature',
						text: String(a.swap),
						label: t('exchanging a creature costs {n}', { n: a.swap }),
					},
				]
			: []),
		...(a.hero ? [{ sign: 'i-hero', text: String(a.hero), label: t('a hero costs {n}', { n: a.hero }) }] : []),
	];
}
