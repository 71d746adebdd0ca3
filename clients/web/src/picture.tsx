// A small scene for each game, drawn from the icons and colours of its board.
import { IconAt } from './icon';

type Thing = [icon: string, x: number, y: number, size: number];
const scenes: Record<string, { sky: string; ground: string; ink: string; things: Thing[] }> = {
	legendary: { sky: '#cfe3ea', ground: '#7fb2c6', ink: '#5a2d6e', things: [['greek-temple', 150, 62, 84], ['hydra', 62, 78, 62], ['trireme', 240, 90, 56]] },
	cyclades: { sky: '#dcecf0', ground: '#8fbccd', ink: '#1f4f74', things: [['trireme', 106, 74, 92], ['elven-castle', 226, 70, 62], ['kraken-tentacle', 30, 92, 44]] },
	hellas: { sky: '#f1e3c4', ground: '#c9a566', ink: '#6b2f16', things: [['spartan-helmet', 92, 66, 90], ['colombian-statue', 200, 62, 92], ['minotaur', 262, 86, 46]] },
	elysium: { sky: '#e7e2f1', ground: '#b9b0d3', ink: '#4b3a86', things: [['laurel-crown', 150, 62, 92], ['ionic-column', 52, 72, 72], ['ionic-column', 248, 72, 72]] },
};

const waves = Array.from({ length: 11 }, (_, i) => `M${i * 30 - 15} 0q7.5 -7 15 0t15 0`).join('');

export function Picture(props: { game: string }) {
	const scene = scenes[props.game] ?? scenes.legendary!;
	return (
		<svg class="picture" viewBox="0 0 300 130" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
			<rect width="300" height="130" fill={scene.sky} />
			<circle cx="262" cy="24" r="13" fill="#fff7da" />
			<path d="M0 96q75 -16 150 0t150 0V130H0Z" fill={scene.ground} />
			<g fill={scene.ink} style={{ color: scene.ink }}>
				{scene.things.map(([icon, x, y, s]) => <IconAt name={icon} x={x} y={y} s={s} />)}
			</g>
			<path transform="translate(0 118)" d={waves} fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="2" />
		</svg>
	);
}
