// The contract of a table in sentences: on the card where it is made, on the invitation, and at the table.
import { Medal } from '../kit/parts';
import type { Contract, Table } from '../play/types';
import { lang, t, tn } from '../words/i18n';

export interface Term {
	key: 'pace' | 'rests' | 'absence' | 'undo' | 'rated' | 'share' | 'talk';
	sign: string;
	head: string;
	text: string;
}

const units = [
	['day', 86400],
	['hour', 3600],
	['minute', 60],
] as const;

// "2 days", "90 minutes": in the largest unit that it fills.
export function span(seconds: number): string {
	const [unit, n] = units.find(([, u]) => seconds >= u && seconds % u === 0) ?? (['second', 1] as const);
	return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / n);
}

function pace(c: Contract): [string, string] {
	const times = { bank: span(c.bank_s), more: span(c.increment_s), cap: span(c.cap_s) };
	const all = !c.increment_s
		? t('{bank} each', times)
		: c.cap_s
			? t('{bank} each, {more} more a turn, never above {cap}', times)
			: t('{bank} each, {more} more a turn', times);
	if (c.pace === 'none') return [t('No clock'), t('the table waits for everybody')];
	return [c.pace === 'days' ? t('By days') : t('Live'), all];
}

function absence(c: Contract, bot: string): [string, string] {
	const after = span(c.absence.after_s);
	if (c.pace !== 'none' && c.absence.how === 'bot')
		return [t('Out of time? A bot plays'), t('{bot}, until you are back', { bot })];
	return [
		c.pace === 'none' ? t('Away for {time}? The others vote', { time: after }) : t('Out of time? The others vote'),
		t('wait, seat a bot ({bot}), or call a substitute', { bot }),
	];
}

const undo = (): Record<Contract['undo'], [string, string]> => ({
	free: [t('Taken back freely'), t('free until something is revealed')],
	consent: [t('Taken back together'), t('if all agree')],
	off: [t('Nothing is taken back'), t('What is played is played.')],
	practice: [t('Practice'), t('practice: dice are thrown anew, not rated')],
});

const talk = (): Record<string, [string, string]> => ({
	all: [t('Onlookers may talk'), t('everybody at the table reads it')],
	players: [t('Onlookers are silent'), t('only those who sit here talk')],
	nobody: [t('Nobody talks'), t('the chat is closed')],
});

// bot: what the contract's bot is called.
export function termsOf(c: Contract, talking: string, bot: string): Term[] {
	const term = (key: Term['key'], sign: string, [head, text]: [string, string]): Term => ({ key, sign, head, text });
	const off = c.vacation_days;
	return [
		term('pace', 'i-chronos', pace(c)),
		...(c.pace === 'none'
			? []
			: [
					term('rests', 'ui-pause', [
						off ? tn('{n} day off', '{n} days off', off) : t('No days off'),
						t('All may pause together.'),
					]),
				]),
		term('absence', 'i-others', absence(c, bot)),
		term('undo', 'ui-undo', undo()[c.undo]),
		term(
			'rated',
			'g-laurel-crown',
			c.rated
				? [t('Rated'), t('if people decide it to the end; who leaves has lost')]
				: [t('Not rated'), t('it is only a game')],
		),
		term(
			'share',
			'ui-link',
			c.share
				? [t('Shown afterwards'), t('who played may show the finished game')]
				: [t('Kept among us'), t('only those who played see the finished game')],
		),
		term('talk', 'i-crowd', talk()[talking] ?? talk().all!),
	];
}

export function ContractList(p: { table: Table; bot: string }) {
	const { contract } = p.table;
	if (!contract) return null;
	return (
		<ul class="contract" aria-label={t('The contract of the table')}>
			{termsOf(contract, p.table.talk ?? 'all', p.bot).map(x => (
				<li key={x.key} data-term={x.key}>
					<Medal sign={x.sign} size={34} />
					<p>
						<b>{x.head}</b>
						<span>{x.text}</span>
					</p>
				</li>
			))}
		</ul>
	);
}
