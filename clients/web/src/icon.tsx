// Icons of the game-icons set by name, for drawings that are older than kit/sign.tsx.
export function Icon(props: { name: string; class?: string; label?: string }) {
	return (
		<svg class={'icon ' + (props.class ?? '')} viewBox="0 0 512 512" role={props.label ? 'img' : undefined} aria-label={props.label} aria-hidden={props.label ? undefined : 'true'}>
			<use href={`#g-${props.name}`} width="512" height="512" />
		</svg>
	);
}

// The same inside a drawing: a square of side s centred on x, y.
export function IconAt(props: { name: string; x: number; y: number; s: number; class?: string }) {
	return <use class={props.class} href={`#g-${props.name}`} x={props.x - props.s / 2} y={props.y - props.s / 2} width={props.s} height={props.s} aria-hidden="true" />;
}
