// The cover: a scene of silhouettes.
import { t } from 'page/words/i18n';
import { Figure, Hills, Rays, Scene, Surf } from 'page/kit/coverscene';

export const introduction = () =>
	t(
		'Rival factions among the Cyclades bid for the favour of the gods, round by round. Poseidon sails, ' +
			'Ares marches, the others bring priestesses, philosophers and buildings; creatures and heroes turn the ' +
			'tide. Three metropolises win.',
	);

export function Cover() {
	return (
		<Scene
			id="legendary"
			sky={[
				[0, '#3c1230'],
				[0.45, '#8a2d3c'],
				[0.75, '#e08a4f'],
			]}
		>
			<Rays x={160} y={186} n={30} colour="#ffd79a" opacity={0.13} />
			<circle cx="160" cy="188" r="66" fill="#f6c979" stroke="#e08a4f" stroke-width="3" />
			<Hills d="M0 200L0 110C20 104 34 112 40 128 52 126 64 140 70 160 80 166 92 184 100 204z" colour="#2a0f1d" />
			<Figure glyph="greek-temple" x={30} y={92} s={54} colour="#2a0f1d" />
			<Figure glyph="sea-serpent" x={196} y={140} s={196} flip />
			<Figure glyph="sea-serpent" x={268} y={196} s={92} colour="#3a1220" flip />
			<path d="M0 214h320v90H0z" fill="#57213a" />
			<Surf y={222} colour="#57213a" step={38} />
			<Figure glyph="trireme" x={92} y={204} s={86} colour="#fbf3e2" />
			<Surf y={240} colour="#40182e" step={46} from={10} />
			<Surf y={262} colour="#2c1022" step={52} from={26} />
			<Surf y={286} colour="#1c0a17" step={60} />
		</Scene>
	);
}
