// How the cards and gods of both Cyclades are shown in a scene.
import { Card } from 'page/cards/card';
import { creatureLook, heroLook } from './looks';
import type { FaceProps } from 'page/face/face';
import { Medal } from 'page/kit/parts';

export function Thing(p: FaceProps & { kind: string; value: string; label: string }) {
	if (p.kind === 'god')
		return (
			<figure class="scene__god">
				<Medal sign={`god-${p.value}`} size={54} />
				<figcaption>{p.label}</figcaption>
			</figure>
		);
	if (p.kind === 'hero') return <Card look={heroLook(p, p.value, { title: p.label })} />;
	if (['card', 'creature', 'figurine'].includes(p.kind))
		return <Card look={creatureLook(p, p.value, { title: p.label })} />;
	return null;
}
