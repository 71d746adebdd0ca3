// The options of a new table: each with a sign, a title, a sentence about what is chosen, and the choice.
import type { ComponentChildren } from 'preact';
import type { Draft, OptionLook } from '../../face/face';
import { Medal } from '../../kit/parts';
import type { GameOption } from '../../play/types';

// One of several, as one strip of buttons.
export function Pick(p: {
	label: string;
	value: string;
	values: { value: string; name: string; why?: string }[];
	choose: (value: string) => void;
}) {
	return (
		<div class="choice" role="radiogroup" aria-label={p.label}>
			{p.values.map(v => (
				<button
					type="button"
					role="radio"
					data-value={v.value}
					aria-checked={v.value === p.value}
					disabled={!!v.why && v.value !== p.value}
					data-tip={v.why || undefined}
					onClick={() => p.choose(v.value)}
				>
					{v.name}
				</button>
			))}
		</div>
	);
}

export const Row = (p: {
	sign: string;
	title: string;
	sentence?: ComponentChildren;
	children: ComponentChildren;
	option?: string;
}) => (
	<div class="option" data-option={p.option}>
		<Medal sign={p.sign} size={42} />
		<div class="option__words">
			<h3>{p.title}</h3>
			{p.sentence && <p>{p.sentence}</p>}
		</div>
		{p.children}
	</div>
);

// The values of a number are named where they are few.
const valuesOf = (o: GameOption): string[] =>
	o.values ?? (o.max! - o.min! < 4 ? Array.from({ length: o.max! - o.min! + 1 }, (_, i) => String(o.min! + i)) : []);

// `why` says for a value why it cannot be chosen now; '' where it can.
export function Option(p: { option: GameOption; look?: OptionLook; draft: Draft; why: (value: string) => string }) {
	const { option: o, look, draft } = p,
		usual = String(o.usual ?? ''),
		value = draft.options[o.key] || usual;
	const choose = (v: string) => draft.set({ [o.key]: v === usual ? '' : v });
	const values = valuesOf(o),
		title = look?.title ?? o.help;
	const chosen = look?.values?.[value]?.[1] ?? look?.sentence ?? (look ? o.help : undefined);
	const toggle = o.values?.join() === 'off,on';
	const barred = values.map(p.why).find((w, i) => w && values[i] !== value);
	return (
		<Row
			sign={look?.sign ?? 'ui-gear'}
			title={title}
			option={o.key}
			sentence={
				<>
					{chosen}
					{barred && <small>{barred}</small>}
				</>
			}
		>
			{toggle ? (
				<label class="toggle">
					<input
						type="checkbox"
						aria-label={title}
						checked={value === 'on'}
						disabled={value !== 'on' && !!p.why('on')}
						onChange={e => choose(e.currentTarget.checked ? 'on' : 'off')}
					/>
				</label>
			) : values.length ? (
				<Pick
					label={title}
					value={value}
					choose={choose}
					values={values.map((v, i) => ({
						value: v,
						name: look?.values?.[v]?.[0] ?? o.labels?.[i] ?? v,
						why: p.why(v),
					}))}
				/>
			) : o.text ? (
				<input
					type="text"
					aria-label={title}
					value={draft.options[o.key] ?? ''}
					onInput={e => draft.set({ [o.key]: e.currentTarget.value })}
				/>
			) : (
				<input
					type="number"
					aria-label={title}
					min={o.min}
					max={o.max}
					value={value}
					onInput={e => choose(e.currentTarget.value)}
				/>
			)}
		</Row>
	);
}

// A card to choose by its picture.
export function PictureChoice(p: {
	name: string;
	sentence?: string;
	checked: boolean;
	value: string;
	choose: () => void;
	children: ComponentChildren;
}) {
	return (
		<button
			type="button"
			class="picked-picture"
			role="radio"
			data-value={p.value}
			aria-checked={p.checked}
			onClick={p.choose}
		>
			<span class="picked-picture__art">{p.children}</span>
			<b>{p.name}</b>
			{p.sentence && <small>{p.sentence}</small>}
		</button>
	);
}
