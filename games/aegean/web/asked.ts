// What the question is about is marked on the map.
import type { FaceProps } from 'page/face/face';

export const marked = <T extends { class: string }>(is: boolean, hit: T): T =>
	is ? { ...hit, class: hit.class + 'marked ' } : hit;

// The creature whose upkeep or effect is carried out; nodes of its own begin with its name.
export const creatureAsked = ({ view: { view, question } }: Pick<FaceProps, 'view'>): string =>
	String((view.flow ?? []).findLast(f => f.creature)?.creature ?? question.node?.split('.')[0]);
