// The auction on a small screen: the gods side by side with who offers how much, below each the least that may be
// offered, by one touch; for more, the god is touched, then the number (the usual steps).
import type { ComponentChildren } from 'preact';
import { target } from 'page/board/target';
import { keyOf } from 'page/table/choices';
import type { FaceProps } from 'page/face/face';
import { t } from 'page/words/i18n';
import { Coin, Medal } from 'page/kit/parts';
import { Mark } from 'page/kit/seat';
import type { Choice } from 'page/play/types';
import type { Words } from './words';

export interface Altar {
	god: string;
	seat?: string; // who offers
	amount?: number;
	rests?: string; // why nothing may be offered
	go?: Choice; // without a number
}

export function GodChoice(d: { p: FaceProps; altars: Altar[]; words: Words; children: ComponentChildren }) {
	const numbers = d.p.picked.values.length > 0,
		offers = d.p.moves.some(c => numberOf(c) > 0);
	return (
		<div class="altars">
			<div class="altars__row" role="group" aria-label={d.words.offerings()}>
				{d.altars.map(a => (
					<div key={a.god} class="altars__one">
						<OneAltar p={d.p} of={a} />
						{!numbers && <Least p={d.p} god={a.god} />}
					</div>
				))}
			</div>
			{numbers ? d.children : offers && <p class="quiet">{d.words.least()}</p>}
		</div>
	);
}

function OneAltar(d: { p: FaceProps; of: Altar }) {
	const { p, of: a } = d,
		name = p.say('god', a.god),
		told = [name, a.rests, a.seat && `${p.name(a.seat)} ${a.amount ?? ''}`].filter(Boolean).join(', ');
	const hit = target(p, 'god', a.god, told),
		chosen = p.picked.values.some(v => keyOf('god', v.value) === keyOf('god', a.god));
	const play = a.go && { 'data-move': a.go.move, 'data-lit': '', class: 'lit', onClick: () => p.play(a.go!) };
	// also while another god is chosen: touching this one switches to it
	const open = !!a.go || p.view.question.moves?.some(m => m.args.some(x => x.kind === 'god' && x.value === a.god));
	return (
		<button
			{...hit}
			role={undefined}
			{...play}
			class={`altar ${open ? 'altar--open' : ''} ${chosen ? 'chosen' : ''}`}
			aria-pressed={chosen}
			aria-label={told}
		>
			<Medal sign={`god-${a.god}`} size={40} />
			<b>{name}</b>
			<span>
				{a.seat && <Mark colour={p.colour(a.seat)} size={18} />}
				{a.go ? t('free') : a.rests ? t('rests') : a.seat ? a.amount : '–'}
			</span>
		</button>
	);
}

const numberOf = (c: Choice) => Number(c.args.find(a => a.kind === 'number')?.value ?? 0);

// The least that may be offered, and the coin that it costs after priests.
function Least({ p, god }: { p: FaceProps; god: string }) {
	const offers = p.moves.filter(c => numberOf(c) > 0 && c.args.some(a => a.kind === 'god' && a.value === god)),
		least = offers.reduce<Choice | null>((best, c) => (best && numberOf(best) <= numberOf(c) ? best : c), null);
	if (!least) return null;
	const told = least.text + (least.price === undefined ? '' : `, ${t('you pay {n}', { n: least.price })}`);
	return (
		<button class="altar__least lit" data-move={least.move} aria-label={told} onClick={() => p.play(least)}>
			{numberOf(least)}
			{least.price !== undefined && <Coin n={least.price} small />}
		</button>
	);
}
