// A rematch that somebody of this table has offered, to whoever has not answered yet.
import { useEffect, useState } from 'preact/hooks';
import { get } from '../play/api';
import { t } from '../words/i18n';
import { nameOf } from '../words/names';
import { Sign } from '../kit/sign';
import type { Table } from '../play/types';
import { accept, decline } from './rematch';

// Whether a seat of the table is held for the reader.
export const isOffered = (table: Table) => !!table.seats.find(s => s.seat === table.you)?.offered;

// What the host of the table asks us.
export const offerOf = (table: Table) =>
	table.continues
		? t('{name} plays on from an earlier position and asks you in.', { name: nameOf(table, table.host) })
		: t('{name} offers a rematch.', { name: nameOf(table, table.host) });

// The rematch of a finished table, as long as its seat is held for the reader.
export function useOffer(table: Table): Table | null {
	const [offer, setOffer] = useState<Table | null>(null),
		id = table.status === 'over' ? table.rematch : undefined;
	useEffect(() => {
		let here = true;
		setOffer(null);
		if (id)
			get<Table>('/api/tables/' + id, 1).then(
				found => here && found.status === 'open' && isOffered(found) && setOffer(found),
				() => {}, // it was closed
			);
		return () => void (here = false);
	}, [id]);
	return offer;
}

export function Offer(p: { table: Table; again: () => void; say: (text: string) => void }) {
	const [said, setSaid] = useState(false),
		failed = (e: Error) => p.say(e.message);
	if (said) return <p role="status">{t('You declined the rematch.')}</p>;
	return (
		<div class="offer" role="group" aria-label={t('Rematch')}>
			<p role="status">{offerOf(p.table)}</p>
			<button class="btn btn--main" onClick={() => void accept(p.table.id).catch(failed)}>
				<Sign id="ui-again" />
				{t('Accept')}
			</button>
			<button class="btn" onClick={() => void decline(p.table.id).then(() => (setSaid(true), p.again()), failed)}>
				{t('Decline')}
			</button>
		</div>
	);
}
