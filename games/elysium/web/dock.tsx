// The step of the temple: our four columns stand on it, a spent one lies down. Beside them what has no place on the
// board.
import { target } from 'page/board/target';
import { columns, TallPillar, type Column } from 'page/cards/pillar';
import { isPicked, keyOf, type Picked } from 'page/table/choices';
import type { FaceProps } from 'page/face/face';
import { capital, t, tn } from 'page/words/i18n';
import { Seal } from 'page/kit/parts';
import { Sign } from 'page/kit/sign';
import { useSmall } from 'page/browser/small';
import type { Choice } from 'page/play/types';
import { designs, flowHas, mine, pub, roman, type Quest } from './model';

const verbSigns: Record<string, string> = {
	citizen: 'i-citizen',
	pass: 'ui-next',
	end: 'ui-check',
	decline: 'ui-cancel',
	'gain-gold': 'i-gold',
	'gain-vp': 'i-points',
	'gain-pp': 'i-prestige',
	'lose-gold': 'i-gold',
	'lose-vp': 'i-points',
	'lose-pp': 'i-prestige',
	'give-gold': 'i-gold',
	'give-vp': 'i-points',
	'give-pp': 'i-prestige',
	'pay-gold': 'i-gold',
	'pay-vp': 'i-points',
	'pay-pp': 'i-prestige',
	'discard-cards': 'i-card',
	'use-own': 'i-card',
	'use-other': 'i-others',
	new: 'i-transfer',
	transfer: 'i-transfer',
	power: 'i-legendary',
};
export const signs = verbSigns;

// Has it something on the board that is still to be touched? A card may be touched for its power or for its transfer.
// On a small screen the seats are a tab of their own: there a seat is a button.
const onBoard = (c: Choice, picked: Picked, small: boolean) =>
	c.args.some(
		a => ['card', 'quest', 'colour', 'pile', ...(small ? [] : ['seat'])].includes(a.kind) && !isPicked(a, picked),
	);

export function Dock(p: FaceProps) {
	const standing = (pub(p).columns?.[mine(p)] ?? []) as Column[];
	const small = useSmall(),
		plain = p.moves.filter(m => !onBoard(m, p.picked, small));
	// columns are done with for this epoch
	const writing = flowHas(p, 'writing') && !columns.some(c => p.lit.has(keyOf('colour', c)));
	const finish = plain.find(m => m.verb === 'end' || m.verb === 'pass');
	const acts = plain.filter(m => m !== finish);
	return (
		<>
			{!writing && (
				<div class="posts" role="group" aria-label={t('Your columns')}>
					{columns.map(c => (
						<Post key={c} p={p} colour={c} up={standing.includes(c)} />
					))}
				</div>
			)}
			{acts.length > 0 && p.moves.length > 1 && (
				<div class="acts">
					{acts.map(m => (
						<button
							class="act"
							data-verb={m.verb}
							data-move={m.move}
							onClick={() => p.play(m)}
							onMouseEnter={() => p.hover(m)}
							onMouseLeave={() => p.hover(null)}
						>
							<Sign id={verbSigns[m.verb] ?? 'ui-check'} />
							<span class="act__name">{capital(m.text)}</span>
						</button>
					))}
				</div>
			)}
			{finish && p.moves.length > 1 && (
				<Seal
					calm
					act={capital(finish.text)}
					note={finish.warning}
					sign={finish.warning ? 'i-warning' : finish.verb === 'end' ? 'ui-check' : 'ui-next'}
					onClick={() => p.play(finish, true)}
				/>
			)}
		</>
	);
}

function Post(d: { p: FaceProps; colour: Column; up: boolean }) {
	const { p, colour, up } = d;
	const name = p.say('colour', colour);
	const hit = target(p as never, 'colour', colour, up ? name : `${name}, ${t('down')}`);
	const lit = hit['data-lit'] !== undefined;
	return (
		<button
			{...hit}
			role={undefined}
			class={`post ${hit.class}`}
			data-state={up ? undefined : 'down'}
			disabled={!lit}
			data-tip={name}
		>
			<TallPillar colour={colour} />
			<span>
				<b>{capital(name)}</b>
				{lit && <Stays p={p} without={colour} warned={!!hit['data-warning']} />}
			</span>
		</button>
	);
}

// What could still be had if this column went down.
function Stays(d: { p: FaceProps; without: Column; warned: boolean }) {
	const { p, without } = d,
		q = pub(p),
		known = designs(p);
	const left = ((q.columns?.[mine(p)] ?? []) as Column[]).filter(c => c !== without);
	const cards = Object.keys(q.agora ?? {}).filter(id => {
		const needs = known.get(id)?.columns ?? [];
		const fixed = needs.filter(c => c !== 'any');
		return fixed.every(c => left.includes(c)) && needs.length <= left.length;
	}).length;
	const taken = new Set(Object.values((q.quest ?? {}) as Record<string, string[]>).flat());
	const own = (q.quest?.[mine(p)] ?? []).length > 0;
	const quests = own
		? []
		: ((p.view.board.quests ?? []) as Quest[]).filter(
				x => !taken.has(x.id) && x.colours.some(c => left.includes(c)),
			);
	return (
		<>
			{tn('{n} card stays', '{n} cards stay', cards)}
			{(quests.length > 0 || d.warned) && <br />}
			{quests.length > 0 && t('quest {list}', { list: quests.map(x => roman[Number(x.id.slice(1))]).join(', ') })}
			{d.warned && <em>{t('no quest')}</em>}
		</>
	);
}
