// The medallion of a card: black figures in a clay tondo with a meander, composed from silhouettes.
//
// A recipe is a list of layers "glyph x y size turn tone flip; …" on a field of 100 x 100 (default:
// 50 46 58 0 k): tones k black glaze, w white slip, r added red, c clay; a layer "waves" puts the sea below instead of
// the ground.
import { drawn } from '../kit/shapes';

interface Layer {
	glyph: string;
	x: number;
	y: number;
	size: number;
	turn: number;
	tone: string;
	flip: boolean;
}

export function layersOf(recipe: string): Layer[] {
	return recipe
		.split(';')
		.map(s => s.trim())
		.filter(s => s && s !== 'waves')
		.map(s => {
			const [glyph, x = 50, y = 46, size = 58, turn = 0, tone = 'k', flip] = s.split(/\s+/);
			return { glyph: glyph!, x: +x, y: +y, size: +size, turn: +turn, tone, flip: !!flip };
		});
}

// From the field of a recipe to the 120 x 120 of the symbol.
const place = (l: Layer) =>
	`translate(${(60 + (l.x - 50) * 1.02).toFixed(1)} ${(61 + (l.y - 50) * 1.02).toFixed(1)})` +
	`${l.turn ? ` rotate(${l.turn})` : ''}${l.flip ? ' scale(-1 1)' : ''}`;

export function Tondo(p: { recipe: string; glaze?: boolean; label?: string; class?: string }) {
	const waves = /(^|;)\s*waves\b/.test(p.recipe);
	const whole = (id: string) => drawn(id) ?? <use href={`#${id}`} width="120" height="120" />;
	return (
		<svg
			class={`tondo ${p.glaze ? 'tondo--glaze' : ''} ${p.class ?? ''}`}
			viewBox="0 0 120 120"
			role={p.label ? 'img' : undefined}
			aria-label={p.label}
			aria-hidden={p.label ? undefined : 'true'}
		>
			{whole(p.glaze ? 'tondo-glaze' : 'tondo')}
			<g clip-path="url(#c-tondo)">
				{layersOf(p.recipe).map(l => {
					const s = l.size * 1.1,
						figure = drawn(`g-${l.glyph}`);
					if (figure)
						return (
							<g
								class={`tone-${l.tone}`}
								transform={`${place(l)} scale(${(s / 512).toFixed(5)}) translate(-256 -256)`}
							>
								{figure}
							</g>
						);
					return (
						<use
							href={`#g-${l.glyph}`}
							x={-s / 2}
							y={-s / 2}
							width={s}
							height={s}
							class={`tone-${l.tone}`}
							transform={place(l)}
						/>
					);
				})}
			</g>
			{!p.glaze && whole(waves ? 'tondo-waves' : 'tondo-ground')}
		</svg>
	);
}
