// A standing order: what we answer when our turn comes, so that nobody waits for us. Made by the same touches as the
// move itself: while it is made, the things of the board mean wishes. Nobody else learns of it.
import { useCallback, useEffect, useMemo, useState } from 'preact/hooks';
import { Seal } from '../kit/parts';
import { Sign } from '../kit/sign';
import type { Source } from '../play/source';
import type { Choice, Order, Table, ViewAnswer } from '../play/types';
import { aloneWithBots } from '../study/advice';
import { t } from '../words/i18n';
import type { Answering } from './answer';
import { lit, narrowed, nothing, type Picked } from './choices';

const MOST = 8; // wishes

interface Wished {
	move: string;
	text: string;
	most: boolean;
}

export interface Ordering {
	may: boolean; // we play here, with other people
	now: Order | null; // the order that holds
	draft: Wished[] | null; // being made; null: not now
	pass: boolean;
	choices: Choice[]; // what it may name
	add: (wish: Choice) => void;
	answering: Answering | null; // what touching things means meanwhile
	begin: () => void;
	drop: (at: number) => void;
	setPass: (pass: boolean) => void;
	keep: () => void;
	leave: () => void;
	revoke: () => void;
}

const mostOf = (c: Choice) => c.args.filter(a => a.kind === 'number').length === 1;
// The thing a wish is about: a second wish about it takes the place of the first.
const aboutOf = (move: string, most: boolean) => (most ? move.replace(/ \d+$/, '') : move);

export function useOrdering(d: {
	source: Source;
	table: Table;
	view: ViewAnswer;
	answer: Answering;
	live: boolean; // the game as it stands is shown
	again: () => void;
	tell: (text: string) => void;
}): Ordering {
	const { source, table, view } = d,
		now = table.order ?? null,
		me = table.seats.find(s => s.seat === table.you);
	const may =
		source.online &&
		d.live &&
		table.status === 'running' &&
		me?.kind === 'human' &&
		!source.guide &&
		!aloneWithBots(table);
	const [draft, setDraft] = useState<Wished[] | null>(null),
		[pass, setPass] = useState(false),
		[choices, setChoices] = useState<Choice[]>([]),
		[picked, setPicked] = useState<Picked>(nothing);
	const on = draft !== null && may;
	// what may be named changes with every offer of others
	useEffect(() => {
		if (on) source.wishes().then(setChoices, () => setChoices([]));
	}, [on, view.line]);
	const add = useCallback((c: Choice) => {
		const wish = { move: c.move, text: c.text, most: mostOf(c) },
			about = aboutOf(wish.move, wish.most);
		setPicked(nothing);
		setDraft(all => {
			const at = all!.findIndex(w => aboutOf(w.move, w.most) === about);
			return at < 0 ? [...all!, wish].slice(0, MOST) : all!.with(at, wish);
		});
	}, []);
	const some = useMemo(() => narrowed(choices, picked), [choices, picked]);
	const pick = useCallback(
		(kinds: string[], value: string) => {
			const next = { ...picked, values: [...picked.values, { kinds, value }] },
				left = narrowed(choices, next);
			if (left.length === 1) add(left[0]!);
			else setPicked(left.length ? next : nothing);
		},
		[choices, picked],
	);
	const answering = useMemo(
		() =>
			on
				? {
						...d.answer,
						moves: choices,
						some,
						picked,
						setPicked,
						lit: lit(some, picked),
						pick,
						play: add,
						chosen: null,
					}
				: null,
		[on, choices, some, picked, d.answer],
	);
	// offers are for the auction of this round, answers for the turns of others
	const auction = !!view.question.auction,
		goesOn = now && (now.until === 'round') === auction;
	const give = (wishes: string[], pass: boolean) =>
		source.act('order', { wishes, pass, until: auction && wishes.length ? 'round' : 'turn' }).then(
			() => (setDraft(null), d.again()),
			e => d.tell((e as Error).message),
		);
	return {
		...{ may, now, draft, pass, choices, add, answering, setPass },
		begin: () => (setDraft(goesOn ? now.wishes : []), setPass(now?.pass ?? false), setPicked(nothing)),
		drop: at => setDraft(draft!.filter((_, i) => i !== at)),
		keep: () =>
			void give(
				draft!.map(w => w.move),
				pass,
			),
		leave: () => setDraft(null),
		revoke: () => void give([], false),
	};
}

const said = (w: Wished) => (w.most ? t('up to: {move}', { move: w.text }) : w.text);

// In the dock, while the order is made.
export function OrderDraft({ o, auction }: { o: Ordering; auction: boolean }) {
	return (
		<div class="orders">
			{(auction || o.draft!.length > 0) && (
				<ol class="orders__wishes" aria-label={t('Your wishes, the first first')}>
					{o.draft!.map((w, i) => (
						<li key={w.move}>
							<b>{i + 1}</b> <span>{said(w)}</span>
							<button
								class="btn btn--icon"
								aria-label={t('Take out: {wish}', { wish: w.text })}
								onClick={() => o.drop(i)}
							>
								<Sign id="ui-cancel" />
							</button>
						</li>
					))}
					{!o.draft!.length && (
						<li class="orders__empty">{t('Touch a space: up to here. Then the next: else.')}</li>
					)}
				</ol>
			)}
			{!auction && o.choices.length > 0 && <Answers o={o} />}
			<label class="check">
				<input type="checkbox" checked={o.pass} onChange={e => o.setPass(e.currentTarget.checked)} />{' '}
				{t('Pass on all reactions until my turn')}
			</label>
		</div>
	);
}

// Answers to what others may do: by touching the place or the card, or from this list.
function Answers({ o }: { o: Ordering }) {
	const left = o.choices.filter(c => !o.draft!.some(w => w.move === c.move));
	return (
		<select
			aria-label={t('An answer beforehand')}
			value=""
			onChange={e => {
				const wish = left.find(c => c.move === e.currentTarget.value);
				if (wish) o.add(wish);
			}}
		>
			<option value="">{o.draft!.length ? t('else…') : t('If I am asked…')}</option>
			{left.map(c => (
				<option key={c.move} value={c.move}>
					{c.text}
				</option>
			))}
		</select>
	);
}

export const KeepSeal = ({ o }: { o: Ordering }) => (
	<Seal
		act={t('Keep this order')}
		note={t('only you see it')}
		disabled={!o.draft!.length && !o.pass}
		onClick={o.keep}
	/>
);

// While we wait: the order that holds.
export function OrderHeld({ o }: { o: Ordering }) {
	if (!o.now) return null;
	return (
		<div class="orders orders--held" role="status">
			<p>
				<Sign id="i-transfer" />
				<span>
					<b>{t('Your order')}</b>{' '}
					{[...o.now.wishes.map(said), ...(o.now.pass ? [t('pass on reactions')] : [])].join(t(' · else '))}
				</span>
			</p>
			<button class="btn" onClick={o.begin}>
				{t('Change')}
			</button>
			<button class="btn" onClick={o.revoke}>
				{t('Take it back')}
			</button>
		</div>
	);
}
