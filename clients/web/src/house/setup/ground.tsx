// What will be played on, where a game leaves no choice of it: the painted map for so many seats.
import { useEffect, useState } from 'preact/hooks';
import type { Draft } from '../../face/face';
import { t } from '../../words/i18n';
import { asOption, draft, packForm, type Options } from '../../play/local';
import { planOf, type MapPlan } from '../../map/geometry';
import { MapPicture } from '../../map/picture';

// A board of the engine for these options; null if they are refused. `thrown`: chance lays it out, once for each
// `turn`.
export function useDraft<T>(game: string, seats: number, options: Options, thrown = false, turn = 0): T | null {
	const [found, setFound] = useState<{ key: string; board: T } | null>(null),
		key = JSON.stringify([game, seats, options, turn]);
	useEffect(() => {
		let here = true;
		draft<T>(game, seats, options, thrown).then(
			board => here && setFound({ key, board }),
			() => here && setFound(null),
		);
		return () => void (here = false);
	}, [key]);
	return found?.key === key ? found.board : null;
}

// What the engine would draw a row of a pack from, without playing it: a browser has few places for packs.
export function usePackLook<T>(pack: string | undefined, sheet: string, wanted: (look: T) => boolean): T | null {
	const [looks, setLooks] = useState<T[]>([]);
	useEffect(() => {
		let here = true;
		if (!pack) setLooks([]);
		else
			packForm(pack).then(
				form => here && setLooks(form.sheets.find(s => s.word === sheet)?.rows.map(r => r.look as T) ?? []),
				() => here && setLooks([]),
			);
		return () => void (here = false);
	}, [pack, sheet]);
	return looks.find(wanted) ?? null;
}

const none: MapPlan = { ids: [] };
export const planOrNone = (board: Parameters<typeof planOf>[0] | null) => (board ? planOf(board) : none);

// On an invitation: nothing where chance lays out the map when the game begins.
export function TableMap(p: { game: string; seats: number; options: Options; pack?: string }) {
	const options = p.pack ? { ...p.options, pack: asOption(p.pack) } : p.options,
		plan = planOrNone(useDraft<Parameters<typeof planOf>[0]>(p.game, p.seats, options));
	return plan.ids.length ? (
		<div class="invite__map">
			<MapPicture plan={plan} label={t('The map of this table')} />
		</div>
	) : null;
}

export const onlyMap = (words: (seats: number) => string) =>
	function OnlyMap(p: Draft) {
		const board = useDraft<Parameters<typeof planOf>[0]>(p.game.id, p.seats, {});
		return (
			<figure class="setup__map">
				<MapPicture plan={planOrNone(board)} label={words(p.seats)} />
				<figcaption>{words(p.seats)}</figcaption>
			</figure>
		);
	};
