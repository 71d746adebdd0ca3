// A question that is answered by touching a place: the map is lit, so the dock says so and offers only what is not a
// place.
import { musters } from 'page/map/muster';
import { apart } from 'page/table/choices';
import { Effect } from './creatures';
import { signOfBuilding } from './printed';
import type { FaceProps } from 'page/face/face';
import { capital, t } from 'page/words/i18n';
import { Sign } from 'page/kit/sign';
import { useSmall } from 'page/browser/small';
import type { Choice } from 'page/play/types';

const areas = ['sea', 'land', 'island', 'area'],
	spots = ['slot', 'spot', 'tile'];

// The place that would be touched next for this move. A spot within an area that was already touched has a button too:
// pieces may hide it.
const nextOf = (p: FaceProps, c: Choice) =>
	c.args.find(
		a =>
			(areas.includes(a.kind) || (spots.includes(a.kind) && c.args.length === 1)) &&
			p.lit.get(`${a.kind}:${a.value}`)?.includes(c),
	);

// Spots of an area lie close together, and on a small screen one may hide the other: there they are buttons too.
const isSpot = (c: Choice) => c.args.length === 1 && spots.includes(c.args[0]!.kind),
	few = 6;

// verbs: the names of actions, where the question is which of them.
export function PlacesDock(d: { p: FaceProps; signs: Record<string, string>; verbs?: Record<string, string> }) {
	const { p } = d,
		there = p.moves.find(c => nextOf(p, c)),
		action = there && p.picked.values.length === 0 ? d.verbs?.[there.verb] : undefined,
		other = p.moves.filter(c => !nextOf(p, c)),
		spot = p.moves.filter(isSpot),
		small = useSmall(),
		tiny = small && spot.length <= few ? spot : [],
		// nothing hovers over a phone
		losses = small && p.moves.length <= few ? p.moves.filter(c => c.warning && c.args.length === 1) : [],
		makes = small && p.moves.every(c => c.makes === p.moves[0]!.makes) && p.moves[0]?.makes;
	const button = (c: Choice, text: string) => (
		<button key={c.move} class="act" data-verb={c.verb} data-move={c.move} onClick={() => p.play(c, true)}>
			<Sign id={signOfBuilding(p, c.verb) ?? d.signs[c.verb] ?? 'ui-check'} />
			<span class="act__name">{capital(text)}</span>
		</button>
	);
	return (
		<div class={tiny.length + other.length > row ? 'acts acts--many' : 'acts'}>
			<p class="places">
				<Sign id="ui-board" />
				<span>
					{action && <b>{action}. </b>}
					{musters(p) ? t('Touch a number on the map.') : t('Touch a lit place on the map.')}
					<Effect p={p} />
					{makes && <small class="places__effect">{capital(makes)}.</small>}
					{losses.map(c => (
						<small key={c.move} class="places__effect">
							{c.args[0]!.label}: {c.warning}
						</small>
					))}
				</span>
			</p>
			{apart(tiny).map((text, i) => button(tiny[i]!, text))}
			{other.map(c => button(c, c.text))}
		</div>
	);
}

const row = 4, // buttons side by side
	besides = 2; // buttons that leave room for the sentence

// least: how many places; with one the usual buttons would do.
export function onlyPlaces(p: FaceProps, least = 2): boolean {
	const there = p.moves.filter(c => nextOf(p, c)),
		other = p.moves.filter(c => !there.includes(c));
	return (
		there.length >= least &&
		other.length <= besides &&
		there.every(c => c.verb === there[0]!.verb) &&
		other.every(c => !c.args.length)
	);
}
