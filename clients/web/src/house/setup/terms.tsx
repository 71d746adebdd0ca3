// The contract of a new table: four evenings that write it, and its sentences, each with what can be changed in it.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { Medal } from '../../kit/parts';
import { Sign } from '../../kit/sign';
import type { Bot } from '../../play/types';
import { t, tn } from '../../words/i18n';
import { botLabel } from '../../words/names';
import { span, termsOf, type Term } from '../contract';
import { Pick } from './options';
import { contractOf, presets, type Terms, type Wish } from './wish';

const minute = 60,
	hour = 3600,
	day = 86400;
const banks = [10 * minute, 15 * minute, 25 * minute, 40 * minute, hour, 2 * hour, day, 2 * day, 3 * day, 7 * day],
	increments = [0, 10, 15, 30, minute, 2 * minute, 6 * hour, 12 * hour, day],
	caps = [15 * minute, 25 * minute, 35 * minute, hour, 90 * minute, 3 * hour, 2 * day, 3 * day, 5 * day, 10 * day],
	waits = [2 * minute, 5 * minute, 15 * minute, 30 * minute, hour, 6 * hour, day, 3 * day],
	holidays = [0, 3, 7, 14, 30];

interface Props {
	terms: Terms;
	set: (some: Partial<Terms>) => void;
	bots: Bot[];
}

function Choose<T extends string | number>(p: {
	label: string;
	value: T;
	values: readonly T[];
	name: (v: T) => string;
	set: (v: T) => void;
}) {
	const all = p.values.includes(p.value) ? p.values : [p.value, ...p.values];
	return (
		<label class="stack">
			{p.label}
			<select value={p.value} onChange={e => p.set(all[e.currentTarget.selectedIndex]!)}>
				{all.map(v => (
					<option value={v}>{p.name(v)}</option>
				))}
			</select>
		</label>
	);
}

// A clock that is possible: its cap is never below what it starts with or what a turn adds.
const fitting = (x: Terms): Terms => ({ ...x, cap_s: Math.max(x.cap_s, x.bank_s, x.increment_s) });

function Pace({ terms, set }: Props) {
	const put = (some: Partial<Terms>) => set(fitting({ ...terms, ...some }));
	if (!terms.bank_s) return null;
	return (
		<>
			<Choose
				label={t('Everybody starts with')}
				value={terms.bank_s}
				values={banks}
				name={span}
				set={bank_s => put({ bank_s })}
			/>
			<Choose
				label={t('A turn adds')}
				value={terms.increment_s}
				values={increments}
				name={n => (n ? span(n) : t('nothing'))}
				set={increment_s => put({ increment_s })}
			/>
			<Choose
				label={t('Never above')}
				value={terms.cap_s}
				values={caps.filter(c => c >= terms.bank_s && c >= terms.increment_s)}
				name={span}
				set={cap_s => put({ cap_s })}
			/>
		</>
	);
}

const Rests = ({ terms, set }: Props) => (
	<Choose
		label={t('Days off for everybody')}
		value={terms.vacation_days}
		values={holidays}
		name={n => (n ? tn('{n} day off', '{n} days off', n) : t('No days off'))}
		set={vacation_days => set({ vacation_days })}
	/>
);

function Absence({ terms, set, bots }: Props) {
	return (
		<>
			{terms.bank_s ? (
				<Pick
					label={t('When the time is up')}
					value={terms.how}
					choose={how => set({ how: how as Terms['how'] })}
					values={[
						{ value: 'vote', name: t('the others vote') },
						{ value: 'bot', name: t('a bot plays') },
					]}
				/>
			) : (
				<Choose
					label={t('The others vote after')}
					value={terms.after_s}
					values={waits}
					name={span}
					set={after_s => set({ after_s })}
				/>
			)}
			<Choose
				label={t('The bot that may be seated')}
				value={terms.bot}
				values={bots.map(b => b.name)}
				name={n => bots.find(b => b.name === n)?.label ?? n}
				set={bot => set({ bot })}
			/>
		</>
	);
}

const Undo = ({ terms, set }: Props) => (
	<Pick
		label={t('Taking back')}
		value={terms.undo}
		choose={v => set({ undo: v as Terms['undo'] })}
		values={[
			{ value: 'free', name: t('freely') },
			{ value: 'consent', name: t('together') },
			{ value: 'off', name: t('never') },
			{ value: 'practice', name: t('practice') },
		]}
	/>
);

