// A question that is answered by touching a place: the map is lit, so the dock says so and offers only what is not a place.
import type { FaceProps } from '../face';
import { t } from '../i18n';
import { Sign } from '../kit/sign';
import type { Choice } from '../types';

const areas = ['sea', 'land', 'island', 'area'], spots = ['slot', 'spot', 'tile'];

// The place that would be touched next for this move. A spot within an area that was touched before has a button too: pieces may hide it.
const nextOf = (p: FaceProps, c: Choice) => c.args.find(a => (areas.includes(a.kind) || (spots.includes(a.kind) && c.args.length === 1)) && p.lit.get(`${a.kind}:${a.value}`)?.includes(c));

export function PlacesDock(d: { p: FaceProps; signs: Record<string, string> }) {
	const { p } = d, other = p.moves.filter(c => !nextOf(p, c));
	return (
		<div class="acts">
			<p class="places"><Sign id="ui-board" />{t('Touch a lit place on the map.')}</p>
			{other.map(c => (
				<button key={c.move} class="act" data-verb={c.verb} data-move={c.move} onClick={() => p.play(c)}>
					<Sign id={d.signs[c.verb] ?? 'ui-check'} /><span class="act__name">{c.text.charAt(0).toUpperCase() + c.text.slice(1)}</span>
				</button>
			))}
		</div>
	);
}

export function onlyPlaces(p: FaceProps): boolean {
	const there = p.moves.filter(c => nextOf(p, c)), other = p.moves.filter(c => !there.includes(c));
	return there.length > 1 && other.length <= 2 && there.every(c => c.verb === there[0]!.verb) && other.every(c => !c.args.length);
}
