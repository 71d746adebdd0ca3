import icons from 'generated/icons.json';

const table = icons as Record<string, string>;

// An icon of the game-icons set (CC BY 3.0, credited on the about page).
export function Icon(props: { name: string; class?: string; label?: string }) {
	return (
		<svg
			class={'icon ' + (props.class ?? '')}
			viewBox="0 0 512 512"
			role={props.label ? 'img' : undefined}
			aria-label={props.label}
			aria-hidden={props.label ? undefined : 'true'}
			dangerouslySetInnerHTML={{ __html: table[props.name] ?? '' }}
		/>
	);
}

// The same inside a drawing: a square of side s centred on x, y.
export function IconAt(props: { name: string; x: number; y: number; s: number; class?: string }) {
	return (
		<g
			class={props.class}
			transform={`translate(${props.x - props.s / 2} ${props.y - props.s / 2}) scale(${props.s / 512})`}
			aria-hidden="true"
			dangerouslySetInnerHTML={{ __html: table[props.name] ?? '' }}
		/>
	);
}
