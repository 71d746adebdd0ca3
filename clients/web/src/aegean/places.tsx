// A question that is answered by touching a place: the map is lit, so the dock says so and offers only what is not a place.
import type { FaceProps } from '../face';
import { t } from '../i18n';
import { Sign } from '../kit/sign';

const places = ['sea', 'land', 'island', 'area', 'slot', 'spot', 'tile'];

// null: the answers are of another kind, or of several.
export function PlacesDock(d: { p: FaceProps; signs: Record<string, string> }) {
	const { p } = d, there = p.moves.filter(c => c.args.length > 0 && places.includes(c.args[0]!.kind)), other = p.moves.filter(c => !there.includes(c));
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
	const there = p.moves.filter(c => c.args.length === 1 && places.includes(c.args[0]!.kind)), other = p.moves.length - there.length;
	return there.length > 1 && other <= 2 && there.every(c => c.verb === there[0]!.verb && p.lit.has(`${c.args[0]!.kind}:${c.args[0]!.value}`)) && p.moves.every(c => there.includes(c) || !c.args.length);
}
