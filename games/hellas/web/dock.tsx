// The action board is the dock: bone plates (each once), then seven clay plates (one, ends the turn). Impossible ones
// are sunk, used ones bear the seat's own token. For other questions: what has no place on the board.
import type { Look } from 'page/cards/card';
import { withFrom } from 'page/cards/from';
import { Pictograms } from 'page/cards/signs';
import { Tondo } from 'page/cards/tondo';
import { isPicked } from 'page/table/choices';
import type { DockProps, FaceProps } from 'page/face/face';
import { useSmall } from 'page/browser/small';
import { capital, t } from 'page/words/i18n';
import { colourOf, Mark } from 'page/kit/seat';
import { Sign } from 'page/kit/sign';
import { numbersOf } from 'page/table/actions';
import { standing } from 'page/table/state/lines';
import { byAim } from 'page/map/aims';
import { AimRows } from 'page/map/muster';
import { useOdds } from 'page/table/outlook';
import type { Arg, Choice } from 'page/play/types';
import { monsterArt } from './cards';
import {
	alone,
	attrOf,
	beastOf,
	lookOf,
	me,
	node,
	player,
	pub,
	questIn,
	slotsOf,
	specialName,
	specials,
} from './model';
import { specialSigns } from './plate';
import { hunting } from './theatre';

const row = 4, // buttons side by side
	most = 8; // more are a list

// Kinds that are lit where they are: on the map, in the rail, in the hand, in the theatre.
const shown = new Set([
	'region',
	'card',
	'blessing',
	'artifact',
	'attack',
	'slot',
	'monster',
	'god',
	'quest',
	'land',
	'seat',
	'army',
	'hero',
]);
// on a small screen the rail lies behind a tab: what is lit only there is offered here too, and monsters, which the map
// may hide
const railed = new Set(['god', 'quest', 'land', 'seat', 'army', 'monster']);
// what every choice names is none
const inAll = (p: FaceProps, a: Arg) =>
	p.moves.length > 1 && p.moves.every(m => m.args.some(b => b.kind === a.kind && b.value === a.value));
const placed = (c: Choice, p: FaceProps, small: boolean) =>
	c.args.some(
		a =>
			shown.has(a.kind) &&
			!inAll(p, a) &&
			!(railed.has(a.kind) && small) &&
			!(a.kind === 'army' && alone(p)) && // both are ours and share a plate
			a.value !== null &&
			!isPicked(a, p.picked),
	);

const optionSigns: Record<string, string> = {
	heal: 'i-wound',
	draw: 'i-draw',
	recruit: 'i-recruit',
	priest: 'i-priest',
	artifact: 'i-artifact',
	'monster-artifact': 'i-monster',
	attacker: 'i-battle',
	defender: 'i-shield',
	attack: 'i-battle',
	move: 'i-march',
};
const verbSigns: Record<string, string> = {
	recruit: 'i-recruit',
	pass: 'ui-next',
	done: 'ui-check',
	stop: 'ui-check',
	none: 'i-wound',
	spy: 'i-oracle',
	atlas: 'i-quest',
	advance: 'i-quest',
	use: 'i-artifact',
	bless: 'i-instant',
	glory: 'i-glory',
	heal: 'i-wound',
	combine: 'i-hand',
	wound: 'i-monster',
	injure: 'i-hero',
};
export const signs = verbSigns;

function signOf(c: Choice): string {
	const by = (a: Arg) =>
		a.kind === 'attr' || a.kind === 'symbol'
			? `i-${a.value}`
			: a.kind === 'special'
				? specialSigns[String(a.value)]
				: a.kind === 'god'
					? 'i-monument'
					: optionSigns[String(a.value)];
	return c.args.map(by).find(Boolean) ?? verbSigns[c.verb] ?? 'ui-check';
}

export function Dock(p: DockProps) {
	if (p.picked.verb || p.picked.values.length) return <Others {...p} />;
	return node(p) === 'turn.menu' || node(p) === 'extra.action' || node(p) === 'duel.extra' ? (
		<Board {...p} />
	) : (
		<Others {...p} />
	);
}

