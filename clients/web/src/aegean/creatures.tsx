// The creatures and heroes that can be bought, as cards with their price for this seat now.
import { useEffect, useState } from 'preact/hooks';
import { Kept, target } from '../board/board';
import { Card, type Look } from '../cards/card';
import { Pictograms } from '../cards/signs';
import { creatureLook, heroLook } from './looks';
import type { FaceProps } from '../face';
import { t } from '../i18n';

// kinds: what touching it may mean; price: printed; pays: what this seat would pay now, where it may buy it.
export function MiniCard(d: { p: FaceProps; kinds: string[]; token: string; say: string; price?: number; pays?: number; note?: string; band: 'creature' | 'hero' }) {
	const { p } = d, name = p.say(d.say, d.token), lowered = d.pays !== undefined && d.price !== undefined && d.pays < d.price;
	const told = [name, d.pays !== undefined ? t('you pay {n}', { n: d.pays }) : d.price !== undefined ? t('price {n}', { n: d.price }) : '', d.note ?? ''].filter(Boolean).join(', ');
	const hit = target(p, d.kinds, d.token, told), lit = hit['data-lit'] !== undefined;
	const [text, setText] = useState('');
	useEffect(() => {
		let here = true;
		p.cardText(d.token).then(words => here && setText(words.trim().replace(`${name}: `, '')), () => {});
		return () => void (here = false);
	}, [d.token, name, p.cardText]);
	const face = { title: name, price: d.pays ?? d.price, ...(text ? { text } : {}) };
	const look: Look = d.band === 'hero' ? heroLook(d.token, face) : creatureLook(d.say, d.token, face);
	const show = () => p.card({ token: d.token, title: name, look });
	const keys = (e: KeyboardEvent) => e.key === 'Enter' && show();
	// not for sale: a touch tells what it does
	const about = { ...hit, tabindex: 0, 'aria-label': told, onClick: show, onKeyDown: keys };
	return (
		<Kept later of={JSON.stringify([look, hit, told, lowered, d.price])}>
			{() => (
				<div class="mini">
					<Card look={look} hit={(lit ? hit : about) as object} />
					<b aria-hidden="true">{name}</b>
					<span class="mini__signs" aria-hidden="true"><Pictograms text={look.signs ?? ''} /></span>
					{lowered && <s class="mini__was">{d.price}</s>}
					{lit && <button class="mini__about" aria-label={t('What {name} does', { name })} onClick={show}>?</button>}
				</div>
			)}
		</Kept>
	);
}
