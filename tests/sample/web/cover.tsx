// The cover of Lots: a die.
import { Figure, Scene } from 'page/kit/coverscene';

export const introduction = () => '';

export const Cover = () => (
	<Scene
		id="sample"
		sky={[
			[0, '#f6d9a8'],
			[1, '#cfe0d6'],
		]}
	>
		<Figure glyph="dice-six-faces-five" x={160} y={150} s={150} />
	</Scene>
);
