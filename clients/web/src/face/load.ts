// Finds the face of a game: its script, its styles and its glyphs are loaded when they are first needed.
import games from 'generated/games';
import { options } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { renew } from '../browser/renew';
import type { Face, GameCover } from './face';
import { addSprite } from '../kit/sign';

export const coverOf = (game: string): GameCover | undefined => games[game];

const loaded = new Map<string, Promise<Face | null>>();

function style(href: string): Promise<void> {
	return new Promise(done => {
		const link = document.createElement('link');
		link.rel = 'stylesheet';
		link.href = href;
		link.onload = link.onerror = () => done();
		document.head.append(link);
	});
}

export function faceOf(game: string): Promise<Face | null> {
	if (!games[game]) return Promise.resolve(null);
	let face = loaded.get(game);
	if (!face) {
		const at = `/games/${game}`;
		face = Promise.all([
			import(at + '.js') as Promise<{ default: Face; options: typeof options }>,
			style(at + '.css'),
			addSprite(at + '.svg'),
		]).then(async ([m]) => {
			if (m.options === options) return m.default;
			await renew();
			throw new Error(`${at}.js is of another version`);
		});
		face.catch(() => loaded.delete(game));
		loaded.set(game, face);
	}
	return face;
}

// undefined while it is not known yet; null where a game has none.
export function useFace(game: string | undefined): Face | null | undefined {
	const [face, setFace] = useState<{ game: string; face: Face | null }>();
	useEffect(() => {
		let gone = false;
		if (game)
			faceOf(game).then(
				f => gone || setFace({ game, face: f }),
				() => gone || setFace({ game, face: null }),
			);
		return () => void (gone = true);
	}, [game]);
	return face && face.game === game ? face.face : undefined;
}
