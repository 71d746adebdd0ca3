// The cover: a scene of silhouettes.
import { t } from 'page/words/i18n';
import { Figure, Hills, Rays, Scene, black } from 'page/kit/coverscene';

export const introduction = () =>
	t(
		'Lead a hero and his hoplites over the map of Greece: take regions, build temples, raise monuments, ' +
			'finish quests, hunt monsters. There are four ways to win. Alone you hold out against the Persians.',
	);

export function Cover() {
	return (
		<Scene
			id="hellas"
			sky={[
				[0, '#c9683b'],
				[0.5, '#e7a063'],
				[1, '#f6d9a8'],
			]}
		>
			<Rays x={160} y={128} n={32} colour="#f6d9a8" opacity={0.24} />
			<circle cx="160" cy="122" r="106" fill="#f6d9a8" stroke="#b4532a" stroke-width="4" />
			<circle cx="160" cy="122" r="97" fill="none" stroke="#b4532a" stroke-width="2" stroke-dasharray="6 5" />
			<Figure glyph="spartan-helmet" x={160} y={120} s={178} />
			<Hills
				d="M-10 232L30 196 62 216 104 184 142 214 186 188 226 216 262 190 300 214 340 192V310H-10z"
				colour="#8a3c1f"
			/>
			<Hills d="M-10 252L60 226 130 246 210 224 280 248 340 230V310H-10z" colour="#5f2714" />
			{[20, 60, 100, 140, 180, 220, 260, 300].map((x, k) => (
				<Figure glyph="spartan" x={x} y={252 + (k % 2) * 5} s={62} />
			))}
			<path d="M0 278h320v30H0z" fill={black} />
			<path d="M0 284h320" stroke="#d98a5b" stroke-width="2" />
		</Scene>
	);
}