const Rated = ({ terms, set }: Props) => (
	<Pick
		label={t('Rated')}
		value={terms.rated ? 'yes' : 'no'}
		choose={v => set({ rated: v === 'yes' })}
		values={[
			{ value: 'yes', name: t('Rated') },
			{ value: 'no', name: t('Not rated') },
		]}
	/>
);

const Share = ({ terms, set }: Props) => (
	<Pick
		label={t('The finished game')}
		value={terms.share ? 'yes' : 'no'}
		choose={v => set({ share: v === 'yes' })}
		values={[
			{ value: 'yes', name: t('may be shown') },
			{ value: 'no', name: t('stays among us') },
		]}
	/>
);

const Talk = ({ terms, set }: Props) => (
	<Pick
		label={t('Who may talk')}
		value={terms.talk}
		choose={v => set({ talk: v as Terms['talk'] })}
		values={[
			{ value: 'all', name: t('everybody') },
			{ value: 'players', name: t('players') },
			{ value: 'nobody', name: t('nobody') },
		]}
	/>
);

const forms: Record<Term['key'], (p: Props) => ComponentChildren> = {
	pace: Pace,
	rests: Rests,
	absence: Absence,
	undo: Undo,
	rated: Rated,
	share: Share,
	talk: Talk,
};

export const evenings = (): { key: string; sign: string; name: string; note: string }[] => [
	{ key: 'none', sign: 'g-sprout', name: t('No hurry'), note: t('no clock') },
	{ key: 'live', sign: 'i-torch', name: t('Tonight, live'), note: t('25 minutes each') },
	{ key: 'days', sign: 'i-chronos', name: t('A turn a day'), note: t('over days') },
	{ key: 'season', sign: 'g-laurel-crown', name: t('It counts'), note: t('rated, an hour each') },
];

const same = (a: Terms, b: Terms) => (Object.keys(a) as (keyof Terms)[]).every(k => a[k] === b[k]);

export function ContractForm(p: { wish: Wish; bots: Bot[]; change: (some: Partial<Wish>) => void }) {
	const { wish, change } = p,
		{ terms } = wish,
		[opened, setOpened] = useState<string | null>(null);
	const bot = botLabel(p.bots, terms.bot);
	const alone = !wish.seats.includes('open'); // nobody else has to agree to anything
	const all = termsOf(contractOf(terms), terms.talk, bot).filter(x => !alone || x.key === 'pace' || x.key === 'undo');
	const set = (some: Partial<Terms>) => change({ terms: { ...terms, ...some } });
	return (
		<section class="terms" aria-label={t('The contract of the table')}>
			<div class="picks" role="radiogroup" aria-label={t('Pace')}>
				{evenings().map(e => (
					<button
						type="button"
						role="radio"
						data-value={e.key}
						aria-checked={same(terms, presets[e.key]!)}
						onClick={() => change({ terms: presets[e.key]! })}
					>
						<Sign id={e.sign} />
						<b>{e.name}</b>
						<small>{e.note}</small>
					</button>
				))}
			</div>
			<ul class="contract">
				{all.map(x => {
					const Form = forms[x.key],
						open = opened === x.key,
						fixed = x.key === 'pace' && !terms.bank_s;
					return (
						<li key={x.key} data-term={x.key} data-state={open ? 'open' : undefined}>
							<button
								type="button"
								class="contract__line"
								aria-expanded={fixed ? undefined : open}
								disabled={fixed}
								onClick={() => setOpened(open ? null : x.key)}
							>
								<Medal sign={x.sign} size={34} />
								<span>
									<b>{x.head}</b>
									<small>{x.text}</small>
								</span>
								{!fixed && <Sign id="ui-gear" />}
							</button>
							{open && !fixed && (
								<div class="contract__form">
									<Form {...{ terms, set }} bots={p.bots} />
								</div>
							)}
						</li>
					);
				})}
			</ul>
			{!alone && (
				<label class="terms__public">
					<input
						type="checkbox"
						checked={wish.open}
						onChange={e => change({ open: e.currentTarget.checked })}
					/>{' '}
					<span>
						{t('Show the table to everybody')}
						<small>
							{wish.open
								? t('Anybody may find it on the home page and sit down.')
								: t('Only those who have the link can see it.')}
						</small>
					</span>
				</label>
			)}
		</section>
	);
}
