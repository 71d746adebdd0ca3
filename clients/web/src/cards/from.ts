// Where the values of a thing come from, in words: the rulebook prints them, we designed them or read the rulebook
// so, or the pack of the table has them. The engine says which.
import type { FaceProps } from '../face/face';
import { t } from '../words/i18n';

type Seen = Pick<FaceProps, 'view' | 'table'>;

// "card", "ZEU-01"; without a token: of all of a kind, or of a thing of which there is one.
export function fromOf({ view, table }: Seen, thing: string, token = ''): string | undefined {
	const from = (view.board?.from ?? {}) as Record<string, string>;
	switch (from[`${thing}:${token}`] ?? from[thing]) {
		case 'printed':
			return t('printed in the rulebook');
		case 'ours':
			return t('designed by us');
		case 'ruling':
			return t('our ruling');
		case 'cards':
			return t('printed on the cards of the box; the rulebook does not list them');
		case 'starts':
			return t('printed in the rulebook; the start of two designed by us');
		case 'wounds':
			return t('printed in the rulebook; wound symbols designed by us');
		case 'pack':
			return table.packed?.name;
	}
	return undefined;
}

// Added to what is told of a thing.
export const withFrom = (p: Seen, text: string, thing: string, token?: string) =>
	[text, fromOf(p, thing, token)].filter(Boolean).join(' · ');
