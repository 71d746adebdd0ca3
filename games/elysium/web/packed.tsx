// A card, a quest, a tile of a pack as it will look.
import { Card, type Look } from 'page/cards/card';
import type { PackedProps } from 'page/face/face';
import { lookOf, type Design } from './model';

const tile = (title: string, text: string, signs: string): Look => ({
	title,
	text,
	signs,
	kind: 'quest',
	art: 'greek-temple',
});

function look({ sheet, row, say }: PackedProps): Look | null {
	const { look: l } = row;
	if (sheet === 'card') return lookOf({ say }, l as Design);
	if (sheet === 'quest') return tile(row.row, row.now, `+${l.gold}{gold} ${l.transfers}{transfer} +${l.vp}{vp}`);
	return sheet === 'level-tile'
		? tile(row.row, row.now, `+${l.vp}{vp}`)
		: { ...tile(row.row, row.now, ''), needs: l.pediment };
}

export const Packed = (p: PackedProps) => {
	const shown = look(p);
	return shown && <Card look={shown} size="l" w={240} zoom={false} />;
};
