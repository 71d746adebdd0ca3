// The auction on a small screen: the gods side by side with who offers how much; one is touched, then the number (the
// usual steps).
import type { ComponentChildren } from 'preact';
import { target } from 'page/board/target';
import { keyOf } from 'page/table/choices';
import type { FaceProps } from 'page/face/face';
import { t } from 'page/words/i18n';
import { Medal } from 'page/kit/parts';
import { Mark } from 'page/kit/seat';
import type { Choice } from 'page/play/types';

export interface Altar {
	god: string;
	seat?: string; // who offers
	amount?: number;
	rests?: string; // why nothing may be offered
	go?: Choice; // without a number
}

export function GodChoice(d: { p: FaceProps; altars: Altar[]; children?: ComponentChildren }) {
	return (
		<div class="altars">
			<div class="altars__row" role="group" aria-label={t('Offerings')}>
				{d.altars.map(a => (
					<OneAltar key={a.god} p={d.p} of={a} />
				))}
			</div>
			{d.children}
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
				{a.seat ? (
					<>
						<Mark colour={p.colour(a.seat)} size={18} />
						{a.amount}
					</>
				) : a.go ? (
					t('free')
				) : (
					'–'
				)}
			</span>
		</button>
	);
}
