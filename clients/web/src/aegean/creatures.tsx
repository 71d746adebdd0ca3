// The creatures and heroes that can be bought, as cards with their price for this seat now.
import { useEffect, useState } from 'preact/hooks';
import { Kept, target } from '../board/board';
import { Card, type Look } from '../cards/card';
import { Pictograms } from '../cards/signs';
import { creatureLook, heroLook } from './looks';
import type { FaceProps } from '../face';
import { t } from '../i18n';
import type { Choice } from '../types';

// What a card does, in words.
function useText(p: FaceProps, token: string, name: string): string {
	const [text, setText] = useState('');
	useEffect(() => {
		let here = true;
		p.cardText(token).then(words => here && setText(words.trim().replace(`${name}: `, '')), () => {});
		return () => void (here = false);
	}, [token, name, p.cardText]);
	return text;
}

// kinds: what touching it may mean; price: printed; pays: what this seat would pay now, where it may buy it.
export function MiniCard(d: { p: FaceProps; kinds: string[]; token: string; say: string; price?: number; pays?: number; note?: string; band: 'creature' | 'hero' }) {
	const { p } = d, name = p.say(d.say, d.token), lowered = d.pays !== undefined && d.price !== undefined && d.pays < d.price;
	const told = [name, d.pays !== undefined ? t('you pay {n}', { n: d.pays }) : d.price !== undefined ? t('price {n}', { n: d.price }) : '', d.note ?? ''].filter(Boolean).join(', ');
	const hit = target(p, d.kinds, d.token, told), lit = hit['data-lit'] !== undefined;
	const text = useText(p, d.token, name);
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

// A question about nothing but which creature or hero: those that may be had, large enough to be read, at the foot of the stage.
export function Shop(p: FaceProps) {
	const bought = (m: Choice) => m.args.length === 1 && (m.args[0]!.kind === 'creature' || m.args[0]!.kind === 'hero');
	if (!p.moves.some(bought) || p.moves.some(m => m.args.length && !bought(m))) return null;
	const cards = [...new Map(p.moves.filter(bought).map(m => [String(m.args[0]!.value), m])).entries()];
	return <div class="shop" style={{ '--n': cards.length }}>{cards.map(([token, m]) => <Offered key={token} p={p} token={token} kind={m.args[0]!.kind} price={m.price} />)}</div>;
}

function Offered(d: { p: FaceProps; token: string; kind: string; price?: number }) {
	const { p, token, kind } = d, title = p.say(kind, token), text = useText(p, token, title);
	const face = { title, price: d.price, ...(text ? { text } : {}) };
	const told = [title, text, d.price !== undefined ? t('you pay {n}', { n: d.price }) : ''].filter(Boolean).join('. ');
	return <Card size="l" zoom={false} look={kind === 'hero' ? heroLook(token, face) : creatureLook(kind, token, face)} hit={target(p, kind, token, told) as object} />;
}
