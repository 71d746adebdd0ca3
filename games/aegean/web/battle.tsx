// The battle, over the stage: both sides as the frieze of a vase, with what they bring and have lost, the last dice,
// and how it may end, found by fighting it out in the engine. It stands in the corner where it covers least of what is
// fought for and of what may be chosen, lets clicks through, and can be folded away.
import { withFrom } from 'page/cards/from';
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Colour, Face, FaceProps } from 'page/face/face';
import { t } from 'page/words/i18n';
import { Odds as OddsBar } from 'page/kit/parts';
import { Mark } from 'page/kit/seat';
import { Sign } from 'page/kit/sign';
import { odds } from 'page/play/local';
import { sinceBattle, tally } from 'page/table/scene';
import type { Odds, ViewAnswer } from 'page/play/types';
import { Frieze, type Host } from 'page/kit/frieze';
import { marked } from './asked';
import type { Words } from './words';

// Null: there are none; undefined: they are being found.
function useOdds(view: ViewAnswer): Odds | null | undefined {
	const [found, setFound] = useState<{ line: number; odds: Odds | null } | null>(null);
	useEffect(() => {
		let here = true;
		odds(view).then(
			o => here && setFound({ line: view.line, odds: o?.stand ? { ...o, stand: o.stand } : null }),
			() => here && setFound({ line: view.line, odds: null }), // without the engine
		);
		return () => void (here = false);
	}, [view.line, view.seal]);
	return found?.line === view.line ? found.odds : undefined;
}

// Marks the place of the battle on the map.
export const fought = <T extends { class: string }>(p: FaceProps, id: string, hit: T): T =>
	marked(!!p.view.battle && String(p.view.battle.place.value) === id, hit);

const corners = ['top left', 'top right', 'bottom left', 'bottom right'];

// Undefined until the map is there.
function useCorner(box: RefObject<HTMLElement | null>, place: string, line: number, away: boolean): string | undefined {
	const [corner, setCorner] = useState<string>();
	useLayoutEffect(() => {
		const own = box.current,
			stage = own?.parentElement;
		if (!own || !stage) return;
		const look = (): boolean => {
			const things = [...stage.querySelectorAll(`.map__glow path, [data-area="${CSS.escape(place)}"]`)].map(e =>
				e.getBoundingClientRect(),
			);
			if (things.length) setCorner(leastCovered(stage.getBoundingClientRect(), own, things));
			return things.length > 0;
		};
		if (look()) return;
		const drawn = new MutationObserver(() => look() && drawn.disconnect());
		drawn.observe(stage, { childList: true, subtree: true });
		return () => drawn.disconnect();
	}, [place, line, away]);
	return corner;
}

function leastCovered(frame: DOMRect, own: HTMLElement, things: readonly DOMRect[]): string {
	const w = own.offsetWidth,
		h = own.offsetHeight;
	const covers = (c: string) => {
		const x = c.endsWith('left') ? frame.left : frame.right - w,
			y = c.startsWith('top') ? frame.top : frame.bottom - h;
		return things.reduce(
			(sum, r) =>
				sum +
				Math.max(0, Math.min(x + w, r.right) - Math.max(x, r.left)) *
					Math.max(0, Math.min(y + h, r.bottom) - Math.max(y, r.top)),
			0,
		);
	};
	return corners.reduce((best, c) => (covers(c) < covers(best) ? c : best));
}

type Told = Pick<Face, 'moments' | 'seatKinds'>;
type BattleSide = NonNullable<ViewAnswer['battle']>['sides'][number];

// The engine calls people at one screen by their colours; the plates do not.
function sideName(p: FaceProps, { who }: BattleSide): string {
	const you = p.table.you;
	if (!you || p.colour(String(who.value)) !== p.colour(you)) return who.label;
	return who.label.includes(p.name(you)) ? who.label : p.name(you);
}

