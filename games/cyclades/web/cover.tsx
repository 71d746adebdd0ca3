// The cover: a scene of silhouettes.
import { t } from 'page/words/i18n';
import { Figure, Hills, Rays, Scene, Surf } from 'page/kit/coverscene';

export const introduction = () =>
	t(
		'Each round you bid gold for a god: fleets from Poseidon, troops from Ares, priests from Zeus, ' +
			'philosophers from Athena. Build, sail and fight among the islands; whoever owns two metropolises at ' +
			'the end of a round wins.',
	);

export function Cover() {
	return (
		<Scene
			id="cyclades"
			sky={[
				[0, '#f6d9a8'],
				[0.5, '#f7ead0'],
				[0.7, '#cfe0d6'],
			]}
		>
			<Rays x={214} y={92} n={28} colour="#fffaf0" opacity={0.5} />
			<circle cx="214" cy="92" r="46" fill="#d9743f" stroke="#b4532a" stroke-width="3" />
			<circle cx="214" cy="92" r="38" fill="none" stroke="#f6d9a8" stroke-width="1.5" stroke-dasharray="4 5" />
			<Hills d="M-10 190C20 150 52 150 70 172 88 158 112 164 126 190z" colour="#6f9aa0" />
			<Hills d="M214 190C240 160 262 156 282 172 300 150 330 156 340 190z" colour="#5f8c95" />
			<Figure glyph="greek-temple" x={40} y={152} s={34} colour="#fbf3e2" />
			<Figure glyph="greek-temple" x={282} y={156} s={26} colour="#fbf3e2" />
			<path d="M0 188h320v120H0z" fill="#8fc3c4" />
			<Surf y={204} colour="#5fa0ac" step={34} />
			<Surf y={222} colour="#3c7f95" step={40} from={14} />
			<Figure glyph="trireme" x={150} y={160} s={172} />
			<Surf y={238} colour="#2d6f86" step={46} from={6} />
			<Figure glyph="dolphin" x={44} y={236} s={46} turn={-12} />
			<Figure glyph="dolphin" x={84} y={252} s={34} turn={4} />
			<Surf y={264} colour="#1d5670" step={52} from={20} />
			<Surf y={288} colour="#143f57" step={58} />
		</Scene>
	);
}
