// What a card does, in pictograms: "+2 {gold} | {others} −1 {vp}" without the spaces. Names in braces are signs, " | "
// separates groups, the rest is written as it stands.
import type { FaceProps } from '../face/face';
import { Sign } from '../kit/sign';
import { Pillar, type Column } from './pillar';

// What the engine says a thing does, where it says it in pictograms.
export const signsOf = (p: Pick<FaceProps, 'view'>, kind: string, token: string): string =>
	p.view.board?.signs?.[`${kind}:${token}`] ?? '';

// name: [sign, colour of the figure]
const signs: Record<string, [id: string, tone?: string]> = {
	gold: ['i-gold', 'fig-gold'],
	vp: ['i-points', 'fig-points'],
	pp: ['i-prestige', 'fig-prestige'],
	transfer: ['i-transfer'],
	others: ['i-others', 'fig-others'],
	card: ['i-card'],
	legend: ['i-legend'],
	families: ['i-legend', 'fig-band'],
	agora: ['i-temple'],
	oracle: ['i-oracle', 'fig-band'],
	discard: ['i-card', 'fig-others'],
	citizen: ['i-citizen'],
	first: ['i-king', 'fig-gold'],
	instant: ['i-instant'],
	activated: ['i-activated'],
	legendary: ['i-legendary'],
	chronos: ['i-chronos'],
	ward: ['i-ward', 'fig-band'],
	leadership: ['i-leadership'],
	strength: ['i-strength'],
	speed: ['i-speed'],
	attr: ['i-hero'],
	priest: ['i-priest'],
	hoplite: ['i-troop'],
	draw: ['i-draw'],
	hand: ['i-hand'],
	injury: ['i-wound', 'fig-prestige'],
	wound: ['i-monster', 'fig-prestige'],
	loss: ['i-loss', 'fig-prestige'],
	monster: ['i-monster'],
	hero: ['i-hero'],
	temple: ['i-temple'],
	city: ['i-city'],
	monument: ['i-monument'],
	artifact: ['i-artifact'],
	glory: ['i-glory', 'fig-gold'],
	recruit: ['i-recruit'],
	march: ['i-march'],
	hunt: ['i-hunt'],
	prepare: ['i-prepare'],
	usurp: ['i-usurp'],
	battle: ['i-battle'],
	build: ['i-build'],
	special: ['i-instant', 'fig-band'],
	shield: ['i-shield'],
	bow: ['i-bow'],
	quest: ['i-quest'],
	fleet: ['i-fleet'],
	troop: ['i-troop'],
	priestess: ['i-priestess'],
	philosopher: ['i-philosopher'],
	fortress: ['i-fortress'],
	port: ['i-port'],
	university: ['i-university'],
	metropolis: ['i-metropolis'],
	creature: ['i-creature'],
	income: ['i-income'],
	land: ['i-land'],
	dice: ['i-dice'],
};

function one(name: string) {
	const [kind, of] = name.split(':');
	if (kind === 'family') return <Sign id={`god-${of}`} class="i fig-band" />;
	if (kind === 'column') return <Pillar colour={of as Column} />;
	const [id, tone] = signs[name] ?? ['i-warning'];
	return <Sign id={id} class={tone ? `i ${tone}` : 'i'} />;
}

// A number is never parted from its sign.
const parts = (word: string) =>
	word.split(/(\{[^}]*\})/).map(part => (part.startsWith('{') ? one(part.slice(1, -1)) : part));

// About how wide the row is, in letters: long ones are set smaller.
export const widthOf = (text: string) => text.replace(/\{[^}]*\}/g, 'MM').length;

export function Pictograms(p: { text: string }) {
	return (
		<>
			{p.text.split(' | ').map((group, i) => (
				<span class={i ? 'next' : undefined}>
					{group.split(/ |(?=\/)/).map((word, k) => (
						<>
							{k > 0 && '\u2009'}
							<span class="signword">{parts(word)}</span>
						</>
					))}
				</span>
			))}
		</>
	);
}
