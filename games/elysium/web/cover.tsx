// The cover: a scene of silhouettes.
import { t } from 'page/words/i18n';
import { Figure, Rays, Scene, black } from 'page/kit/coverscene';

export const introduction = () =>
	t(
		'Five epochs of gathering heroes, sages and treasures of the gods. Four coloured columns decide what ' +
			'you can take; powers work in your Domain until you write the cards as Legends, which bring victory ' +
			'points.',
	);

const stars: [x: number, y: number][] = [
	[30, 30],
	[70, 60],
	[110, 24],
	[250, 28],
	[292, 62],
	[214, 18],
	[20, 96],
	[300, 120],
	[150, 14],
	[48, 140],
	[276, 150],
];
const columns = ['#2a68b5', '#bb2f26', '#dca51a', '#368453'];

const Column = (p: { x: number; colour: string }) => (
	<g transform={`translate(${p.x} 116)`} stroke={black} stroke-width="1.2">
		<path d="M-9 12h18l3 98h-24z" fill={p.colour} />
		<path d="M-4 14l-1.5 94M0 14v94M4 14l1.5 94" fill="none" stroke="#fff" stroke-opacity=".4" />
		<path d="M-15 0h30v6h-30zM-12 6h24l-3 6h-18zM-15 110h30v10h-30z" fill="#f4ead5" />
	</g>
);

export function Cover() {
	return (
		<Scene
			id="elysium"
			sky={[
				[0, '#0c2534'],
				[0.55, '#1d5a6b'],
				[1, '#7fb7a8'],
			]}
		>
			<defs>
				<radialGradient id="glow-elysium">
					<stop offset="0" stop-color="#fff3c9" stop-opacity=".95" />
					<stop offset="1" stop-color="#fff3c9" stop-opacity="0" />
				</radialGradient>
			</defs>
			{stars.map(([x, y], k) => (
				<path
					transform={`translate(${x} ${y}) scale(${0.5 + (k % 3) * 0.25})`}
					d="M0-6C.6-1.5 1.5-.6 6 0 1.5.6.6 1.5 0 6-.6 1.5-1.5.6-6 0-1.5-.6-.6-1.5 0-6z"
					fill="#fdf3d6"
				/>
			))}
			<circle cx="160" cy="170" r="150" fill="url(#glow-elysium)" />
			<Rays x={160} y={178} n={30} colour="#fff3c9" opacity={0.09} />
			<path d="M160 52L268 104H52z" fill="#f4ead5" stroke={black} stroke-width="2" />
			<path d="M160 66L236 100H84z" fill="#b4532a" />
			<Figure glyph="owl" x={160} y={87} s={26} />
			<path d="M50 104h220v12H50z" fill="#f4ead5" stroke={black} stroke-width="2" />
			{columns.map((c, k) => (
				<Column x={74 + k * 57} colour={c} />
			))}
			<g stroke={black} stroke-width="1.5">
				<path d="M44 236h232v12H44z" fill="#f4ead5" />
				<path d="M30 248h260v13H30z" fill="#e2d2b3" />
				<path d="M14 261h292v14H14z" fill="#cdb990" />
			</g>
			<path d="M0 275h320v30H0z" fill="#0f3144" />
			{[16, 40, 284, 306].map(x => (
				<Figure glyph="high-grass" x={x} y={262} s={42} colour="#0f3144" />
			))}
			<Figure glyph="hooded-figure" x={160} y={216} s={46} />
		</Scene>
	);
}