function Others(p: FaceProps & { usual: preact.JSX.Element }) {
	const small = useSmall();
	if (numbersOf(p.moves)) return p.usual;
	if (p.moves.length > 1 && p.moves.every(m => m.args.length === 1 && m.args[0]!.kind === 'monster'))
		return <Beasts {...p} />;
	if (node(p) === 'wound.slot' && !hunting(p)) return <Wounds {...p} />;
	if (node(p) === 'monster.choice') return <Beast {...p} />;
	if (node(p) === 'quest.start') return <Quest {...p} />;
	const plain = p.moves.filter(m => !placed(m, p, small)),
		counted = p.moves.filter(m => m.args.some(a => a.kind === 'number')),
		aims = byAim(counted, small ? 3 : 4, 12),
		fortified = counted.filter(m => m.args.some(a => a.kind === 'flag' && a.value)),
		// recruited with a fortified one and without
		few = fortified.length === 1 && counted.length === fortified.length + 1,
		shown = few ? [...counted, ...plain.filter(m => !counted.includes(m))] : plain;
	if (aims)
		return (
			<>
				<AimRows p={p} of={aims} />
				{plain
					.filter(m => !counted.includes(m))
					.map(m => (
						<Act key={m.move} p={p} move={m} name={capital(m.text)} sign={signOf(m)} />
					))}
			</>
		);
	if (
		!plain.length &&
		p.moves.length > 1 &&
		p.moves.every(m => m.args.some(a => a.kind === 'region' && p.lit.has(`region:${a.value}`)))
	)
		return (
			<p class="places">
				<Sign id="ui-board" />
				{t('Touch a lit region on the map.')}
			</p>
		);
	if (!plain.length && p.moves.length > 1 && p.moves.every(m => m.args.some(a => railed.has(a.kind))))
		return (
			<p class="places">
				<Sign id="ui-board" />
				{t('Touch what is lit: on the map or beside it.')}
			</p>
		);
	if ((!plain.length && !few) || p.moves.length === 1) return null;
	if (plain.length > most) return p.usual;
	const gods = plain.every(m => m.args.length === 1 && m.args[0]!.kind === 'god');
	if (gods)
		return (
			<div class="acts acts--many acts--gods">
				{plain.map(m => (
					<Act
						key={m.move}
						p={p}
						move={m}
						name={m.args[0]!.label}
						sign={`god-${m.args[0]!.value}`}
						note={small ? m.makes : undefined}
						more={{ 'aria-label': m.text }}
					/>
				))}
			</div>
		);
	return (
		<div class={few ? 'acts acts--long' : plain.length > row ? 'acts acts--many' : 'acts'}>
			{shown.map(m => (
				<Act key={m.move} p={p} move={m} name={capital(m.text)} sign={signOf(m)} signs={injuryOf(p, m)} />
			))}
		</div>
	);
}

// What an injury takes: the attribute as it is.
function injuryOf(p: FaceProps, m: Choice): string | undefined {
	const attr = m.verb === 'hurt' && m.args.find(a => a.kind === 'attr');
	return attr ? String(attrOf(p, me(p), String(attr.value))) : undefined;
}

// Wounds are lit in the theatre of a hunt; an artifact deals them without one.
function Wounds(p: FaceProps) {
	const symbols = slotsOf(p, String(p.view.view.flow?.at(-1)?.monster));
	return (
		<div class={p.moves.length > row ? 'acts acts--many' : 'acts'}>
			{p.moves.map(m => (
				<Act
					key={m.move}
					p={p}
					move={m}
					name={capital(m.text)}
					sign={`i-${symbols[Number(m.args[0]?.value) - 1]}`}
				/>
			))}
		</div>
	);
}

// What its attack would do stands beside the choice.
function Beast(p: FaceProps) {
	const beast = beastOf(p);
	return (
		<Asked look={beast ? lookOf(p, 'monster', beast) : null}>
			{p.moves.map(m => (
				<Act key={m.move} p={p} move={m} name={capital(m.text)} sign={signOf(m)} />
			))}
		</Asked>
	);
}