function Side(p: {
	words: Words;
	of: BattleSide;
	name: string;
	colour: Colour | undefined;
	defends: boolean;
	lost: number;
	sea: boolean;
}) {
	const { units, strength } = p.of,
		more = strength - units,
		told = p.words.units(units, p.sea),
		besides = p.words.besides(more);
	return (
		<section class="battle__side" data-seat={p.colour}>
			<small>{p.defends ? p.words.defender() : p.words.attacker()}</small>
			<h3>
				<Mark colour={p.colour} size={24} />
				{p.name}
			</h3>
			<p>
				<span data-tip={told}>
					<Sign id={p.sea ? 'i-fleet' : 'i-troop'} label={told} />
					{units}
				</span>
				{more > 0 && (
					<span data-tip={besides}>
						+ <Sign id="i-fortress" label={besides} />
						{more}
					</span>
				)}
				{p.lost > 0 && (
					<span class="battle__lost" data-tip={t('lost: {n}', { n: p.lost })}>
						<Sign id="i-loss" label={t('lost: {n}', { n: p.lost })} />
						{p.lost}
					</span>
				)}
			</p>
		</section>
	);
}

// It has its place before it is known: the theatre does not grow under the pointer.
function HowItEnds(p: { found?: Odds; names: readonly string[]; colours: readonly (Colour | undefined)[] }) {
	const { attacker, nobody, defender } = p.found?.stand ?? { attacker: 0, nobody: 1, defender: 0 };
	return (
		<div class="battle__end" data-known={p.found ? '' : undefined}>
			<OddsBar
				parts={[
					{ share: attacker, label: p.names[0]!, colour: p.colours[0] },
					{ share: nobody, label: t('nobody') },
					{ share: defender, label: p.names[1]!, colour: p.colours[1] },
				]}
			/>
			<p class="battle__note">{t('Who holds the place, fought to the end.')}</p>
		</div>
	);
}

// "6 to 4" is not parted.
const numbersTogether = (said: string) => said.replace(/: .*/, part => `: ${part.slice(2).replaceAll(' ', '\u00a0')}`);

export function BattleTheatre(p: FaceProps & { sea: boolean; told: Told; words: Words }) {
	const { words } = p,
		b = p.view.battle!,
		found = useOdds(p.view),
		[away, setAway] = useState(false),
		title = words.battle(b.place.label);
	const box = useRef<HTMLDivElement>(null),
		corner = useCorner(box, String(b.place.value), p.view.line, away);
	if (away)
		return (
			<button class="battle-tab" onClick={() => setAway(false)}>
				<Sign id="i-battle" />
				{title}
			</button>
		);
	const owners = b.sides.map(s => String(s.who.value)) as [string, string],
		colours = owners.map(o => p.colour(o)),
		names = b.sides.map(s => sideName(p, s)),
		so = tally(p.told, sinceBattle(p.told, p.log), owners),
		rolled = so[0].strength !== undefined && so[1].strength !== undefined;
	const hosts = so.map((s, i) => ({ colour: colours[i], units: b.sides[i]!.units, lost: s.lost, die: s.die })) as [
		Host,
		Host,
	];
	const side = (i: 0 | 1) => (
		<Side
			words={words}
			of={b.sides[i]}
			name={names[i]!}
			colour={colours[i]}
			defends={i === 1}
			lost={so[i].lost}
			sea={p.sea}
		/>
	);
	return (
		<div class="battle" ref={box} data-corner={corner} role="region" aria-label={title}>
			<header>
				<h2>{title}</h2>
				<button
					class="round"
					aria-label={t('Look at the map')}
					data-tip={t('Look at the map')}
					onClick={() => setAway(true)}
				>
					<Sign id="ui-down" />
				</button>
			</header>
			<Frieze sides={hosts} sea={p.sea} />
			<div class="battle__sides">
				{side(0)}
				<p class="battle__score">
					<small>{words.strength()}</small>
					<b>
						{b.sides[0].strength}
						<i>:</i>
						{b.sides[1].strength}
					</b>
					{rolled && (
						<small data-tip={withFrom(p, t('Die'), 'die')}>
							{numbersTogether(words.rolled(so[0].strength!, so[1].strength!))}
						</small>
					)}
				</p>
				{side(1)}
			</div>
			{found !== null && <HowItEnds {...{ found, names, colours }} />}
		</div>
	);
}
