// A position on a map, for a card of the home page: the painted map with the colours of those who hold it.
import { useMemo } from 'preact/hooks';
import type { Colour, GlimpseProps } from '../face/face';
import { planOf } from './geometry';
import { MapPicture, type Standing } from './picture';

// `owner` says who holds an area of the board; '' nobody.
export const glimpseOf = (
	owner: (p: GlimpseProps, area: { id: string; kind: string }) => string | null | undefined,
	extra: Record<string, Colour> = {},
) =>
	function Glimpse(p: GlimpseProps) {
		const plan = useMemo(() => planOf(p.view.board), [p.view.board]);
		const standing = (p.view.board.areas as { id: string; kind: string }[]).flatMap((a): Standing[] => {
			const who = owner(p, a),
				colour = who ? (extra[who] ?? p.colour(who)) : undefined;
			return colour ? [{ area: a.id, colour, land: a.kind !== 'sea' }] : [];
		});
		return <MapPicture plan={plan} standing={standing} cover />;
	};