// What each step asks for and takes, and what the quest brings.
function Quest(p: FaceProps) {
	const here = player(p, me(p)).at,
		quest = here && questIn(p, here),
		look = quest ? lookOf(p, 'quest', quest) : null;
	return (
		<Asked look={look}>
			{p.moves.map(m => (
				<Act
					key={m.move}
					p={p}
					move={m}
					name={capital(m.text)}
					sign={m.verb === 'quest' ? 'i-quest' : signOf(m)}
					signs={m.verb === 'quest' ? look?.steps?.[Number(m.args[0]?.value) - 1] : undefined}
				/>
			))}
		</Asked>
	);
}

const Asked = (d: { look: Look | null; children: preact.ComponentChildren }) => (
	<div class="asked">
		{d.look && (
			<p>
				<Tondo recipe={d.look.art} glaze={d.look.glaze} />
				<span>
					<b>{d.look.title}</b>
					{d.look.text}
				</span>
			</p>
		)}
		<div class="acts">{d.children}</div>
	</div>
);

// What the die told each monster in this phase.
const dieSigns: Record<string, string> = { attack: 'i-battle', move: 'i-march', choice: 'i-dice', nothing: 'ui-minus' };
function rolled(p: FaceProps): [monster: Arg, die: Arg][] {
	const events = standing(p.log)
			.slice(-60)
			.flatMap(l => l.events),
		from = events.findLastIndex(e => e.event === 'turn' || e.event === 'level');
	return events
		.slice(from + 1)
		.filter(e => e.event === 'die')
		.map(e => [e.args![0]!, e.args![1]!]);
}

// They stand on the map, but a phone shows a part of it. Those whose die has fallen stand behind, with what it told
// them.
function Beasts(p: FaceProps) {
	const done = node(p) === 'monster.next' ? rolled(p) : [];
	return (
		<div class="beasts">
			{p.moves.map(m => (
				<button
					key={m.move}
					class="beast"
					data-move={m.move}
					onClick={() => p.play(m)}
					onMouseEnter={() => p.hover(m)}
					onMouseLeave={() => p.hover(null)}
					onFocus={() => p.hover(m)}
					onBlur={() => p.hover(null)}
				>
					<Tondo recipe={monsterArt(String(m.args[0]!.value))} glaze />
					{m.args[0]!.label}
				</button>
			))}
			{node(p) === 'monster.next' && (
				<button class="beast beast--all" onClick={() => p.all(p.moves.map(m => m.move))}>
					<Sign id="i-dice" />
					{t('All, in this order')}
				</button>
			)}
			{done.map(([m, die]) => (
				<span
					key={m.value}
					class="beast beast--rolled"
					data-tip={withFrom(p, `${m.label}: ${die.label}`, 'die')}
				>
					<Tondo recipe={monsterArt(String(m.value))} glaze />
					<small>
						<Sign id={dieSigns[String(die.value)] ?? 'i-dice'} />
						{die.label}
					</small>
				</span>
			))}
		</div>
	);
}

function Act(d: {
	p: FaceProps;
	move?: Choice;
	name: string;
	sign: string;
	clay?: boolean;
	badge?: number | string;
	used?: boolean;
	more?: object;
	signs?: string;
	note?: string; // where nothing can be hovered
}) {
	const { p, move } = d,
		painted = move?.args.find(a => a.kind === 'colour')?.value as string | undefined;
	return (
		<button
			class={d.clay ? 'act act--clay' : 'act'}
			data-verb={move?.verb}
			data-move={move?.move}
			disabled={!move}
			aria-pressed={!!move && p.chosen?.move === move.move}
			data-warning={move?.warning}
			data-tip={move?.warning ?? move?.makes}
			onClick={() => move && p.play(move)}
			onMouseEnter={() => move && p.hover(move)}
			onMouseLeave={() => p.hover(null)}
			{...d.more}
		>
			{d.used ? (
				<Mark colour={p.colour(me(p))} label={t('carried out')} size={30} />
			) : painted ? (
				<Mark colour={colourOf(painted)} size={38} />
			) : (
				<Sign id={d.sign} />
			)}
			<span class="act__name">{painted ? capital(p.say('colour', painted)) : d.name}</span>
			{d.signs && (
				<span class="act__signs">
					<Pictograms text={d.signs} />
				</span>
			)}
			{d.note && <small>{d.note}</small>}
			{move?.warning && <Sign id="i-warning" label={move.warning} />}
			{!!d.badge && move && <b class="act__badge">{d.badge}</b>}
		</button>
	);
}

