// A card's large view: its words come from the engine.
import { useEffect, useState } from 'preact/hooks';
import { Card, type Look } from './card';
import { Dialog } from '../kit/dialog';
import { t } from '../words/i18n';
import type { Source } from '../play/source';

export interface CardWanted {
	token: string;
	title: string;
	text?: string; // already known
	notes?: string[];
	look?: Look; // drawn as a card; else told
}

export function CardDialog(props: { source: Source; game: string; card: CardWanted; close: () => void }) {
	const { card } = props;
	const [text, setText] = useState(card.text ?? '');
	useEffect(() => {
		if (card.text === undefined)
			props.source.card(props.game, card.token).then(
				a => setText(a.trim()),
				e => setText((e as Error).message),
			);
	}, [card.token]);
	const plain = text.startsWith(card.title + ': ') ? text.slice(card.title.length + 2) : text;
	return (
		<Dialog title={card.title} close={props.close} class="bigcard">
			{(card.notes ?? []).filter(Boolean).map(n => (
				<p class="quiet">{n}</p>
			))}
			{card.look ? (
				<>
					<Card look={{ ...card.look, text: plain, from: undefined }} size="l" w={260} zoom={false} />
					{card.look.from && <p class="cardfrom">{card.look.from}</p>}
				</>
			) : (
				<p class="effect">{plain || t('This card has no words of its own.')}</p>
			)}
		</Dialog>
	);
}