function Board(p: DockProps) {
	const seat = me(p),
		f = player(p, seat),
		used = (f.used ?? []) as string[];
	const of = (verb: string, value?: string) =>
		p.moves.find(m => m.verb === verb && (value === undefined || m.args.some(a => a.value === value)));
	const charged = ((f.artifacts ?? []) as string[]).filter(a =>
		((pub(p).charged ?? []) as string[]).includes(a),
	).length;
	const special = (s: string) => of('special', s) ?? of('augean', s);
	const named = new Set(['artifacts', 'prayer', 'walk', 'advance', 'hoplites', 'special', 'augean']);
	const others = p.moves.filter(m => !named.has(m.verb)),
		rest = p.kept(others, m => m.move),
		open = (m: Choice) => (others.includes(m) ? m : undefined);
	const small = useSmall(),
		menu = node(p) === 'turn.menu',
		chance = useOdds(p.view, special('hunt') ?? null, ['special hunt']),
		slain = chance === undefined ? undefined : `${Math.round(chance * 100)} %`;
	// what they bring stands beside them on a small screen: two cells wide, behind the others
	const besides =
		menu &&
		rest.map(m => (
			<Act
				key={m.move}
				p={p}
				move={open(m)}
				name={wordsOf(m)}
				sign={signOf(m)}
				note={small ? open(m)?.makes : undefined}
			/>
		));
	return (
		<div class="acts acts--many board-acts">
			<Act p={p} move={of('artifacts')} name={t('Use artifacts')} sign="i-artifact" badge={charged} />
			<Act p={p} move={of('prayer')} name={t('Pray')} sign="i-priest" badge={f.priests ?? 0} />
			{of('advance') ? (
				<Act p={p} move={of('advance')} name={t('Advance on the quest')} sign="i-quest" />
			) : (
				<Act
					p={p}
					move={of('walk')}
					name={t('Move the hero')}
					sign="i-speed"
					badge={attrOf(p, seat, 'speed')}
				/>
			)}
			<Act
				p={p}
				move={of('hoplites')}
				name={t('Move hoplites')}
				sign="i-troop"
				badge={attrOf(p, seat, 'leadership')}
			/>
			{!small && besides}
			<hr />
			{specials(p).map(s => {
				const look = lookOf(p, 'special', s),
					move = special(s);
				return (
					<Act
						key={s}
						p={p}
						move={move}
						clay
						name={specialName(p, s)}
						sign={specialSigns[s]!}
						used={used.includes(s) && !move}
						badge={s === 'hunt' ? slain : undefined}
						more={
							look
								? {
										'data-tip': [
											s === 'hunt' && slain ? t('you slay it: {p}', { p: slain }) : '',
											move?.warning ?? move?.makes ?? '',
											look.text,
										]
											.filter(Boolean)
											.join(' · '),
									}
								: {}
						}
					/>
				);
			})}
			{special('exhausted-fight') && (
				<Act
					p={p}
					move={special('exhausted-fight')}
					clay
					name={specialName(p, 'exhausted-fight')}
					sign="i-wound"
				/>
			)}
			{small && besides}
			{!menu && rest.map(m => <Act key={m.move} p={p} move={open(m)} name={capital(m.text)} sign={signOf(m)} />)}
		</div>
	);
}

// "Push-Ups" instead of "use Push-Ups".
const wordsOf = (m: Choice) => (m.args[0] && m.args.length === 1 ? m.args[0].label : capital(m.text));
